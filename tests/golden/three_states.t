The smallest puzzle that there can be, through the program: see tests/contract/three_states.cpp.

  $ . "$TESTDIR/setup.sh"
  $ printf '0000\n1110\n1200\n012\n' > lights
  $ boardmill_three_states solve three-states lights -o rows.csv
  lights:4:1: malformed: expected 4 digits, found 012
  boardmill: 4 records: 3 solved, 1 malformed
  [1]
  $ cat rows.csv
  "source","record","outcome","cost","error"
  lights,1,solved,0,
  lights,2,solved,2,
  lights,3,solved,3,
  lights,4,malformed,,row length: line 4 column 1: expected 4 digits found 012
  $ boardmill_three_states check three-states lights rows.csv -q | cut -d, -f3
  "verdict"
  right
  right
  right
  right
  $ boardmill_three_states generate three-states --count 3
  1022
  2002
  1212
  $ boardmill_three_states generate three-states --strata 4,unsolvable --per-stratum 2
  0010
  0002
  boardmill: stratum 4: wanted 2, got 0, available 0
  $ boardmill_three_states census three-states
  cost,count
  0,1
  1,4
  2,10
  3,12
  unsolvable,54
  $ cat > mine.py <<'P'
  > for line in open(0):
  >     print(-1 if line.strip() == "0120" else 0)
  > P
  $ boardmill_three_states stress three-states --exhaustive --count 500 -q python3 mine.py 2> /dev/null | tail -n 1
  python3: WA: fails on 80 of 81 lights

What it does not offer is refused.

  $ boardmill_three_states generate three-states --set judge --package plain -o package
  boardmill: three-states has no programs and no texts
  [2]
  $ boardmill_three_states generate three-states --print-mistake greedy
  boardmill: three-states has no programs and no texts
  [2]
  $ boardmill_three_states solve three-states --method magic lights
  boardmill: three-states has no method magic: expected auto or search
  [2]
  $ boardmill_three_states stress three-states --print solution cat
  boardmill: cat: guessed: your program answers many cases a run, to the end of its input
  boardmill: three-states has no --print solution
  [2]
  $ boardmill_three_states table build three-states -o table
  boardmill: table build: three-states needs no table in a file
  [2]
