#include "engine/solitaire/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/kinds.h"
#include "engine/puzzle/picture.h"
#include "engine/puzzle/results.h"

namespace boardmill::solitaire {
namespace {

constexpr int side = 8;
constexpr std::size_t positions = 635'376;  // 64 over 4

bool on_board(int row, int column) {
  return row >= 0 && row < side && column >= 0 && column < side;
}

bool has_piece(Position position, int row, int column) {
  return ((position >> (row * side + column)) & 1U) != 0;
}

std::uint8_t field_at(int row, int column) {
  return static_cast<std::uint8_t>(row * side + column);
}

// The rules of the game: calls visit(from, to) for each legal move, in ascending order.
template <class Visit>
void for_each_legal_move(Position position, const Visit& visit) {
  // In the order of the fields they lead to.
  constexpr std::array<std::pair<int, int>, 4> directions{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  for (Position pieces = position; pieces != 0; pieces &= pieces - 1) {
    const int field = std::countr_zero(pieces);
    const int row = field / side;
    const int column = field % side;
    for (const auto& [down, right] : directions) {
      if (!on_board(row + down, column + right)) continue;
      int distance = 1;
      if (has_piece(position, row + down, column + right)) {
        distance = 2;
        if (!on_board(row + 2 * down, column + 2 * right)) continue;
        if (has_piece(position, row + 2 * down, column + 2 * right)) continue;
      }
      visit(field_at(row, column), field_at(row + distance * down, column + distance * right));
    }
  }
}

Position moved(Position position, unsigned from, unsigned to) {
  return (position & ~(Position{1} << from)) | (Position{1} << to);
}

// A position as one of the 64 over 4: the sum of field i over i + 1.
std::size_t number_of(Position position) {
  static constexpr auto choose = [] {
    std::array<std::array<std::uint32_t, 64>, 4> table{};
    for (std::uint32_t field = 0; field < 64; ++field) {
      table[0][field] = field;
      for (std::size_t i = 1; i < 4; ++i) {
        if (field > 0) table[i][field] = table[i][field - 1] + table[i - 1][field - 1];
      }
    }
    return table;
  }();
  std::size_t number = 0;
  for (const auto& column : choose) {
    number += column[static_cast<std::size_t>(std::countr_zero(position))];
    position &= position - 1;
  }
  return number;
}

}  // namespace

namespace detail {

void Distances::start(Position origin) {
  known_.resize(positions);
  for (const Position position : added_) known_[number_of(position)] = 0;
  added_.clear();
  layers_.assign(1, {origin});
  add(origin, 0);
}

int Distances::of(Position position) const { return known_[number_of(position)] - 1; }

bool Distances::add(Position position, int distance) {
  std::uint8_t& known = known_[number_of(position)];
  if (known != 0) return false;
  known = static_cast<std::uint8_t>(distance + 1);
  added_.push_back(position);
  return true;
}

void Distances::expand() {
  std::vector<Position> next;
  for (const Position position : outermost()) {
    for_each_legal_move(position, [&](unsigned from, unsigned to) {
      const Position reached = moved(position, from, to);
      if (add(reached, depth() + 1)) next.push_back(reached);
    });
  }
  layers_.push_back(std::move(next));
}

}  // namespace detail

namespace {

using detail::Distances;

// What is true of a pair.
struct Truth {
  bool solvable = false;  // within the moves that are allowed
  int cost = 0;
  std::vector<Move> moves;  // the canonical ones, if they were wanted
};

// The distance, if it is at most `max_moves`. All positions on a shortest way then are in one of
// the two searches.
std::optional<int> find_distance(const Pair& pair, int max_moves, Distances& from_start,
                                 Distances& to_target) {
  from_start.start(pair.start);
  to_target.start(pair.target);
  if (pair.start == pair.target) return 0;
  while (from_start.depth() + to_target.depth() < max_moves) {
    Distances& smaller =
        from_start.outermost().size() <= to_target.outermost().size() ? from_start : to_target;
    const Distances& other = &smaller == &from_start ? to_target : from_start;
    if (smaller.outermost().empty()) return std::nullopt;
    smaller.expand();
    const auto& reached = smaller.outermost();
    const auto met = [&other](Position position) { return other.of(position) >= 0; };
    if (std::any_of(reached.begin(), reached.end(), met)) {
      return from_start.depth() + to_target.depth();
    }
  }
  return std::nullopt;
}

// The smallest list of moves of length `cost`: at each position the smallest move that comes
// nearer. For this the positions on shortest ways get their distance to the target where the
// search from there has not been: back from where the searches met.
std::vector<Move> find_moves(const Pair& pair, int cost, const Distances& from_start,
                             Distances& to_target) {
  std::vector<Position> layer;
  for (const Position position : from_start.outermost()) {
    if (to_target.of(position) == cost - from_start.depth()) layer.push_back(position);
  }
  for (int depth = from_start.depth() - 1; depth >= 0; --depth) {
    std::vector<Position> before;
    for (const Position position : layer) {
      for_each_legal_move(position, [&](unsigned from, unsigned to) {
        const Position back = moved(position, from, to);
        if (from_start.of(back) == depth && to_target.add(back, cost - depth)) {
          before.push_back(back);
        }
      });
    }
    layer.swap(before);
  }
  std::vector<Move> moves;
  Position position = pair.start;
  for (int left = cost; left > 0; --left) {
    const Position before = position;
    for_each_legal_move(before, [&](std::uint8_t from, std::uint8_t to) {
      const Position after = moved(before, from, to);
      if (position != before || to_target.of(after) != left - 1) return;
      moves.push_back({from, to});
      position = after;
    });
  }
  return moves;
}

using Cell = std::optional<std::string_view>;

constexpr std::string_view searched = " by two-sided exhaustive search";

// Takes a field such as r4c5 off the front of `text`.
bool take_field(std::string_view& text, int& row, int& column) {
  const auto is_digit = [](char byte) { return byte >= '1' && byte <= '8'; };
  if (text.size() < 4 || text[0] != 'r' || !is_digit(text[1]) || text[2] != 'c' ||
      !is_digit(text[3])) {
    return false;
  }
  row = text[1] - '1';
  column = text[3] - '1';
  text.remove_prefix(4);
  return true;
}

// One row, one pair.
class Check {
 public:
  Check(int max_moves, Print print, const Pair& pair, const Claim& claim,
        Verifier::Scratch& scratch, Finding& finding)
      : max_moves_(max_moves),
        print_(print),
        pair_(pair),
        claim_(claim),
        scratch_(scratch),
        report_(finding) {}

