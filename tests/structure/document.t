check_document fails on a document whose commands print something else, or that has none.

  $ check() { "$TESTDIR/check_document" "$(command -v cram3 cram | head -n 1)" "$1"; }

  $ echo 'Nothing here.' > empty.md
  $ check empty.md
  empty.md shows no commands: nothing to check
  [1]
  $ printf '    $ ls -1\n    build\n    datasets\n    scripts\n' > right.md
  $ check right.md
  .
  # Ran 1 tests, 0 skipped, 0 failed.
  $ printf '    $ echo 1\n    2\n' > wrong.md
  $ check wrong.md > /dev/null
  [1]
