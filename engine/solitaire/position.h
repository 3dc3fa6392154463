/// Positions and moves of Solitaire (POJ 1198).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/puzzle/bytes.h"

namespace boardmill::solitaire {

inline constexpr unsigned board_side = 8;
inline constexpr unsigned piece_count = 4;

/// Four identical pieces on 8x8, one bit a field, numbered row by row:
///
///     bit   0  1  2  3  4  5  6  7     row 1, columns 1 to 8
///           8  9 10 ...                row 2
///           ...               62 63    row 8
using Position = std::uint64_t;

constexpr Position field_bit(unsigned field) { return Position{1} << field; }
constexpr unsigned row_of(unsigned field) { return field / board_side; }
constexpr unsigned column_of(unsigned field) { return field % board_side; }

/// The fields of the pieces, in some order.
using Fields = std::array<unsigned, piece_count>;

/// In ascending order.
constexpr Fields fields_of(Position position) {
  Fields fields{};
  for (unsigned& field : fields) {
    field = static_cast<unsigned>(std::countr_zero(position));
    position &= position - 1;
  }
  return fields;
}

constexpr Position position_of(const Fields& fields) {
  Position position = 0;
  for (const unsigned field : fields) position |= field_bit(field);
  return position;
}

/// Whether all pieces are there; never are there more. std::popcount is a call without -mpopcnt.
constexpr bool is_complete(Position position) {
  for (unsigned piece = 1; piece < piece_count; ++piece) position &= position - 1;
  return position != 0;
}

/// One piece goes from field `from` to field `to`: a step to an empty orthogonal neighbour, or a
/// jump over exactly one adjacent piece into the empty field behind it. Every move can be undone.
struct Move {
  std::uint8_t from;
  std::uint8_t to;

  bool operator==(const Move&) const = default;
};

constexpr Position apply(Position position, Move move) {
  return position ^ field_bit(move.from) ^ field_bit(move.to);
}

namespace detail {

/// The field `distance` steps away in direction 0 up, 1 left, 2 right, 3 down; 64 if off the board.
constexpr unsigned neighbour(unsigned field, unsigned direction, unsigned distance) {
  const unsigned row = row_of(field);
  const unsigned column = column_of(field);
  switch (direction) {
    case 0:
      return row >= distance ? field - board_side * distance : 64;
    case 1:
      return column >= distance ? field - distance : 64;
    case 2:
      return column + distance < board_side ? field + distance : 64;
    default:
      return row + distance < board_side ? field + board_side * distance : 64;
  }
}

/// For each field and direction the fields one and two steps away, as bits; 0 if off the board.
struct Reach {
  std::uint8_t near_field, far_field;
  Position near, far;
};

constexpr auto make_reaches() {
  std::array<std::array<Reach, 4>, 64> reaches{};
  for (unsigned field = 0; field < 64; ++field) {
    for (unsigned direction = 0; direction < 4; ++direction) {
      const unsigned near = neighbour(field, direction, 1);
      const unsigned far = neighbour(field, direction, 2);
      reaches[field][direction] = {static_cast<std::uint8_t>(near), static_cast<std::uint8_t>(far),
                                   near < 64 ? field_bit(near) : 0, far < 64 ? field_bit(far) : 0};
    }
  }
  return reaches;
}

inline constexpr auto reaches = make_reaches();

}  // namespace detail

/// Calls `visit(move)` for each legal move, in ascending order of (from, to); stops when it returns
/// true, and returns whether it did.
template <class Visit>
bool any_move(Position position, const Visit& visit) {
  for (Position pieces = position; pieces != 0; pieces &= pieces - 1) {
    const auto from = static_cast<std::uint8_t>(std::countr_zero(pieces));
    for (const detail::Reach& reach : detail::reaches[from]) {
      if (reach.near == 0) continue;
      if ((position & reach.near) == 0) {
        if (visit(Move{from, reach.near_field})) return true;
      } else if (reach.far != 0 && (position & reach.far) == 0) {
        if (visit(Move{from, reach.far_field})) return true;
      }
    }
  }
  return false;
}

/// Calls `visit(move)` for each legal move, in ascending order of (from, to).
template <class Visit>
void for_each_move(Position position, const Visit& visit) {
  any_move(position, [&visit](Move move) {
    visit(move);
    return false;
  });
}

/// Appends `4 4 4 5 5 4 6 5`: row and column of each piece, in their order.
void write_fields(const Fields& fields, Bytes& out);

/// The same in ascending order.
void write_position(Position position, Bytes& out);

/// Appends a line with their number and one for each, `4 4 4 5`, each after a newline: how a
/// contestant prints them.
void write_witness(const std::vector<Move>& moves, Bytes& out);

/// Appends `r4c4-r4c5` for a step and `r4c5xr4c7` for a jump.
void write_move(Move move, Bytes& out);

/// Appends all of them, parted by blanks.
void write_moves(const std::vector<Move>& moves, Bytes& out);

}  // namespace boardmill::solitaire