  void run() {
    // A row about another pair is wrong in this before all else.
    const Cell instance = cell(Column::instance);
    if (instance && !instance->empty() && !check_instance(*instance)) return;
    find_truth();
    if (!check_outcome() || (instance && !check_instance(*instance))) return;
    if (instance) report_.verified("instance");
    if (check_solution() && check_cost() && check_answer() && check_canonical()) note_no_value();
  }

 private:
  Cell cell(Column column) const {
    const auto index = static_cast<std::size_t>(column);
    return index < claim_.texts.size() ? claim_.texts[index] : std::nullopt;
  }

  void find_truth() {
    const auto distance = find_distance(pair_, max_moves_, scratch_.from_start, scratch_.to_target);
    truth_.solvable = distance.has_value();
    truth_.cost = distance.value_or(0);
    const bool canonical_wanted = (cell(Column::solution) && !claim_.any_witness) ||
                                  (cell(Column::answer) && print_ == Print::solution);
    if (truth_.solvable && canonical_wanted) {
      truth_.moves = find_moves(pair_, truth_.cost, scratch_.from_start, scratch_.to_target);
    }
  }

  bool check_instance(std::string_view found) {
    scratch_.text.clear();
    write_position(pair_.start, scratch_.text);
    scratch_.text.push_back(' ');
    write_position(pair_.target, scratch_.text);
    return report_.same("instance", view(scratch_.text), found);
  }

  bool empty(std::string_view column, const Cell& found) {
    return !found || report_.same(column, "", *found);
  }

  bool check_outcome() {
    if (claim_.outcome) {
      const Outcome outcome = truth_.solvable ? Outcome::solved : Outcome::unsolvable;
      if (!report_.same("outcome", text(outcome), *claim_.outcome)) return false;
      report_.verified(fmt::format("outcome{}", searched));
    }
    return empty("error", claim_.error);
  }

  bool check_cost() {
    if (!truth_.solvable) return no_value("cost", claim_.cost);
    if (!claim_.cost) return true;
    if (!report_.same("cost", fmt::format("{}", truth_.cost), *claim_.cost)) return false;
    report_.verified(fmt::format("cost{}", searched));
    return true;
  }

