#include "engine/flip/flip.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/flip/census.h"
#include "engine/flip/config.h"
#include "engine/flip/forms.h"
#include "engine/flip/judge/drawer.h"
#include "engine/flip/judge/explain.h"
#include "engine/flip/judge/judging.h"
#include "engine/flip/judge/mistaken.h"
#include "engine/flip/judge/package_texts.h"
#include "engine/flip/judge/programs.h"
#include "engine/flip/judge/space.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/output.h"
#include "engine/flip/solver.h"
#include "engine/flip/text.h"
#include "engine/flip/verifier.h"
#include "engine/puzzle/bind/entry_of.h"
#include "engine/puzzle/choose.h"

namespace boardmill::flip {
namespace {

constexpr std::array forms{
    Choice{"letters", "R lines of C letters b or w; also 0/1 and ./#"},
    Choice{"line", "one board a line: bwwb/bbwb/bwwb/bwww"},
    Choice{"headed", "a line with R and C before the R lines of C cells 0 or 1"},
    Choice{"counted-letters", "the number of boards and then letters; blanks between cells or not"},
    Choice{"counted-square",
           "the number of boards; each is a line with n and n lines of n cells y or w"},
    csv_form,
};
constexpr std::array methods{
    Choice{"table", "every answer of a small board in one shared table (16 cells)"},
    Choice{"nullspace", "first-row algebra and the lightest press set over the null space"},
    Choice{"rows", "every first row, the rest chased (20 cells on the shorter side)"},
    Choice{"gauss", "elimination of the full system, every free unknown (nullity 20)"},
    Choice{"bfs", "breadth-first search over the states of a board (20 cells)"},
};
constexpr std::array column_descriptions{
    Choice{"answer", "the text that the judge expects"},
    Choice{"solution", "the canonical press set: r1c2 r4c4"},
    Choice{"certificate", "why a board is unsolvable: no press changes the parity of these cells"},
    Choice{"method", "the method that solved the board"},
    Choice{"instance", "the board on one line; readable as input"},
    Choice{"goal", "the colour that the solution leads to"},
};
constexpr std::array options{
    OptionSpec{"size", "RxC", "", "size of every board (without it: found out for each source)"},
    OptionSpec{"rule", "cross|torus|king|neighbours|lines", "cross",
               "what a press turns: cross (also round the edges), 3x3, neighbours, row and column"},
    OptionSpec{"goal", "either|white|black", "either", "colour that all pieces shall show"},
    OptionSpec{"max-nullity", "N", "32",
               "look for the lightest of at most 2^N press sets (0 to 40)"},
    OptionSpec{"cells", "WB", "", "the two characters of the pieces, white first"},
};
constexpr std::array<Setting, 2> poj1753_settings{{{"size", "4x4"}, {"goal", "either"}}};
constexpr std::array<Setting, 3> poj1222_settings{
    {{"size", "5x6"}, {"goal", "white"}, {"cells", "01"}}};
constexpr std::array<Setting, 2> poj1681_settings{{{"goal", "black"}, {"cells", "wy"}}};
constexpr std::array<Setting, 2> poj3279_settings{{{"goal", "white"}, {"cells", "01"}}};
constexpr std::array<Setting, 4> poj2965_settings{
    {{"size", "4x4"}, {"rule", "lines"}, {"goal", "white"}, {"cells", "-+"}}};
constexpr std::array problems{
    Problem{"poj1753", "letters", poj1753_settings, "number of presses or Impossible",
            CasesPerRun::one, "poj", "Flip Game: 4x4, all white or all black"},
    Problem{"poj1222", "counted-letters", poj1222_settings, "PUZZLE #k and the press grid",
            CasesPerRun::counted, "poj", "Extended Lights Out: 5x6, all lights out"},
    Problem{"poj1681", "counted-square", poj1681_settings, "number of presses or inf",
            CasesPerRun::counted, "poj", "Painter's Problem: n x n, all yellow"},
    Problem{"poj3279", "headed", poj3279_settings, "the press grid or IMPOSSIBLE", CasesPerRun::one,
            "poj", "Fliptile: M x N, all white"},
    Problem{"poj2965", "letters", poj2965_settings, "number of presses and then the presses",
            CasesPerRun::one, "poj",
            "The Pilots Brothers' refrigerator (AcWing 116): 4x4, all handles open (-)",
            Print::solution},
};
constexpr std::array answer_texts{AnswerText::number_or_impossible, AnswerText::numbered_grid,
                                  AnswerText::number_or_inf, AnswerText::grid_or_impossible,
                                  AnswerText::number_or_impossible};
static_assert(answer_texts.size() == problems.size());

// The one that is called so.
template <class Value>
std::optional<Value> named(std::initializer_list<Value> values, std::string_view name) {
  for (const Value value : values) {
    if (text(value) == name) return value;
  }
  return std::nullopt;
}

bool is_counted(Form form) { return form == Form::counted_letters || form == Form::counted_square; }

}  // namespace

tl::expected<Config, std::string> configure(const Request& request) {
  Config config;
  config.form = choose<Form>(forms, request.input_format);
  if (request.problem != nullptr) {
    config.answer = answer_texts[static_cast<std::size_t>(request.problem - problems.data())];
    // Without a count in its input a program reads on to the end.
    if (request.problem->cases != CasesPerRun::one) config.cases = CasesPerRun::to_end_of_file;
  }
  if (is_counted(config.form)) config.cases = CasesPerRun::counted;
  config.print = request.print;
  if (config.print == Print::solution && (config.answer == AnswerText::numbered_grid ||
                                          config.answer == AnswerText::grid_or_impossible)) {
    return tl::unexpected(fmt::format(
        "{} has no --print solution: its answer is the press grid already", request.problem->name));
  }
  config.method = choose<Method>(methods, request.method);
  for (const auto& [name, value] : request.settings) {
    if (name == "size") {
      config.size = parse_size(value);
      if (!config.size) {
        return tl::unexpected("--size: expected RxC from 1x1 to 64x64, found " + value);
      }
    } else if (name == "goal") {
      const auto goal = named<Goal>({Goal::white, Goal::black, Goal::either}, value);
      if (!goal) {
        return tl::unexpected("--goal: expected either, white or black, found " + value);
      }
      config.goal = *goal;
    } else if (name == "rule") {
      const auto rule =
          named<Rule>({Rule::cross, Rule::torus, Rule::king, Rule::neighbours, Rule::lines}, value);
      if (!rule) {
        return tl::unexpected("--rule: expected cross, torus, king, neighbours or lines, found " +
                              value);
      }
      config.rule = *rule;
    } else if (name == "max-nullity") {
      const auto number = parse_number(value);
      if (!number || *number > greatest_max_nullity) {
        return tl::unexpected(fmt::format("--max-nullity: expected a number from 0 to {}, found {}",
                                          greatest_max_nullity, value));
      }
      config.max_nullity = static_cast<unsigned>(*number);
    } else if (name == "cells") {
      const bool usable = value.size() == 2 && value[0] != value[1] &&
                          std::all_of(value.begin(), value.end(), [](char cell) {
                            return cell > ' ' && cell <= '~' && cell != '/';
                          });
      if (!usable) {
        return tl::unexpected("--cells: expected two different characters, found " + value);
      }
      config.cells = Alphabet{value[0], value[1]};
    }
  }
  const bool needs_cross = config.method == Method::nullspace || config.method == Method::rows;
  if (needs_cross && config.rule != Rule::cross) {
    return tl::unexpected(
        fmt::format("--method {} needs --rule cross, found {}", request.method, text(config.rule)));
  }
  return config;
}

namespace {

struct Flip {
  using Config = flip::Config;
  using Instance = Board;
  using Answer = flip::Answer;
  using Solver = flip::Solver;
  using Verifier = flip::Verifier;
  using Drawer = flip::Drawer;
  using Mistaken = MistakenRun;
  using Space = flip::BoardSpace;

