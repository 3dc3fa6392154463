#include "engine/solitaire/judge/space.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/solitaire/classes.h"
#include "engine/solitaire/forms.h"
#include "engine/solitaire/shadow.h"

namespace boardmill::solitaire {
namespace {

// Up to this distance `bounds` is faster than a search of everything; and up to this one so much
// that it can be asked about many pairs.
constexpr int near = 12;
constexpr int very_near = 10;

// As far as a search has to go to see every position.
constexpr int everywhere = 99;

unsigned distance_between(unsigned a, unsigned b) {
  const auto apart = [](unsigned i, unsigned j) { return i < j ? j - i : i - j; };
  return apart(row_of(a), row_of(b)) + apart(column_of(a), column_of(b));
}

unsigned spread(const Fields& fields) {
  unsigned sum = 0;
  for (std::size_t i = 0; i < piece_count; ++i) {
    for (std::size_t j = i + 1; j < piece_count; ++j) {
      sum += distance_between(fields[i], fields[j]);
    }
  }
  return sum;
}

// A pair with all that the order looks at.
struct Ranked {
  int distance;
  unsigned spread;
  WrittenPair pair;

  auto operator<=>(const Ranked&) const = default;
};

Ranked ranked(int distance, const WrittenPair& pair) {
  return {distance, spread(pair.start) + spread(pair.target), pair};
}

Pair plain(const WrittenPair& pair) { return {position_of(pair.start), position_of(pair.target)}; }

WrittenPair sorted(WrittenPair pair) {
  std::sort(pair.start.begin(), pair.start.end());
  std::sort(pair.target.begin(), pair.target.end());
  return pair;
}

bool is_position(const Fields& fields) { return is_complete(position_of(fields)); }

// A shortest way: its positions, from the first to the last, with the order of the pieces that the
// first one has.
std::vector<Fields> shortest_way(Fields fields, const Bfs& to_target) {
  std::vector<Fields> way{fields};
  for (int left = to_target.distance(position_of(fields)) - 1; left >= 0; --left) {
    const Position position = position_of(fields);
    any_move(position, [&](Move move) {
      if (to_target.distance(apply(position, move)) != left) return false;
      *std::find(fields.begin(), fields.end(), move.from) = move.to;
      way.push_back(fields);
      return true;
    });
  }
  return way;
}

// The same positions, with the order of the pieces that the last one shall have.
std::vector<Fields> with_last(std::vector<Fields> way, const Fields& last) {
  std::array<std::size_t, piece_count> piece{};
  for (std::size_t i = 0; i < piece_count; ++i) {
    const auto found = std::find(way.back().begin(), way.back().end(), last[i]);
    piece[i] = static_cast<std::size_t>(found - way.back().begin());
  }
  for (Fields& fields : way) {
    const Fields old = fields;
    for (std::size_t i = 0; i < piece_count; ++i) fields[i] = old[piece[i]];
  }
  return way;
}

// Collects the variants of a pair that are simpler than it.
class Variants {
 public:
  Variants(const Ranked& own, const std::vector<Fields>& way, const Bfs& from_start,
           const Bfs& from_target, Bounds& bounds)
      : own_(own),
        way_(way),
        backwards_(with_last(way, own.pair.target)),
        from_start_(from_start),
        from_target_(from_target),
        bounds_(bounds) {}

  std::vector<Ranked> find() {
    std::vector<Ranked> all = some_of(parts_of_way(), 120);
    for (const Ranked& one : some_of(sorted_ends(), 10)) all.push_back(one);
    for (const Ranked& one : some_of(one_end_changed(), 100)) all.push_back(one);
    if (own_.distance <= very_near) {
      for (const Ranked& one : some_of(both_ends_changed(), 100)) all.push_back(one);
    }
    return in_order(all);
  }

