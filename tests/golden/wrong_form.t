A source of at least 1,000 records of which none of the first 1,000 can be read is in another form:
one row says so.

  $ . "$TESTDIR/setup.sh"
  $ bad() { yes 'xyzt' | head -n $(($1 * 4)); }
  $ bad 999 > 999 && bad 1000 > 1000 && bad 1001 > 1001
  $ (bad 999; cat "$DATASETS/flip/sample.txt") > 999-and-a-good-one
  $ (bad 1000; cat "$DATASETS/flip/sample.txt") > 1000-and-a-good-one
  $ (cat "$DATASETS/flip/sample.txt"; bad 2000) > a-good-one-and-2000
  $ (bad 500; cat "$DATASETS/flip/sample.txt"; bad 2000) > a-good-one-between
  $ for file in 999 1000 1001 999-and-a-good-one 1000-and-a-good-one a-good-one-and-2000 a-good-one-between; do
  >   for options in '-j 1' '-j 3 --chunk-bytes 1' '--chunk-bytes 16000' '--chunk-bytes 15999'; do
  >     boardmill solve flip $file -q $options 2> messages > rows || echo "$file: exit status $?, $(wc -l < rows) lines, $(cut -d, -f3 rows | tail -n +2 | sort | uniq -c | paste -sd, | sed 's/  */ /g')"
  >   done | uniq
  > done
  999: exit status 1, 1000 lines,  999 malformed
  1000: exit status 3, 2 lines,  1 unreadable
  1001: exit status 3, 2 lines,  1 unreadable
  999-and-a-good-one: exit status 1, 1001 lines,  999 malformed, 1 solved
  1000-and-a-good-one: exit status 3, 2 lines,  1 unreadable
  a-good-one-and-2000: exit status 1, 2002 lines,  2000 malformed, 1 solved
  a-good-one-between: exit status 1, 2502 lines,  2500 malformed, 1 solved
  $ boardmill solve flip 1000 "$DATASETS/flip/sample.txt" | sed "s|$DATASETS/||"
  1000: unreadable: expected letters (R lines of C letters b or w; also 0/1 and ./#) or line (one board a line: bwwb/bbwb/bwwb/bwww) or headed (a line with R and C before the R lines of C cells 0 or 1) or counted-letters (the number of boards and then letters; blanks between cells or not) or counted-square (the number of boards; each is a line with n and n lines of n cells y or w) or csv (the line form in a column of a CSV file: --board and --keep), found no such record among the first 1000; the first line is xyzt
  boardmill: 2 records: 1 solved, 1 unreadable
  "source","record","outcome","cost","error"
  1000,1,unreadable,,wrong form: expected letters (R lines of C letters b or w; also 0/1 and ./#) or line (one board a line: bwwb/bbwb/bwwb/bwww) or headed (a line with R and C before the R lines of C cells 0 or 1) or counted-letters (the number of boards and then letters; blanks between cells or not) or counted-square (the number of boards; each is a line with n and n lines of n cells y or w) or csv (the line form in a column of a CSV file: --board and --keep) found no such record among the first 1000; the first line is xyzt
  flip/sample.txt,1,solved,4,
  $ boardmill solve flip 1000 -q --format answers
  
  1000: unreadable: expected letters (R lines of C letters b or w; also 0/1 and ./#) or line (one board a line: bwwb/bbwb/bwwb/bwww) or headed (a line with R and C before the R lines of C cells 0 or 1) or counted-letters (the number of boards and then letters; blanks between cells or not) or counted-square (the number of boards; each is a line with n and n lines of n cells y or w) or csv (the line form in a column of a CSV file: --board and --keep), found no such record among the first 1000; the first line is xyzt
  [3]
  $ yes 'bwwb' | head -n 4000 | boardmill solve solitaire
  "source","record","outcome","cost","error"
  -,1,malformed,,bad number: line 1 column 1: expected the row of piece 1 of the start found bwwb
  -:1:1: malformed: expected the row of piece 1 of the start, found bwwb
  boardmill: 1 record: 1 malformed
  [1]
  $ bad 2000 | boardmill solve flip --summary summary.json > rows
  -: unreadable: expected letters (R lines of C letters b or w; also 0/1 and ./#) or line (one board a line: bwwb/bbwb/bwwb/bwww) or headed (a line with R and C before the R lines of C cells 0 or 1) or counted-letters (the number of boards and then letters; blanks between cells or not) or counted-square (the number of boards; each is a line with n and n lines of n cells y or w) or csv (the line form in a column of a CSV file: --board and --keep), found no such record among the first 1000; the first line is xyzt
  boardmill: 1 record: 1 unreadable
  [3]
  $ grep -A 7 '"outcomes"' summary.json
    "outcomes": {
      "solved": 0,
      "unsolvable": 0,
      "malformed": 0,
      "over-limit": 0,
      "unreadable": 1
    },
    "costs": {},
  $ bad 999 | boardmill solve flip > rows
  -:1:1: malformed: expected b or w, found x
  -:5:1: malformed: expected b or w, found x
  -:9:1: malformed: expected b or w, found x
  -:13:1: malformed: expected b or w, found x
  -:17:1: malformed: expected b or w, found x
  boardmill: 994 more such records
  boardmill: 999 records: 999 malformed
  [1]
  $ wc -l < rows
  1000

With --strict the first row with an error is the last one.

  $ boardmill solve flip --strict 1000
  "source","record","outcome","cost","error"
  1000,1,malformed,,bad cell: line 1 column 1: expected b or w found x
  1000:1:1: malformed: expected b or w, found x
  boardmill: 1 record: 1 malformed
  [1]
