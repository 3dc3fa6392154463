#include "engine/judge/verdict.h"

#include <algorithm>

namespace boardmill::judge {
namespace {

constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::optional<Verdict> find_verdict(std::string_view name) {
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const std::string_view known = verdicts[i].name;
    if (std::equal(known.begin(), known.end(), name.begin(), name.end(),
                   [](char a, char b) { return a == upper(b); })) {
      return static_cast<Verdict>(i);
    }
  }
  return std::nullopt;
}

}  // namespace boardmill::judge
