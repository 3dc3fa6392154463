/// What the name of an output says of its format.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace boardmill::cli {

struct NamedFormat {
  std::string_view ending;  ///< ".csv"
  std::string_view format;
};

/// Of what is written as CSV only.
inline constexpr std::array csv_names{NamedFormat{".csv", "csv"}};

enum class Compression { offered, none };

/// The format of those `offered` that the ending of a name stands for, in letters of either case,
/// and with .gz or .zst behind it where they are offered; empty where it stands for none (.txt, a
/// device). `what` is the option. Throws UsageError where it stands for one that is not offered:
/// whoever opens the file would take it for what it is not.
std::string_view format_of_name(std::string_view what, const std::string& path,
                                std::span<const NamedFormat> offered,
                                Compression compression = Compression::offered);

}  // namespace boardmill::cli
