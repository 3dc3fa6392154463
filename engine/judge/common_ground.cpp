#include "engine/judge/common_ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "engine/judge/input_file.h"

namespace boardmill::judge {
namespace {

constexpr std::size_t most_examined = 100'000;  // cases

// A property of cases, and how many have it.
struct Property {
  std::string words;
  std::uint64_t failing = 0;
  std::uint64_t passing = 0;
};

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3;) digits.insert(i -= 3, ",");
  return digits;
}

std::vector<std::uint64_t> features_of(const Job& job, const std::vector<JudgedCase>& log,
                                       Executor& executor) {
  std::vector<std::uint64_t> features(log.size());
  executor.for_range(log.size(), 64, [&](std::size_t begin, std::size_t end) {
    SerialExecutor serial;
    std::vector<std::uint64_t> found;
    for (std::size_t i = begin; i < end; ++i) {
      // Each alone: what stands before it does not matter.
      const std::string file = make_file(job, {log[i].test.text});
      found.clear();
      job.features(*open_whole(job, file), serial, found);
      if (!found.empty()) features[i] = found.front();
    }
  });
  return features;
}

}  // namespace

std::vector<std::string> common_ground(const Description& puzzle, const Job& job,
                                       const std::vector<JudgedCase>& log, Executor& executor) {
  std::vector<JudgedCase> cases;
  // All that fail, and as many others as there is time for.
  for (const bool failed : {true, false}) {
    for (const JudgedCase& one : log) {
      if (one.failed == failed && cases.size() < most_examined) cases.push_back(one);
    }
  }
  std::map<std::string, Property> properties;
  std::uint64_t failing = 0;
  std::uint64_t passing = 0;
  const auto count = [](Property& property, bool failed) {
    ++(failed ? property.failing : property.passing);
  };
  const auto features = features_of(job, cases, executor);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const bool failed = cases[i].failed;
    ++(failed ? failing : passing);
    const Answered& answer = cases[i].test.answer;
    const auto note = [&](const std::string& key, const std::string& words) {
      Property& property = properties[key];
      property.words = words;
      count(property, failed);
    };
    note("answer " + text(answer), "has the answer " + text(answer));
    note(fmt::format("outcome {}", answer.outcome == Outcome::solved),
         answer.outcome == Outcome::solved ? "is solvable" : "is unsolvable");
    note(fmt::format("first {}", cases[i].position == 0), cases[i].position == 0
                                                              ? "is the first case of its run"
                                                              : "follows another case in its run");
    for (std::size_t feature = 0; feature < puzzle.features.size(); ++feature) {
      const Choice& choice = puzzle.features[feature];
      const bool there = (features[i] >> feature & 1U) != 0;
      note(fmt::format("feature {} {}", choice.name, there),
           there ? fmt::format("is {} ({})", choice.name, choice.summary)
                 : fmt::format("is not {} (not: {})", choice.name, choice.summary));
    }
  }
  // What every failing case has; the fewer others have it, the more it says.
  std::vector<Property> telling;
  for (const auto& [key, property] : properties) {
    if (property.failing == failing && failing != 0 && property.passing < passing) {
      telling.push_back(property);
    }
  }
  std::stable_sort(telling.begin(), telling.end(),
                   [](const Property& a, const Property& b) { return a.passing < b.passing; });
  std::vector<std::string> sentences;
  constexpr std::size_t most_sentences = 4;
  for (const Property& property : telling) {
    if (sentences.size() == most_sentences) break;
    // One that half of all cases have says little beside one that few have.
    if (!sentences.empty() && property.passing * 2 > passing) break;
    sentences.push_back(fmt::format("every one {}; it fails on {} of the {} such cases",
                                    property.words,
                                    property.passing == 0 ? "all" : grouped(property.failing),
                                    grouped(property.failing + property.passing)));
  }
  return sentences;
}

}  // namespace boardmill::judge
