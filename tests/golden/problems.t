The samples of the judges, in their input forms and with their answers byte for byte.

  $ . "$TESTDIR/setup.sh"
  $ samples="$DATASETS/flip/problems"

  $ for problem in poj1222 poj1681 poj3279 poj2965; do
  >   boardmill solve -q $problem --format answers "$samples/$problem.in" | cmp - "$samples/$problem.ans"
  > done

Plain flip tells the forms apart, and says with -v what it took them for.

  $ cp "$samples"/*.in .
  $ boardmill solve flip -v --goal white poj1222.in poj1681.in poj3279.in 2>&1 > out.csv | grep 'read as'
  boardmill: poj1222.in: read as 2 announced in line 1: letters, boards of 5 rows of 6
  boardmill: poj1681.in: read as 2 announced in line 1: boards headed by their side
  boardmill: poj3279.in: read as boards headed by rows and columns
  $ cat out.csv
  "source","record","outcome","cost","error"
  poj1222.in,1,solved,13,
  poj1222.in,2,solved,15,
  poj1681.in,1,solved,5,
  poj1681.in,2,solved,0,
  poj3279.in,1,solved,4,

Blanks between cells may be there or not; a press set in the answer makes a cell of several lines.

  $ tr -d ' ' < poj1222.in | boardmill solve -q poj1222 --format answers | cmp - "$samples/poj1222.ans"
  $ sed '1!s/ //g' poj3279.in | boardmill solve -q poj3279 --columns record,answer
  "record","answer"
  1,"0 0 0 0
  1 0 0 1
  1 0 0 1
  0 0 0 0"

Boards of several sizes in one source, and what each problem prints for one that cannot be solved.

  $ printf '1 2\n1 1\n2 3\n000\n010\n\n3 3\n1 0 1\n0 0 0\n1 0 1\n' | boardmill solve poj3279 -q --format answers
  0 1
  IMPOSSIBLE
  1 0 1
  0 0 0
  1 0 1
  $ printf '2\n1\ny\n2\nyw\nwy\n' | boardmill solve poj1681 -q --format answers
  0
  2
  $ printf '2\n5\nwyyyy\nyyyyy\nyyyyy\nyyyyy\nyyyyy\n1\nw\n' | boardmill solve poj1681 -q --format answers
  inf
  1
  $ printf '2 2\n1 1\n1 1\n4 4\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n' | boardmill solve poj3279 -q --format answers
  1 1
  1 1
  IMPOSSIBLE

What is damaged costs no other record. A malformed record is an empty line among the answers.

  $ printf '2 2\n11\n1x\n0 2\n11\n11\n2 2\n00\n00\n' > damaged
  $ boardmill solve poj3279 damaged
  "source","record","outcome","cost","error"
  damaged,1,malformed,,bad cell: line 3 column 2: expected 1 or 0 found x
  damaged,2,malformed,,board size: line 4 column 1: expected a line with rows and columns of a board from 1 to 64 found 0 2
  damaged,3,solved,0,
  damaged:3:2: malformed: expected 1 or 0, found x
  damaged:4:1: malformed: expected a line with rows and columns of a board from 1 to 64, found 0 2
  boardmill: 3 records: 1 solved, 2 malformed
  [1]
  $ boardmill solve poj3279 -q --format answers damaged
  
  
  0 0
  0 0
  damaged:3:2: malformed: expected 1 or 0, found x
  damaged:4:1: malformed: expected a line with rows and columns of a board from 1 to 64, found 0 2
  [1]
  $ printf '3\n2\nyw\nww\n' | boardmill solve poj1681
  "source","record","outcome","cost","error"
  -,1,solved,1,
  -,2,malformed,,input ends: line 5 column 1: expected 2 more boards found the end of the input
  -:5:1: malformed: expected 2 more boards, found the end of the input
  boardmill: 2 records: 1 solved, 1 malformed
  [1]
  $ printf '1\n2\nyw\nww\n2\nyy\nyy\n' | boardmill solve poj1681
  "source","record","outcome","cost","error"
  -,1,solved,1,
  -,2,malformed,,extra text: line 5 column 1: expected the end of the input found 2
  -:5:1: malformed: expected the end of the input, found 2
  boardmill: 2 records: 1 solved, 1 malformed
  [1]
  $ printf 'two\n2\nyw\nww\n' | boardmill solve poj1681
  "source","record","outcome","cost","error"
  -,1,unreadable,,bad count: line 1 column 1: expected a line with the count of boards found two
  -:1:1: unreadable: expected a line with the count of boards, found two
  boardmill: 1 record: 1 unreadable
  [3]
  $ printf '1\n2\nyw\nbb\n' | boardmill solve poj1681
  "source","record","outcome","cost","error"
  -,1,malformed,,bad cell: line 4 column 1: expected y or w found b
  -:4:1: malformed: expected y or w, found b
  boardmill: 1 record: 1 malformed
  [1]
  $ printf '65 1\n' | boardmill solve poj3279
  "source","record","outcome","cost","error"
  -,1,malformed,,board size: line 1 column 1: expected a line with rows and columns of a board from 1 to 64 found 65 1
  -:1:1: malformed: expected a line with rows and columns of a board from 1 to 64, found 65 1
  boardmill: 1 record: 1 malformed
  [1]
  $ printf '2 2\n1\n' | boardmill solve poj3279 --size 2x3
  "source","record","outcome","cost","error"
  -,1,malformed,,board size: line 1 column 1: expected a board of 2x3 found one of 2x2
  -:1:1: malformed: expected a board of 2x3, found one of 2x2
  boardmill: 1 record: 1 malformed
  [1]

Two readings that fit are refused, and both named.

  $ printf '101\n010101\n010101\n' | boardmill solve flip
  "source","record","outcome","cost","error"
  -,1,unreadable,,wrong form: line 1 column 1: expected --input-format letters or counted-letters (both fit) found 101 before rows of 6 cells
  -:1:1: unreadable: expected --input-format letters or counted-letters (both fit), found 101 before rows of 6 cells
  boardmill: 1 record: 1 unreadable
  [3]
  $ printf '101\n010101\n010101\n' | boardmill solve flip -q --input-format letters --size 3x6 --columns outcome
  "outcome"
  malformed
  -:1:4: malformed: expected 6 cells in a row, found 3
  [1]
  $ printf '5\n01 0101\n' | boardmill solve flip -q
  "source","record","outcome","cost","error"
  -,1,malformed,,missing row: line 3 column 1: expected row 2 of 5 found the end of the input
  -,2,malformed,,input ends: line 3 column 1: expected 4 more boards found the end of the input
  -:3:1: malformed: expected row 2 of 5, found the end of the input
  -:3:1: malformed: expected 4 more boards, found the end of the input
  [1]

What generate writes is read again: with the name of the problem, and by plain flip.

  $ for problem in poj1753 poj1222 poj1681 poj3279; do
  >   boardmill generate $problem --count 500 > in
  >   boardmill solve -q $problem in --columns instance > by-name
  >   boardmill solve -q flip in --columns instance | cmp - by-name
  >   wc -l < by-name
  > done
  501
  501
  501
  501
