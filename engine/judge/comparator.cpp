#include "engine/judge/comparator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boardmill::judge {
namespace {

constexpr std::string_view all_blanks = " \t\n\r\v\f";
constexpr std::string_view testlib_blanks = " \t\n\r";
constexpr std::string_view blanks_of_a_line = " \t\r\v\f";

/// Which blanks matter.
enum class Minds : std::uint8_t { tokens, lines, bytes };

struct Rule {
  Choice choice;
  Minds minds = Minds::tokens;
  std::string_view blanks = all_blanks;
  bool ignores_case = false;
};

constexpr std::array rules{
    Rule{{"kattis", "Kattis, DOMjudge: tokens, without regard to the case of letters"},
         Minds::tokens,
         all_blanks,
         true},
    Rule{{"kattis-strict",
          "Kattis with case_sensitive and space_change_sensitive: every blank, CRLF too"},
         Minds::bytes},
    Rule{{"testlib", "checkers of testlib that read tokens: tokens, the case of letters matters"},
         Minds::tokens,
         testlib_blanks},
    Rule{{"poj", "POJ, HUSTOJ: other blanks than at the ends of lines are a Presentation Error"},
         Minds::lines},
    Rule{{"hydro", "Hydro: lines, without blanks at their ends and blank lines at the end"},
         Minds::lines},
    Rule{{"exact", "byte by byte"}, Minds::bytes},
};
constexpr auto comparator_choices = [] {
  std::array<Choice, rules.size()> list{};
  for (std::size_t i = 0; i < rules.size(); ++i) list[i] = rules[i].choice;
  return list;
}();

struct Difference {
  std::size_t expected = 0;
  std::size_t got = 0;
};

char small(char byte) {
  return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

std::optional<Difference> differing_token(const Rule& rule, std::string_view expected,
                                          std::string_view got) {
  std::array<bool, 256> is_blank{};
  for (const char blank : rule.blanks) is_blank[static_cast<unsigned char>(blank)] = true;
  const auto in_token = [&is_blank](std::string_view text, std::size_t at) {
    return at < text.size() && !is_blank[static_cast<unsigned char>(text[at])];
  };
  const auto skip_blanks = [&in_token](std::string_view text, std::size_t& at) {
    while (at < text.size() && !in_token(text, at)) ++at;
  };
  Difference at;
  for (;;) {
    skip_blanks(expected, at.expected);
    skip_blanks(got, at.got);
    if (at.expected == expected.size() && at.got == got.size()) return std::nullopt;
    for (;;) {
      const bool expected_goes_on = in_token(expected, at.expected);
      const bool got_goes_on = in_token(got, at.got);
      if (!expected_goes_on && !got_goes_on) break;
      if (expected_goes_on != got_goes_on) return at;
      const char one = expected[at.expected];
      const char other = got[at.got];
      if (rule.ignores_case ? small(one) != small(other) : one != other) return at;
      ++at.expected;
      ++at.got;
    }
  }
}

/// Walks over the bytes of an output but for blanks at the ends of lines and blank lines at its
/// end.
class LineBytes {
 public:
  explicit LineBytes(std::string_view text)
      : text_(text.substr(0, text.find_last_not_of(all_blanks) + 1)) {
    skip_line_end();
  }

  bool ended() const { return at_ == text_.size(); }
  char byte() const { return text_[at_]; }
  std::size_t at() const { return at_; }

  void next() {
    ++at_;
    skip_line_end();
  }

 private:
  void skip_line_end() {
    if (at_ < end_of_blanks_ || ended()) return;
    // Not looked at again byte by byte: a line of blanks alone would take quadratic time.
    end_of_blanks_ = text_.find_first_not_of(blanks_of_a_line, at_);
    if (text_[end_of_blanks_] == '\n') at_ = end_of_blanks_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t end_of_blanks_ = 0;
};

std::optional<Difference> differing_line(std::string_view expected, std::string_view got) {
  LineBytes one(expected);
  LineBytes other(got);
  while (!one.ended() && !other.ended() && one.byte() == other.byte()) {
    one.next();
    other.next();
  }
  if (one.ended() && other.ended()) return std::nullopt;
  return Difference{one.at(), other.at()};
}

std::optional<Difference> differing_byte(std::string_view expected, std::string_view got) {
  if (expected == got) return std::nullopt;
  const auto* const end = expected.begin() + std::min(expected.size(), got.size());
  const auto at = static_cast<std::size_t>(std::mismatch(expected.begin(), end, got.begin()).first -
                                           expected.begin());
  return Difference{at, at};
}

// ---- for people

constexpr std::size_t most_shown = 60;  // bytes of a line

bool can_be_seen(char byte) { return byte > ' ' && byte <= '~'; }

std::string shown(char byte) {
  switch (byte) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    case '"':
    case '\\':
      return {'\\', byte};
    default:
      break;
  }
  if (can_be_seen(byte)) return {byte};
  return fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
}

/// A place in an output as people find it.
struct Spot {
  Spot(std::string_view output, std::size_t offset) : text(output), at(offset) {
    const std::string_view before = text.substr(0, at);
    line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    begin = before.rfind('\n') + 1;  // npos + 1 is 0
  }

  std::size_t column() const { return at - begin + 1; }

  std::string_view text;
  std::size_t at;
  std::size_t begin;  ///< of its line
  std::size_t line;
};

std::string shown_line(const Spot& spot) {
  if (spot.text.empty()) return "nothing";
  if (spot.begin == spot.text.size()) return "the end of the output";
  const std::size_t newline = spot.text.find('\n', spot.at);
  const std::size_t end = newline == std::string_view::npos ? spot.text.size() : newline + 1;
  std::size_t from = spot.begin;
  std::size_t to = end;
  if (to - from > most_shown) {
    from = std::max(spot.begin, spot.at - std::min(spot.at, most_shown / 2));
    to = std::min(end, from + most_shown);
  }
  std::string text = from == spot.begin ? "\"" : "\"...";
  for (const char byte : spot.text.substr(from, to - from)) {
    text += byte == ' ' ? " " : shown(byte);
  }
  return text + (to == end ? "\"" : "...\"");
}

std::string shown_byte(const Spot& spot) {
  return spot.at == spot.text.size() ? "the end of the output"
                                     : "\"" + shown(spot.text[spot.at]) + "\"";
}

bool is_seen(const Spot& spot) {
  return spot.at < spot.text.size() && can_be_seen(spot.text[spot.at]);
}

}  // namespace

std::span<const Choice> comparators() { return comparator_choices; }

std::optional<Comparator> find_comparator(std::string_view name) {
  const auto* found = std::find_if(comparator_choices.begin(), comparator_choices.end(),
                                   [name](const Choice& choice) { return choice.name == name; });
  if (found == comparator_choices.end()) return std::nullopt;
  return static_cast<Comparator>(found - comparator_choices.begin());
}

Comparator comparator_of(const Problem* problem) {
  constexpr Comparator usual = Comparator::testlib;
  return problem == nullptr ? usual : find_comparator(problem->comparator).value_or(usual);
}

Comparison compare(Comparator comparator, std::string_view expected, std::string_view got) {
  const Rule& rule = rules[static_cast<std::size_t>(comparator)];
  if (const auto token = differing_token(rule, expected, got)) {
    return {Match::different, token->expected, token->got};
  }
  std::optional<Difference> blank;
  if (rule.minds == Minds::lines) blank = differing_line(expected, got);
  if (rule.minds == Minds::bytes) blank = differing_byte(expected, got);
  if (blank) return {Match::blanks_only, blank->expected, blank->got};
  return {Match::same, expected.size(), got.size()};
}

std::string describe_difference(std::string_view expected, std::string_view got,
                                const Comparison& comparison) {
  if (comparison.match == Match::same) return "";
  const Spot wanted(expected, comparison.expected_at);
  const Spot found(got, comparison.got_at);
  std::string text;
  if (wanted.line == found.line && wanted.column() == found.column()) {
    text = fmt::format("line {}, column {}: expected {}, got {}", found.line, found.column(),
                       shown_line(wanted), shown_line(found));
  } else {
    text = fmt::format("expected at line {}, column {}: {}\ngot at line {}, column {}: {}",
                       wanted.line, wanted.column(), shown_line(wanted), found.line, found.column(),
                       shown_line(found));
  }
  if (is_seen(wanted) && is_seen(found)) return text;
  return text + fmt::format("\nthe first difference: expected {}, got {}", shown_byte(wanted),
                            shown_byte(found));
}

}  // namespace boardmill::judge
