// Small readers of what people type and files hold: numbers, sizes, strata, names, the options of
// the puzzles, and the clip of long lines. The first byte chooses one.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/batch/clip.h"
#include "engine/judge/comparator.h"
#include "engine/judge/verdict.h"
#include "engine/list.h"
#include "engine/puzzle/size.h"
#include "engine/puzzle/stratum.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

void numbers(FuzzBytes& bytes) {
  const std::string_view text = bytes.rest();
  if (const auto number = parse_number(text)) {
    const std::string again = std::to_string(*number);
    insist(text.ends_with(again), "another number");
    insist(text.find_first_not_of('0') >= text.size() - again.size(), "a number lost digits");
  }
  if (const auto size = parse_size(text)) {
    insist(parse_size(to_string(*size)) == size, "another size");
  }
}

void names(FuzzBytes& bytes) {
  const std::string_view text = bytes.rest();
  if (const auto comparator = judge::find_comparator(text)) {
    insist(judge::comparators()[static_cast<std::size_t>(*comparator)].name == text,
           "another comparator");
  }
  if (const auto verdict = judge::find_verdict(text)) {
    insist(judge::name(*verdict).size() == text.size(), "another verdict");
  }
}

void strata(FuzzBytes& bytes) {
  const auto read = parse_strata(bytes.rest());
  if (!read) {
    insist(!read.error().empty(), "no reason");
    return;
  }
  insist(!read->empty(), "no strata");
  std::vector<std::uint64_t> ids;
  std::string list;
  for (const Stratum& stratum : *read) {
    ids.push_back(stratum.id());
    list += (list.empty() ? "" : ",") + stratum.name;
  }
  std::sort(ids.begin(), ids.end());
  insist(std::adjacent_find(ids.begin(), ids.end()) == ids.end(), "a stratum comes twice");
  const auto again = parse_strata(list);
  insist(again && again->size() == read->size(), "the names are other strata");
}

void options(FuzzBytes& bytes) {
  const auto all = puzzles();
  const Entry& entry = *all[bytes.byte() % all.size()];
  const Description& description = entry.description();
  Request request;
  if (const std::string_view form = bytes.part(); !form.empty()) request.input_format = form;
  if (const std::string_view method = bytes.part(); !method.empty()) request.method = method;
  for (const OptionSpec& option : description.options) {
    if (const std::string_view value = bytes.part(); !value.empty()) {
      request.settings.emplace(option.name, value);
    }
  }
  if (const std::string_view column = bytes.part(); !column.empty()) {
    request.text_columns.emplace_back(column);
  }
  const auto job = entry.prepare(request);
  insist(job ? *job != nullptr : !job.error().empty(), "neither a job nor a reason");
}

// In pieces, against what a clipped line is.
void clip(FuzzBytes& bytes) {
  const std::size_t most_bytes = std::size_t{1} + bytes.byte() % 16U;
  const std::size_t step = std::size_t{1} + bytes.byte();
  const std::string_view text = bytes.rest();
  std::string expected;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = std::min(rest.find('\n'), rest.size());
    expected += rest.substr(0, std::min(length, most_bytes));
    if (length > most_bytes) expected += '\0';
    if (length != rest.size()) expected += '\n';
    rest.remove_prefix(std::min(rest.size(), length + 1));
  }

  batch::LineClip pieces(most_bytes);
  std::string found;
  for (std::size_t at = 0; at < text.size(); at += step) {
    std::string piece(text.substr(at, step));
    piece.resize(pieces.apply(piece.data(), piece.size()));
    found += piece;
  }
  insist(found == expected, "other lines");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::array readers{numbers, names, strata, options, clip};
  FuzzBytes bytes(data, size);
  readers[bytes.byte() % readers.size()](bytes);
  return 0;
}
