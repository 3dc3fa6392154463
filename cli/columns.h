/// The columns of a run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/entry.h"
#include "io/formats.h"

namespace boardmill::cli {

struct ColumnChoice {
  std::vector<io::Column> columns;
  std::vector<std::string> texts;  ///< the text columns among them, in order: Request::text_columns

  bool has(io::ColumnKind kind) const;
};

/// Every column that a puzzle has, the default ones first.
std::vector<Choice> all_columns(const Description& puzzle);

/// Reads --columns: `a,b`, `+a,b` (added to the default) or `all`; empty: the default. Throws
/// UsageError.
ColumnChoice choose_columns(std::string_view list, const Description& puzzle);

/// Splits a list of names at its commas. Throws UsageError for an empty name.
std::vector<std::string> split_names(const char* option, std::string_view list);

/// Adds the columns of a CSV input that are kept: `input_NAME` where there is a column NAME
/// already.
void add_kept_columns(const std::vector<std::string>& names, ColumnChoice& choice);

}  // namespace boardmill::cli
