/// A linear map over GF(2) from a string of bits to words, eight bits a step instead of one: for
/// each byte of the bits, a table of what its 256 values add up to. (The "method of the four
/// Russians": Arlazarov, Dinic, Kronrod and Faradzev, "On economical construction of the transitive
/// closure of an oriented graph", Soviet Mathematics Doklady 11, 1970.)
/// Covered by tests/unit/flip/byte_tables_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardmill::flip {

template <class Word>
class ByteTables {
 public:
  ByteTables() = default;

  /// columns[i] is what bit i alone is mapped to.
  explicit ByteTables(std::span<const Word> columns) : tables_((columns.size() + 7) / 8) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      for (std::size_t value = 1; value < 256; ++value) {
        const std::size_t lowest = 8 * i + static_cast<std::size_t>(std::countr_zero(value));
        const Word column = lowest < columns.size() ? columns[lowest] : Word{0};
        tables_[i][value] = static_cast<Word>(tables_[i][value & (value - 1)] ^ column);
      }
    }
  }

  /// What bits 64 * word to 64 * word + 63 of the string, given in `bits`, are mapped to.
  Word sum(std::uint64_t bits, std::size_t word = 0) const {
    Word sum = 0;
    const std::size_t end = std::min(tables_.size(), 8 * word + 8);
    for (std::size_t i = 8 * word; i < end; ++i) {
      sum = static_cast<Word>(sum ^ tables_[i][bits & 0xff]);
      bits >>= 8;
    }
    return sum;
  }

  /// The same where it is known how many tables there are.
  template <std::size_t count>
  Word sum_of(std::uint64_t bits) const {
    Word sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      sum = static_cast<Word>(sum ^ tables_[i][(bits >> (8 * i)) & 0xff]);
    }
    return sum;
  }

  std::size_t size() const { return tables_.size(); }

 private:
  std::vector<std::array<Word, 256>> tables_;
};

}  // namespace boardmill::flip
