/// How rows are printed: CSV, JSON Lines, and the judge's answers.
///
/// Every format names a source by printable(): the same text in each, and in messages.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/batch/ports.h"
#include "engine/puzzle/bytes.h"
#include "engine/puzzle/fault_text.h"
#include "engine/puzzle/results.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::io {

enum class ColumnKind { source, record, outcome, cost, error, source_line, text };

struct Column {
  std::string name;
  ColumnKind kind = ColumnKind::text;
  std::size_t text_index = 0;  ///< of Results::texts, for ColumnKind::text
};

/// "source","record","outcome","cost","error"
std::vector<Column> default_columns();

/// RFC 4180 with LF. The header is quoted, so that every reader detects quoting; a cell only when
/// it holds a comma, a quote, CR or LF, ends in a blank, or is empty and alone in its row (readers
/// skip blank lines). The default columns take a fast path: see csv_rows.h. Formats are immutable.
std::unique_ptr<batch::RowFormat> make_csv(std::vector<Column> columns);

/// One object a line, keys in column order; record, cost and source_line are numbers, an absent
/// value is null.
std::unique_ptr<batch::RowFormat> make_jsonl(std::vector<Column> columns);

/// The text cell `text_index` and LF for each row; an empty line for a row without one.
std::unique_ptr<batch::RowFormat> make_answers(std::size_t text_index);

/// The message for stderr, without a newline: `SOURCE:LINE:COLUMN: malformed: expected EXPECTED,
/// found FOUND`, or `SOURCE: unreadable: REASON`. Pure.
std::string message_text(std::string_view source, const Fault& fault, Outcome outcome);

using boardmill::error_text;
using boardmill::printable;

}  // namespace boardmill::io
