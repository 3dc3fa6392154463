#include "engine/flip/judge/mistaken.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/flip/null_basis.h"
#include "engine/flip/pattern.h"
#include "engine/flip/text.h"

// They count with plain ints, as contestants do.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#include "engine/flip/mistakes/crossing_twice.h"
#include "engine/flip/mistakes/diagonals_too.h"
#include "engine/flip/mistakes/first_found.h"
#include "engine/flip/mistakes/four_at_most.h"
#include "engine/flip/mistakes/greedy.h"
#include "engine/flip/mistakes/half_of_first_rows.h"
#include "engine/flip/mistakes/last_of_equals.h"
#include "engine/flip/mistakes/last_row_unchecked.h"
#include "engine/flip/mistakes/left_forgotten.h"
#include "engine/flip/mistakes/majority.h"
#include "engine/flip/mistakes/next_index.h"
#include "engine/flip/mistakes/none_printed.h"
#include "engine/flip/mistakes/not_itself.h"
#include "engine/flip/mistakes/one_first_row.h"
#include "engine/flip/mistakes/only_black.h"
#include "engine/flip/mistakes/only_white.h"
#include "engine/flip/mistakes/open_unnoticed.h"
#include "engine/flip/mistakes/sides_swapped.h"
#include "engine/flip/mistakes/start_untested.h"
#include "engine/flip/mistakes/state_kept.h"
#include "engine/flip/mistakes/steepest.h"
#include "engine/flip/mistakes/without_parent.h"
#include "engine/flip/mistakes/wrap_round.h"
#pragma GCC diagnostic pop

