#include "tests/support/solitaire_oracle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace boardmill::test {
namespace {

bool on_board(const Field& field) {
  return field.first >= 1 && field.first <= 8 && field.second >= 1 && field.second <= 8;
}

bool occupied(const Fields& position, const Field& field) {
  return std::find(position.begin(), position.end(), field) != position.end();
}

// The fields are in ascending order: a position is one of the C(64, 4) sets.
constexpr std::size_t all_positions = 635'376;

std::size_t place_of(const Fields& position) {
  std::size_t place = 0;
  std::size_t pieces = 0;
  for (const auto& [row, column] : position) {
    const auto field = static_cast<std::size_t>((row - 1) * 8 + column - 1);
    ++pieces;
    std::size_t sets = 1;  // of so many fields before this one
    for (std::size_t i = 0; i < pieces; ++i) sets = field < i ? 0 : sets * (field - i) / (i + 1);
    place += sets;
  }
  return place;
}

std::string text_of(const Field& field) { return fmt::format("r{}c{}", field.first, field.second); }

}  // namespace

std::vector<FieldMove> moves_of(const Fields& position) {
  constexpr std::array<Field, 4> directions{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  std::vector<FieldMove> moves;
  moves.reserve(16);
  for (const Field& from : position) {
    for (const auto& [down, right] : directions) {
      const Field near{from.first + down, from.second + right};
      const Field far{from.first + 2 * down, from.second + 2 * right};
      if (!on_board(near)) continue;
      if (!occupied(position, near)) {
        moves.emplace_back(from, near);
      } else if (on_board(far) && !occupied(position, far)) {
        moves.emplace_back(from, far);
      }
    }
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

Fields after(const Fields& position, const FieldMove& move) {
  Fields next = position;
  *std::find(next.begin(), next.end(), move.first) = move.second;
  std::sort(next.begin(), next.end());
  return next;
}

std::string text_of(const Fields& position) {
  std::string text;
  for (const auto& [row, column] : position) {
    if (!text.empty()) text += ' ';
    text += fmt::format("{} {}", row, column);
  }
  return text;
}

SolitaireOracle::SolitaireOracle(const Fields& target, int limit)
    : distances_(all_positions, -1), positions_{target} {
  distances_[place_of(target)] = 0;
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const Fields position = positions_[i];
    const int next_distance = distance(position) + 1;
    if (next_distance > limit) break;
    for (const FieldMove& move : moves_of(position)) {
      const Fields next = after(position, move);
      signed char& known = distances_[place_of(next)];
      if (known >= 0) continue;
      known = static_cast<signed char>(next_distance);
      positions_.push_back(next);
    }
  }
}

int SolitaireOracle::distance(const Fields& start) const { return distances_[place_of(start)]; }

std::string SolitaireOracle::solution(const Fields& start) const {
  std::string text;
  Fields position = start;
  while (distance(position) > 0) {
    // The first move that comes nearer: whatever follows, a later one would make a larger list.
    for (const FieldMove& move : moves_of(position)) {
      if (distance(after(position, move)) != distance(position) - 1) continue;
      const auto& [from, to] = move;
      const int length = std::abs(from.first - to.first) + std::abs(from.second - to.second);
      if (!text.empty()) text += ' ';
      text += text_of(from) + (length == 2 ? "x" : "-") + text_of(to);
      position = after(position, move);
      break;
    }
  }
  return text;
}

}  // namespace boardmill::test
