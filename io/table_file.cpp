#include "io/table_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "engine/puzzle/size.h"
#include "io/checksum.h"
#include "io/output_file.h"
#include "io/raw_file.h"
#include "io/system.h"

namespace boardmill::io {
namespace {

constexpr std::size_t header_bytes = 65536;
constexpr std::string_view magic = "boardmill table ";
constexpr std::string_view version = "1";

std::string sha256_of(std::string_view bytes) {
  Sha256 hash;
  hash.update(bytes);
  return hash.finish();
}

// Cuts off what stands before a blank.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

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
      fmt::format("{}{} {} {}\n{}", magic, version, json.size(), sha256_of(json), json);
  if (header.size() >= header_bytes) throw std::runtime_error("a table of too many blocks");
  header.resize(header_bytes - 1, ' ');
  header += '\n';
  file_->overwrite_front(header);
  file_->commit();
}

TableFile::TableFile(const std::string& path) : path_(path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0) refuse(error_reason(errno));
  if (!S_ISREG(status.st_mode)) refuse("a table must be a regular file");
  size_ = static_cast<std::size_t>(status.st_size);
  if (size_ < header_bytes) refuse("not a boardmill table");
  memory_ = mmap(nullptr, size_, PROT_READ, MAP_SHARED, file.get(), 0);
  if (memory_ == MAP_FAILED) {
    memory_ = nullptr;
    refuse(error_reason(errno));
  }
  try {
    read_header();
  } catch (...) {
    munmap(memory_, size_);
    throw;
  }
}

TableFile::~TableFile() { munmap(memory_, size_); }

void TableFile::refuse(const std::string& why) const {
  throw std::runtime_error(path_ + ": " + why);
}

void TableFile::read_header() {
  const std::string_view file(static_cast<const char*>(memory_), size_);
  const std::string_view header = file.substr(0, header_bytes);
  if (!header.starts_with(magic)) refuse("not a boardmill table");
  std::string_view line = header.substr(magic.size(), header.find('\n') - magic.size());
  const std::size_t json_at = magic.size() + line.size() + 1;
  const std::string_view its_version = take_word(line);
  if (its_version != version) {
    refuse(fmt::format("a table of version {}, expected {}", its_version.substr(0, 20), version));
  }
  const auto json_bytes = parse_number(take_word(line));
  const std::string_view json =
      json_at < header_bytes ? header.substr(json_at, json_bytes.value_or(0)) : "";
  if (json.empty() || sha256_of(json) != line)
    refuse("damaged: the header does not match its SHA-256");
  try {
    const auto fields = nlohmann::json::parse(json);
    fields.at("puzzle").get_to(view_.puzzle);
    fields.at("parameters").get_to(view_.parameters);
    fields.at("maker").get_to(maker_);
    fields.at("block_bytes").get_to(view_.block_bytes);
    fields.at("block_sha256").get_to(sha256_);
  } catch (const nlohmann::json::exception& error) {
    refuse(fmt::format("not a boardmill table: {}", error.what()));
  }
  std::size_t end = 0;
  for (const std::uint64_t bytes : view_.block_bytes) {
    begins_.push_back(end);
    end += bytes;
  }
  if (sha256_.size() != begins_.size() || end != size_ - header_bytes) {
    refuse(fmt::format("damaged: {} bytes, expected {}", size_, header_bytes + end));
  }
  view_.bytes = file.substr(header_bytes);
}

std::string TableFile::examine(std::size_t block) const {
  const std::string found = sha256_of(view_.bytes.substr(begins_[block], view_.block_bytes[block]));
  if (found == sha256_[block]) return "";
  return fmt::format("SHA-256 is {}, expected {}", found, sha256_[block]);
}

}  // namespace boardmill::io
