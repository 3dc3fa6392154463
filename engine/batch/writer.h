/// The last stage of the pipeline: takes formatted rows in input order and decides which of them go
/// out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/batch/ports.h"
#include "engine/batch/reader.h"
#include "engine/batch/tally.h"
#include "engine/puzzle/bytes.h"
#include "engine/puzzle/solving.h"

namespace boardmill::batch {

/// Hears of what goes out, in input order. One thread at a time.
class Observer {
 public:
  virtual ~Observer() = default;

  /// The first rows of a source go out.
  virtual void opened(const SourceInfo& source) = 0;

  /// A record that is malformed, over a limit or unreadable. At least the first max_noted_faults of
  /// a run are told, and every unreadable source.
  virtual void fault(std::string_view source, Outcome outcome, const Fault& fault) = 0;

  /// `total` has gone out so far. Called once a batch.
  virtual void progress(const Tally& total) = 0;
};

inline constexpr std::size_t max_noted_faults = 5;

/// What the tasks say about the rows of one chunk.
struct ChunkRows {
  struct NotedFault {
    Outcome outcome;
    Fault fault;
  };

  /// Notes the rows of `results`, which have been formatted to the bytes [begin, end) of a task.
  ChunkRows(const Results& results, std::size_t begin, std::size_t end,
            std::shared_ptr<const SourceInfo> source, bool last);

  std::shared_ptr<const SourceInfo> source;
  std::size_t begin, end;
  std::uint64_t rows;
  std::uint64_t malformed_at_front;  ///< how many rows come before the first that is not malformed
  std::size_t text_columns;          ///< that each row has
  bool last;                         ///< the source ends here
  Tally tally;
  std::vector<NotedFault> faults;  ///< the first max_noted_faults, and all unreadable sources
};

/// A source of which not one of the first 1,000 records can be read is in another form: its rows
/// are held back until a record can be read or the source ends, and if that does not happen, one
/// row that says so takes their place. They are few and short, so that holding them costs little.
class Writer {
 public:
  static constexpr std::uint64_t records_to_try = 1000;

  /// `strict`: the first row with an error is the last one.
  Writer(Sink& sink, const RowFormat& format, const Solving& solving, Observer& observer,
         bool strict);

  /// Takes the chunks of one task. False: write no more, because of `strict` or because nobody
  /// reads (closed()). Throws what the sink throws.
  bool write(std::string_view task_bytes, const std::vector<ChunkRows>& chunks);

  /// Lets out what is still held. To be called once, after the last task.
  void finish();

  const Tally& total() const { return total_; }
  bool closed() const { return closed_; }

 private:
  bool holds_back(const ChunkRows& chunk);
  void refuse(const ChunkRows& chunk);
  void hold(std::string_view rows, const ChunkRows& chunk);
  void release();
  void note(const ChunkRows& chunk);
  bool put(std::string_view rows);

  Sink& sink_;
  const RowFormat& format_;
  const Solving& solving_;
  Observer& observer_;
  const bool strict_;

  Tally total_;
  std::shared_ptr<const SourceInfo> total_source_;  ///< the last one that the observer heard of
  bool closed_ = false;

  // Of the source whose chunks come now.
  std::shared_ptr<const SourceInfo> source_;
  bool proven_ = false;          ///< a record of it can be read
  bool refused_ = false;         ///< its row has been written
  std::uint64_t malformed_ = 0;  ///< rows held back
  Bytes held_rows_;
  std::vector<ChunkRows> held_;
};

}  // namespace boardmill::batch