namespace boardmill::flip {
namespace {

// What the solver keeps from case to case is its own.
template <class Solver>
MistakenRun::Solve make() {
  return [solver = Solver()](const mistakes::Board& board, mistakes::Goals goals) mutable {
    return solver.solve(board, goals);
  };
}

// What it takes to see a mistake.
enum class Needs : std::uint8_t {
  nothing,
  black_goal,       // as one that may be reached
  white_goal,       //
  both_goals,       //
  several_cases,    // in a run
  unsolvable,       // boards without a solution
  several_sets,     // of presses for one board
  rows,             // more than one
  columns,          //
  both_sides,       // of more than one cell
  oblong,           // the same, of a board that is no square
  printed_presses,  // of which one set is expected, and there are several
  shown_presses     // of which any set is accepted
};

// What the search goes through.
enum class Tries : std::uint8_t { nothing, first_rows, all_sets };

struct Mistake {
  Needs needs;
  Tries tries;
  MistakenRun::Solve (*make)();
  Rule rule = Rule::cross;
};

constexpr std::array choices{
    Choice{"only-white", "Only the white goal is tried."},
    Choice{"only-black", "Only the black goal is tried."},
    Choice{"majority", "Only the colour that most pieces show already is tried."},
    Choice{"greedy", "Presses the next wrong piece, from the first cell to the last."},
    Choice{"steepest", "Presses whatever leaves the fewest wrong pieces while that helps."},
    Choice{"wrap-round", "The first and the last cell of a row are taken for neighbours."},
    Choice{"next-index", "Neighbours are index -1 and +1, across the ends of rows."},
    Choice{"diagonals-too", "A press also turns the diagonal neighbours."},
    Choice{"not-itself", "A press turns the neighbours but not the piece itself."},
    Choice{"left-forgotten", "A press does not turn the left neighbour."},
    Choice{"start-untested", "A board that is solved at the start is not noticed."},
    Choice{"none-printed", "The internal value for no solution is printed: -1."},
    Choice{"four-at-most", "The search stops at four presses."},
    Choice{"one-first-row", "Chases from the top, but only with no press in the first row."},
    Choice{"half-of-first-rows", "The loop over first rows ends early: the first cell is free."},
    Choice{"first-found", "The first solution found is taken for the lightest."},
    Choice{"last-row-unchecked", "Chases from the top, and the last row is not checked."},
    Choice{"last-of-equals", "Of equally light press sets the last one is taken."},
    Choice{"state-kept", "The best press set of earlier cases is not cleared."},
    Choice{"sides-swapped", "Rows and columns are swapped when the board is read."},
    Choice{"open-unnoticed", "Row and column: a board that is right at the start is not noticed."},
    Choice{"crossing-twice", "Row and column each turn the piece that is pressed: it stays."},
    Choice{"without-parent", "Row and column: the search keeps the last press of each depth."},
};

constexpr std::array<Mistake, choices.size()> mistake_table{{
    {Needs::black_goal, Tries::first_rows, make<mistakes::OnlyWhite>},
    {Needs::white_goal, Tries::first_rows, make<mistakes::OnlyBlack>},
    {Needs::both_goals, Tries::first_rows, make<mistakes::Majority>},
    {Needs::nothing, Tries::nothing, make<mistakes::Greedy>},
    {Needs::nothing, Tries::nothing, make<mistakes::Steepest>},
    {Needs::columns, Tries::first_rows, make<mistakes::WrapRound>},
    {Needs::rows, Tries::all_sets, make<mistakes::NextIndex>},
    {Needs::both_sides, Tries::all_sets, make<mistakes::DiagonalsToo>},
    {Needs::nothing, Tries::first_rows, make<mistakes::NotItself>},
    {Needs::columns, Tries::first_rows, make<mistakes::LeftForgotten>},
    {Needs::nothing, Tries::first_rows, make<mistakes::StartUntested>},
    {Needs::unsolvable, Tries::first_rows, make<mistakes::NonePrinted>},
    {Needs::nothing, Tries::first_rows, make<mistakes::FourAtMost>},
    {Needs::nothing, Tries::nothing, make<mistakes::OneFirstRow>},
    {Needs::nothing, Tries::first_rows, make<mistakes::HalfOfFirstRows>},
    {Needs::several_sets, Tries::first_rows, make<mistakes::FirstFound>},
    {Needs::nothing, Tries::first_rows, make<mistakes::LastRowUnchecked>},
    {Needs::printed_presses, Tries::first_rows, make<mistakes::LastOfEquals>},
    {Needs::several_cases, Tries::first_rows, make<mistakes::StateKept>},
    {Needs::oblong, Tries::first_rows, make<mistakes::SidesSwapped>},
    {Needs::nothing, Tries::all_sets, make<mistakes::OpenUnnoticed>, Rule::lines},
    {Needs::nothing, Tries::all_sets, make<mistakes::CrossingTwice>, Rule::lines},
    {Needs::shown_presses, Tries::all_sets, make<mistakes::WithoutParent>, Rule::lines},
}};

// Rows are ints, and 2^16 first rows take some milliseconds.
constexpr unsigned max_columns = 16;
constexpr unsigned max_cells = 20;

bool takes(const Config& config, std::size_t mistake, Size size) {
  if (config.rule != mistake_table[mistake].rule) return false;
  if (size.columns > (mistake_table[mistake].tries == Tries::nothing ? 29U : max_columns)) {
    return false;
  }
  if (mistake_table[mistake].needs == Needs::oblong && size.rows > max_columns) return false;
  return mistake_table[mistake].tries != Tries::all_sets || size.cells() <= max_cells;
}

mistakes::Board to_contest(const Board& board) {
  mistakes::Board result{};
  result.rows = static_cast<int>(board.size.rows);
  result.columns = static_cast<int>(board.size.columns);
  for (unsigned r = 0; r < board.size.rows; ++r) {
    for (unsigned c = 0; c < board.size.columns; ++c) {
      result.row[r] = 2 * result.row[r] + static_cast<int>(board.at(r, c));
    }
  }
  return result;
}

mistakes::Goals to_contest(Goal goal) { return {goal != Goal::black, goal != Goal::white}; }

bool prints_presses(const Config& config) {
  return config.answer == AnswerText::numbered_grid ||
         config.answer == AnswerText::grid_or_impossible;
}

Answer to_answer(const mistakes::Answer& answer, Size size) {
  Answer result;
  if (answer.count == mistakes::none) return result;
  result.outcome = Outcome::solved;
  result.cost = static_cast<std::uint16_t>(answer.count);
  result.presses.size = size;
  for (unsigned r = 0; r < size.rows; ++r) {
    for (unsigned c = 0; c < size.columns; ++c) {
      if ((answer.presses[r] >> (size.columns - 1 - c) & 1) != 0) result.presses.set(r, c);
    }
  }
  return result;
}

// Appends what is printed for one board.
void write(const Config& config, const mistakes::Answer& answer, const Record& record,
           const Board& board, Bytes& out) {
  if (answer.count < 0 && !prints_presses(config)) {
    append(out, fmt::format("{}", answer.count));
    return;
  }
  write_text(config, Column::answer, record.number, board, to_answer(answer, board.size), out);
}

// Whether some board has two equally light solutions. All solutions differ by presses that change
// nothing, or, with both goals, that turn all pieces; half of the lightest of these presses is such
// a board, if they are even in number. Those that change nothing always are.
bool may_tie(Goal goal, Size size) {
  const unsigned nullity = NullBasis::of(Rule::cross, size).nullity();
  if (goal != Goal::either) return nullity != 0;
  if (nullity != 0) {
    // On a line two of three presses change nothing, and either half of them turns all pieces.
    const unsigned length = std::max(size.rows, size.columns);
    return length != size.cells() || (length + 1) / 3 % 2 == 0;
  }
  Board board;
  board.size = size;
  return mistakes::lightest(to_contest(board), {false, true}, mistakes::chase).count % 2 == 0;
}

mistakes::Answer right_answer(Rule rule, const mistakes::Board& board, mistakes::Goals goals) {
  return rule == Rule::lines
             ? mistakes::lightest_of_all(board, goals, mistakes::changes_of_lines(board))
             : mistakes::lightest(board, goals, mistakes::chase);
}

// Whether the presses are as many as there should be, and do it.
bool is_accepted(const Config& config, const Answer& found, const Answer& expected,
                 const Board& board) {
  if (found.outcome != Outcome::solved || expected.outcome != Outcome::solved) {
    return found.outcome == expected.outcome;
  }
  Board end = played(config.rule, found.presses);
  add(end, board);
  const unsigned black = weight(end);
  return found.cost == expected.cost && weight(found.presses) == found.cost &&
         ((black == 0 && config.goal != Goal::black) ||
          (black == board.size.cells() && config.goal != Goal::white));
}

// Whether the mistake answers every board of a tiny size as it should.
bool is_right_on_all(const Config& config, std::size_t mistake, Size size) {
  Board board;
  Bytes expected;
  Bytes found;
  for (std::uint32_t index = 0; index >> size.cells() == 0; ++index) {
    from_index(index, size, board);
    board.size = size;
    const mistakes::Board one = to_contest(board);
    const mistakes::Goals goals = to_contest(config.goal);
    const mistakes::Answer right = right_answer(config.rule, one, goals);
    const mistakes::Answer answer = mistake_table[mistake].make()(one, goals);
    if (mistake_table[mistake].needs == Needs::shown_presses) {
      const Size of = board.size;
      if (!is_accepted(config, to_answer(answer, of), to_answer(right, of), board)) return false;
      continue;
    }
    expected.clear();
    found.clear();
    write(config, right, Record(), board, expected);
    write(config, answer, Record(), board, found);
    if (view(expected) != view(found)) return false;
  }
  return true;
}

}  // namespace

std::span<const Choice> mistake_choices() { return choices; }

MistakenRun::MistakenRun(const Config& config, std::size_t mistake)
    : config_(config), mistake_(mistake), solve_(mistake_table[mistake].make()) {}

void MistakenRun::answer(const Record& record, const Board& board, Bytes& out) {
  if (!takes(config_, mistake_, board.size)) return;
  if (config_.cases == CasesPerRun::one) solve_ = mistake_table[mistake_].make();
  write(config_, solve_(to_contest(board), to_contest(config_.goal)), record, board, out);
}

std::string cannot_fail(const Config& config, std::size_t mistake) {
  const Size size = generated_size(config);
  if (config.rule != mistake_table[mistake].rule) {
    return fmt::format("it is of the rule {}", text(mistake_table[mistake].rule));
  }
  if (!takes(config, mistake, size)) {
    return fmt::format("its search does not take boards of {}", to_string(size));
  }
  const bool one_solution = NullBasis::of(Rule::cross, size).nullity() == 0;
  switch (mistake_table[mistake].needs) {
    case Needs::nothing:
      break;
    case Needs::black_goal:
      if (config.goal == Goal::white) return "white is the only goal";
      break;
    case Needs::white_goal:
      if (config.goal == Goal::black) return "black is the only goal";
      break;
    case Needs::both_goals:
      if (config.goal != Goal::either) return "there is one goal only";
      break;
    case Needs::several_cases:
      if (config.cases == CasesPerRun::one) return "a run has one case";
      // Elsewhere a solved board and then one that is not are enough.
      if (size.cells() == 1 && config.goal == Goal::either) return "one piece is always right";
      return "";
    case Needs::unsolvable:
      if (one_solution) return fmt::format("every board of {} is solvable", to_string(size));
      break;
    case Needs::printed_presses:
      if (!prints_presses(config)) return "the presses are not printed";
      if (!may_tie(config.goal, size)) {
        return fmt::format("no board of {} has two equally light solutions", to_string(size));
      }
      break;
    case Needs::shown_presses:
      if (config.print != Print::solution) return "the presses are not printed";
      if (size.rows == 1 || size.columns == 1) return "all presses do the same";
      break;
    case Needs::several_sets:
      if (one_solution) return fmt::format("each goal has one solution on {}", to_string(size));
      break;
    case Needs::rows:
      if (size.rows == 1) return "there is one row only";
      break;
    case Needs::columns:
      if (size.columns == 1) return "there is one column only";
      break;
    case Needs::oblong:
      if (size.rows == size.columns) return "the boards are squares";
      [[fallthrough]];
    case Needs::both_sides:
      if (size.rows == 1 || size.columns == 1) return "the boards are lines";
      break;
  }
  constexpr std::size_t few_cells = 12;
  if (size.cells() <= few_cells && is_right_on_all(config, mistake, size)) {
    return fmt::format("it is right on every board of {}", to_string(size));
  }
  return "";
}

}  // namespace boardmill::flip
