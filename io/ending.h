/// The ending of a file's name, by which other programs know its format.
#pragma once

#include <string>
#include <string_view>

namespace boardmill::io {

/// ".csv" of "folder/rows.CSV": from the last dot of the last part on, in small letters; empty
/// where there is none. Pure.
std::string ending_of(std::string_view path);

}  // namespace boardmill::io
