#include "io/table_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "engine/puzzle/lines.h"
#include "engine/puzzle/size.h"
#include "engine/puzzle/utf8.h"
#include "io/checksum.h"
#include "io/output_file.h"
#include "io/system.h"

namespace boardmill::io {
namespace {

constexpr std::size_t header_bytes = 65536;
constexpr std::string_view magic = "boardmill table ";
constexpr std::string_view table_version = "2";

}  // namespace

TableWriter::TableWriter(const std::string& path, std::string puzzle, std::string parameters,
                         std::string maker)
    : file_(std::make_unique<OutputFile>(path, false)),
      puzzle_(std::move(puzzle)),
      parameters_(std::move(parameters)),
      maker_(std::move(maker)) {
  const std::string header(header_bytes, ' ');
  file_->write(header);
  file_->overwrite_front(header);  // fails now, not after the work, where it cannot be done
}

TableWriter::~TableWriter() = default;

void TableWriter::add(std::string_view block) {
  file_->write(block);
  block_bytes_.push_back(block.size());
  sha256_.push_back(sha256_of(block));
}

void TableWriter::commit() {
  const nlohmann::ordered_json fields{{"puzzle", puzzle_},
                                      {"parameters", parameters_},
                                      {"maker", maker_},
                                      {"block_bytes", block_bytes_},
                                      {"block_sha256", sha256_}};
  const std::string json = fields.dump();
  std::string header =
      fmt::format("{}{} {} {}\n{}", magic, table_version, json.size(), sha256_of(json), json);
  if (header.size() >= header_bytes) throw std::runtime_error("a table of too many blocks");
  header.resize(header_bytes - 1, ' ');
  header += '\n';
  file_->overwrite_front(header);
  file_->commit();
}

// O_NONBLOCK: opening a FIFO must not wait for somebody to write to it.
TableFile::TableFile(const std::string& path)
    : path_(path),
      file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)),
      size_(size_now()) {
  read_header();
  try {
    mapping_.emplace(file_, size_);
  } catch (const std::system_error& error) {
    refuse(error_reason(error.code().value()));
  }
  view_.bytes = mapping_->bytes().substr(header_bytes);
}

void TableFile::refuse(const std::string& why) const {
  throw std::runtime_error(printable(path_) + ": " + why);
}

void TableFile::refuse(const DamagedTable& damage) const {
  const std::string found = examine(damage.block());
  refuse(
      fmt::format("block {}: damaged: {}", damage.block(), found.empty() ? damage.what() : found));
}

std::uint64_t TableFile::size_now() const {
  struct stat status {};
  if (file_.get() < 0 || fstat(file_.get(), &status) != 0) refuse(error_reason(errno));
  if (!S_ISREG(status.st_mode)) refuse("a table must be a regular file");
  return static_cast<std::uint64_t>(status.st_size);
}

// Fewer bytes only at the end of the file.
std::string TableFile::read(std::uint64_t begin, std::uint64_t bytes) const {
  std::string text(bytes, '\0');
  std::size_t done = 0;
  while (done < bytes) {
    const ssize_t count =
        pread(file_.get(), text.data() + done, bytes - done, static_cast<off_t>(begin + done));
    if (count < 0 && errno != EINTR) refuse(error_reason(errno));
    if (count == 0) break;
    if (count > 0) done += static_cast<std::size_t>(count);
  }
  text.resize(done);
  return text;
}

void TableFile::read_header() {
  const std::string header = read(0, header_bytes);
  if (!header.starts_with(magic)) refuse("not a boardmill table");
  std::string_view line =
      std::string_view(header).substr(magic.size(), header.find('\n') - magic.size());
  const std::size_t json_at = magic.size() + line.size() + 1;
  const std::string_view its_version = take_token(line);
  if (its_version != table_version) {
    refuse(fmt::format("a table of version {}, expected {}", printable(its_version.substr(0, 20)),
                       table_version));
  }
  if (header.size() < header_bytes) {
    refuse(fmt::format("damaged: {} bytes, expected a header of {}", size_, header_bytes));
  }
  const auto json_bytes = parse_number(take_token(line));
  const std::string_view json =
      json_at < header_bytes ? std::string_view(header).substr(json_at, json_bytes.value_or(0))
                             : "";
  if (json.empty() || sha256_of(json) != take_token(line))
    refuse("damaged: the header does not match its SHA-256");
  try {
    const auto fields = nlohmann::json::parse(json);
    fields.at("puzzle").get_to(view_.puzzle);
    fields.at("parameters").get_to(view_.parameters);
    fields.at("maker").get_to(maker_);
    for (const nlohmann::json& bytes : fields.at("block_bytes")) {
      // The library would take a negative number or a fraction as well, and make some size of it.
      if (!bytes.is_number_unsigned()) refuse("not a boardmill table: a block has no size");
      view_.block_bytes.push_back(bytes.get<std::uint64_t>());
    }
    fields.at("block_sha256").get_to(sha256_);
  } catch (const nlohmann::json::exception& error) {
    refuse(fmt::format("not a boardmill table: {}", printable(error.what())));
  }
  if (sha256_.size() != view_.block_bytes.size()) {
    refuse(fmt::format("not a boardmill table: {} checksums, expected {}", sha256_.size(),
                       view_.block_bytes.size()));
  }
  std::uint64_t end = header_bytes;
  for (const std::uint64_t bytes : view_.block_bytes) {
    begins_.push_back(end);
    if (bytes > std::numeric_limits<std::uint64_t>::max() - end) {
      refuse("not a boardmill table: its blocks are larger than a file can be");
    }
    end += bytes;
  }
  if (end != size_) refuse(fmt::format("damaged: {} bytes, expected {}", size_, end));
}

std::string TableFile::examine(std::size_t block) const {
  constexpr std::uint64_t step_bytes = 1 << 20;
  const std::uint64_t end = begins_[block] + view_.block_bytes[block];
  Sha256 hash;
  for (std::uint64_t begin = begins_[block]; begin < end;) {
    const std::string bytes = read(begin, std::min(step_bytes, end - begin));
    if (bytes.empty()) return fmt::format("{} bytes, expected {}", size_now(), size_);
    hash.update(bytes);
    begin += bytes.size();
  }
  const std::string found = hash.finish();
  if (found == sha256_[block]) return "";
  return fmt::format("SHA-256 is {}, expected {}", found, printable(sha256_[block]));
}

}  // namespace boardmill::io
