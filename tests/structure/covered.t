Every rule of check_covered can fail.

  $ mkdir -p engine/chess tests/unit/chess && touch tests/unit/chess/board_test.cpp
  $ "$TESTDIR/check_covered" .
  no tests are named: nothing to check
  [1]
  $ printf '/// Boards. Covered by\n/// tests/unit/chess/board_test.cpp.\n' > engine/chess/board.h
  $ "$TESTDIR/check_covered" .
  $ printf '/// Covered by tests/unit/chess/moves_test.cpp, exhaustively.\n' > engine/chess/moves.h
  $ printf '/// Covered by other tests.\n' > engine/chess/other.h
  $ "$TESTDIR/check_covered" .
  engine/chess/moves.h: covered by tests/unit/chess/moves_test.cpp, which is not there
  engine/chess/other.h: covered by a test without a name, which is not there
  [1]
