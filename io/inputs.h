/// The user's INPUT words as sources for the pipeline.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/batch/ports.h"
#include "io/archive_sources.h"
#include "io/layers.h"
#include "io/raw_file.h"
#include "io/system.h"
#include "io/walk.h"

namespace boardmill::io {

inline constexpr std::uint64_t default_spool_bytes = std::uint64_t{4} << 30;

struct InputOptions {
  std::vector<std::string> include;  ///< globs for the members of folders and archives: NameRules
  std::vector<FileId> outputs;       ///< never inputs by way of a folder
  std::uint64_t spool_bytes = default_spool_bytes;  ///< most of a temporary file, for one archive
  bool checksums = false;            ///< keep records() with SHA-256; costs the hashing
  const StopSignal* stop = nullptr;  ///< raised: the source being read ends, and no other follows
};

/// Files, folders, archives and `-` (standard input), one after the other; compression and archives
/// are told by content. A file named by the user is read whatever its name, a folder or archive is
/// filtered by NameRules. What cannot be opened is a source that throws when it is read. Memory is
/// bounded by the list of names and one open file.
class Inputs : public batch::Sources {
 public:
  /// Walks the folders among `words`, opens nothing else. No words: standard input.
  explicit Inputs(const std::vector<std::string>& words, InputOptions options = {});
  ~Inputs() override;
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  std::unique_ptr<batch::Source> next() override;

  /// Whether standard input is one of the inputs and is a terminal: the program then waits for
  /// somebody to type.
  bool stdin_is_terminal() const;

  /// What folders and archives hold and is no input: hidden, left out by its name, a link in an
  /// archive ... Of archives once they are read; only when the run is over.
  const std::vector<LeftOut>& left_out() const { return left_out_; }

  /// Whether there are globs and not one source was chosen by them. Only when the run is over.
  bool included_nothing() const { return !options_.include.empty() && chosen_ == 0; }

  /// The words that are folders without any input in them.
  const std::vector<std::string>& empty_folders() const { return empty_folders_; }

  /// Stored (compressed) bytes of all inputs; 0 where that is unknown: pipes, and folders of so
  /// many files that asking for each size would take long. Any thread.
  std::uint64_t total_bytes() const { return sizes_known_ ? total_bytes_ : 0; }

  /// Stored bytes read so far. Any thread.
  std::uint64_t consumed_bytes() const {
    return ledger_->consumed_bytes.load(std::memory_order_relaxed);
  }

  /// With InputOptions::checksums, one record for each file, archive and standard input that could
  /// be opened, in order. Only when the run is over.
  const std::deque<InputRecord>& records() const { return ledger_->records; }

 private:
  enum class Kind : std::uint8_t { standard_input, named, in_folder };
  struct Job {
    std::string name;  ///< also the path
    Kind kind;
    int error;
  };

  void add_folder(const std::string& word);
  void add_size(const std::string& path);
  std::unique_ptr<RawFile> open(const Job& job) const;
  std::unique_ptr<batch::Source> start(const Job& job);
  void start_archive(const Job& job, Layers layers, RawFile* stored);
  void finish_archive();
  bool stopped() const { return options_.stop != nullptr && options_.stop->raised(); }

  InputOptions options_;
  NameRules rules_;
  std::vector<Job> jobs_;
  std::size_t next_job_ = 0;
  std::vector<std::string> empty_folders_;
  std::vector<LeftOut> left_out_;
  std::uint64_t chosen_ = 0;  ///< sources out of folders and archives
  std::uint64_t total_bytes_ = 0;
  bool sizes_known_ = true;
  std::shared_ptr<Ledger> ledger_ = std::make_shared<Ledger>();

  std::optional<ArchiveSources> archive_;
  std::unique_ptr<ByteStream> archive_stream_;  ///< keeps archive_stored_
  RawFile* archive_stored_ = nullptr;
  std::uint64_t archive_begin_ = 0;  ///< consumed bytes when the archive was opened
};

}  // namespace boardmill::io
