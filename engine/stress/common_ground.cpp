#include "engine/stress/common_ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <utility>

#include "engine/puzzle/picture.h"

namespace boardmill::stress {
namespace {

constexpr std::size_t most_examined = 100'000;  // cases

// A property of cases, and how many have it.
struct Property {
  std::string words;      // "fails only where ..."
  std::string_view such;  // what such cases are: "such" or "other" ones
  std::uint64_t failing = 0;
  std::uint64_t passing = 0;
};

// The cases that are looked at: all that fail, and as many others as there is time for.
std::vector<JudgedCase> chosen(const std::vector<JudgedCase>& log) {
  std::vector<JudgedCase> cases;
  for (const bool failed : {true, false}) {
    for (const JudgedCase& one : log) {
      if (one.failed == failed && cases.size() < most_examined) cases.push_back(one);
    }
  }
  return cases;
}

class Ground {
 public:
  Ground(const Description& puzzle, const std::vector<JudgedCase>& cases)
      : puzzle_(puzzle),
        cases_(cases),
        failing_(count([](const JudgedCase& one) { return one.failed; })),
        passing_(cases.size() - failing_) {}

  std::vector<Property> telling() {
    if (failing_ == 0) return {};
    add_answers();
    add("the case is the first one of its run",
        [](const JudgedCase& one) { return one.position == 0; });
    for (std::size_t i = 0; i < puzzle_.features.size(); ++i) {
      const Choice& feature = puzzle_.features[i];
      add(fmt::format("{} ({})", feature.summary, feature.name),
          [i](const JudgedCase& one) { return (one.features >> i & 1U) != 0; });
    }
    // Of two that say the same, the one that says where it fails.
    std::stable_sort(properties_.begin(), properties_.end(),
                     [](const Property& a, const Property& b) {
                       return a.passing != b.passing ? a.passing < b.passing
                                                     : a.such == "such" && b.such != "such";
                     });
    return std::move(properties_);
  }

 private:
  template <class Test>
  std::uint64_t count(const Test& test) const {
    return static_cast<std::uint64_t>(std::count_if(cases_.begin(), cases_.end(), test));
  }

  void add_answers() {
    const auto is_solved = [](const JudgedCase& one) {
      return one.answer.outcome == Outcome::solved;
    };
    add("there is a solution", [&](const JudgedCase& one) { return is_solved(one); });
    std::uint16_t least = Results::no_cost;
    std::uint16_t most = 0;
    for (const JudgedCase& one : cases_) {
      if (!one.failed || !is_solved(one)) continue;
      least = std::min(least, one.answer.cost);
      most = std::max(most, one.answer.cost);
    }
    if (least == Results::no_cost || most == Results::no_cost) return;
    const auto between = [&](std::uint16_t low, std::uint16_t high) {
      return [&is_solved, low, high](const JudgedCase& one) {
        return is_solved(one) && low <= one.answer.cost && one.answer.cost <= high;
      };
    };
    if (least == most) {
      add(fmt::format("the cost is {}", least), between(least, most));
    } else {
      add(fmt::format("the cost is from {} to {}", least, most), between(least, most));
      add(fmt::format("the cost is {} or more", least), between(least, Results::no_cost));
      add(fmt::format("the cost is {} or less", most), between(0, most));
    }
  }

  // Takes it down if all that fail have it or none does, and others differ.
  template <class Test>
  void add(const std::string& words, const Test& test) {
    Property with{"it fails only where " + words + ":", "such"};
    Property without{"it never fails where " + words + ", but", "other"};
    for (const JudgedCase& one : cases_) {
      Property& property = test(one) ? with : without;
      ++(one.failed ? property.failing : property.passing);
    }
    for (Property& property : {std::ref(with), std::ref(without)}) {
      if (property.failing == failing_ && property.passing < passing_ && !is_chance(property)) {
        properties_.push_back(std::move(property));
      }
    }
  }

  // Whether so many cases, drawn from all, could well have it.
  bool is_chance(const Property& property) const {
    constexpr double unlikely = 0.01;
    const double share = static_cast<double>(property.failing + property.passing) /
                         static_cast<double>(failing_ + passing_);
    return property.passing != 0 && std::pow(share, static_cast<double>(failing_)) > unlikely;
  }

  const Description& puzzle_;
  const std::vector<JudgedCase>& cases_;
  std::uint64_t failing_ = 0;
  std::uint64_t passing_ = 0;
  std::vector<Property> properties_;
};

}  // namespace

std::vector<std::string> common_ground(const Description& puzzle,
                                       const std::vector<JudgedCase>& log) {
  constexpr std::size_t most_sentences = 4;
  const std::vector<JudgedCase> cases = chosen(log);
  const std::string_view seen = cases.size() == log.size() ? "" : " that were looked at";
  const auto properties = Ground(puzzle, cases).telling();
  std::vector<std::string> sentences;
  const Property* last = nullptr;
  for (const Property& property : properties) {
    // What as few others have is mostly the same thing in other words; what half of them have says
    // little beside it, and nothing is left to say where it fails on all.
    const bool says_more =
        last == nullptr || (last->passing != 0 && last->passing < property.passing &&
                            property.passing * 2 <= cases.size());
    if (!says_more || sentences.size() == most_sentences) continue;
    const std::uint64_t all = property.failing + property.passing;
    const std::string on =
        property.passing != 0 ? fmt::format("{} of the {}", grouped(property.failing), grouped(all))
        : all == 1            ? "the only one of the"
                              : fmt::format("all {}", grouped(all));
    sentences.push_back(
        fmt::format("{} on {} {} {}{}", property.words, on, property.such, puzzle.instances, seen));
    last = &property;
  }
  return sentences;
}

}  // namespace boardmill::stress
