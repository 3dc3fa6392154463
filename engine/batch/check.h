/// Checking a results file against its inputs: every record is paired with what is claimed of it,
/// and the claim is verified by the puzzle.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/batch/ports.h"
#include "engine/puzzle/claim.h"
#include "engine/puzzle/entry.h"

namespace boardmill::batch {

/// One row of a results file.
struct ResultRow {
  std::optional<std::string> source;    ///< as printed; absent: the file has no such column
  std::optional<std::uint64_t> record;  ///< absent: rows are taken in order
  std::uint64_t line = 0;               ///< where it stands
  std::string fault;                    ///< why it cannot be read; then the rest is empty
  std::vector<std::string> cells;
  Claim claim;  ///< views into `cells`
};

/// The rows of a results file, in order. `io` implements it.
class ResultRows {
 public:
  virtual ~ResultRows() = default;

  /// False at the end. Throws InputError where nothing can be read as rows at all.
  virtual bool next(ResultRow& row) = 0;
};

/// What is claimed of the records of the inputs, in input order.
class Claims {
 public:
  /// A record with its row, or one of them without the other.
  struct Item {
    std::uint64_t record = 0;        ///< 0: unknown
    bool in_chunk = true;            ///< it is the next record of the chunk, not a stray row
    std::unique_ptr<ResultRow> row;  ///< to be verified; null: nothing is
    Finding finding;                 ///< what is known without that; empty: nothing to report
  };

  virtual ~Claims() = default;

  /// Appends an item for each of the `records` records of the chunk, in order, and for each row
  /// before them that belongs to none. `source` is the name as printed.
  virtual void take(const Chunk& chunk, std::string_view source, std::uint64_t records,
                    std::vector<Item>& items) = 0;

  /// The source ends here after `records` records; `failed`: it could not be read any further.
  virtual void end_source(std::string_view source, std::uint64_t records, bool failed,
                          std::vector<Item>& items) = 0;

  /// What is left after the last source.
  virtual void finish(std::vector<Item>& items) = 0;
};

/// Rows that name their source and record. A row that is missing, doubled or out of place is told,
/// and costs no other record its row. The source of the first row stands for the first source
/// whatever it is called, so that results may be checked from another folder.
std::unique_ptr<Claims> claims_of_rows(ResultRows& rows);

/// A judge's answers without any key: as many as there are records. `text` outlives it.
std::unique_ptr<Claims> claims_of_answers(const Job& job, std::string_view text);

/// One line of the report.
struct CheckRow {
  std::string_view source;  ///< as printed
  std::uint64_t record;     ///< 0: of no record
  const Finding& finding;   ///< right if `wrong` is empty
};

/// Where the report goes. One thread at a time.
class CheckReport {
 public:
  virtual ~CheckReport() = default;

  /// False when nobody reads any more.
  virtual bool row(const CheckRow& row) = 0;
};

enum class CheckEnd : std::uint8_t { complete, interrupted, output_closed };

struct CheckRun {
  CheckEnd end = CheckEnd::complete;
  bool unreadable = false;  ///< a source could not be opened or broke off
};

/// `printed` makes of the name of a source what results files call it. What ResultRows throws goes
/// through.
CheckRun check(Arena& arena, Sources& sources, const Job& job, Claims& claims,
               std::string (*printed)(std::string_view), CheckReport& report,
               const std::atomic<bool>& interrupted);

}  // namespace boardmill::batch
