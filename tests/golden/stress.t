Other programs against the engine.

  $ . "$TESTDIR/setup.sh"
  $ quiet() { boardmill stress "$@" 2> messages; }
  $ boardmill generate poj1753 --print-mistake only-white -o only_white.cpp
  $ c++ -O1 -o only_white only_white.cpp

The smallest input on which it is wrong, and why.

  $ quiet poj1753 ./only_white
  [1]
  $ sed -E 's/[0-9.]+ (s|MiB)/N \1/g' messages
  $ quiet poj1753 -q ./only_white
  [1]

All boards: right on every input, or on how many it fails.

  $ cat > right.py <<'PY'
  > import sys
  > PY
