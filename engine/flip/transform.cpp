#include "engine/flip/transform.h"

#include <cstddef>

#include "engine/puzzle/dispatch.h"

// Highway compiles this file once for each kind of vector.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/flip/transform.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace boardmill::flip::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using Lanes16 = hn::ScalableTag<std::int16_t>;
using Vector = hn::Vec<Lanes16>;

// x with the lanes exchanged whose numbers differ in one bit.
template <std::size_t distance>
HWY_INLINE Vector exchange(Vector x) {
  const Lanes16 d;
  if constexpr (distance == 1) {
    return hn::Reverse2(d, x);
  } else if constexpr (distance == 2) {
    const hn::Repartition<std::int32_t, Lanes16> d32;
    return hn::BitCast(d, hn::Reverse2(d32, hn::BitCast(d32, x)));
  } else if constexpr (distance == 4) {
    const hn::Repartition<std::int64_t, Lanes16> d64;
    return hn::BitCast(d, hn::Reverse2(d64, hn::BitCast(d64, x)));
  } else if constexpr (distance == 8) {
    return hn::SwapAdjacentBlocks(x);
  } else {
    return hn::SwapAdjacentBlocks(hn::ReverseBlocks(d, x));
  }
}

// One dimension among the lanes: the sum where the bit of the lane is 0, the difference where it is
// 1.
template <std::size_t distance>
HWY_INLINE Vector butterfly_in_vector(Vector x) {
  const Lanes16 d;
  if constexpr (distance < hn::MaxLanes(Lanes16())) {
    const auto upper =
        hn::Ne(hn::And(hn::Iota(d, 0), hn::Set(d, std::int16_t{distance})), hn::Zero(d));
    return hn::Add(exchange<distance>(x), hn::IfThenElse(upper, hn::Neg(x), x));
  } else {
    return x;
  }
}

HWY_INLINE void butterfly(Vector& a, Vector& b) {
  const Vector sum = hn::Add(a, b);
  b = hn::Sub(a, b);
  a = sum;
}

std::int16_t hadamard(std::int16_t* values, unsigned dimensions) {
  const Lanes16 d;
  const std::size_t lanes = hn::Lanes(d);
  const std::size_t count = std::size_t{1} << dimensions;
  Vector most = hn::Set(d, std::int16_t{-32768});
  for (std::size_t i = 0; i < count; i += lanes) {
    Vector x = hn::LoadU(d, values + i);
    x = butterfly_in_vector<1>(x);
    x = butterfly_in_vector<2>(x);
    x = butterfly_in_vector<4>(x);
    x = butterfly_in_vector<8>(x);
    x = butterfly_in_vector<16>(x);
    hn::StoreU(x, d, values + i);
    most = hn::Max(most, x);
  }
  // Two dimensions a pass, to load and store half as often.
  std::size_t half = lanes;
  for (; 4 * half <= count; half *= 4) {
    most = hn::Set(d, std::int16_t{-32768});
    for (std::size_t block = 0; block < count; block += 4 * half) {
      for (std::size_t i = block; i < block + half; i += lanes) {
        Vector w = hn::LoadU(d, values + i);
        Vector x = hn::LoadU(d, values + i + half);
        Vector y = hn::LoadU(d, values + i + 2 * half);
        Vector z = hn::LoadU(d, values + i + 3 * half);
        butterfly(w, x);
        butterfly(y, z);
        butterfly(w, y);
        butterfly(x, z);
        hn::StoreU(w, d, values + i);
        hn::StoreU(x, d, values + i + half);
        hn::StoreU(y, d, values + i + 2 * half);
        hn::StoreU(z, d, values + i + 3 * half);
        most = hn::Max(most, hn::Max(hn::Max(w, x), hn::Max(y, z)));
      }
    }
  }
  if (half < count) {
    most = hn::Set(d, std::int16_t{-32768});
    for (std::size_t i = 0; i < half; i += lanes) {
      Vector a = hn::LoadU(d, values + i);
      Vector b = hn::LoadU(d, values + i + half);
      butterfly(a, b);
      hn::StoreU(a, d, values + i);
      hn::StoreU(b, d, values + i + half);
      most = hn::Max(most, hn::Max(a, b));
    }
  }
  return hn::GetLane(hn::MaxOfLanes(d, most));
}

}  // namespace boardmill::flip::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace boardmill::flip {

std::int16_t hadamard(std::int16_t* values, unsigned dimensions, Vectors vectors) {
  static constexpr Compiled<std::int16_t(std::int16_t*, unsigned)> compiled =
      BOARDMILL_COMPILED(hadamard);
  return choose(compiled, vectors)(values, dimensions);
}

}  // namespace boardmill::flip
#endif
