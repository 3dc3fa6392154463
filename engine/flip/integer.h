/// Numbers of boards, which may have more than a thousand digits.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace boardmill::flip {

/// Room for C(4096, w) times a cell.
using Integer = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    4160, 4160, boost::multiprecision::unsigned_magnitude, boost::multiprecision::unchecked, void>>;

}  // namespace boardmill::flip
