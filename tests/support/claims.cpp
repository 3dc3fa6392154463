#include "tests/support/claims.h"

#include <cstddef>
#include <optional>

namespace boardmill::test {

Claim claim_of(const Row& row, std::span<const std::string_view> texts) {
  const auto cell = [&row](std::string_view name) -> std::optional<std::string_view> {
    const auto found = row.find(std::string(name));
    if (found == row.end()) return std::nullopt;
    return found->second;
  };
  Claim claim{cell("outcome"), cell("cost"), cell("error"), {}};
  for (const std::string_view name : texts) claim.texts.push_back(cell(name));
  return claim;
}

rc::Gen<std::string> any_cell(const std::string& right, const std::string& alphabet,
                              const std::vector<std::string>& words) {
  using rc::gen::arbitrary;
  const auto mutant = rc::gen::apply(
      [right](std::size_t place, char byte, bool insert) {
        std::string text = right;
        if (text.empty() || insert) {
          text.insert(text.begin() + static_cast<std::ptrdiff_t>(place % (text.size() + 1)), byte);
        } else if (byte == 0) {
          text.erase(place % text.size(), 1);
        } else {
          text[place % text.size()] = byte;
        }
        return text;
      },
      arbitrary<std::size_t>(),
      rc::gen::oneOf(arbitrary<char>(), rc::gen::elementOf(alphabet + '0')), arbitrary<bool>());
  return rc::gen::oneOf(mutant, mutant, rc::gen::container<std::string>(arbitrary<char>()),
                        rc::gen::container<std::string>(rc::gen::elementOf(alphabet)),
                        rc::gen::elementOf(words));
}

}  // namespace boardmill::test
