// The full system of a board against M4RI, a library for linear algebra over GF(2).
#include <m4ri/m4ri.h>

#include <boost/test/unit_test.hpp>
#include <memory>
#include <string>

#include "engine/flip/algebra.h"
#include "engine/flip/gauss.h"
#include "engine/flip/null_basis.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(m4ri)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

// M4RI is not thread-safe: only the main thread of the tests comes here.
class Matrix {
 public:
  Matrix(unsigned rows, unsigned columns)
      : matrix_(mzd_init(static_cast<rci_t>(rows), static_cast<rci_t>(columns)), mzd_free) {}

  void set(unsigned row, unsigned column) {
    mzd_write_bit(matrix_.get(), static_cast<rci_t>(row), static_cast<rci_t>(column), 1);
  }
  unsigned rank() const {
    const std::unique_ptr<mzd_t, void (*)(mzd_t*)> copy(mzd_copy(nullptr, matrix_.get()), mzd_free);
    return static_cast<unsigned>(mzd_echelonize(copy.get(), 0));
  }
  Matrix operator*(const Matrix& other) const {
    return Matrix(mzd_mul(nullptr, matrix_.get(), other.matrix_.get(), 0));
  }
  bool operator==(const Matrix& other) const {
    return mzd_equal(matrix_.get(), other.matrix_.get()) != 0;
  }

 private:
  explicit Matrix(mzd_t* matrix) : matrix_(matrix, mzd_free) {}

  std::unique_ptr<mzd_t, void (*)(mzd_t*)> matrix_;
};

// One equation a cell: the sum of the presses that turn it. With `change`, as the last column.
Matrix system_of(Size size, const Grid* change) {
  Matrix system(size.cells(), size.cells() + (change == nullptr ? 0 : 1));
  const auto number = [size](unsigned row, unsigned column) { return row * size.columns + column; };
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      const unsigned cell = number(row, column);
      system.set(cell, cell);
      if (row > 0) system.set(cell, number(row - 1, column));
      if (row + 1 < size.rows) system.set(cell, number(row + 1, column));
      if (column > 0) system.set(cell, number(row, column - 1));
      if (column + 1 < size.columns) system.set(cell, number(row, column + 1));
      if (change != nullptr && change->at(row, column)) system.set(cell, size.cells());
    }
  }
  return system;
}

Matrix column_of(const Grid& grid) {
  Matrix column(grid.size.cells(), 1);
  for (unsigned cell = 0; cell < grid.size.cells(); ++cell) {
    if (grid.at(cell / grid.size.columns, cell % grid.size.columns)) column.set(cell, 0);
  }
  return column;
}

// The cells that have to be turned.
Grid change_of(const Board& board, Goal goal) {
  Grid change = test::uniform_board(board.size, false);
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      if (board.at(row, column) == (goal == Goal::white)) change.set(row, column);
    }
  }
  return change;
}

void compare(Size size, unsigned boards) {
  const std::string where = to_string(size);
  const Matrix system = system_of(size, nullptr);
  const unsigned rank = system.rank();
  BOOST_TEST(Algebra::of(size).nullity() == size.cells() - rank, where);
  Gauss gauss;
  gauss.prepare(Rule::cross, size);
  BOOST_TEST(gauss.nullity() == size.cells() - rank, where);
  SerialExecutor serial;
  Answer answer;
  for (unsigned i = 0; i < boards; ++i) {
    Random random(size.rows * 100 + size.columns, i);
    const Board board = test::random_board(size, random);
    const Goal goal = i % 2 == 0 ? Goal::white : Goal::black;
    const Grid change = change_of(board, goal);
    gauss.solve(board, goal, Gauss::max_nullity, serial, answer);
    const bool solvable = system_of(size, &change).rank() == rank;
    BOOST_TEST((answer.outcome == (solvable ? Outcome::solved : Outcome::unsolvable)), where);
    const auto proof = NullBasis::of(Rule::cross, size).certificate(board, Goal::either);
    BOOST_TEST(proof.has_value() != solvable, where);
    if (solvable) BOOST_TEST((system * column_of(answer.presses) == column_of(change)), where);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(boards_of_small_sizes) {
  for (unsigned rows = 1; rows <= 12; ++rows) {
    for (unsigned columns = 1; columns <= 12; ++columns) compare({rows, columns}, 12);
  }
}

BOOST_AUTO_TEST_CASE(boards_of_larger_sizes) {
  for (const Size size :
       {Size{1, 64}, Size{64, 1}, Size{2, 62}, Size{62, 2}, Size{5, 63}, Size{64, 5}, Size{13, 17},
        Size{14, 14}, Size{16, 16}, Size{16, 33}, Size{17, 17}, Size{19, 19}, Size{19, 29},
        Size{23, 23}, Size{24, 24}, Size{25, 27}, Size{28, 30}, Size{29, 29}}) {
    compare(size, 12);
  }
  compare({30, 30}, 3);
}

BOOST_AUTO_TEST_CASE(basis_vectors_are_null_vectors) {
  for (const Size size : {Size{4, 4}, Size{9, 9}, Size{11, 23}, Size{19, 19}, Size{30, 30}}) {
    const Matrix system = system_of(size, nullptr);
    for (const PressSet& vector : Algebra::of(size).basis()) {
      BOOST_TEST((system * column_of(vector) == Matrix(size.cells(), 1)), to_string(size));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