 private:
  static std::vector<Ranked> in_order(std::vector<Ranked> all) {
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  // So many of them, in even steps and with the simplest one.
  static std::vector<Ranked> some_of(std::vector<Ranked> all, std::size_t most) {
    all = in_order(std::move(all));
    if (all.size() <= most) return all;
    for (std::size_t i = 0; i < most; ++i) all[i] = all[i * all.size() / most];
    all.resize(most);
    return all;
  }

  void add(int distance, const WrittenPair& pair, std::vector<Ranked>& out) const {
    if (Ranked one = ranked(distance, pair); one < own_) out.push_back(one);
  }

  std::vector<Ranked> parts_of_way() const {
    std::vector<Ranked> out;
    for (std::size_t first = 0; first < way_.size(); ++first) {
      for (std::size_t last = first; last < way_.size(); ++last) {
        const WrittenPair pair{way_[first], backwards_[last]};
        add(static_cast<int>(last - first), pair, out);
      }
    }
    return out;
  }

  // The same pair otherwise: with its pieces row by row, from the other end, in a mirror.
  std::vector<Ranked> sorted_ends() const {
    std::vector<Ranked> out;
    const WrittenPair row_by_row = sorted(own_.pair);
    add(own_.distance, row_by_row, out);
    add(own_.distance, {row_by_row.start, own_.pair.target}, out);
    add(own_.distance, {own_.pair.start, row_by_row.target}, out);
    add(own_.distance, {own_.pair.target, own_.pair.start}, out);
    for (unsigned symmetry = 1; symmetry < symmetry_count; ++symmetry) {
      WrittenPair image = own_.pair;
      for (Fields* end : {&image.start, &image.target}) {
        for (unsigned& field : *end) field = field_image(field, symmetry);
      }
      add(own_.distance, image, out);
    }
    return out;
  }

  // One piece of one end on another field.
  std::vector<Ranked> one_end_changed() const {
    std::vector<Ranked> out;
    for (std::size_t i = 0; i < piece_count; ++i) {
      for (unsigned field = 0; field < 64; ++field) {
        WrittenPair changed = own_.pair;
        changed.start[i] = field;
        if (is_position(changed.start)) {
          add_known(from_target_.distance(position_of(changed.start)), changed, out);
        }
        changed = own_.pair;
        changed.target[i] = field;
        if (is_position(changed.target)) {
          add_known(from_start_.distance(position_of(changed.target)), changed, out);
        }
      }
    }
    return out;
  }

  void add_known(int distance, const WrittenPair& pair, std::vector<Ranked>& out) const {
    if (distance >= 0) add(distance, pair, out);
  }

  // The same moves elsewhere: a piece that goes the same way from another field, all of them
  // shifted, or no empty row or column between them.
  std::vector<Ranked> both_ends_changed() {
    std::vector<Ranked> out;
    for (std::size_t i = 0; i < piece_count; ++i) {
      // Where the piece goes to.
      const auto goal = static_cast<std::size_t>(
          std::find(own_.pair.target.begin(), own_.pair.target.end(), way_.back()[i]) -
          own_.pair.target.begin());
      for (int rows = -7; rows <= 7; ++rows) {
        for (int columns = -7; columns <= 7; ++columns) {
          WrittenPair changed = own_.pair;
          if (shift(rows, columns, changed.start[i]) &&
              shift(rows, columns, changed.target[goal])) {
            try_pair(changed, out);
          }
        }
      }
    }
    for (int rows = -7; rows <= 0; ++rows) {
      for (int columns = -7; columns <= 0; ++columns) {
        try_shifted([&](unsigned) { return std::pair{rows, columns}; }, out);
      }
    }
    for (unsigned line = 0; line < board_side; ++line) {
      try_shifted([&](unsigned field) { return std::pair{row_of(field) > line ? -1 : 0, 0}; }, out);
      try_shifted(
          [&](unsigned field) {
            return std::pair{0, column_of(field) > line ? -1 : 0};
          },
          out);
    }
    return out;
  }

  template <class Way>
  void try_shifted(const Way& way, std::vector<Ranked>& out) {
    WrittenPair changed = own_.pair;
    for (Fields* end : {&changed.start, &changed.target}) {
      for (unsigned& field : *end) {
        const auto [rows, columns] = way(field);
        if (!shift(rows, columns, field)) return;
      }
    }
    try_pair(changed, out);
  }

  // False: it would be off the board.
  static bool shift(int rows, int columns, unsigned& field) {
    const int row = static_cast<int>(row_of(field)) + rows;
    const int column = static_cast<int>(column_of(field)) + columns;
    constexpr int side = board_side;
    if (row < 0 || row >= side || column < 0 || column >= side) return false;
    field = static_cast<unsigned>(row * side + column);
    return true;
  }

  void try_pair(const WrittenPair& changed, std::vector<Ranked>& out) {
    if (!is_position(changed.start) || !is_position(changed.target)) return;
    // At a smaller distance it may be anything, but such pairs are found in other ways.
    if (ranked(own_.distance, changed) >= own_) return;
    bounds_.solve(plain(changed), {own_.distance, true, false}, {}, answer_);
    if (answer_.outcome == Outcome::solved) add(answer_.cost, changed, out);
  }

  const Ranked& own_;
  const std::vector<Fields>& way_;
  std::vector<Fields> backwards_;  // the positions of way_, as the target orders its pieces
  const Bfs& from_start_;
  const Bfs& from_target_;
  Bounds& bounds_;
  Answer answer_;
};

}  // namespace

void PairSpace::simpler(const Record& record, const Pair& pair, TextColumn& variants) const {
  const auto scratch = scratch_.borrow();
  Answer answer;
  scratch->bounds.solve(pair, {near, true, false}, {}, answer);
  const int reach = answer.outcome == Outcome::solved ? answer.cost : everywhere;
  scratch->from_target.reach(pair.target, reach);
  const int distance = scratch->from_target.distance(pair.start);
  scratch->from_start.reach(pair.start, distance);

  const WrittenPair written = written_pair(record.text);
  const Ranked own = ranked(distance, written);
  const std::vector<Fields> way = shortest_way(written.start, scratch->from_target);
  Variants found(own, way, scratch->from_start, scratch->from_target, scratch->bounds);
  for (const Ranked& one : found.find()) {
    write_pair(config_, one.pair, variants.buffer());
    variants.close_cell();
  }
}

std::string_view PairSpace::order() const {
  return "smaller distance, then pieces closer together, then by text";
}

}  // namespace boardmill::solitaire
