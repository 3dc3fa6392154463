/// Lines of a table that show by themselves whether they are damaged.
///
/// Idea: a check of its own in every cache line, which is in the cache anyway when it is looked at.
/// So what is read is what has been checked, each time: no state that threads share, nothing to be
/// checked before the first answer, and no later damage (a page that was read again, a file that
/// was cut or written to) that would go unnoticed.
/// The seal is NH (Black, Halevi, Krawczyk, Krovetz and Rogaway, "UMAC: Fast and Secure Message
/// Authentication", CRYPTO 1999) with fixed keys, and a multiplication that takes it to 32 bits:
/// other words, or a line in another place, have the same seal with a chance of about 2^-31.
/// Cost: 1 to 4 ns a line. Not better: checksums of larger blocks, verified at their first use
/// (random look-ups soon use all of them: 3 GB to be read in each process, as much as a run of a
/// million pairs takes); the CRC-32C of the processor (as fast, but code for x86 only).
/// Covered by tests/unit/puzzle/sealed_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/puzzle/vectors.h"

namespace boardmill {

/// A line is 15 words of 32 bits, little-endian, and its seal.
inline constexpr std::size_t sealed_line_bytes = 64;
inline constexpr std::size_t sealed_line_words = 15;

/// Writes the seal of line `number`, whose words are there, behind them.
void seal(char* line, std::uint32_t number);

/// How many lines at the front of `numbers` are intact; line i stands at 64 i of `table`, which
/// holds them all. Any thread.
std::size_t count_intact(std::string_view table, std::span<const std::uint32_t> numbers,
                         Vectors vectors = best_vectors());

/// A table that turns out to be damaged while it is used. what() is the reason alone, without the
/// name of the file.
class DamagedTable : public std::runtime_error {
 public:
  DamagedTable(std::size_t block, const std::string& reason)
      : std::runtime_error(reason), block_(block) {}

  /// In which block of TableView.
  std::size_t block() const { return block_; }

 private:
  std::size_t block_;
};

}  // namespace boardmill
