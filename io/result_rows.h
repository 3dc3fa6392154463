/// Reading what the row formats write: CSV and JSON Lines.
#pragma once

#include <memory>
#include <string_view>

#include "engine/batch/check.h"
#include "engine/puzzle/entry.h"

namespace boardmill::io {

enum class ResultFormat { csv, jsonl, answers };

/// What a results file is, by its beginning: JSON Lines begin with a brace, CSV with a header of
/// which at least one column is known; all else are answers.
ResultFormat recognise_results(std::string_view text, const Description& puzzle);

/// The rows of a results file. `text` and `puzzle` outlive it. What a column is, its name says; the
/// unknown ones are left alone. next() throws batch::InputError where no column of CSV is known.
std::unique_ptr<batch::ResultRows> read_csv_results(std::string_view text,
                                                    const Description& puzzle);
std::unique_ptr<batch::ResultRows> read_jsonl_results(std::string_view text,
                                                      const Description& puzzle);

}  // namespace boardmill::io
