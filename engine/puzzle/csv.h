/// Reading CSV (RFC 4180, with LF or CRLF): the cells of one record. By hand, because this is on
/// the hot path of every row, and faults need their place. Covered by
/// tests/unit/puzzle/csv_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/bytes.h"

namespace boardmill {

struct CsvCell {
  std::string text;    ///< without quotes
  std::size_t at = 0;  ///< where its text begins in the record
};

/// What is wrong with a record, and where in it.
struct CsvFault {
  std::size_t at = 0;
  std::string_view expected;
};

/// Splits a record, with or without what may stand unnoticed at its end, into `cells`, whose memory
/// is used again. `separator`: a comma, or what stands for it.
std::optional<CsvFault> split_csv(std::string_view record, std::vector<CsvCell>& cells,
                                  char separator = ',');

/// Appends a cell, between quotes where it has a comma, a quote, CR or LF, or a blank at its end.
void write_csv_cell(std::string_view text, Bytes& out);

/// Appends a cell between quotes.
void write_quoted_csv_cell(std::string_view text, Bytes& out);

}  // namespace boardmill
