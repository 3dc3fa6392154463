Classic mistakes as programs: one file that compiles as it stands.

  $ . "$TESTDIR/setup.sh"
  $ boardmill generate poj1753 --print-mistake only-white
  // only-white: Only the white goal is tried.
  #include <array>
  #include <iostream>
  
  // One number a row; the first cell of the row is its highest bit.
  using Rows = std::array<int, 64>;
  
  struct Board {
    int rows, columns;
    Rows row;  // 1 is a black piece
  };
  
  // The colours that all pieces may show in the end.
  struct Goals {
    bool white, black;
  };
  
  // As a number of presses: there is no solution.
  constexpr int none = 1 << 30;
  
  struct Answer {
    int count = none;
    Rows presses{};  // 1 is a press
  };
  
  // Makes all pieces show the colour (0 white, 1 black): row by row, whatever is wrong is pressed
  // from below. None if that leaves the last row wrong.
  inline Answer chase(const Board& board, int colour, int first_row) {
    const int full = (1 << board.columns) - 1;
    Answer answer{0, {}};
    int above = 0;
    int presses = first_row;
    for (int r = 0; r < board.rows; ++r) {
      answer.presses[r] = presses;
      answer.count += __builtin_popcount(presses);
      const int turned = presses ^ (presses << 1) ^ (presses >> 1) ^ above;
      above = presses;
      presses = (board.row[r] ^ turned ^ (colour * full)) & full;
    }
    if (presses != 0) answer.count = none;
    return answer;
  }
  
  // The lightest solution over all first rows; among equal ones white comes first, then the
  // lexicographically smallest.
  template <class Chase>
  Answer lightest(const Board& board, Goals goals, Chase chase_from) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      for (int first_row = 0; first_row < 1 << board.columns; ++first_row) {
        const Answer answer = chase_from(board, colour, first_row);
        if (answer.count < best.count) best = answer;
      }
    }
    return best;
  }
  
  struct OnlyWhite {
    Answer solve(const Board& board, Goals) { return lightest(board, Goals{true, false}, chase); }
  };
  
  bool read(Board& board) {
    board.rows = 4;
    board.columns = 4;
    for (int r = 0; r < board.rows; ++r) {
      board.row[r] = 0;
      for (int c = 0; c < board.columns; ++c) {
        char cell = ' ';
        std::cin >> cell;
        board.row[r] = 2 * board.row[r] + (cell == 'b' ? 1 : 0);
      }
    }
    return !std::cin.fail();
  }
  
  void print(const Answer& answer) {
    if (answer.count == none) {
      std::cout << "Impossible\n";
      return;
    }
    std::cout << answer.count << '\n';
  }
  
  int main() {
    const Goals goals{true, true};
    OnlyWhite solver;
    Board board{};
    if (read(board)) {
      print(solver.solve(board, goals));
    }
  }
  $ boardmill generate hdu1401 --print-mistake one-less | tail -n 30
    return result;
  }
  
  struct OneLess {
    Path solve(Position start, Position target, int limit) {
      return meet(sorted(start), sorted(target), limit - 1, all_moves);
    }
  };
  
  bool read(Position& position) {
    for (int& field : position) {
      int row = 0;
      int column = 0;
      if (!(std::cin >> row >> column)) return false;
      field = 8 * (row - 1) + column - 1;
    }
    return true;
  }
  
  void print(const Path& path) {
    std::cout << (path.empty() ? "NO" : "YES") << '\n';
  }
  
  int main() {
    const int limit = 8;
    OneLess solver;
    Position start;
    Position target;
    while (read(start) && read(target)) print(solver.solve(start, target, limit));
  }

With the size, goal, cells and limit that are asked for, and in the form of the problem.

  $ boardmill generate flip --size 3x5 --goal black --cells .# --print-mistake greedy | grep -E "rows =|columns =|'#'|goals\{"
    board.rows = 3;
    board.columns = 5;
        board.row[r] = 2 * board.row[r] + (cell == '#' ? 1 : 0);
    const Goals goals{false, true};
  $ boardmill generate spoj-solit --max-moves 5 --print-mistake no-jump | grep -E 'limit =|cases'
    const int limit = 5;
    int cases = 0;
    std::cin >> cases;
    while (cases-- > 0 && read(start) && read(target)) print(solver.solve(start, target, limit));
  $ for problem in flip poj1753 poj1222 poj1681 poj3279; do
  >   boardmill generate $problem --print-mistake greedy | md5sum | cut -c1-8
  > done | sort | uniq -d | wc -l
  1

To a file.

  $ boardmill generate poj3279 --print-mistake last-of-equals -o last_of_equals.cpp
  $ head -n 1 last_of_equals.cpp
  // last-of-equals: Of equally light press sets the last one is taken.

A name that does not exist.

  $ boardmill generate flip --print-mistake only-whit
  boardmill: --print-mistake: flip has no mistake only-whit: did you mean only-white?
  [2]
  $ boardmill generate poj1198 --print-mistake greedy
  boardmill: --print-mistake: solitaire has no mistake greedy: expected pieces-in-order, no-jump, jump-over-several, jump-over-nothing, jumps-onto-pieces, jump-removes, chain-jumps, steps-onto-pieces, diagonals-too, next-index, one-less, one-more, start-untested, one-target-field, marks-without-depth, weak-hash, lower-bound or state-kept
  [2]
  $ boardmill generate --print-mistake greedy
  boardmill: generate: a puzzle is missing: see boardmill list
  [2]
