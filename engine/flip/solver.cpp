#include "engine/flip/solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

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

Fault over_limit(std::string_view method, unsigned max_cells, Size size) {
  Fault fault;
  fault.kind = ErrorKind::limit;
  fault.expected = fmt::format("at most {} cells for method {}", max_cells, method);
  fault.found = fmt::format("a board of {}", to_string(size));
  return fault;
}

}  // namespace

void Solver::solve(const Board& board, Scratch& scratch, Answer& answer) const {
  const unsigned cells = board.size.cells();
  answer.method = config_.method;
  if (answer.method == Method::automatic) {
    answer.method = cells <= Table::max_cells ? Method::table : Method::bfs;
  }
  if (answer.method == Method::table && cells <= Table::max_cells) {
    Table::of(board.size).solve(board, config_.goal, answer);
  } else if (answer.method == Method::bfs && cells <= Bfs::max_cells) {
    scratch.bfs.solve(board, config_.goal, answer);
  } else {
    answer.outcome = Outcome::over_limit;
    answer.cost = Results::no_cost;
    answer.fault = answer.method == Method::table
                       ? over_limit("table", Table::max_cells, board.size)
                       : over_limit("bfs", Bfs::max_cells, board.size);
  }
}

void Solver::sweep(Framer& framer, std::string_view& rest, Results& results) const {
  const FramerState& state = framer.state();
  const bool plain_layout = state.layout == Layout::lines && state.per_record == 4 &&
                            state.width == 4 && state.remaining == FramerState::uncounted;
  if (!plain_layout || config_.method == Method::bfs || config_.cells) return;
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
