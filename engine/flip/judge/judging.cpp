#include "engine/flip/judge/judging.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/flip/forms.h"
#include "engine/flip/judge/drawer.h"
#include "engine/flip/judge/symmetry.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/pattern.h"
#include "engine/flip/solver.h"
#include "engine/flip/table.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {
namespace {

enum class Feature : std::uint8_t {
  goal_white,
  goal_black,
  tie,
  all_white,
  all_black,
  one_piece,
  symmetric,
  corner,
  edge,
  inside,
  one_cell,
  one_line,
  oblong,
  largest,
};

constexpr std::array feature_list{
    Choice{"goal-white", "white takes fewer presses than black"},
    Choice{"goal-black", "black takes fewer presses than white"},
    Choice{"tie", "white and black take equally many presses"},
    Choice{"all-white", "every piece is white"},
    Choice{"all-black", "every piece is black"},
    Choice{"one-piece", "one piece differs from all others"},
    Choice{"symmetric", "a rotation or reflection changes nothing; both colours occur"},
    Choice{"corner", "a corner is pressed"},
    Choice{"edge", "a cell at the edge is pressed that is no corner"},
    Choice{"inside", "a cell that has four neighbours is pressed"},
    Choice{"one-cell", "the board is 1x1"},
    Choice{"one-line", "the board has one row or one column, and more than one cell"},
    Choice{"oblong", "the board has more than one row and column, and not equally many"},
    Choice{"largest", "the board is of the largest size"},
};
static_assert(feature_list.size() == static_cast<std::size_t>(Feature::largest) + 1);

// The sizes that judges allow where they leave it open.
constexpr unsigned largest_open_side = 15;

class Collector {
 public:
  void add(Feature feature, bool there = true) {
    if (there) bits_ |= std::uint64_t{1} << static_cast<unsigned>(feature);
  }
  std::uint64_t bits() const { return bits_; }

 private:
  std::uint64_t bits_ = 0;
};

unsigned cost_to(const Config& config, Goal goal, const Board& board) {
  Config other = config;
  other.goal = goal;
  other.method = Method::automatic;
  SerialExecutor executor;
  Solver::Scratch scratch;
  Answer answer;
  Solver(other).solve(board, executor, scratch, answer);
  return answer.cost;
}

// Why no board takes equally many presses to white and to black; empty: some may.
std::string why_no_tie(Rule rule, Size size) {
  const NullBasis& basis = NullBasis::of(rule, size);
  if (!basis.turn_all) return "no board can be made white and can be made black";
  const bool parities_differ =
      weight(*basis.turn_all) % 2 == 1 &&
      std::all_of(basis.vectors.begin(), basis.vectors.end(),
                  [](const PressSet& vector) { return weight(vector) % 2 == 0; });
  return parities_differ ? "to white and to black lead press sets of different parity" : "";
}

bool is_symmetric(const Board& board) {
  const auto all = symmetries(board.size, Goal::white);
  return std::any_of(all.begin() + 1, all.end(), [&board](const Symmetry& symmetry) {
    const Board other = image(board, symmetry);
    return !precedes(other, board) && !precedes(board, other);
  });
}

void add_pressed(const PressSet& presses, Collector& found) {
  const Size size = presses.size;
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (!presses.at(row, column)) continue;
      const bool at_row_end = row == 0 || row + 1 == size.rows;
      const bool at_column_end = column == 0 || column + 1 == size.columns;
      found.add(Feature::corner, at_row_end && at_column_end);
      found.add(Feature::edge, at_row_end != at_column_end);
      found.add(Feature::inside, !at_row_end && !at_column_end);
    }
  }
}

bool has_any_board(const Config& config, Size size, std::size_t feature) {
  SerialExecutor executor;
  Solver::Scratch scratch;
  const Solver solver(config);
  Answer answer;
  Board board;
  board.size = size;
  for (std::uint32_t index = 0; index < std::uint32_t{1} << size.cells(); ++index) {
    from_index(index, size, board);
    solver.solve(board, executor, scratch, answer);
    if (((features_of(config, board, answer) >> feature) & 1U) != 0) return true;
  }
  return false;
}

Board solid(Size size, bool black) {
  Board board;
  board.size = size;
  return black ? inverted(board) : board;
}

// What one press makes of a board, and one piece that differs, in a corner, at an edge, inside.
void add_near(Rule rule, const Board& board, std::vector<Board>& out) {
  const Size size = board.size;
  for (const unsigned row : {0U, size.rows / 2}) {
    for (const unsigned column : {0U, size.columns / 2}) {
      Board one = board;
      one.rows[row] ^= std::uint64_t{1} << column;
      out.push_back(one);
      one = board;
      press(rule, row, column, one);
      out.push_back(one);
    }
  }
}

