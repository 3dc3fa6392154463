Every rule of check_suites can fail.

  $ mkdir -p unit/chess
  $ "$TESTDIR/check_suites" unit
  no tests: nothing to check
  [1]
  $ echo 'BOOST_AUTO_TEST_SUITE(chess)' > unit/chess/board.cpp
  $ "$TESTDIR/check_suites" unit
  $ echo 'BOOST_AUTO_TEST_SUITE(go)' > unit/chess/moves.cpp
  $ echo > unit/chess/empty.cpp
  $ "$TESTDIR/check_suites" unit
  chess/empty.cpp: the first suite must be named chess
  chess/moves.cpp: the first suite must be named chess
  [1]
