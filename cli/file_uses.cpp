#include "cli/file_uses.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/program.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::cli {
namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& other) {
  throw UsageError(fmt::format("{} and {} are the same file", name, other));
}

std::string name_of(std::string_view what, const std::string& path, std::string_view stream) {
  return path == "-" ? std::string(stream) : fmt::format("{} {}", what, printable(path));
}

}  // namespace

void FileUses::reads(std::string_view what, const std::string& path) {
  const auto place = io::place_of(path, io::Direction::read);
  if (!place) return;
  const Use use{false, name_of(what, path, "standard input")};
  const auto [other, is_new] = uses_.emplace(*place, use);
  if (!is_new && other->second.written) refuse(other->second.name, use.name);
}

void FileUses::reads_words(std::string_view what, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (std::error_code ignored; std::filesystem::is_regular_file(word, ignored)) reads(what, word);
  }
}

void FileUses::writes(std::string_view what, const std::string& path) {
  const auto place = io::place_of(path, io::Direction::write);
  if (!place) return;
  const Use use{true, name_of(what, path, "standard output")};
  const auto [other, is_new] = uses_.emplace(*place, use);
  if (!is_new && !(place->is_pipe && other->second.written)) refuse(use.name, other->second.name);
}

std::vector<io::FileId> FileUses::written() const {
  std::vector<io::FileId> ids;
  for (const auto& [place, use] : uses_) {
    if (use.written && place.name.empty()) ids.push_back(place.id);
  }
  return ids;
}

}  // namespace boardmill::cli
