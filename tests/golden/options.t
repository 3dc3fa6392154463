What the options of solve change.

  $ . "$TESTDIR/setup.sh"
  $ cp "$DATASETS/flip/mistakes.txt" in.txt
  $ solve() { boardmill solve flip -q "$@" in.txt | tail -n +2 | paste -sd' '; }

--method: every one gives the same answers; the column says which it was.

  $ for method in auto table bfs; do solve --method $method --columns cost,solution; done | uniq | sed 's/ \([0-9]*,\)/\n\1/g'
  1,r4c3
  0,
  1,r1c1
  0,
  ,
  1,r1c2
  1,r4c4
  4,r1c1 r2c2 r2c4 r3c1
  $ for method in auto table bfs; do solve --method $method --columns method; done
  table table table table table table table table
  table table table table table table table table
  bfs bfs bfs bfs bfs bfs bfs bfs
  $ pairs="$DATASETS/solitaire/mistakes.txt"
  $ for method in auto bfs bidirectional bounds; do
  >   boardmill solve solitaire -q --method $method $pairs --columns cost,solution > $method
  > done; cmp auto bounds; cmp auto bidirectional; cmp auto bfs; cat auto
  "cost","solution"
  0,
  ,
  1,r1c4-r1c5
  0,
  ,
  ,
  ,
  7,r1c3-r2c3 r1c4-r2c4 r1c5-r1c4 r1c4xr3c4 r2c4xr4c4 r3c4xr5c4 r5c4-r5c5
  7,r8c5-r7c5 r8c6-r7c6 r7c5xr7c7 r7c6xr7c8 r8c7xr6c7 r7c7xr5c7 r6c7-r6c8
  $ boardmill solve solitaire -q --method bidirectional $pairs --columns method | sort | uniq -c | sed 's/^ *//'
  1 "method"
  9 bidirectional

--goal: either is the cheaper one, white on a tie.

  $ for goal in either white black; do echo $goal $(solve --goal $goal --columns cost); done
  either 1 0 1 0 "" 1 1 4
  white 3 4 1 0 "" 1 5 4
  black 1 0 5 4 "" 3 1 4
  $ solve --columns goal
  black black white white "" white black white
  $ printf 'bbbb\nwwww\nwwww\nbbbb\n' > tie.txt
  $ for goal in either white black; do boardmill solve flip -q --goal $goal --columns cost,goal,solution tie.txt | tail -n 1; done
  6,white,r1c4 r2c1 r2c2 r3c3 r3c4 r4c1
  6,white,r1c4 r2c1 r2c2 r3c3 r3c4 r4c1
  6,black,r3c1 r3c2 r3c3 r3c4 r4c1 r4c4

A problem's name brings its options; what is typed overrides them.

  $ boardmill solve poj1753 in.txt -q --format answers | paste -sd' '
  1 0 1 0 Impossible 1 1 4
  $ boardmill solve poj1753 in.txt -q --format answers --goal black | paste -sd' '
  1 0 5 4 Impossible 3 1 4
  $ printf 'bwb\nbwb\n' | boardmill solve poj1753 -q --size 2x3 --columns cost,instance
  "cost","instance"
  2,bwb/bwb

--size, and what is found out without it.

  $ printf 'bwb\nbwb\nwww\nbwb\n' > rows
  $ boardmill solve flip -q rows --columns +instance
  "source","record","outcome","cost","error","instance"
  rows,1,solved,4,,bwb/bwb/www/bwb
  $ boardmill solve flip -q rows --columns +instance --size 2x3
  "source","record","outcome","cost","error","instance"
  rows,1,solved,2,,bwb/bwb
  rows,2,solved,1,,www/bwb
  $ boardmill solve flip -q rows --columns +instance --size 1x3
  "source","record","outcome","cost","error","instance"
  rows,1,solved,2,,bwb/
  rows,2,solved,2,,bwb/
  rows,3,solved,0,,www/
  rows,4,solved,2,,bwb/
  $ printf 'bwb\nbwb\n\nwww\nbwb\n' | boardmill solve flip -q --columns +instance
  "source","record","outcome","cost","error","instance"
  -,1,solved,2,,bwb/bwb
  -,2,solved,1,,www/bwb
  $ printf 'bw/wb\nb/\nb/b\nbwwb/bbwb/bwwb/bwww\n' | boardmill solve flip -q --columns +instance
  "source","record","outcome","cost","error","instance"
  -,1,solved,2,,bw/wb
  -,2,solved,0,,b/
  -,3,solved,0,,b/b
  -,4,solved,4,,bwwb/bbwb/bwwb/bwww
  $ printf 'bwwb\n' | boardmill solve flip -q --columns +instance --input-format line
  "source","record","outcome","cost","error","instance"
  -,1,solved,2,,bw/wb
  $ printf 'bwwb\n' | boardmill solve flip -q --columns +instance --input-format letters
  "source","record","outcome","cost","error","instance"
  -,1,malformed,,missing row: line 2 column 1: expected row 2 of 4 found the end of the input,
  -:2:1: malformed: expected row 2 of 4, found the end of the input
  [1]

