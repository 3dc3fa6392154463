#include "engine/flip/solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "engine/flip/algebra.h"
#include "engine/flip/forms.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/nullspace.h"
#include "engine/flip/rows.h"
#include "engine/flip/sweep.h"
#include "engine/flip/table.h"

namespace boardmill::flip {
namespace {

// Of a board of 64x64.
constexpr std::size_t max_slashed_bytes = std::size_t{max_side} * (max_side + 1);

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

// Of the boards at the front of a text, in one line each with slashes between their rows, if there
// are several of that size: a Sweep of its own for a board or two is not worth its memory. Of no
// cells otherwise.
Size size_of_several_slashed(std::string_view text) {
  constexpr std::size_t several = 8;
  const std::size_t length = text.substr(0, max_slashed_bytes).find('\n');
  if (length == std::string_view::npos || text.size() < several * (length + 1)) return {};
  for (std::size_t i = 2; i <= several; ++i) {
    if (text[i * (length + 1) - 1] != '\n') return {};
  }
  const Size size = size_of_slashed(text.substr(0, length)).value_or(Size());
  return size.rows > 1 && length == size.cells() + size.rows - 1 ? size : Size();
}

}  // namespace

Method Solver::method_for(Size size) const {
  if (config_.method != Method::automatic) return config_.method;
  if (size.cells() <= Table::max_cells) return Method::table;
  return config_.rule == Rule::cross ? Method::nullspace : Method::gauss;
}

void Solver::solve(const Board& board, Executor& executor, Scratch& scratch, Answer& answer) const {
  const Size size = board.size;
  answer.method = method_for(size);
  switch (answer.method) {
    case Method::table:
      if (size.cells() > Table::max_cells) {
        return refuse_size(Table::max_cells, "cells", "table", size, answer);
      }
      return Table::of(config_.rule, size).solve(board, config_.goal, answer);
    case Method::bfs:
      if (size.cells() > Bfs::max_cells) {
        return refuse_size(Bfs::max_cells, "cells", "bfs", size, answer);
      }
      return scratch.bfs.solve(config_.rule, board, config_.goal, answer);
    case Method::rows:
      if (std::min(size.rows, size.columns) > max_rows_side) {
        return refuse_size(max_rows_side, "cells on the shorter side", "rows", size, answer);
      }
      return solve_by_rows(board, config_.goal, answer);
    case Method::gauss: {
      const bool asked_for = config_.method == Method::gauss;
      const unsigned most = asked_for ? Gauss::max_nullity : config_.max_nullity;
      scratch.gauss.prepare(config_.rule, size);
      scratch.gauss.solve(board, config_.goal, most, executor, answer);
      if (answer.outcome == Outcome::over_limit) {
        refuse_nullity(most, asked_for ? "method gauss" : "--max-nullity", size,
                       scratch.gauss.nullity(), answer);
      }
      return;
    }
    default: {
      const Algebra& algebra = Algebra::of(size);
      if (algebra.nullity() <= config_.max_nullity) {
        return solve_by_nullspace(board, config_.goal, executor, answer);
      }
      if (NullBasis::of(config_.rule, size).certificate(board, config_.goal)) {
        return answer.take_unsolvable();
      }
      refuse_nullity(config_.max_nullity, "--max-nullity", size, algebra.nullity(), answer);
    }
  }
}

double Solver::expected_ns(const Config& config, Size size, bool swept) {
  const double cells = size.cells();
  switch (config.method) {
    case Method::bfs:
      return std::exp2(cells) * cells * 2;
    case Method::rows:
      return std::exp2(std::min(size.rows, size.columns)) * std::max(size.rows, size.columns);
    case Method::gauss:
      return cells * cells / 8;
    default: {
      if (cells <= Table::max_cells) return swept ? 4 : 20;
      const unsigned nullity = NullBasis::of(config.rule, size).nullity();
      if (config.rule != Rule::cross) return cells * cells / 8 + std::exp2(nullity) * nullity / 10;
      return (swept ? 4 + cells / 3 : 10 * cells) + std::exp2(nullity) * nullity / 10;
    }
  }
}

// Method `table` asks for another way than that of `nullspace`, also when only costs are wanted.
bool Solver::sweeps(const Config& config, const FramerState& state) {
  const Method method = config.method;
  return config.rule == Rule::cross &&
         (method == Method::automatic || method == Method::nullspace) &&
         state.layout == Layout::lines && state.remaining == FramerState::uncounted;
}

void Solver::sweep(Framer& framer, std::string_view& rest, Results& results) const {
  const FramerState& state = framer.state();
  if (!sweeps(config_, state) || config_.cells) return;
  const bool slashed = state.width == 0;
  const Size size = slashed ? size_of_several_slashed(rest) : Size{state.per_record, state.width};
  if (size.cells() == 0 || (config_.size && size != *config_.size)) return;
  const Method method = method_for(size);
  auto means = Sweep::Means::nullspace;
  if (method == Method::table && size.cells() <= Table::max_cells) {
    means = Sweep::Means::table;
  } else if (method != Method::nullspace ||
             Algebra::of(size).nullity() > std::min(config_.max_nullity, Sweep::max_nullity)) {
    return;
  }
  Sweep::of(size).run(slashed ? Sweep::Separator::slashes : Sweep::Separator::lines, means,
                      config_.goal, framer, rest, results);
}

}  // namespace boardmill::flip
