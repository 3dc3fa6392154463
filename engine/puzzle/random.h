/// Seeded random numbers that are the same on every machine and standard library.
#pragma once

#include <cstdint>

namespace boardmill {

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014). Each case draws from a generator of its own, so that adding or removing a case changes no
/// other.
class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t case_index)
      : state_(mix(mix(seed + golden) + case_index * golden)) {}

  std::uint64_t next() {
    state_ += golden;
    return mix(state_);
  }

  /// Uniform over [0, bound), bound > 0, without bias (Lemire, "Fast random integer generation in
  /// an interval", ACM TOMACS 29, 2019).
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;

  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace boardmill
