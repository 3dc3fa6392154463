// The flip puzzle: look-ups, whole chunks, the algebra, and the two ways to the lightest press set.
#include <benchmark/benchmark.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/flip/algebra.h"
#include "engine/flip/board.h"
#include "engine/flip/least_weight.h"
#include "engine/flip/table.h"
#include "engine/puzzle/random.h"
#include "tests/bench/kernels/chunks.h"

namespace boardmill::bench {
namespace {

using flip::Algebra;
using flip::Goal;
using flip::Grid;
using flip::Table;

// Each piece is black with probability one half.
Grid random_grid(Size size, std::uint64_t number) {
  Random random(seed(), number);
  Grid grid;
  grid.size = size;
  for (unsigned row = 0; row < size.rows; ++row) {
    grid.rows[row] = random.next() & flip::row_mask(size.columns);
  }
  return grid;
}

// What a press set changes on a white board: uniform over the boards from which white is reached.
Grid board_after(const Grid& presses) {
  Grid board;
  board.size = presses.size;
  for (unsigned row = 0; row < board.size.rows; ++row) {
    const std::uint64_t x = presses.rows[row];
    std::uint64_t change = x ^ (x << 1) ^ (x >> 1);
    if (row > 0) change ^= presses.rows[row - 1];
    if (row + 1 < board.size.rows) change ^= presses.rows[row + 1];
    board.rows[row] = change & flip::row_mask(board.size.columns);
  }
  return board;
}

Request request_for(Size size) {
  Request request;
  request.settings["size"] = to_string(size);
  return request;
}

void random_chunk(benchmark::State& state, Size size, const std::string& form, std::size_t count,
                  const std::vector<std::string>& columns) {
  Request request = request_for(size);
  request.input_format = form;
  request.text_columns = columns;
  const auto job = prepare("flip", request);
  const std::string text = generated(*job, count);
  solve_chunk(state, *job, text);
}

// Boards that can be solved; like the random ones in their one-line form.
void solvable_chunk(benchmark::State& state, Size size, std::size_t count) {
  Request request = request_for(size);
  request.input_format = "line";
  const auto job = prepare("flip", request);
  Bytes text;
  for (std::size_t i = 0; i < count; ++i) {
    flip::write_line(board_after(random_grid(size, i)), text);
    append(text, "\n");
  }
  solve_chunk(state, *job, view(text));
}

void table_cost(benchmark::State& state) {
  const Table& table = Table::of(flip::Rule::cross, {4, 4});
  std::array<std::uint32_t, 4096> boards{};
  for (std::size_t i = 0; i < boards.size(); ++i) {
    boards[i] = flip::to_index(random_grid({4, 4}, i));
  }
  for (auto _ : state) {
    unsigned sum = 0;
    for (const std::uint32_t board : boards) sum += table.cost(Goal::either, board);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

void table_solve(benchmark::State& state) {
  const Table& table = Table::of(flip::Rule::cross, {4, 4});
  std::vector<Grid> boards;
  for (std::size_t i = 0; i < 1024; ++i) boards.push_back(random_grid({4, 4}, i));
  flip::Answer answer;
  for (auto _ : state) {
    for (const Grid& board : boards) {
      table.solve(board, Goal::either, answer);
      benchmark::DoNotOptimize(answer.cost);
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

void algebra_solve(benchmark::State& state, Size size) {
  const Algebra& algebra = Algebra::of(size);
  std::vector<Grid> boards;
  for (std::size_t i = 0; i < 64; ++i) boards.push_back(board_after(random_grid(size, i)));
  Grid presses;
  for (auto _ : state) {
    for (const Grid& board : boards) {
      if (!algebra.solve(board, presses)) throw std::logic_error("a board must be solvable");
      benchmark::DoNotOptimize(presses.rows.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

// One press set of a board of this size.
struct Coset {
  explicit Coset(Size size) : algebra(Algebra::of(size)) {
    if (!algebra.solve(board_after(random_grid(size, 0)), presses)) {
      throw std::logic_error("a board must be solvable");
    }
  }
  const Algebra& algebra;
  Grid presses;
};

void gray_code(benchmark::State& state, Size size) {
  const Coset coset(size);
  for (auto _ : state) {
    benchmark::DoNotOptimize(flip::lightest_by_gray_code(coset.algebra.basis(), coset.presses));
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["nullity"] = coset.algebra.nullity();
}

void transform(benchmark::State& state, Size size) {
  const Coset coset(size);
  SerialExecutor serial;
  const auto expected = flip::lightest_by_gray_code(coset.algebra.basis(), coset.presses);
  if (flip::lightest_by_transform(coset.algebra.basis(), coset.presses, serial) != expected) {
    throw std::logic_error("Gray code and transform differ");
  }
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        flip::lightest_by_transform(coset.algebra.basis(), coset.presses, serial));
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["nullity"] = coset.algebra.nullity();
}

[[maybe_unused]] const bool registered = [] {
  const auto add = [](const std::string& name, const auto& body) {
    benchmark::RegisterBenchmark(("flip/" + name).c_str(), body);
  };
  add("table/cost/4x4", table_cost);
  add("table/solve/4x4", table_solve);

  // As many boards as fill a chunk of the pipeline, or as take some milliseconds.
  struct Case {
    Size size;
    std::size_t random, solvable;
  };
  for (const auto& [size, random, solvable] :
       {Case{{4, 4}, 13'000, 13'000}, Case{{5, 5}, 8'000, 8'000}, Case{{5, 6}, 7'000, 7'000},
        Case{{8, 8}, 3'500, 3'500}, Case{{30, 30}, 280, 8}, Case{{63, 63}, 64, 64}}) {
    const std::string name = to_string(size);
    add("solve_chunk/" + name + "/random", [size = size, count = random](benchmark::State& state) {
      random_chunk(state, size, "line", count, {});
    });
    add("solve_chunk/" + name + "/solvable",
        [size = size, count = solvable](benchmark::State& state) {
          solvable_chunk(state, size, count);
        });
    add("algebra/" + name, [size = size](benchmark::State& state) { algebra_solve(state, size); });
  }
  // As the main job has them: letters, and nothing but outcome and cost.
  add("solve_chunk/4x4/random/letters", [](benchmark::State& state) {
    random_chunk(state, {4, 4}, "letters", 13'000, {});
  });
  add("solve_chunk/4x4/random/letters+answer", [](benchmark::State& state) {
    random_chunk(state, {4, 4}, "letters", 13'000, {"answer"});
  });
  add("solve_chunk/4x4/random/letters+solution+certificate", [](benchmark::State& state) {
    random_chunk(state, {4, 4}, "letters", 13'000, {"solution", "certificate"});
  });

  // Nullities 2, 4, 6, 8, 10, 14, 16 and 20.
  for (const unsigned side : {5U, 4U, 11U, 9U, 29U, 23U, 19U, 30U}) {
    const Size size{side, side};
    const std::string name =
        to_string(size) + "/nullity" + std::to_string(Algebra::of(size).nullity());
    add("least_weight/gray_code/" + name,
        [size](benchmark::State& state) { gray_code(state, size); });
    if (Algebra::of(size).nullity() < 5) continue;  // fewer than the transform takes
    add("least_weight/transform/" + name,
        [size](benchmark::State& state) { transform(state, size); });
  }
  return true;
}();

}  // namespace
}  // namespace boardmill::bench
