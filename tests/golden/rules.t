Other rules than that of Flip Game.

  $ . "$TESTDIR/setup.sh"
  $ for rule in cross torus king neighbours lines; do
  >   printf 'bww/www/www\nbww/wbw/wwb\nbbb/bbb/bbb\n' |
  >     boardmill solve flip -q --rule $rule --columns outcome,cost,solution,certificate,goal,method | sed "1d;s/^/$rule,/"
  > done
  cross,solved,4,r2c2 r2c3 r3c2 r3c3,,black,table
  cross,solved,2,r1c3 r3c1,,black,table
  cross,solved,0,,,black,table
  torus,unsolvable,,,r1c1 r2c2 r2c3 r3c1,,table
  torus,solved,2,r2c3 r3c2,,black,table
  torus,solved,0,,,black,table
  king,solved,3,r2c3 r3c2 r3c3,,black,table
  king,solved,2,r1c3 r3c1,,black,table
  king,solved,0,,,black,table
  neighbours,unsolvable,,,r1c1 r1c3 r3c1 r3c3,,table
  neighbours,solved,3,r2c2 r2c3 r3c2,,black,table
  neighbours,solved,0,,,black,table
  lines,unsolvable,,,r1c1 r2c2 r2c3 r3c1,,table
  lines,solved,2,r2c3 r3c2,,black,table
  lines,solved,0,,,black,table

The methods that need the cross say so; another one is chosen where none is named, up to 64x64.

  $ printf 'bww/www/www\n' | boardmill solve flip --rule king --method rows
  boardmill: --method rows needs --rule cross, found king
  [2]
  $ printf 'bww/www/www\n' | boardmill solve flip --rule torus --method nullspace
  boardmill: --method nullspace needs --rule cross, found torus
  [2]
  $ printf 'bww/www/www\n' | boardmill solve flip --rule queen
  boardmill: --rule: expected cross, torus, king, neighbours or lines, found queen
  [2]
  $ for rule in torus king neighbours lines; do
  >   boardmill generate flip --rule $rule --size 10x10 --count 200 --seed 3 > boards
  >   boardmill solve flip -q --rule $rule boards --columns +solution,certificate,goal,method,answer > rows
  >   boardmill check flip -q --rule $rule boards rows | cut -d, -f3 | sort | uniq -c
  >   cut -d, -f3,8 rows | sort | uniq -c
  > done
        1 "verdict"
      200 right
        1 "outcome","goal"
      200 unsolvable,
        1 "verdict"
      200 right
        1 "outcome","goal"
       91 solved,black
      109 solved,white
        1 "verdict"
      200 right
        1 "outcome","goal"
      200 unsolvable,
        1 "verdict"
      200 right
        1 "outcome","goal"
      105 solved,black
       95 solved,white

Where a press leaves its own piece, white and black are two questions.

  $ boardmill census flip --rule neighbours --size 3x3 --goal white | tail -1
  unsolvable,448
  $ boardmill census flip --rule neighbours --size 3x3 | tail -1
  unsolvable,384

Refrigerators: the number of presses and then the presses, of which any right list is accepted.

  $ cp "$DATASETS/flip/problems/poj2965.in" in
  $ boardmill solve poj2965 -q --format answers in > right
  $ { head -1 right; tail -n +2 right | tac; } > turned
  $ boardmill check poj2965 in turned
  "source","record","verdict","verified","error"
  in,1,right,outcome by exhaustive search; solution by replay; cost by exhaustive search; solution by exhaustive search,
  boardmill: 1 right, 0 wrong
  $ { sed -n '1p;3,$p' right; echo 2 2; } > wrong
  $ boardmill check poj2965 in wrong
  "source","record","verdict","verified","error"
  in,1,wrong,outcome by exhaustive search,solution: expected all white in the end found 10 black and 6 white
  in: record 1: wrong: solution: expected all white in the end found 10 black and 6 white
  boardmill: 0 right, 1 wrong
  [1]
  $ boardmill generate poj2965 --print-mistake without-parent -o mistake.cpp
  $ boardmill stress -q poj2965 --no-sanitize mistake.cpp
  mistake.cpp: WA: failed on case 2
  [1]
