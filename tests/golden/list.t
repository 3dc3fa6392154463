What there is to choose from.

  $ . "$TESTDIR/setup.sh"

  $ boardmill list
  flip
    Flip Game, Lights Out: turn a piece and its neighbours until all show one colour
    problems (a problem's name may stand in place of the puzzle)
      poj1753         Flip Game: 4x4, all white or all black
                      input letters, --size 4x4 --goal either; prints number of presses or Impossible; cases a run: one; comparator poj
      poj1222         Extended Lights Out: 5x6, all lights out
                      input counted-letters, --size 5x6 --goal white --cells 01; prints PUZZLE #k and the press grid; cases a run: counted; comparator poj
      poj1681         Painter's Problem: n x n, all yellow
                      input counted-square, --goal black --cells wy; prints number of presses or inf; cases a run: counted; comparator poj
      poj3279         Fliptile: M x N, all white
                      input headed, --goal white --cells 01; prints the press grid or IMPOSSIBLE; cases a run: one; comparator poj
      poj2965         The Pilots Brothers' refrigerator (AcWing 116): 4x4, all handles open (-)
                      input letters, --size 4x4 --rule lines --goal white --cells -+; prints number of presses and then the presses; cases a run: one; comparator poj
    input formats
      letters         R lines of C letters b or w; also 0/1 and ./#
      line            one board a line: bwwb/bbwb/bwwb/bwww
      headed          a line with R and C before the R lines of C cells 0 or 1
      counted-letters the number of boards and then letters; blanks between cells or not
      counted-square  the number of boards; each is a line with n and n lines of n cells y or w
      csv             the line form in a column of a CSV file: --board and --keep
    methods
      table           every answer of a small board in one shared table (16 cells)
      nullspace       first-row algebra and the lightest press set over the null space
      rows            every first row, the rest chased (20 cells on the shorter side)
      gauss           elimination of the full system, every free unknown (nullity 20)
      bfs             breadth-first search over the states of a board (20 cells)
    options
      --size          RxC size of every board (without it: found out for each source)
      --rule          cross|torus|king|neighbours|lines what a press turns: cross (also round the edges), 3x3, neighbours, row and column (default cross)
      --goal          either|white|black colour that all pieces shall show (default either)
      --max-nullity   N look for the lightest of at most 2^N press sets (0 to 40) (default 32)
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
      certificate     why a board is unsolvable: no press changes the parity of these cells
      method          the method that solved the board
      instance        the board on one line; readable as input
      goal            the colour that the solution leads to
    mistakes (generate --print-mistake)
      only-white           Only the white goal is tried.
      only-black           Only the black goal is tried.
      majority             Only the colour that most pieces show already is tried.
      greedy               Presses the next wrong piece, from the first cell to the last.
      steepest             Presses whatever leaves the fewest wrong pieces while that helps.
      wrap-round           The first and the last cell of a row are taken for neighbours.
      next-index           Neighbours are index -1 and +1, across the ends of rows.
      diagonals-too        A press also turns the diagonal neighbours.
      not-itself           A press turns the neighbours but not the piece itself.
      left-forgotten       A press does not turn the left neighbour.
      start-untested       A board that is solved at the start is not noticed.
      none-printed         The internal value for no solution is printed: -1.
      four-at-most         The search stops at four presses.
      one-first-row        Chases from the top, but only with no press in the first row.
      half-of-first-rows   The loop over first rows ends early: the first cell is free.
      first-found          The first solution found is taken for the lightest.
      last-row-unchecked   Chases from the top, and the last row is not checked.
      last-of-equals       Of equally light press sets the last one is taken.
      state-kept           The best press set of earlier cases is not cleared.
      sides-swapped        Rows and columns are swapped when the board is read.
      open-unnoticed       Row and column: a board that is right at the start is not noticed.
      crossing-twice       Row and column each turn the piece that is pressed: it stays.
      without-parent       Row and column: the search keeps the last press of each depth.
  
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
      csv             the line form in a column of a CSV file: --board and --keep
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
    mistakes (generate --print-mistake)
      pieces-in-order      Pieces are compared in the order given, as if they differed.
      no-jump              Pieces only step.
      jump-over-several    A jump goes over any number of pieces in a row.
      jump-over-nothing    A jump needs no piece to go over.
      jumps-onto-pieces    A jump may end on another piece, and the two become one.
      jump-removes         A piece that is jumped over is taken off the board.
      chain-jumps          Several jumps of one piece count as one move.
      steps-onto-pieces    A step may end on another piece, and the two become one.
      diagonals-too        Pieces also step and jump diagonally.
      next-index           Neighbours are index -1 and +1, across the edges of the board.
      one-less             The search from both ends stops one move too early.
      one-more             The search from both ends goes on for one move too many.
      start-untested       A start that equals the target is not noticed.
      one-target-field     A piece on one of the target fields counts as done.
      marks-without-depth  Depth-first search that never sees a position a second time.
      weak-hash            Positions with the same sum of fields are taken for the same.
      lower-bound          The distance on a board without other pieces, and without jumps.
      state-kept           What was visited in earlier cases is not cleared.

Every name that it shows is taken, and so is every problem.

  $ names() { boardmill list | awk -v puzzle="$1" -v part="$2" '
  >   /^[a-z]/ {here = $1} /^  [a-z]/ {in_part = index($0, "  " part) == 1}
  >   here == puzzle && in_part && /^    [a-z]/ && !/^    -/ {print $1}'; }
  $ for puzzle in flip solitaire; do
  >   cp "$DATASETS/$puzzle/sample.txt" in
  >   for name in $(names $puzzle problems); do
  >     echo "$name $(boardmill generate $name --count 1 | boardmill solve -q $name --format answers | paste -sd' ')"
  >   done
  >   for name in $(names $puzzle methods); do
  >     echo "$name $(boardmill solve -q $puzzle --method $name --columns cost,method in | tail -n 1)"
  >   done
  >   for name in $(names $puzzle columns); do
  >     boardmill solve -q $puzzle --columns $name in | tail -n +2
  >   done
  > done
  poj1753 Impossible
  poj1222 PUZZLE #1 0 1 0 0 0 1 1 1 0 1 1 1 0 0 0 1 1 1 1 0 1 0 0 0 1 0 0 1 1 0
  poj1681 inf
  poj3279 IMPOSSIBLE
  poj2965 8 1 3 1 4 2 2 2 4 3 2 3 4 4 3 4 4
  table 4,table
  nullspace 4,nullspace
  rows 4,rows
  gauss 4,gauss
  bfs 4,bfs
  in
  1
  solved
  4
  ""
  1
  4
  r1c1 r2c2 r2c4 r3c1
  ""
  table
  bwwb/bbwb/bwwb/bwww
  white
  poj1198 NO
  hdu1401 NO
  zoj1505 NO
  spoj-solit NO
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