  static constexpr auto& configure = flip::configure;
  static constexpr auto& open = flip::open;
  static constexpr auto& parse = flip::parse;
  static constexpr auto& write_instance = flip::write_instance;
  static constexpr auto& why_never = flip::why_never;
  static constexpr auto& landmarks = flip::landmarks;
  static constexpr auto& package_texts = flip::package_texts;
  static constexpr auto& cannot_fail = flip::cannot_fail;
  static constexpr auto& mistake_program = flip::mistake_program;
  static constexpr auto& programs = flip::programs;
  static constexpr auto& take_answer = flip::take_answer;
  static constexpr auto& read_output = flip::read_output;

  static const Description& description() {
    static const Description description{
        "flip",
        "Flip Game, Lights Out: turn a piece and its neighbours until all show one colour",
        "boards",
        forms,
        methods,
        column_descriptions,
        options,
        problems,
        flip::features(),
        mistake_choices()};
    return description;
  }

  static std::uint64_t features_of(const Config& config, const Record& /*record*/,
                                   const Board& board, const Answer& answer) {
    return flip::features_of(config, board, answer);
  }

  static std::string generate_header(const Config& config, std::uint64_t count) {
    return is_counted(config.form) ? fmt::format("{}\n", count) : "";
  }

  static Board generate(const Config& config, Random& random) {
    return draw_grid(generated_size(config), random);
  }

  static bool is_text_of_cost(const Config& config, std::size_t column) {
    return static_cast<Column>(column) == Column::answer && config.print == Print::answer &&
           (config.answer == AnswerText::number_or_impossible ||
            config.answer == AnswerText::number_or_inf);
  }

  static void write_text(const Config& config, std::size_t column, const Board& board,
                         std::uint64_t record, const Answer& answer, Bytes& out) {
    switch (static_cast<Column>(column)) {
      case Column::certificate:
        if (answer.outcome != Outcome::solved) {
          const auto proof = NullBasis::of(config.rule, board.size).certificate(board, config.goal);
          if (proof) write_presses(*proof, out);
        }
        break;
      case Column::method:
        append(out, methods[static_cast<std::size_t>(answer.method) - 1].name);
        break;
      default:
        flip::write_text(config, static_cast<Column>(column), record, board, answer, out);
        break;
    }
  }

  static std::string explain(const Config& config, const Record& /*record*/, const Board& board) {
    return flip::explain(config, board);
  }

  static tl::expected<std::vector<CensusRow>, std::string> census(const Config& config,
                                                                  Executor& executor,
                                                                  Progress& progress) {
    return flip::census(config.rule, generated_size(config), config.goal, executor, progress);
  }

  static std::size_t records_per_task(const Config& config, const FramerState& state,
                                      std::size_t record_bytes) {
    constexpr double task_ns = 300'000;
    Size size{state.per_record, state.width};
    if (state.width == 0) {
      const double side = std::sqrt(static_cast<double>(record_bytes));
      size.rows = size.columns = std::clamp(static_cast<unsigned>(side), 1U, max_side);
    }
    const double board_ns = Solver::expected_ns(config, size, Solver::sweeps(config, state));
    return static_cast<std::size_t>(std::clamp(task_ns / board_ns, 1.0, 131'072.0));
  }
};

}  // namespace

const Entry& entry() { return entry_of<Flip>(); }

}  // namespace boardmill::flip
