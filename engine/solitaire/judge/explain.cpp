#include "engine/solitaire/judge/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/puzzle/picture.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/shadow.h"
#include "engine/solitaire/solver.h"

namespace boardmill::solitaire {
namespace {

// Pieces are `o`, the one on field `moved` is `O`; a field of `target` without a piece is `+`.
Picture draw(Position position, Position target, unsigned moved, std::string title) {
  Picture picture{std::move(title), {}};
  for (unsigned row = 0; row < board_side; ++row) {
    std::string line(2 * board_side - 1, ' ');
    for (unsigned column = 0; column < board_side; ++column) {
      const unsigned field = row * board_side + column;
      const Position bit = field_bit(field);
      const bool piece = (position & bit) != 0;
      line[2 * std::size_t{column}] = piece                 ? (field == moved ? 'O' : 'o')
                                      : (target & bit) != 0 ? '+'
                                                            : '.';
    }
    picture.rows.push_back(line);
  }
  return picture;
}

constexpr unsigned nowhere = 64;

std::string explain_solved(const Pair& pair, int limit, const std::vector<Move>& moves) {
  if (moves.empty()) {
    return "Start and target are the same four fields: no move is needed.\n";
  }
  std::vector<Picture> pictures{draw(pair.start, pair.target, nowhere, "start")};
  Position position = pair.start;
  for (const Move move : moves) {
    position = apply(position, move);
    Bytes title;
    write_move(move, title);
    pictures.push_back(draw(position, pair.target, move.to, std::string(view(title))));
  }
  return filled(fmt::format("The target (+) is {} away, within the limit of {}:",
                            counted(moves.size(), "move"), limit)) +
         '\n' + side_by_side(pictures);
}

// The simple bound that says that the target is beyond the limit, in words; empty: none does.
std::string bound(const Pair& pair, unsigned limit) {
  if (const unsigned moves = pairing_bound(pair.start, pair.target); moves > limit) {
    return fmt::format(
        "Even if every move of a piece took it two fields on, and the pieces were paired with the "
        "target fields in the cheapest way, it would take {} moves.",
        moves);
  }
  const Shadow start = shadow_of(pair.start);
  const Shadow target = shadow_of(pair.target);
  if (const unsigned moves = straight_bound(start, target); moves > limit) {
    const unsigned rows = Lines::straight().distances_to(target.rows)[start.rows];
    return fmt::format(
        "A move takes one piece to the next row or column, or, where a piece is on the next one, "
        "to the one after that. By rows alone it takes {} to get to the target, and by columns "
        "alone {}; no move changes both, so that it takes {} moves at least.",
        counted(rows, "such move"), counted(moves - rows, "such move"), moves);
  }
  if (const unsigned moves = diagonal_bound(start, target); moves > limit) {
    return fmt::format(
        "A move takes one piece to the next diagonal, or, where a piece is on the next one, to the "
        "one after that. By the diagonals of one direction alone it takes {} moves at least to get "
        "to the target.",
        moves);
  }
  return "";
}

// How many positions there are within so many moves.
std::size_t positions_within(Bfs& bfs, Position origin, int moves) {
  bfs.reach(origin, moves);
  std::size_t count = 0;
  for (int distance = 0; distance <= moves; ++distance) count += bfs.layer(distance).size();
  return count;
}

std::string explain_unsolvable(const Pair& pair, int limit) {
  std::string text = filled(fmt::format("The target (+) is more than {} away.",
                                        counted(static_cast<std::size_t>(limit), "move"))) +
                     '\n' +
                     side_by_side({draw(pair.start, pair.target, nowhere, "start"),
                                   draw(pair.target, 0, nowhere, "target")}) +
                     '\n';
  if (const std::string why = bound(pair, static_cast<unsigned>(limit)); !why.empty()) {
    return text + filled(why);
  }
  Bfs bfs;
  const int from_target = limit / 2;
  const int from_start = limit - from_target;
  const std::size_t near_start = positions_within(bfs, pair.start, from_start);
  const std::size_t near_target = positions_within(bfs, pair.target, from_target);
  const auto within = [](int moves) {
    return "within " + counted(static_cast<std::size_t>(moves), "move");
  };
  text += filled(fmt::format(
      "{} can be reached from the start {}, and {} from the target {}. None is among both, and "
      "every move can be undone: there is no way of {}.",
      counted(near_start, "position"), within(from_start), near_target, within(from_target),
      counted(static_cast<std::size_t>(limit), "move")));
  return text;
}

}  // namespace

std::string explain(const Config& config, const Pair& pair) {
  Config own = config;
  own.question.moves = true;
  SerialExecutor executor;
  Solver::Scratch scratch;
  Answer answer;
  Solver(own).solve(pair, executor, scratch, answer);
  const int limit = config.question.max_moves;
  return answer.outcome == Outcome::solved ? explain_solved(pair, limit, answer.moves)
                                           : explain_unsolvable(pair, limit);
}

}  // namespace boardmill::solitaire
