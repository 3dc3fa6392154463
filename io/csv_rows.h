/// The fast path of CSV: rows in the default columns, without faults.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/results.h"

namespace boardmill::io {

/// Prints `SOURCE,RECORD,OUTCOME,COST,` rows by copying: source and record number from one text for
/// ten records, the rest from a table with one entry for each outcome and cost. 3 ns a row.
/// Not better: a text that counts up in place (9 ns: each copy waits for the store before it).
class PlainCsvRows {
 public:
  PlainCsvRows();

  /// Appends rows [begin, end) of `results`, none of which has a fault, with `source` as the ready
  /// first cell. Any thread.
  void append(const Results& results, std::size_t begin, std::size_t end, std::string_view source,
              Bytes& out) const;

 private:
  static constexpr std::size_t width = 32;  ///< bytes copied for an entry, whatever its length

  struct Suffix {
    std::array<char, width - 1> text;
    std::uint8_t length;
  };

  static Suffix make_suffix(Outcome outcome, std::uint16_t cost);
  Suffix suffix(Outcome outcome, std::uint16_t cost) const;

  std::vector<Suffix> suffixes_;
};

}  // namespace boardmill::io
