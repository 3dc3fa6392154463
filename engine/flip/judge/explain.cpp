#include "engine/flip/judge/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "engine/flip/forms.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/pattern.h"
#include "engine/flip/solver.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/picture.h"

namespace boardmill::flip {
namespace {

// Larger boards, or more presses, are told and not drawn.
constexpr unsigned most_drawn_side = 16;
constexpr unsigned most_drawn_presses = 24;

// `white`, or with the letter where that does not tell: `black (1)`.
std::string name(const Config& config, Goal colour) {
  const Alphabet cells = written_cells(config);
  const char cell = colour == Goal::white ? cells.white : cells.black;
  const std::string word(text(colour));
  return cell == word.front() ? word : fmt::format("{} ({})", word, cell);
}

// The pieces, those of `marked` between brackets.
Picture draw(const Config& config, const Board& board, const Grid& marked, std::string title) {
  const Alphabet cells = written_cells(config);
  Picture picture{std::move(title), {}};
  for (unsigned row = 0; row < board.size.rows; ++row) {
    std::string line(2 * std::size_t{board.size.columns} + 1, ' ');
    for (unsigned column = 0; column < board.size.columns; ++column) {
      const std::size_t at = 2 * std::size_t{column} + 1;
      line[at] = board.at(row, column) ? cells.black : cells.white;
      if (!marked.at(row, column)) continue;
      // Two cells side by side share a column.
      line[at - 1] = line[at - 1] == ' ' ? '[' : '|';
      line[at + 1] = ']';
    }
    picture.rows.push_back(line);
  }
  return picture;
}

std::string list(const PressSet& presses) {
  Bytes out;
  write_presses(presses, out);
  return std::string(view(out));
}

bool is_drawn(const Board& board, unsigned presses) {
  return board.size.rows <= most_drawn_side && board.size.columns <= most_drawn_side &&
         presses <= most_drawn_presses;
}

std::string draw_presses(const Config& config, Board board, const PressSet& presses) {
  Grid marked;
  marked.size = board.size;
  std::vector<Picture> pictures{draw(config, board, marked, "start")};
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      if (!presses.at(row, column)) continue;
      press(config.rule, row, column, board);
      Grid cell = marked;
      cell.set(row, column);
      pictures.push_back(draw(config, board, cell, fmt::format("r{}c{}", row + 1, column + 1)));
    }
  }
  return side_by_side(pictures);
}

// Every press set that leads to a goal differs from any other one by one of the null space.
std::string why_no_fewer(const Config& config, const Board& board, const Answer& answer) {
  const NullBasis& basis = NullBasis::of(config.rule, board.size);
  const unsigned nullity = basis.nullity();
  std::string sets = counted(std::uint64_t{1} << nullity, "press set");
  if (nullity != 0) sets += fmt::format(" (2^{})", nullity);
  const std::string_view lead = nullity == 0 ? "leads" : "lead";
  const std::string presses = counted(answer.cost, "press");
  const Goal goal = basis.turn_all ? config.goal : answer.goal;
  if (goal == Goal::either) {
    return fmt::format("{} {} to {} and as many to {}: none of them has fewer than {}.", sets, lead,
                       name(config, Goal::white), name(config, Goal::black), presses);
  }
  if (nullity == 0) {
    return fmt::format("No other press set leads to {}.", name(config, goal));
  }
  return fmt::format("{} {} to {}: none of them has fewer than {}.", sets, lead, name(config, goal),
                     presses);
}

std::string explain_solved(const Config& config, const Board& board, const Answer& answer) {
  const std::string goal = name(config, answer.goal);
  if (answer.cost == 0)
    return fmt::format("Every piece is {} already: no press is needed.\n", goal);
  std::string text =
      filled(fmt::format("{} every piece {}: {}",
                         counted(answer.cost, "press") + (answer.cost == 1 ? " makes" : " make"),
                         goal, list(answer.presses)));
  text += '\n';
  if (is_drawn(board, answer.cost)) text += draw_presses(config, board, answer.presses) + '\n';
  text += filled(why_no_fewer(config, board, answer));
  const bool canonical =
      config.answer == AnswerText::numbered_grid || config.answer == AnswerText::grid_or_impossible;
  if (canonical && NullBasis::of(config.rule, board.size).nullity() != 0) {
    text += filled(
        "Of those with so few, the one is asked for that is smallest when it is written row by row "
        "as 0s and 1s.");
  }
  return text;
}

std::string explain_unsolvable(const Config& config, const Board& board) {
  const auto proof = NullBasis::of(config.rule, board.size).certificate(board, config.goal);
  if (!proof) throw std::logic_error("the board can be solved");
  const PressSet& marked = *proof;
  Grid black = board;
  for (unsigned row = 0; row < board.size.rows; ++row) black.rows[row] &= marked.rows[row];
  const std::string white_name = name(config, Goal::white);
  const std::string black_name = name(config, Goal::black);
  std::string text;
  if (config.goal == Goal::either) {
    text = filled(
        fmt::format("Presses can make all pieces neither {} nor {}.", white_name, black_name));
  } else {
    text = filled(fmt::format("No presses make all pieces {}.", name(config, config.goal)));
  }
  text += '\n';
  const bool drawn = 2 * board.size.columns + 1 <= terminal_columns;
  if (drawn) {
    Picture picture = draw(config, board, marked, "");
    text += side_by_side({std::move(picture)}) + '\n';
  } else {
    text += filled("Marked cells: " + list(marked)) + '\n';
  }
  const auto parity = [](unsigned number) { return number % 2 == 0 ? "even" : "odd"; };
  const std::string to_white = fmt::format("0 if all pieces were {}", white_name);
  const std::string to_black = fmt::format("{} if all were {}", weight(marked), black_name);
  const std::string goals = config.goal == Goal::either ? to_white + ", and " + to_black + ": both "
                            : config.goal == Goal::white ? to_white + ", which is "
                                                         : to_black + ", which is ";
  const unsigned now = weight(black);
  text += filled(fmt::format(
      "Every press changes the colour of an even number of the marked cells. Now {0} of them {1} "
      "{2}, which is {3}, and it will always be {3}. It would be {4}{5}.",
      now, now == 1 ? "is" : "are", black_name, parity(now), goals, parity(now + 1)));
  return text;
}

}  // namespace

std::string explain(const Config& config, const Board& board) {
  SerialExecutor executor;
  Solver::Scratch scratch;
  Answer answer;
  Solver(config).solve(board, executor, scratch, answer);
  switch (answer.outcome) {
    case Outcome::solved:
      return explain_solved(config, board, answer);
    case Outcome::unsolvable:
      return explain_unsolvable(config, board);
    default:
      return filled(fmt::format("Not decided: expected {}, found {}.", answer.fault.expected,
                                answer.fault.found));
  }
}

}  // namespace boardmill::flip
