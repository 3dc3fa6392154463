#include "engine/flip/solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>

#include "engine/flip/algebra.h"
#include "engine/flip/nullspace.h"
#include "engine/flip/rows.h"
#include "engine/flip/table.h"

namespace boardmill::flip {
namespace {

constexpr std::size_t plain_board_bytes = 20;

// Room for so many outcomes is made at a time: where few boards are plain, room for all would be
// made again and again.
constexpr std::size_t boards_a_step = 512;

std::uint32_t load(const char* bytes) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

// Four letters to four bits, the first letter highest; false when one is neither b nor w.
//     b ^ w = 0x15, so that a letter becomes 0x00 or 0x15, of which bit 0 is kept;
//     the product moves the bits of the bytes 0 1 2 3 to the bits 27 26 25 24.
bool pack_row(const char* letters, std::uint32_t& bits) {
  const std::uint32_t letter = (load(letters) | 0x20202020U) ^ 0x77777777U;
  const std::uint32_t black = letter & 0x01010101U;
  bits = (black * 0x08040201U) >> 24;
  return letter == black * 0x15U;
}

// The index of the board that stands at `text`, if it is a plain one.
bool pack_board(const char* text, std::uint32_t& index) {
  bool plain = true;
  index = 0;
  for (unsigned row = 0; row < 4; ++row) {
    std::uint32_t bits = 0;
    plain &= pack_row(text + std::size_t{5} * row, bits);
    plain &= text[5 * row + 4] == '\n';
    index = (index << 4) | bits;
  }
  return plain;
}

void refuse(std::string_view limit, std::string found, Answer& answer) {
  answer.outcome = Outcome::over_limit;
  answer.cost = Results::no_cost;
  answer.fault.kind = ErrorKind::limit;
  answer.fault.expected = limit;
  answer.fault.found = std::move(found);
}

void refuse_size(unsigned most, std::string_view what, std::string_view method, Size size,
                 Answer& answer) {
  refuse(fmt::format("at most {} {} for method {}", most, what, method),
         fmt::format("a board of {}", to_string(size)), answer);
}

void refuse_nullity(unsigned most, std::string_view why, Size size, unsigned nullity,
                    Answer& answer) {
  refuse(fmt::format("nullity at most {} ({})", most, why),
         fmt::format("a board of {} of nullity {}", to_string(size), nullity), answer);
}

}  // namespace

void Solver::solve(const Board& board, Executor& executor, Scratch& scratch, Answer& answer) const {
  const Size size = board.size;
  answer.method = config_.method;
  if (answer.method == Method::automatic) {
    answer.method = size.cells() <= Table::max_cells ? Method::table : Method::nullspace;
  }
  switch (answer.method) {
    case Method::table:
      if (size.cells() > Table::max_cells) {
        return refuse_size(Table::max_cells, "cells", "table", size, answer);
      }
      return Table::of(size).solve(board, config_.goal, answer);
    case Method::bfs:
      if (size.cells() > Bfs::max_cells) {
        return refuse_size(Bfs::max_cells, "cells", "bfs", size, answer);
      }
      return scratch.bfs.solve(board, config_.goal, answer);
    case Method::rows:
      if (std::min(size.rows, size.columns) > max_rows_side) {
        return refuse_size(max_rows_side, "cells on the shorter side", "rows", size, answer);
      }
      return solve_by_rows(board, config_.goal, answer);
    case Method::gauss: {
      const unsigned nullity = scratch.gauss.solve(board, config_.goal, answer);
      if (answer.outcome == Outcome::over_limit) {
        refuse_nullity(Gauss::max_nullity, "method gauss", size, nullity, answer);
      }
      return;
    }
    default: {
      const Algebra& algebra = Algebra::of(size);
      if (algebra.nullity() <= config_.max_nullity) {
        return solve_by_nullspace(board, config_.goal, executor, answer);
      }
      if (algebra.certificate(board) != nullptr) return answer.take_unsolvable();
      refuse_nullity(config_.max_nullity, "--max-nullity", size, algebra.nullity(), answer);
    }
  }
}

double Solver::expected_ns(Method method, Size size) {
  const double cells = size.cells();
  switch (method) {
    case Method::bfs:
      return std::exp2(cells) * cells * 2;
    case Method::rows:
      return std::exp2(std::min(size.rows, size.columns)) * std::max(size.rows, size.columns);
    case Method::gauss:
      return cells * cells * cells / 64;
    default: {
      if (cells <= Table::max_cells) return 20;
      const unsigned nullity = Algebra::of(size).nullity();
      return 10 * cells + std::exp2(nullity) * nullity / 10;
    }
  }
}

void Solver::sweep(Framer& framer, std::string_view& rest, Results& results) const {
  const FramerState& state = framer.state();
  const bool plain_layout = state.layout == Layout::lines && state.per_record == 4 &&
                            state.width == 4 && state.remaining == FramerState::uncounted;
  const bool by_table = config_.method == Method::automatic || config_.method == Method::table;
  if (!plain_layout || !by_table || config_.cells) return;
  const std::uint8_t* costs = Table::of({4, 4}).costs(config_.goal);
  for (;;) {
    const std::size_t most = std::min(rest.size() / plain_board_bytes, boards_a_step);
    const std::size_t begin = results.size();
    results.outcomes.resize(begin + most);
    results.costs.resize(begin + most);
    const char* text = rest.data();
    std::size_t done = 0;
    for (std::uint32_t index = 0; done < most && pack_board(text, index); ++done) {
      const std::uint8_t cost = costs[index];
      const bool solved = cost != Table::unsolvable;
      results.outcomes[begin + done] = solved ? Outcome::solved : Outcome::unsolvable;
      results.costs[begin + done] = solved ? cost : Results::no_cost;
      text += plain_board_bytes;
    }
    results.outcomes.resize(begin + done);
    results.costs.resize(begin + done);
    rest.remove_prefix(done * plain_board_bytes);
    framer.passed(done);
    if (done < boards_a_step) return;
  }
}

}  // namespace boardmill::flip