--cells, and the alphabets that are known without it.

  $ for cells in wb 01 .#; do tr wb $cells < in.txt | boardmill solve flip -q --format answers | paste -sd' '; done
  1 0 1 0 Impossible 1 1 4
  1 0 1 0 Impossible 1 1 4
  1 0 1 0 Impossible 1 1 4
  $ tr wb WB < in.txt | boardmill solve flip -q --format answers | paste -sd' '
  1 0 1 0 Impossible 1 1 4
  $ tr wb 10 < in.txt | boardmill solve flip -q --format answers --cells 10 | paste -sd' '
  1 0 1 0 Impossible 1 1 4
  $ tr wb bw < in.txt | boardmill solve flip -q --format answers --cells bw --goal white | paste -sd' '
  3 4 1 0 Impossible 1 5 4
  $ boardmill solve flip -q --format answers --goal white in.txt | paste -sd' '
  3 4 1 0 Impossible 1 5 4

--input-format for pairs: lines, 16 numbers a line, across lines, counted.

  $ pair='4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6'
  $ echo $pair > line
  $ cat "$DATASETS/solitaire/sample.txt" > pairs
  $ echo $pair | tr ' ' '\n' > tokens
  $ (echo 2; cat pairs; echo; cat pairs) > counted
  $ boardmill solve solitaire line pairs tokens counted -v 2>&1 > rows | grep 'read as'; cat rows
  boardmill: line: read as line
  boardmill: pairs: read as pairs, two lines each
  boardmill: tokens: read as pairs, 16 numbers each
  boardmill: counted: read as 2 announced in line 1: pairs, two lines each
  "source","record","outcome","cost","error"
  line,1,solved,7,
  pairs,1,solved,7,
  tokens,1,solved,7,
  counted,1,solved,7,
  counted,2,solved,7,
  $ boardmill solve solitaire -q --input-format pairs line pairs tokens | cmp - <(boardmill solve solitaire -q line pairs tokens)
  $ boardmill solve spoj-solit -q counted --format answers
  YES
  YES
  $ boardmill solve solitaire -q --input-format line pairs
  "source","record","outcome","cost","error"
  pairs,1,malformed,,missing number: line 1 column 16: expected the row of piece 1 of the target found the end of the line
  pairs,2,malformed,,missing number: line 2 column 16: expected the row of piece 1 of the target found the end of the line
  pairs:1:16: malformed: expected the row of piece 1 of the target, found the end of the line
  pairs:2:16: malformed: expected the row of piece 1 of the target, found the end of the line
  [1]

--max-moves.

  $ for moves in 0 6 7 8 99; do boardmill solve solitaire -q pairs --max-moves $moves | tail -n 1; done
  pairs,1,unsolvable,,
  pairs,1,unsolvable,,
  pairs,1,solved,7,
  pairs,1,solved,7,
  pairs,1,solved,7,
  $ boardmill solve poj1198 -q pairs --max-moves 6 --format answers
  NO

--strict stops after the first row with an error.

  $ (cat in.txt; printf '\nbwxb\n\n'; cat in.txt) > bad.txt
  $ boardmill solve flip --strict bad.txt in.txt --columns record,outcome,error
  "record","outcome","error"
  1,solved,
  2,solved,
  3,solved,
  4,solved,
  5,unsolvable,
  6,solved,
  7,solved,
  8,solved,
  9,malformed,bad cell: line 41 column 3: expected b or w found x
  bad.txt:41:3: malformed: expected b or w, found x
  boardmill: 9 records: 7 solved, 1 unsolvable, 1 malformed
  [1]
  $ for threads in 1 3; do boardmill solve flip -q --strict -j $threads --chunk-bytes 1 bad.txt in.txt; done | tail -n 1
  bad.txt:41:3: malformed: expected b or w, found x
  bad.txt:41:3: malformed: expected b or w, found x
  bad.txt,9,malformed,,bad cell: line 41 column 3: expected b or w found x
  $ boardmill solve flip -q --strict missing.txt in.txt
  "source","record","outcome","cost","error"
  missing.txt,1,unreadable,,unreadable: No such file or directory
  missing.txt: unreadable: No such file or directory
  [3]
  $ boardmill solve flip -q --strict in.txt | wc -l
  9
  $ boardmill solve flip --strict bad.txt -o strict.csv; echo "exit status $?"; wc -l < strict.csv
  bad.txt:41:3: malformed: expected b or w, found x
  boardmill: 9 records: 7 solved, 1 unsolvable, 1 malformed
  exit status 1
  10

-q says nothing but what fails; -v says how each source is read, and the speed.

  $ boardmill solve flip -q bad.txt missing.txt > rows
  bad.txt:41:3: malformed: expected b or w, found x
  missing.txt: unreadable: No such file or directory
  [3]
  $ boardmill solve flip -v in.txt 2>&1 > rows | sed 's/; [0-9.]* s, [0-9.]* \(M \)\{0,1\}records\/s, [0-9]* threads\{0,1\}$/; TIME/'
  boardmill: in.txt: read as letters, boards of 4 rows of 4
  boardmill: 8 records: 7 solved, 1 unsolvable; TIME

No progress line where stderr is no terminal; with `always` plain lines.

  $ boardmill solve flip in.txt 2>&1 > rows
  boardmill: 8 records: 7 solved, 1 unsolvable
  $ boardmill solve flip in.txt --progress never 2>&1 > rows
  boardmill: 8 records: 7 solved, 1 unsolvable
  $ boardmill solve flip in.txt --progress always 2>&1 > rows | sed 's/[0-9.]* records\/s/N records\/s/; s/[0-9.]* s left/N s left/'
  8 records, N records/s, 100 %, N s left
  boardmill: 8 records: 7 solved, 1 unsolvable
  $ boardmill solve flip -q in.txt --progress always 2>&1 > rows

--sync changes nothing that can be seen.

  $ boardmill solve flip -q in.txt --sync -o sync.csv && boardmill solve flip -q in.txt | cmp - sync.csv
