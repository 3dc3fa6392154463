generate --set judge: a small set of cases on which wrong programs fail.

  $ . "$TESTDIR/setup.sh"
  $ boardmill generate poj1753 --set judge -o cases.txt 2> tables; sed -n '1,12p' tables
  32 cases in 32 files, 11 of them needed
  
  covered             cases
  cost-0                  2
  cost-1                  6
  cost-2                  4
  cost-3                  4
  cost-4                  5
  cost-5                  4
  cost-6                  3
  solved                 28
  unsolvable              4
  $ sed -n '/^killed/,$p' tables | cut -c 1-50
  killed              cases  on which of them it fai
  only-white              7  ...x....xxx...x..x.....
  only-black              8  ..x.xxxx.......x..xx...
  majority                3  ..............x..xx....
  greedy                 24  x....xxx.xxxxxxxxxxxxxx
  steepest               11  ...............x...xxxx
  wrap-round             20  .x..x.x.x.x..xx.xxxxxxx
  next-index             15  ......x...x..x..xxxxxx.
  diagonals-too          28  xx..xxxxxxxxxxxxxxxxxxx
  not-itself             25  x...xxxxxxxxxxxxx.xxxxx
  left-forgotten         25  xx...x.x.x.xxxxxxxxxxxx
  start-untested          2  ..xx...................
  none-printed            4  .x.....................
  four-at-most            7  ......................x
  one-first-row           9  ....xx..xxx...xx.x.....
  half-of-first-rows      5  ....x...x.x...x..x.....
  first-found             9  ....xx..xxx...xx.x.....
  last-row-unchecked      4  .x.....................
  last-of-equals          0  cannot fail here: the p
  state-kept              0  cannot fail here: a run
  sides-swapped           0  cannot fail here: the b
  open-unnoticed          0  cannot fail here: it is
  crossing-twice          0  cannot fail here: it is
  without-parent          0  cannot fail here: it is
  $ boardmill solve poj1753 -q --columns outcome cases.txt | tail -n +2 | sort | uniq -c | wc -l
  2

What cannot happen is said, and is no failure.

  $ boardmill generate flip --goal white --set judge -o white.txt 2>&1 | grep 'here: the goal is white' | cut -c 1-40
  goal-white              0  cannot occur 
  goal-black              0  cannot occur 
  tie                     0  cannot occur 

The same seed gives the same set, whatever the threads; another one gives another.

  $ boardmill generate poj1753 --set judge -q -j 1 | cmp - cases.txt
  $ boardmill generate poj1753 --set judge -q -j 4 | cmp - cases.txt
  $ boardmill generate poj1753 --set judge -q --seed 2 | cmp -s - cases.txt
  [1]

A wrong program of one's own has to fail as well; one that does not survives.

  $ cat > always4.sh <<'END'
  > #!/bin/sh
  > echo 4
  > END
  $ chmod +x always4.sh
  $ boardmill generate poj1753 --package kattis -q -o package && c++ -O1 -o right $(ls package/submissions/accepted/*.cpp | head -n 1)
  $ boardmill generate poj1753 --set judge --against ./always4.sh -o cases.txt 2>&1 | tail -n 1 | cut -c 1-40
  ./always4.sh           27  xxxxxxxxxxxxx
  $ boardmill generate poj1753 --set judge --against ./right -o survived.txt 2>&1 | tail -n 1
  ./right                 0  SURVIVES: 
  $ test -e survived.txt
  [1]
  $ boardmill generate poj1753 --set judge --against ./no-such-program
  boardmill: --against: ./no-such-program: No such file or directory
  [2]

Wrong words.

  $ boardmill generate poj1753 --set juge
  boardmill: --set juge is not known: did you mean judge?
  [2]
  $ boardmill generate poj1753 --set judge --cases 3
  boardmill: generate: --cases: expected at least 11 (what has to be covered), found 3
  [2]
  $ boardmill generate poj1753 --set judge --per-file 3
  boardmill: --per-file: a program for poj1753 reads one case a run
  [2]
  $ boardmill generate poj1753 --package katis -o x
  boardmill: --package katis is not known: did you mean kattis?
  [2]
  $ boardmill generate poj1753 --package kattis
  boardmill: generate: --package needs -o: a folder or NAME.zip
  [2]
  $ boardmill generate poj1222 --package kattis --print solution -o x
  boardmill: poj1222 has no --print solution: its answer is the press grid already
  [2]
