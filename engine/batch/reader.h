/// From streams of bytes to batches of whole records.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/batch/clip.h"
#include "engine/batch/ports.h"
#include "engine/puzzle/bytes.h"
#include "engine/puzzle/solving.h"

namespace boardmill::batch {

/// What is known of a source once its beginning has been read. Its chunks share it.
struct SourceInfo {
  std::string name;        ///< as given
  std::string form;        ///< how it is read, for people; empty if that could not be decided
  std::string header;      ///< what stands before its first record
  std::string first_line;  ///< the beginning of it, for the message that no record can be read
  mutable std::atomic<bool> refused = false;  ///< set by the writer: read no further
};

/// A part of a batch that comes from one source.
struct Segment {
  std::shared_ptr<const SourceInfo> source;
  std::size_t begin = 0, end = 0;  ///< bytes of Batch::buffer: whole records
  std::uint64_t records = 0;       ///< how many
  Framer framer;                   ///< as it stood at `begin`
  bool last = false;               ///< the source ends here
  std::optional<Fault> failure;    ///< the source could not be read any further than this
};

/// The records of a segment as a facet takes them; `buffer` is its batch's and outlives the chunk.
Chunk chunk_of(const Segment& segment, const Bytes& buffer);

/// What the pipeline passes on at a time: segments of consecutive sources, so that a folder of many
/// small files is as cheap as one large file.
struct Batch {
  Bytes buffer;
  std::vector<Segment> segments;
};

/// Reads all sources, one after the other. Memory: a batch holds `chunk_bytes`, or one record where
/// that is longer. One thread at a time.
class Reader {
 public:
  Reader(Sources& sources, const Solving& solving, std::size_t chunk_bytes);

  /// Fills the batch with what comes next; false at the end of the last source.
  bool next(Batch& batch);

 private:
  bool open_next_source();
  void fill_prefix();
  void fill(Bytes& buffer, std::size_t size);
  std::size_t read_stream(char* to, std::size_t room);
  std::string_view prefix() const { return view(prefix_).substr(prefix_at_); }
  bool at_end() const { return ended_ && prefix().empty(); }

  Sources& sources_;
  const Solving& solving_;
  const std::size_t chunk_bytes_;

  std::unique_ptr<Source> stream_;  ///< null between sources
  std::shared_ptr<SourceInfo> source_;
  Framer framer_;
  LineClip clip_;
  Bytes prefix_;                  ///< the first bytes, read to decide how to read
  std::size_t prefix_at_ = 0;     ///< what comes before has been handed on
  Bytes carry_;                   ///< the beginning of a record that did not fit into a batch
  bool ended_ = false;            ///< the stream of source_ is at its end
  std::optional<Fault> failure_;  ///< why it cannot be read further
};

}  // namespace boardmill::batch
