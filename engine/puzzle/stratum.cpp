#include "engine/puzzle/stratum.h"

#include <fmt/format.h>

#include <unordered_set>

#include "engine/puzzle/size.h"

namespace boardmill {
namespace {

constexpr std::uint64_t greatest_cost = 4096;  // the presses of a board of 64x64

// Appends the strata of one word; false if it names none.
bool read_word(std::string_view word, std::vector<Stratum>& strata) {
  if (word == "solved" || word == "yes") {
    strata.push_back({std::string(word), Stratum::Kind::solved});
    return true;
  }
  if (word == "unsolvable" || word == "no") {
    strata.push_back({std::string(word), Stratum::Kind::unsolvable});
    return true;
  }
  const auto dots = word.find("..");
  const auto least = parse_number(word.substr(0, dots));
  const auto most = dots == std::string_view::npos ? least : parse_number(word.substr(dots + 2));
  if (!least || !most || *least > *most || *most > greatest_cost) return false;
  for (std::uint64_t cost = *least; cost <= *most; ++cost) {
    strata.push_back(stratum_of_cost(static_cast<std::uint16_t>(cost)));
  }
  return true;
}

}  // namespace

bool Stratum::has(const Answered& answer) const {
  const bool solved = answer.outcome == Outcome::solved;
  switch (kind) {
    case Kind::any:
      break;
    case Kind::solved:
      return solved;
    case Kind::unsolvable:
      return answer.outcome == Outcome::unsolvable;
    case Kind::cost:
      return solved && answer.cost == cost;
  }
  return true;
}

Stratum stratum_of_cost(std::uint16_t cost) {
  return {std::to_string(cost), Stratum::Kind::cost, cost};
}

tl::expected<std::vector<Stratum>, std::string> parse_strata(std::string_view list) {
  std::vector<Stratum> all;
  for (bool more = true; more;) {
    const auto comma = list.find(',');
    const std::string_view word = list.substr(0, comma);
    if (!read_word(word, all)) {
      return tl::unexpected(
          fmt::format("expected costs such as 3 or 0..6, solved, yes, unsolvable or no, found {}",
                      word.empty() ? "nothing" : word));
    }
    more = comma != std::string_view::npos;
    if (more) list.remove_prefix(comma + 1);
  }
  std::vector<Stratum> strata;
  std::unordered_set<std::uint64_t> known;
  for (Stratum& one : all) {
    if (known.insert(one.id()).second) strata.push_back(std::move(one));
  }
  return strata;
}

}  // namespace boardmill
