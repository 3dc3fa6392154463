Every way of being malformed, each with the rows that it must give. NAME.args are options.

  $ . "$TESTDIR/setup.sh"
  $ here=$PWD

  $ for puzzle in flip solitaire; do
  >   cd "$DATASETS/$puzzle/malformed"
  >   malformed=" $(echo $(grep -l ',malformed,' *.csv)) " unreadable=" $(echo $(grep -l ',unreadable,' *.csv)) " count=0
  >   for rows in *.csv; do
  >     name=${rows%.csv} options=() expected=0
  >     [ -e $name.args ] && read -ra options < $name.args
  >     [[ $malformed == *" $rows "* ]] && expected=1
  >     [[ $unreadable == *" $rows "* ]] && expected=3
  >     for bytes in 1 262144; do
  >       boardmill solve $puzzle -q --chunk-bytes $bytes "${options[@]}" $name.txt* 2> "$here/messages" > "$here/rows"
  >       status=$?
  >       [ $status = $expected ] || echo "$puzzle $name: exit status $status instead of $expected"
  >       diff $rows "$here/rows" || echo "^ $puzzle $name"
  >     done
  >     count=$((count + 1))
  >   done
  >   [ $count -ge 32 ] || echo "only $count files"
  > done

All in one run: the same rows, and no record of one file is taken for another's.

  $ cd "$DATASETS/flip/malformed"
  $ files=$(for file in *.txt *.txt.gz; do [ -e ${file%%.*}.args ] || echo $file; done)
  $ boardmill solve flip -q -j 3 --chunk-bytes 100 $files 2> /dev/null > "$here/together"
  [3]
  $ for file in $files; do tail -n +2 ${file%%.*}.csv; done > "$here/rows"
  $ tail -n +2 "$here/together" | cmp - "$here/rows"

The first five messages, then how many more; a summary at the end.

  $ cd "$here"
  $ cp "$DATASETS/flip/malformed/bad-cell.txt" one.txt
  $ boardmill solve flip one.txt > /dev/null
  one.txt:6:3: malformed: expected b or w, found x
  boardmill: 3 records: 2 solved, 1 malformed
  [1]
  $ boardmill solve flip one.txt one.txt one.txt one.txt one.txt > /dev/null
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  boardmill: 15 records: 10 solved, 5 malformed
  [1]
  $ boardmill solve flip one.txt one.txt one.txt one.txt one.txt one.txt one.txt > /dev/null
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  boardmill: 2 more such records
  boardmill: 21 records: 14 solved, 7 malformed
  [1]

-q leaves out the summary, and nothing that fails.

  $ boardmill solve flip -q one.txt one.txt one.txt one.txt one.txt one.txt one.txt > /dev/null
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  one.txt:6:3: malformed: expected b or w, found x
  boardmill: 2 more such records
  [1]
  $ boardmill solve flip -q one.txt > /dev/null
  one.txt:6:3: malformed: expected b or w, found x
  [1]
  $ boardmill solve solitaire "$DATASETS/solitaire/malformed/last-record.txt" 2>&1 > /dev/null | sed "s|$DATASETS/||"
  solitaire/malformed/last-record.txt:6:14: malformed: expected the column of piece 4 of the target, found the end of the line
  boardmill: 3 records: 2 solved, 1 malformed

What lies over a limit is a row too, and no crash.

  $ printf 'bbbbbb\n%.0s' 1 2 3 4 > 4x6.txt
  $ boardmill solve flip 4x6.txt --method bfs
  "source","record","outcome","cost","error"
  4x6.txt,1,over-limit,,limit: line 1 column 1: expected at most 20 cells for method bfs found a board of 4x6
  4x6.txt:1:1: over-limit: expected at most 20 cells for method bfs, found a board of 4x6
  boardmill: 1 record: 1 over-limit
  [1]
  $ boardmill solve flip 4x6.txt --method table
  "source","record","outcome","cost","error"
  4x6.txt,1,over-limit,,limit: line 1 column 1: expected at most 16 cells for method table found a board of 4x6
  4x6.txt:1:1: over-limit: expected at most 16 cells for method table, found a board of 4x6
  boardmill: 1 record: 1 over-limit
  [1]
  $ boardmill solve flip 4x6.txt --method table --format answers
  
  4x6.txt:1:1: over-limit: expected at most 16 cells for method table, found a board of 4x6
  boardmill: 1 record: 1 over-limit
  [1]

Only malformed records, only one record.

  $ echo x | boardmill solve flip
  "source","record","outcome","cost","error"
  -,1,malformed,,bad cell: line 1 column 1: expected b or w found x
  -:1:1: malformed: expected b or w, found x
  boardmill: 1 record: 1 malformed
  [1]
  $ printf '\0' | boardmill solve solitaire
  "source","record","outcome","cost","error"
  -,1,malformed,,bad number: line 1 column 1: expected the row of piece 1 of the start found \x00
  -:1:1: malformed: expected the row of piece 1 of the start, found \x00
  boardmill: 1 record: 1 malformed
  [1]

A record that only the end of the input ends has its row, wherever tasks begin and end.

  $ (printf '3\n1\nw\n2\nww\nw'; head -c 16000 /dev/zero | tr '\0' a) |
  >   boardmill solve poj1681 -q --columns record,outcome
  "record","outcome"
  1,solved
  2,malformed
  3,malformed
  -:6:2: malformed: expected y or w, found a
  -:6:1: malformed: expected 1 more boards, found the end of the input
  [1]
  $ twenty=$(printf 'w%.0s' {1..20})
  $ (echo 15; for board in {1..11}; do echo 20; for row in {1..20}; do echo $twenty; done; done
  >   printf '20\n%s\n%s\nwww' $twenty $twenty) | boardmill solve poj1681 -q --columns record,outcome | tail -n 3
  -:236:4: malformed: expected 20 cells in a row, found 3
  -:236:1: malformed: expected 3 more boards, found the end of the input
  11,solved
  12,malformed
  13,malformed

Blanks of all kinds are blanks for all who read a header.

  $ printf '2\r3\n0 0 0\n0 0 0\n' | boardmill solve poj3279 -q --columns cost,instance
  "cost","instance"
  0,www/www
  $ printf ' 2\v\f3\t\n0 0 0\n0\r0 0\n' | boardmill solve flip -q --columns cost,instance
  "cost","instance"
  0,www/www
