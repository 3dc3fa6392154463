#include "engine/solitaire/position.h"

#include <iterator>

namespace boardmill::solitaire {

void write_fields(const Fields& fields, Bytes& out) {
  bool first = true;
  for (const unsigned field : fields) {
    if (!first) out.push_back(' ');
    first = false;
    out.push_back(static_cast<char>('1' + row_of(field)));
    out.push_back(' ');
    out.push_back(static_cast<char>('1' + column_of(field)));
  }
}

void write_position(Position position, Bytes& out) { write_fields(fields_of(position), out); }

void write_witness(const std::vector<Move>& moves, Bytes& out) {
  fmt::format_to(std::back_inserter(out), "\n{}", moves.size());
  for (const Move move : moves) {
    fmt::format_to(std::back_inserter(out), "\n{} {} {} {}", row_of(move.from) + 1,
                   column_of(move.from) + 1, row_of(move.to) + 1, column_of(move.to) + 1);
  }
}

void write_move(Move move, Bytes& out) {
  const unsigned distance = move.from < move.to ? move.to - move.from : move.from - move.to;
  const bool jump = distance == 2 || distance == 2 * board_side;
  fmt::format_to(std::back_inserter(out), "r{}c{}{}r{}c{}", row_of(move.from) + 1,
                 column_of(move.from) + 1, jump ? 'x' : '-', row_of(move.to) + 1,
                 column_of(move.to) + 1);
}

void write_moves(const std::vector<Move>& moves, Bytes& out) {
  bool first = true;
  for (const Move move : moves) {
    if (!first) out.push_back(' ');
    first = false;
    write_move(move, out);
  }
}

}  // namespace boardmill::solitaire