void add_symmetric(Size size, Random& random, std::vector<Board>& out) {
  for (const Symmetry& symmetry : symmetries(size, Goal::either)) {
    const FixedBoards fixed = fixed_boards(size, symmetry);
    for (unsigned i = 0; fixed.any && i < 4; ++i) {
      Board board = fixed.base;
      for (const Board& choice : fixed.choices) {
        if (random.below(2) != 0) add(board, choice);
      }
      out.push_back(board);
    }
  }
}

// A board that can be solved, and any board.
void add_random(Rule rule, Size size, Random& random, std::vector<Board>& out) {
  Config config;
  config.rule = rule;
  config.size = size;
  const Drawer drawer(config);
  Drawer::Scratch scratch;
  Board board;
  drawer.draw({"", Stratum::Kind::solved}, random, scratch, board);
  out.push_back(board);
  out.push_back(draw_grid(size, random));
}

std::vector<Size> open_sizes(const Config& config) {
  std::vector<Size> sizes;
  for (const unsigned side : {1U, 2U, 3U, 4U, 5U, 8U, 11U, largest_open_side}) {
    sizes.push_back({side, side});
    if (config.form == Form::counted_square) continue;
    for (const unsigned other : {1U, 4U, largest_open_side}) {
      if (other == side) continue;
      sizes.push_back({side, other});
      sizes.push_back({other, side});
    }
  }
  return sizes;
}

}  // namespace

std::span<const Choice> features() { return feature_list; }

std::uint64_t features_of(const Config& config, const Board& board, const Answer& answer) {
  Collector found;
  const Size size = board.size;
  const unsigned black = weight(board);
  const unsigned cells = size.cells();
  const bool solved = answer.outcome == Outcome::solved;
  if (solved && config.goal == Goal::either) {
    const unsigned white_cost = cost_to(config, Goal::white, board);
    const unsigned black_cost = cost_to(config, Goal::black, board);
    found.add(Feature::goal_white, white_cost < black_cost);
    found.add(Feature::goal_black, black_cost < white_cost);
    found.add(Feature::tie, black_cost == white_cost);
  }
  found.add(Feature::all_white, black == 0);
  found.add(Feature::all_black, black == cells);
  found.add(Feature::one_piece, cells > 1 && (black == 1 || black + 1 == cells));
  found.add(Feature::symmetric, black != 0 && black != cells && is_symmetric(board));
  if (solved) add_pressed(answer.presses, found);
  found.add(Feature::one_cell, cells == 1);
  found.add(Feature::one_line, cells > 1 && std::min(size.rows, size.columns) == 1);
  found.add(Feature::oblong, std::min(size.rows, size.columns) > 1 && size.rows != size.columns);
  found.add(Feature::largest, std::min(size.rows, size.columns) == largest_open_side);
  return found.bits();
}

std::string why_never(const Config& config, std::size_t feature) {
  const Size size = generated_size(config);
  switch (static_cast<Feature>(feature)) {
    case Feature::goal_white:
    case Feature::goal_black:
    case Feature::tie:
      if (config.goal != Goal::either) return fmt::format("the goal is {}", text(config.goal));
      if (feature == static_cast<std::size_t>(Feature::tie) && !is_size_open(config)) {
        if (std::string reason = why_no_tie(config.rule, size); !reason.empty()) return reason;
      }
      break;
    case Feature::inside:
      if (!is_size_open(config) && std::min(size.rows, size.columns) < 3) {
        return "no cell has four neighbours";
      }
      break;
    case Feature::one_cell:
    case Feature::one_line:
    case Feature::oblong:
    case Feature::largest:
      if (!is_size_open(config)) return fmt::format("every board is {}", to_string(size));
      if (config.form == Form::counted_square &&
          (feature == static_cast<std::size_t>(Feature::one_line) ||
           feature == static_cast<std::size_t>(Feature::oblong))) {
        return "every board is a square";
      }
      return "";
    default:
      break;
  }
  if (is_size_open(config) || size.cells() > Table::max_cells) return "";
  return has_any_board(config, size, feature)
             ? ""
             : fmt::format("no board of {} has it", to_string(size));
}

void landmarks(const Config& config, Random& random, TextColumn& boards) {
  std::vector<Board> all;
  const std::vector<Size> sizes =
      is_size_open(config) ? open_sizes(config) : std::vector<Size>{generated_size(config)};
  for (const Size size : sizes) {
    const bool all_kinds = size == generated_size(config);
    for (const bool black : {false, true}) {
      const Board board = solid(size, black);
      all.push_back(board);
      if (all_kinds) add_near(config.rule, board, all);
    }
    if (all_kinds) add_symmetric(size, random, all);
    add_random(config.rule, size, random, all);
  }
  for (const Board& board : all) {
    write_instance(config, board, boards.buffer());
    boards.close_cell();
  }
}

}  // namespace boardmill::flip
