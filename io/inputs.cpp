#include "io/inputs.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "io/layers.h"
#include "io/sources.h"
#include "io/spool.h"

namespace boardmill::io {

Inputs::Inputs(const std::vector<std::string>& words, InputOptions options)
    : options_(std::move(options)), rules_(options_.include) {
  for (const std::string& word : words) {
    struct stat status {};
    if (word == "-") {
      jobs_.push_back({word, Kind::standard_input, 0});
    } else if (stat(word.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
      add_folder(word);
    } else {
      jobs_.push_back({word, Kind::named, 0});
      add_size(word);
    }
  }
  if (words.empty()) jobs_.push_back({"-", Kind::standard_input, 0});
  for (const Job& job : jobs_) {
    if (job.kind != Kind::standard_input) continue;
    struct stat status {};
    if (fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode)) {
      total_bytes_ += static_cast<std::uint64_t>(status.st_size);
    } else {
      sizes_known_ = false;
    }
  }
}

Inputs::~Inputs() = default;

void Inputs::add_folder(const std::string& word) {
  constexpr std::ptrdiff_t most_sizes = 4096;
  std::vector<FoundFile> files = walk(word, rules_, options_.outputs);
  const auto inputs = std::count_if(files.begin(), files.end(),
                                    [](const FoundFile& file) { return file.left_out.empty(); });
  if (inputs == 0) empty_folders_.push_back(word);
  if (inputs > most_sizes) sizes_known_ = false;
  for (FoundFile& file : files) {
    if (!file.left_out.empty()) {
      left_out_.push_back({std::move(file.path), file.left_out});
      continue;
    }
    if (sizes_known_) add_size(file.path);
    jobs_.push_back({std::move(file.path), Kind::in_folder, file.error});
  }
}

void Inputs::add_size(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return;  // its source will say so
  if (S_ISREG(status.st_mode)) {
    total_bytes_ += static_cast<std::uint64_t>(status.st_size);
  } else {
    sizes_known_ = false;
  }
}

bool Inputs::stdin_is_terminal() const {
  return is_terminal(STDIN_FILENO) && std::any_of(jobs_.begin(), jobs_.end(), [](const Job& job) {
           return job.kind == Kind::standard_input;
         });
}

std::unique_ptr<RawFile> Inputs::open(const Job& job) const {
  if (job.error == EINVAL) throw InputError("a pipe or a device in a folder");
  if (job.error != 0) throw InputError(error_reason(job.error));
  switch (job.kind) {
    case Kind::standard_input:
      return RawFile::standard_input(options_.stop);
    case Kind::named:
      return RawFile::open(job.name, options_.stop);
    case Kind::in_folder:
      break;
  }
  return RawFile::open_regular(job.name, options_.stop);
}

std::unique_ptr<batch::Source> Inputs::next() {
  while (!stopped()) {
    if (archive_) {
      std::unique_ptr<batch::Source> member = archive_->next();
      if (stopped()) return nullptr;
      if (member) {
        ++chosen_;
        return member;
      }
      finish_archive();
    }
    if (next_job_ == jobs_.size()) return nullptr;
    const Job& job = jobs_[next_job_++];
    std::unique_ptr<batch::Source> source;
    try {
      source = start(job);
    } catch (const InputError& error) {
      source = std::make_unique<FailedSource>(job.name, error.what());
    }
    if (!source) continue;
    if (job.kind == Kind::in_folder) ++chosen_;
    return source;
  }
  return nullptr;
}

/// The source, or null when archive_ has been set.
std::unique_ptr<batch::Source> Inputs::start(const Job& job) {
  std::unique_ptr<RawFile> file = open(job);
  RawFile* const stored = file.get();
  InputRecord* record = nullptr;
  if (options_.checksums) record = &ledger_->records.emplace_back(InputRecord{job.name, 0, {}});
  archive_begin_ = consumed_bytes();
  stored->report_to(ledger_, record);
  Layers layers = open_layers(std::move(file));
  if (is_archive(layers.content)) {
    start_archive(job, std::move(layers), stored);
    return nullptr;
  }
  return std::make_unique<StreamSource>(job.name, std::move(layers.stream), stored);
}

void Inputs::start_archive(const Job& job, Layers layers, RawFile* stored) {
  ArchiveSources::Reopen reopen;
  // The directories of .zip and .7z have to be looked for, which no decoder can do.
  const bool in_place = !layers.compressed || layers.content == Content::tar;
  if (stored->seekable() && in_place) {
    reopen = [this, stored, compressed = layers.compressed, passes = 0]() mutable {
      stored->seek(0, SEEK_SET);
      std::unique_ptr<RawFile> again = stored->share();
      if (++passes == 2) again->report_to(ledger_, nullptr);  // the first pass only lists
      if (compressed) return open_layers(std::move(again)).stream;
      return std::unique_ptr<ByteStream>(std::move(again));
    };
    archive_stream_ = std::move(layers.stream);
    archive_stored_ = stored;
  } else {
    const auto spool = std::make_shared<SpooledArchive>(*layers.stream, options_.spool_bytes);
    stored->drain();
    reopen = [spool] { return spool->open(); };
  }
  archive_.emplace(job.name, std::move(reopen), rules_, left_out_, options_.spool_bytes);
}

void Inputs::finish_archive() {
  archive_.reset();
  if (archive_stored_ == nullptr) return;
  const std::int64_t size = archive_stored_->seek(0, SEEK_END);
  if (options_.checksums) {  // go on where recognising the archive has stopped
    const std::uint64_t hashed = ledger_->records.back().size_bytes;
    archive_stored_->seek(static_cast<std::int64_t>(hashed), SEEK_SET);
    archive_stored_->drain();
  }
  archive_stored_ = nullptr;
  archive_stream_.reset();
  ledger_->consumed_bytes.store(archive_begin_ +
                                static_cast<std::uint64_t>(std::max<std::int64_t>(size, 0)));
}

}  // namespace boardmill::io
