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
#include "engine/batch/reader.h"
#include "engine/batch/text_stream.h"
#include "engine/puzzle/claim.h"
#include "engine/puzzle/entry.h"

namespace boardmill::batch {

/// One row of a results file. It stays where it is: it holds views into itself.
struct ResultRow {
  ResultRow() = default;
  ResultRow(const ResultRow&) = delete;
  ResultRow& operator=(const ResultRow&) = delete;

  std::string cells;                       ///< one behind the other
  std::optional<std::string_view> source;  ///< as printed; absent: the file has no such column
  std::optional<std::uint64_t> record;     ///< absent: rows are taken in order
  std::uint64_t line = 0;                  ///< where it stands
  std::string fault;                       ///< why it cannot be read; then the rest is empty
  Claim claim;
};

/// The rows of a results file, in order. `io` implements it.
class ResultRows {
 public:
  virtual ~ResultRows() = default;

  /// Whether they say which record they are about, as far as that is known; else they are taken in
  /// order, those that cannot be read among them.
  virtual bool numbered() const = 0;

  /// Fills an empty row; false at the end. Throws InputError where it breaks off.
  virtual bool next(ResultRow& row) = 0;
};

/// A record with its row, or one of them without the other.
struct CheckItem {
  enum class Kind : std::uint8_t {
    record,   ///< the next record
    doubted,  ///< the same, of a source of which the results say that it is in another form
    failure,  ///< where the source broke off
    stray,    ///< a row of no record
  };

  Kind kind = Kind::record;
  std::uint64_t record = 0;        ///< 0: unknown
  std::unique_ptr<ResultRow> row;  ///< to be verified; null: nothing is
  Finding finding;                 ///< what is known without that
  bool readable = false;           ///< a doubted record can be read
};

/// Items that travel together. Memory: as much as makes it full, and an item. That is more than the
/// rows of a chunk are as a rule: small rests of chunks keep no thread busy.
class CheckItems {
 public:
  bool full() const { return bytes_ >= max_bytes; }
  void add(CheckItem&& item);
  void clear();

  std::vector<CheckItem> list;

 private:
  static constexpr std::size_t max_bytes = std::size_t{512} << 10;

  std::size_t bytes_ = 0;
};

/// What is claimed of the records of the inputs, in input order. Where `items` become full, a
/// function stops, and goes on when it is called again. All throw InputError where the results
/// break off.
class Claims {
 public:
  virtual ~Claims() = default;

  /// Adds an item for each of the next `records` records, with which the chunk begins and ends, and
  /// for each row before them that belongs to none. Returns for how many records; fewer only where
  /// the items are full. `source` is the name as printed.
  virtual std::uint64_t take(const Chunk& chunk, std::string_view source, std::uint64_t records,
                             CheckItems& items) = 0;

  /// The source could not be read on to this record. Adds an item for that, after one for each row
  /// before it that belongs to none. False: not yet, because the items are full.
  virtual bool take_failure(std::string_view source, std::uint64_t record, CheckItems& items) = 0;

  /// The source ends here after `records` records. Adds what is claimed of more of them.
  virtual void end_source(std::string_view source, std::uint64_t records, CheckItems& items) = 0;

  /// Adds what is left after the last source.
  virtual void finish(CheckItems& items) = 0;
};

/// Rows that name their source and record. A row that is missing, doubled or out of place is told,
/// and costs no other record its row. The source of the first row stands for the first source
/// whatever it is called, so that results may be checked from another folder. `rows` outlives it.
std::unique_ptr<Claims> claims_of_rows(ResultRows& rows);

/// A judge's answers without any key: as many as there are records. Both outlive it.
std::unique_ptr<Claims> claims_of_answers(const Checking& checking, TextStream& text);

/// One line of the report.
struct CheckRow {
  std::string_view source;  ///< as printed
  std::uint64_t record;     ///< 0: of no record
  const Finding& finding;
};

/// Where the report goes. One thread at a time.
class CheckReport {
 public:
  virtual ~CheckReport() = default;

  /// False when nobody reads any more.
  virtual bool row(const CheckRow& row) = 0;

  /// So many more records have been checked. Called after some of their rows.
  virtual void progress(std::uint64_t records) = 0;
};

struct CheckSummary {
  RunEnd end = RunEnd::complete;  ///< complete, interrupted or output_closed
  bool unreadable = false;        ///< a source could not be opened or broke off
};

/// Verifying takes far longer than reading, so that small chunks share the work out well.
inline constexpr std::size_t check_chunk_bytes = std::size_t{16} << 10;

/// `printed` makes of the name of a source what results files call it.
/// What Claims throw goes through. Memory is bounded, whatever the size of inputs and results.
CheckSummary check(Arena& arena, Sources& sources, const Job& job, Claims& claims,
                   std::string (*printed)(std::string_view), CheckReport& report,
                   const std::atomic<bool>& interrupted,
                   std::size_t chunk_bytes = check_chunk_bytes);

}  // namespace boardmill::batch
