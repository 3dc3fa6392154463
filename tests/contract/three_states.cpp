// The smallest puzzle that there can be: lights of three states on 2x2. A press moves a light and
// its neighbours on by one, modulo three; all shall be 0. Of what a puzzle may have it has numbers.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "engine/list.h"
#include "engine/puzzle/bind/entry_of.h"
#include "tests/contract/puzzles.h"

namespace boardmill::test {
namespace {

constexpr std::array forms{Choice{"line", "the four lights row by row: digits from 0 to 2"},
                           csv_form};
constexpr std::array methods{Choice{"search", "breadth-first search from the goal"}};
constexpr std::array columns{Choice{"answer", "the number of presses or -1"},
                             Choice{"method", "the method that solved the lights"},
                             Choice{"instance", "the lights on one line; readable as input"}};

using Lights = std::array<unsigned, 4>;
constexpr unsigned states = 81;

unsigned number_of(const Lights& lights) {
  return 27 * lights[0] + 9 * lights[1] + 3 * lights[2] + lights[3];
}

Lights lights_of(unsigned number) {
  return {number / 27, number / 9 % 3, number / 3 % 3, number % 3};
}

std::string text_of(const Lights& lights) {
  std::string text;
  for (const unsigned light : lights) text += static_cast<char>('0' + light);
  return text;
}

// On 2x2 every other light but the one across is a neighbour.
void press(unsigned pressed, unsigned times, Lights& lights) {
  for (unsigned cell = 0; cell < 4; ++cell) {
    if (cell + pressed != 3) lights[cell] = (lights[cell] + times) % 3;
  }
}

struct ThreeStates {
  struct Config {};
  using Instance = Lights;
  using Answer = Answered;

  struct Solver {
    struct Scratch {};

    explicit Solver(const Config&) {
      costs.fill(Results::no_cost);
      costs[0] = 0;
      for (std::uint16_t next = 1; next <= 8; ++next) {  // each light at most twice
        for (unsigned state = 0; state < states; ++state) {
          for (unsigned cell = 0; costs[state] + 1 == next && cell < 4; ++cell) {
            Lights before = lights_of(state);
            press(cell, 2, before);  // undoes a press
            std::uint16_t& cost = costs[number_of(before)];
            cost = std::min(cost, next);
          }
        }
      }
    }

    void solve(const Lights& lights, Executor&, Scratch&, Answer& answer) const {
      answer.cost = costs[number_of(lights)];
      answer.outcome = answer.cost == Results::no_cost ? Outcome::unsolvable : Outcome::solved;
    }

    std::array<std::uint16_t, states> costs{};
  };

  // Tries all that can be pressed, each light at most twice.
  struct Verifier {
    struct Scratch {};

    explicit Verifier(const Config&) {}

    void verify(const Lights& lights, std::uint64_t, const Claim& claim, Scratch&,
                Finding& finding) const {
      std::optional<unsigned> least;
      for (unsigned number = 0; number < states; ++number) {
        const Lights presses = lights_of(number);
        Lights end = lights;
        for (unsigned cell = 0; cell < 4; ++cell) press(cell, presses[cell], end);
        const unsigned count = presses[0] + presses[1] + presses[2] + presses[3];
        if (end == Lights{}) least = std::min(count, least.value_or(count));
      }
      const std::string cost = least ? std::to_string(*least) : "";
      const std::array right{least ? cost : "-1", std::string("search"), text_of(lights)};
      ClaimReport report(finding);
      const Outcome outcome = least ? Outcome::solved : Outcome::unsolvable;
      if ((!claim.outcome || report.same("outcome", text(outcome), *claim.outcome)) &&
          (!claim.error || report.same("error", "", *claim.error)) &&
          report.same_values(claim, description(), cost, right)) {
        report.verified("all by trying everything");
      }
    }
  };

  struct Space {
    explicit Space(const Config&) {}
    std::optional<std::uint64_t> size() const { return states; }
    Lights at(std::uint64_t number) const { return lights_of(static_cast<unsigned>(number)); }
    std::uint64_t rank(const Lights& lights) const { return number_of(lights); }
    std::string_view order() const { return "by number"; }
  };

  static const Description& description() {
    static const Description description{"three-states", "Lights of three states: all shall be 0",
                                         "lights",       forms,
                                         methods,        columns};
    return description;
  }

  static bool parse(const Config&, const FramerState&, const Record& record, Lights& lights,
                    Fault& fault) {
    const std::string_view line = trim_line(record.text);
    if (line.size() == 4 && line.find_first_not_of("012") == std::string_view::npos) {
      for (std::size_t i = 0; i < 4; ++i) lights[i] = static_cast<unsigned>(line[i] - '0');
      return true;
    }
    fault = {ErrorKind::row_length, record.line, record.column, "4 digits", quote_text(line)};
    return false;
  }

  static void write_instance(const Config&, const Lights& lights, Bytes& out) {
    append(out, text_of(lights) + "\n");
  }

  static void write_text(const Config&, std::size_t column, const Lights& lights, std::uint64_t,
                         const Answer& answer, Bytes& out) {
    const std::string number = std::to_string(answer.cost);
    append(out, column == 0   ? answer.outcome == Outcome::solved ? number : "-1"
                : column == 1 ? "search"
                              : text_of(lights));
  }

  static Lights generate(const Config&, Random& random) { return lights_of(random.below(states)); }
};

}  // namespace

const Entry& three_states() { return entry_of<ThreeStates>(); }

}  // namespace boardmill::test
