What there is to choose from.

  $ . "$TESTDIR/setup.sh"

  $ boardmill list
  flip
    Flip Game, Lights Out: turn a piece and its neighbours until all show one colour
    problems (a problem's name may stand in place of the puzzle)
      poj1753         Flip Game: 4x4, all white or all black
                      input letters, --size 4x4 --goal either; prints number of presses or Impossible; cases a run: one; comparator poj
    input formats
      letters         R lines of C letters b or w; also 0/1 and ./#
      line            one board a line: bwwb/bbwb/bwwb/bwww
    methods
      table           every answer of a small board in one shared table (16 cells)
      bfs             breadth-first search over the states of a board (20 cells)
    options
      --size          RxC size of every board (without it: found out for each source)
      --goal          either|white|black colour that all pieces shall show (default either)
      --cells         WB the two characters of the pieces, white first
    columns
      source          name of the file as given; archive.zip!member; - for stdin
      record          number of the record within its source, from 1
      outcome         solved, unsolvable, malformed, over-limit or unreadable
      cost            fewest presses or moves; empty unless solved
      error           what is wrong with the record, and where
      source_line     line where the record begins, from 1
      answer          the text that the judge expects
      solution        the canonical press set: r1c2 r4c4
      method          the method that solved the board
      instance        the board on one line; readable as input
      goal            the colour that the solution leads to
  
  solitaire
    Solitaire: four pieces on 8x8, steps and jumps, from a start to a target
    problems (a problem's name may stand in place of the puzzle)
      poj1198         Solitaire: within 8 moves or not
                      input pairs, --max-moves 8; prints YES or NO; cases a run: one; comparator poj
      hdu1401         Solitaire, many cases
                      input pairs, --max-moves 8; prints YES or NO; cases a run: to end of file; comparator poj
      zoj1505         Solitaire, many cases
                      input pairs, --max-moves 8; prints YES or NO; cases a run: to end of file; comparator poj
      spoj-solit      Solitaire, the count of cases first
                      input counted-pairs, --max-moves 8; prints YES or NO; cases a run: counted; comparator poj
    input formats
      pairs           a line of 8 numbers for the start and one for the target; or 16 across lines
      line            one pair a line: 16 numbers
      counted-pairs   the number of pairs and then pairs
    methods
      bfs             breadth-first search from one end with a visited array
      bidirectional   plain search from both ends that meets in the middle
      bounds          bounds decide most pairs, a pruned search from both ends the rest
    options
      --max-moves     N a target further away than this is unsolvable (0 to 99) (default 8)
    columns
      source          name of the file as given; archive.zip!member; - for stdin
      record          number of the record within its source, from 1
      outcome         solved, unsolvable, malformed, over-limit or unreadable
      cost            fewest presses or moves; empty unless solved
      error           what is wrong with the record, and where
      source_line     line where the record begins, from 1
      answer          the text that the judge expects
      solution        the canonical move sequence: r4c4-r4c5 a step, r4c5xr4c7 a jump
      method          the method that solved the pair
      instance        the pair on one line; readable as input

Every name that it shows is taken, and so is every problem.

  $ names() { boardmill list | awk -v puzzle="$1" -v part="$2" '
  >   /^[a-z]/ {here = $1} /^  [a-z]/ {in_part = index($0, "  " part) == 1}
  >   here == puzzle && in_part && /^    [a-z]/ && !/^    -/ {print $1}'; }
  $ for puzzle in flip solitaire; do
  >   cp "$DATASETS/$puzzle/sample.txt" in
  >   for name in $(names $puzzle problems); do
  >     echo "$name $(if [ $name = spoj-solit ]; then echo 1; fi | cat - in | boardmill solve -q $name --format answers)"
  >   done
  >   for name in $(names $puzzle methods); do
  >     echo "$name $(boardmill solve -q $puzzle --method $name --columns cost,method in | tail -n 1)"
  >   done
  >   for name in $(names $puzzle columns); do
  >     boardmill solve -q $puzzle --columns $name in | tail -n +2
  >   done
  > done
  poj1753 4
  table 4,table
  bfs 4,bfs
  in
  1
  solved
  4
  ""
  1
  4
  r1c1 r2c2 r2c4 r3c1
  table
  bwwb/bbwb/bwwb/bwww
  white
  poj1198 YES
  hdu1401 YES
  zoj1505 YES
  spoj-solit YES
  bfs 7,bfs
  bidirectional 7,bidirectional
  bounds 7,bounds
  in
  1
  solved
  7
  ""
  1
  YES
  r4c5-r4c6 r5c4xr3c4 r4c4xr2c4 r3c4-r3c3 r6c5-r5c5 r5c5-r5c6 r5c6xr3c6
  bounds
  4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6
