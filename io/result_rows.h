/// Reading what the row formats write: CSV and JSON Lines.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/batch/check.h"
#include "engine/batch/text_stream.h"
#include "engine/puzzle/entry.h"

namespace boardmill::io {

enum class ResultFormat { csv, jsonl, answers };

/// What a results file is, by its beginning, of which nothing is taken: JSON begins with a brace or
/// a bracket, CSV with a header; all else are answers. A header has a known column, or several
/// names of columns, or one that no answer is made of. Throws InputError.
ResultFormat recognise_results(batch::TextStream& text, const Description& puzzle);

/// Why the columns of results, or the keys of their first row, say nothing for sure.
struct ColumnFault {
  enum class Kind { unknown, misspelt, repeated };

  Kind kind;
  std::string found;  ///< unknown: the first of them, of which none is known
  std::string
      known;  ///< misspelt: what differs from `found` by case or blanks alone, and is absent
};

/// The rows of results in CSV or JSON Lines. `text` and `puzzle` outlive them. What a column is,
/// its name says; the unknown ones are left alone. A row that cannot be read, or that has a key
/// twice, has a fault. Throws InputError. Memory: a row.
tl::expected<std::unique_ptr<batch::ResultRows>, ColumnFault> read_results(
    ResultFormat format, batch::TextStream& text, const Description& puzzle);

/// The names of the columns of which read_results() makes something.
std::vector<std::string_view> known_columns(const Description& puzzle);

}  // namespace boardmill::io