  bool check_answer() {
    const Cell found = cell(Column::answer);
    if (!found) return true;
    scratch_.text.clear();
    append(scratch_.text, truth_.solvable ? "YES" : "NO");
    if (truth_.solvable && print_ == Print::solution) write_witness(truth_.moves, scratch_.text);
    if (!report_.same("answer", view(scratch_.text), *found)) return false;
    report_.verified(fmt::format("answer{}", searched));
    return true;
  }

  // Reads and plays the solution, exactly as it is to be written.
  bool check_solution() {
    const Cell found = cell(Column::solution);
    if (!truth_.solvable) return no_value("solution", found);
    if (!found) return true;
    Position position = pair_.start;
    std::string_view rest = *found;
    while (!rest.empty()) {
      if (moves_ > 0) {
        if (rest.front() != ' ') return wrong_move("a blank", rest);
        rest.remove_prefix(1);
      }
      if (!take_move(rest, position)) return false;
      ++moves_;
    }
    if (position != pair_.target) {
      scratch_.text.clear();
      write_position(position, scratch_.text);
      return report_.wrong("solution", "the target in the end", view(scratch_.text));
    }
    report_.verified("solution by replay");
    return true;
  }

  bool take_move(std::string_view& rest, Position& position) {
    const std::string_view begin = rest;
    int row = 0;
    int column = 0;
    int to_row = 0;
    int to_column = 0;
    char kind = 0;
    bool good = take_field(rest, row, column) && !rest.empty();
    if (good) {
      kind = rest.front();
      rest.remove_prefix(1);
      good = (kind == '-' || kind == 'x') && take_field(rest, to_row, to_column);
    }
    if (!good) return wrong_move("a move such as r4c4-r4c5 or r4c5xr4c7", begin);
    const std::string_view move = begin.substr(0, begin.size() - rest.size());
    if (!has_piece(position, row, column)) return wrong_move("a piece where it moves from", move);
    if (has_piece(position, to_row, to_column)) {
      return wrong_move("an empty field where it moves to", move);
    }
    const bool line = (row == to_row) != (column == to_column);
    const int distance = std::abs(row - to_row) + std::abs(column - to_column);
    if (!line || distance != (kind == '-' ? 1 : 2)) {
      return wrong_move(kind == '-' ? "a step to a neighbour" : "a jump by two fields", move);
    }
    if (kind == 'x' && !has_piece(position, (row + to_row) / 2, (column + to_column) / 2)) {
      return wrong_move("a piece to jump over", move);
    }
    position = moved(position, field_at(row, column), field_at(to_row, to_column));
    return true;
  }

  bool wrong_move(std::string_view expected, std::string_view found) {
    return report_.wrong("solution", expected,
                         fmt::format("{} as move {}", quote_cell(found), moves_ + 1));
  }

  static std::string moves_text(int number) {
    return counted(static_cast<unsigned>(number), "move");
  }

  // The judge asks for any way that is short enough, not for a shortest one.
  bool check_length() {
    return moves_ <= max_moves_ ||
           report_.wrong("solution", fmt::format("at most {}", moves_text(max_moves_)),
                         moves_text(moves_));
  }

  bool check_canonical() {
    const Cell found = cell(Column::solution);
    if (!truth_.solvable || !found) return true;
    if (claim_.any_witness) return check_length();
    if (moves_ != truth_.cost) {
      return report_.wrong("solution", moves_text(truth_.cost), moves_text(moves_));
    }
    scratch_.text.clear();
    write_moves(truth_.moves, scratch_.text);
    if (!report_.same("solution", view(scratch_.text), *found)) return false;
    report_.verified(fmt::format("solution{}", searched));
    return true;
  }

  // That there is none.
  bool no_value(std::string_view column, const Cell& found) {
    if (!empty(column, found)) return false;
    if (found) no_value_of_ = column;
    return true;
  }

  // Of what goes without saying where anything else was verified.
  void note_no_value() {
    if (no_value_of_.empty() || report_.has_verified()) return;
    report_.verified(fmt::format("no {}{}", no_value_of_, searched));
  }

  int max_moves_;
  Print print_;
  const Pair& pair_;
  const Claim& claim_;
  Verifier::Scratch& scratch_;
  ClaimReport report_;
  Truth truth_;
  int moves_ = 0;                 // of the solution that was played
  std::string_view no_value_of_;  // a column that is rightly empty
};

}  // namespace

void Verifier::verify(const Pair& pair, std::uint64_t /*record*/, const Claim& claim,
                      Scratch& scratch, Finding& finding) const {
  Check(max_moves_, print_, pair, claim, scratch, finding).run();
}

}  // namespace boardmill::solitaire
