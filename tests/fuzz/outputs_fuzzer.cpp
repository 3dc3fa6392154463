// What a contestant's program prints. With an even first byte the comparators: what is expected,
// 0xff, what was printed. Otherwise the byte chooses a problem and what its column `answer` holds,
// and the rest is the output for three instances.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/comparator.h"
#include "engine/judge/input_file.h"
#include "engine/list.h"
#include "engine/puzzle/executor.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

bool is_printable(std::string_view text) {
  for (const char byte : text) {
    if ((byte < ' ' || byte > '~') && byte != '\n') return false;
  }
  return true;
}

void compare(std::string_view expected, std::string_view got) {
  using judge::Match;
  for (std::size_t i = 0; i < judge::comparators().size(); ++i) {
    const auto comparator = static_cast<judge::Comparator>(i);
    const judge::Comparison found = judge::compare(comparator, expected, got);
    const judge::Comparison swapped = judge::compare(comparator, got, expected);
    insist(found.match == swapped.match && found.got_at == swapped.expected_at,
           "it matters what is expected");
    insist(found.expected_at <= expected.size() && found.got_at <= got.size(),
           "a difference beyond the end");
    insist(judge::compare(comparator, got, got).match == Match::same, "not the same as itself");
    if (expected == got) insist(found.match == Match::same, "equal outputs differ");
    const std::string text = judge::describe_difference(expected, got, found);
    insist(text.empty() == (found.match == Match::same), "a difference without a description");
    insist(is_printable(text), "a description that cannot be printed");
  }
}

/// A problem with an input of three instances.
struct Judged {
  std::unique_ptr<const Job> job;
  std::string input;
  std::size_t answers = 0;  ///< one where a file has one case
};

std::vector<Judged> all_judged() {
  std::vector<Judged> all;
  for (const Entry* entry : puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      for (const Print print : {Print::answer, Print::solution}) {
        Request request = request_for(&problem);
        request.print = print;
        auto job = entry->prepare(request);
        if (!job) continue;  // the answer is a witness already
        Bytes instances;
        (*job)->making()->generate(1, 0, 3, instances);
        std::string input = (*job)->making()->header(3) + std::string(view(instances));
        all.push_back({std::move(*job), std::move(input), 3});
      }
    }
  }
  return all;
}

void judge_output(const Judged& judged, std::string_view output) {
  const auto chunk = judge::open_whole(judged.job->solving(), judged.input);
  insist(chunk.has_value(), "an input that cannot be read");
  std::string_view rest = output;
  std::vector<std::string_view> answers;
  judged.job->checking().take_answers(*chunk, rest, answers);
  insist(answers.size() <= judged.answers, "more answers than records");
  insist(rest.size() <= output.size() && output.ends_with(rest), "what is left is no end");
  answers.resize(judged.answers);
  std::vector<std::string> wrong;
  judged.job->checking().judge_outputs(*chunk, answers, wrong);
  insist(wrong.size() == judged.answers, "an answer without a verdict");
  for (const std::string& line : wrong) {
    insist(line.find('\n') == std::string::npos, "a verdict of several lines");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Judged> all = all_judged();
  FuzzBytes bytes(data, size);
  const std::size_t choice = bytes.byte();
  if (choice % 2 == 0) {
    const std::string_view expected = bytes.part();
    compare(expected, bytes.rest());
  } else {
    judge_output(all[choice / 2 % all.size()], bytes.rest());
  }
  return 0;
}
