#include "engine/puzzle/output.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/puzzle/framer.h"
#include "engine/puzzle/picture.h"
#include "engine/puzzle/size.h"

namespace boardmill {
namespace {

constexpr std::string_view blanks = " \n\r\t";
constexpr std::string_view witness_column = "solution";

bool is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

std::string_view without_blanks_before(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}

// Takes all before `after`, its end, off `rest`, and the newline where nothing else is in the line.
std::string_view take_before(std::string_view& rest, std::string_view after) {
  std::string_view taken = rest.substr(0, rest.size() - after.size());
  taken.remove_suffix(taken.size() - (taken.find_last_not_of(blanks) + 1));
  rest = after;
  const std::string_view line = take_line(after);
  if (without_blanks_before(line).empty()) rest = after;
  return without_blanks_before(taken);
}

}  // namespace

std::string_view take_word(std::string_view& text) {
  text = without_blanks_before(text);
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  return word;
}

std::optional<unsigned> word_number(std::string_view word) {
  if (word.size() > 9) return std::nullopt;
  const auto number = parse_number(word);
  return number ? std::optional(static_cast<unsigned>(*number)) : std::nullopt;
}

std::string_view take_words(std::string_view& rest, std::size_t most) {
  std::string_view after = rest;
  take_word(after);
  for (std::size_t i = 0; i < most; ++i) {
    std::string_view behind = after;
    const std::string_view word = take_word(behind);
    if (word.empty() || is_letter(word.front())) break;
    after = behind;
  }
  return take_before(rest, after);
}

std::string_view take_line_of_words(std::string_view& rest) {
  std::string_view after = rest;
  take_word(after);
  take_line(after);
  return take_before(rest, after);
}

Claim claim_of(const Printed& printed, const Description& puzzle) {
  Claim claim;
  claim.outcome = text(printed.outcome);
  if (!printed.cost.empty()) claim.cost = printed.cost;
  for (const Choice& column : puzzle.columns) {
    const bool holds_it = column.name == witness_column;
    claim.texts.push_back(holds_it ? std::optional<std::string_view>(printed.solution)
                                   : std::nullopt);
  }
  claim.any_witness = true;
  return claim;
}

bool read_steps(std::string_view text, unsigned count, const Step& step, ClaimReport& report,
                std::vector<unsigned>& numbers) {
  const std::string steps = counted(count, step.one);
  numbers.clear();
  for (unsigned i = 0; i < count; ++i) {
    for (const Place& place : step.places) {
      const std::string_view word = take_word(text);
      if (word.empty() && &place == &step.places.front()) {
        return report.wrong(witness_column, steps, fmt::format("{}", i));
      }
      const auto number = word_number(word);
      if (!number || *number < 1 || *number > place.most) {
        return report.wrong(
            witness_column,
            fmt::format("{} from 1 to {} in {} {}", place.name, place.most, step.one, i + 1),
            quote_cell(word));
      }
      numbers.push_back(*number);
    }
  }
  const std::string_view more = take_word(text);
  if (more.empty()) return true;
  return report.wrong(witness_column, "nothing after " + steps, quote_text(more));
}

}  // namespace boardmill
