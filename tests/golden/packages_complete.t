Sets that once were not complete.

  $ set_of() { timeout 120 boardmill generate "$@" --set judge -o /dev/null 2>&1 | sed -n '1p; /MISSING/p; /SURVIVES/p'; }

What is covered does not hang on the seed.

  $ set_of poj1681 --seed 6
  32 cases in 4 files, 13 of them needed
  $ for limit in 0 1 2 3; do set_of solitaire --max-moves $limit --seed 4; done
  32 cases in 32 files, 8 of them needed
  32 cases in 32 files, 18 of them needed
  32 cases in 32 files, 16 of them needed
  32 cases in 32 files, 16 of them needed

By default there are as many cases as are needed; a number that is asked for is kept.

  $ set_of flip --size 8x8
  41 cases in 41 files, 41 of them needed
  $ set_of flip --size 8x8 --cases 40
  boardmill: generate: --cases: expected at least 41 (what has to be covered), found 40
  $ boardmill generate flip --size 8x8 --package plain -o large -q && grep '^command' large/.boardmill
  command: boardmill generate flip --size 8x8 --package plain --seed 1

A mistake that takes many cases is no wrong program where a file has one.

  $ for many in 1 10; do
  >   boardmill generate spoj-solit --max-moves 2 --per-file $many --package kattis -o many$many -q
  >   ls many$many/submissions/wrong_answer | grep state_kept
  > done
  state_kept.cpp
