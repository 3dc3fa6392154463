#include "cli/output_names.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/program.h"
#include "engine/puzzle/utf8.h"
#include "io/ending.h"

namespace boardmill::cli {
namespace {

// What programs open, import or unpack by its name.
constexpr std::array<std::string_view, 44> known_endings{
    ".csv", ".tsv",     ".json",    ".jsonl",   ".ndjson", ".xml",  ".html", ".yaml", ".yml",
    ".ans", ".parquet", ".arrow",   ".feather", ".avro",   ".orc",  ".xlsx", ".xls",  ".ods",
    ".db",  ".sqlite",  ".sqlite3", ".duckdb",  ".cpp",    ".cc",   ".cxx",  ".c",    ".java",
    ".py",  ".gz",      ".zst",     ".xz",      ".bz2",    ".lzma", ".lz4",  ".br",   ".z",
    ".zip", ".7z",      ".rar",     ".tar",     ".tgz",    ".tbz2", ".txz",  ".tzst"};

std::string expected(std::span<const NamedFormat> offered, Compression compression) {
  std::string text;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    text += i == 0 ? ": expected " : i + 1 == offered.size() ? " or " : ", ";
    text += offered[i].ending;
  }
  return text +
         (compression == Compression::none ? "" : ", with .gz or .zst behind it to compress");
}

}  // namespace

std::string_view format_of_name(std::string_view what, const std::string& path,
                                std::span<const NamedFormat> offered, Compression compression) {
  std::string ending = io::ending_of(path);
  if (compression == Compression::offered && (ending == ".gz" || ending == ".zst")) {
    ending = io::ending_of(std::string_view(path).substr(0, path.size() - ending.size()));
  }
  const auto found = std::find_if(offered.begin(), offered.end(),
                                  [&](const NamedFormat& one) { return one.ending == ending; });
  if (found != offered.end()) return found->format;
  if (std::count(known_endings.begin(), known_endings.end(), ending) == 0) return {};
  throw UsageError(fmt::format("{} {}: {} cannot be written{}", what, printable(path), ending,
                               expected(offered, compression)));
}

}  // namespace boardmill::cli
