Results against inputs.

  $ . "$TESTDIR/setup.sh"
  $ cat > boards.txt <<'END'
  > bwwb
  > bbwb
  > bwwb
  > bwww
  > 
  > wwww
  > wwww
  > wwww
  > wwww
  > 
  > bwww
  > wwww
  > wwww
  > wwww
  > 
  > bwxw
  > wwww
  > wwww
  > wwww
  > END

What solve writes is right, in every format; each row says what was verified and how.

  $ boardmill solve -q flip boards.txt --columns +solution,certificate,goal -o right.csv
  boards.txt:16:3: malformed: expected b or w, found x
  [1]
  $ cat right.csv
  "source","record","outcome","cost","error","solution","certificate","goal"
  boards.txt,1,solved,4,,r1c1 r2c2 r2c4 r3c1,,white
  boards.txt,2,solved,0,,,,white
  boards.txt,3,unsolvable,,,,r1c1 r2c1 r2c2 r3c1 r3c3 r4c2 r4c3 r4c4,
  boards.txt,4,malformed,,bad cell: line 16 column 3: expected b or w found x,,,
  $ boardmill check flip boards.txt right.csv
  "source","record","verdict","verified","error"
  boards.txt,1,right,outcome by exhaustive search; solution by replay; cost by exhaustive search; solution by exhaustive search; goal by exhaustive search,
  boards.txt,2,right,outcome by exhaustive search; solution by replay; cost by exhaustive search; solution by exhaustive search; goal by exhaustive search,
  boards.txt,3,right,outcome by exhaustive search; certificate by parity,
  boards.txt,4,right,outcome: the record cannot be read,
  boardmill: 4 right, 0 wrong
  $ boardmill solve -q flip boards.txt --columns all --format jsonl -o right.jsonl
  boards.txt:16:3: malformed: expected b or w, found x
  [1]
  $ boardmill check flip boards.txt right.jsonl | cut -d, -f3
  boardmill: 4 right, 0 wrong
  "verdict"
  right
  right
  right
  right
  $ boardmill solve -q flip boards.txt --format answers -o right.ans
  boards.txt:16:3: malformed: expected b or w, found x
  [1]
  $ boardmill check flip boards.txt right.ans
  "source","record","verdict","verified","error"
  boards.txt,1,right,answer by exhaustive search,
  boards.txt,2,right,answer by exhaustive search,
  boards.txt,3,right,answer by exhaustive search,
  boards.txt,4,right,outcome: the record cannot be read,
  boardmill: 4 right, 0 wrong
  $ boardmill solve -q flip boards.txt --columns cost,outcome | boardmill check -q flip boards.txt - | cut -d, -f3
  boards.txt:16:3: malformed: expected b or w, found x
  "verdict"
  right
  right
  right
  right

Every fault is found, and costs no other row its verdict.

  $ faulty() {
  >   sed "$1" right.csv > faulty.csv
  >   boardmill check -q flip boards.txt faulty.csv 2> /dev/null | grep -v ',right,' | tail -n +2
  > }
  $ faulty 's/solved,4/solved,3/'
  boards.txt,1,wrong,outcome by exhaustive search; solution by replay,cost: expected 4 found 3
  $ faulty 's/solved,4/solved,5/'
  boards.txt,1,wrong,outcome by exhaustive search; solution by replay,cost: expected 4 found 5
  $ faulty 's/r3c1/r3c1 r4c4/'
  boards.txt,1,wrong,outcome by exhaustive search,solution: expected one colour in the end found 3 black and 13 white
  boards.txt,3,wrong,outcome by exhaustive search,certificate: expected ascending cells found r3c3 r4c2 r4c3 r4c4 at byte 26
  $ faulty 's/ r3c1//'
  boards.txt,1,wrong,outcome by exhaustive search,solution: expected one colour in the end found 4 black and 12 white
  boards.txt,3,wrong,outcome by exhaustive search,certificate: expected an even number of cells in every press found 3 in that of r2c1
  $ faulty 's/r1c1 r2c2/r1c1 r0c2/'
  boards.txt,1,wrong,outcome by exhaustive search,solution: expected a cell such as r1c2 found r0c2 r2c4 r3c1 at byte 6
  $ faulty 's/solved,4,,[^,]*/solved,4,,r1c2 r1c3 r3c3 r4c4/'
  boards.txt,1,wrong,outcome by exhaustive search,solution: expected one colour in the end found 8 black and 8 white
  $ faulty 's/white/black/'
  boards.txt,1,wrong,outcome by exhaustive search; solution by replay; cost by exhaustive search; solution by exhaustive search,goal: expected white found black
  boards.txt,2,wrong,outcome by exhaustive search; solution by replay; cost by exhaustive search; solution by exhaustive search,goal: expected white found black
  $ faulty 's/solved,0/unsolvable,/'
  boards.txt,2,wrong,,outcome: expected solved found unsolvable
  $ faulty 's/unsolvable,,,/solved,1,,r1c1/'
  boards.txt,3,wrong,,outcome: expected unsolvable found solved
  $ faulty 's/unsolvable,,,,[^,]*/unsolvable,,,,r1c1 r1c2/'
  boards.txt,3,wrong,outcome by exhaustive search,certificate: expected an even number of cells in every press found 1 in that of r1c3
  $ faulty 's/unsolvable,,,,[^,]*/unsolvable,,,,/'
  boards.txt,3,wrong,outcome by exhaustive search,certificate: expected cells found nothing
  $ faulty 's/unsolvable/over-limit/'
  boards.txt,3,wrong,,certificate: expected nothing found r1c1 r2c1 r2c2 r3c1 r3c3 r4c2 r4c3 r4c4
  $ faulty 's/malformed,/unsolvable,/'
  boards.txt,4,wrong,,outcome: expected malformed found unsolvable
  $ faulty 's/bad cell/row length/'
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found row length: line 16 column 3: expected b...
  $ faulty '3d'
  boards.txt,2,wrong,,missing row
  $ faulty '3p'
  boards.txt,2,wrong,,doubled row: line 4
  $ faulty '3{h;d};4G'
  boards.txt,3,wrong,,row out of place: line 3
  boards.txt,3,wrong,,missing row
  $ faulty 's/txt,2/txt,7/'
  boards.txt,2,wrong,,missing row
  boards.txt,7,wrong,,row out of place: line 3
  $ faulty 's/boards.txt,2/other.txt,2/'
  boards.txt,2,wrong,,missing row
  boards.txt,2,wrong,,row out of place: line 3
  $ faulty '$a boards.txt,5,solved,1,,,,'
  boards.txt,5,wrong,,no such record: line 6
  $ faulty 's/txt,2,solved/txt,two,solved/'
  boards.txt,,wrong,,expected a number of a record found two: line 3
  boards.txt,2,wrong,,missing row
  $ faulty 's/txt,2,solved/txt,2/'
  boards.txt,,wrong,,expected 8 cells of CSV found boards.txt\x2c2\x2c0\x2c\x2c\x2c\x2cwhite: line 3
  boards.txt,2,wrong,,missing row

-q says what is wrong all the same, and no more.

  $ sed 's/solved,./solved,3/' right.csv | boardmill check -q flip boards.txt - -o /dev/null
  boards.txt: record 1: wrong: cost: expected 4 found 3
  boards.txt: record 2: wrong: cost: expected 0 found 3
  [1]
  $ for i in 1 2; do cat boards.txt; echo; done > more.txt && printf '9\n%.0s' 1 2 3 4 5 6 7 8 | boardmill check -q flip more.txt - -o /dev/null
  more.txt: record 1: wrong: answer: expected 4 found 9
  more.txt: record 2: wrong: answer: expected 0 found 9
  more.txt: record 3: wrong: answer: expected Impossible found 9
  more.txt: record 4: wrong: answer: expected nothing found 9
  more.txt: record 5: wrong: answer: expected 4 found 9
  boardmill: 3 more such records
  [1]

Answers alone: one too many, one too few, a wrong one.

  $ sed 's/Impossible/3/' right.ans | boardmill check -q flip boards.txt - | grep wrong
  boards.txt: record 3: wrong: answer: expected Impossible found 3
  boards.txt,3,wrong,,answer: expected Impossible found 3
  $ sed 2d right.ans | boardmill check -q flip boards.txt - | grep wrong
  boards.txt: record 2: wrong: answer: expected 0 found Impossible
  boards.txt: record 3: wrong: answer: expected Impossible found nothing
  boards.txt: record 4: wrong: missing answer
  boards.txt,2,wrong,,answer: expected 0 found Impossible
  boards.txt,3,wrong,,answer: expected Impossible found nothing
  boards.txt,4,wrong,,missing answer
  $ echo 4 | cat right.ans - | boardmill check -q flip boards.txt - | grep wrong
  wrong: text after the last answer
  ,,wrong,,text after the last answer
  $ printf '4\n0\n' | boardmill check flip boards.txt -
  "source","record","verdict","verified","error"
  boards.txt,1,right,answer by exhaustive search,
  boards.txt,2,right,answer by exhaustive search,
  boards.txt,3,wrong,,missing answer
  boards.txt,4,wrong,,missing answer
  boards.txt: record 3: wrong: missing answer
  boards.txt: record 4: wrong: missing answer
  boardmill: 2 right, 2 wrong
  [1]

Solitaire.

  $ pairs="$DATASETS/solitaire/distances.txt"
  $ boardmill solve -q solitaire "$pairs" --columns +solution,answer -o pairs.csv
  $ boardmill check -q solitaire "$pairs" pairs.csv | cut -d, -f3,4 | sort | uniq -c
        1 "verdict","verified"
      120 right,outcome by two-sided exhaustive search; answer by two-sided exhaustive search
      270 right,outcome by two-sided exhaustive search; solution by replay; cost by two-sided exhaustive search; answer by two-sided exhaustive search; solution by two-sided exhaustive search
  $ boardmill solve -q solitaire "$pairs" --max-moves 99 --columns +solution -o far.csv
  $ boardmill check -q solitaire --max-moves 99 "$pairs" far.csv | cut -d, -f3,4 | sort | uniq -c
        1 "verdict","verified"
      390 right,outcome by two-sided exhaustive search; solution by replay; cost by two-sided exhaustive search; solution by two-sided exhaustive search
  $ sed 's/YES/NO/' "$DATASETS/solitaire/mistakes.ans" | boardmill check -q solitaire "$DATASETS/solitaire/mistakes.txt" - 2> /dev/null | cut -d, -f2- | grep -c wrong
  5

A folder: each N.in with its N.ans.

  $ mkdir -p secret/more && cp "$DATASETS"/flip/problems/poj3279.* secret && cd secret
  $ mv poj3279.in 1.in && mv poj3279.ans 1.ans
  $ printf '1 2\n1 1\n' > more/2.in && printf '1 0\n' > more/2.ans && cp 1.in 3.in && echo 0 > 4.ans && cd ..
  $ boardmill check poj3279 secret
  "source","record","verdict","verified","error"
  secret/1.in,1,right,answer by exhaustive search,
  secret/3.in,,wrong,,secret/3.in has no answers
  secret/4.ans,,wrong,,secret/4.ans has no input
  secret/more/2.in,1,wrong,,answer: expected 0 1 found 1 0
  wrong: secret/3.in has no answers
  wrong: secret/4.ans has no input
  secret/more/2.in: record 1: wrong: answer: expected 0 1 found 1 0
  boardmill: 1 right, 3 wrong
  [1]

Several boards in one file of answers that have several lines.

  $ printf '1 2\n1 1\n4 4\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n2 2\n1 1\n1 1\n' > three.in
  $ boardmill solve -q poj3279 --format answers three.in -o three.ans
  $ boardmill check -q poj3279 three.in three.ans | cut -d, -f2,3
  "record","verdict"
  1,right
  2,right
  3,right
  $ sed 's/$/\r/' "$DATASETS"/flip/problems/poj1222.ans > crlf.ans
  $ boardmill check -q poj1222 "$DATASETS"/flip/problems/poj1222.in crlf.ans | cut -d, -f2,3
  "record","verdict"
  1,right
  2,right

Results of a run elsewhere, of compressed inputs, of several sources.

  $ mkdir elsewhere && cp boards.txt elsewhere && zstd -q elsewhere/boards.txt && rm elsewhere/boards.txt
  $ boardmill check -q flip elsewhere/boards.txt.zst right.csv | cut -d, -f3
  "verdict"
  right
  right
  right
  right
  $ cp boards.txt elsewhere/again.txt && boardmill solve -q flip elsewhere -o two.csv
  elsewhere/again.txt:16:3: malformed: expected b or w, found x
  elsewhere/boards.txt.zst:16:3: malformed: expected b or w, found x
  [1]
  $ gzip -k two.csv && boardmill check -q flip elsewhere two.csv.gz | cut -d, -f2,3 | paste -sd' '
  "record","verdict" 1,right 2,right 3,right 4,right 1,right 2,right 3,right 4,right

What cannot be read, and what makes no sense.

  $ boardmill check flip boards.txt missing.csv
  "source","record","verdict","verified","error"
  boardmill: missing.csv: No such file or directory
  boardmill: 0 right, 0 wrong
  [3]
  $ boardmill check flip missing.txt right.csv
  "source","record","verdict","verified","error"
  missing.txt,1,wrong,,outcome: expected unreadable found solved
  missing.txt,2,wrong,,no such record: line 3
  missing.txt,3,wrong,,no such record: line 4
  missing.txt,4,wrong,,no such record: line 5
  missing.txt: record 1: wrong: outcome: expected unreadable found solved
  missing.txt: record 2: wrong: no such record: line 3
  missing.txt: record 3: wrong: no such record: line 4
  missing.txt: record 4: wrong: no such record: line 5
  boardmill: 0 right, 4 wrong
  [3]
  $ boardmill solve -q flip missing.txt boards.txt -o with-missing.csv
  missing.txt: unreadable: No such file or directory
  boards.txt:16:3: malformed: expected b or w, found x
  [3]
  $ printf '"record","outcome"\n1,solved,4\n' | boardmill check flip boards.txt -
  "source","record","verdict","verified","error"
  boards.txt,,wrong,,expected 2 cells of CSV found 1\x2csolved\x2c4: line 2
  boards.txt,1,wrong,,missing row
  boards.txt,2,wrong,,missing row
  boards.txt,3,wrong,,missing row
  boards.txt,4,wrong,,missing row
  wrong: expected 2 cells of CSV found 1\x2csolved\x2c4: line 2
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  boardmill: 0 right, 5 wrong
  [1]
  $ printf '{"record":1}\nnonsense\n' | boardmill check flip boards.txt -
  "source","record","verdict","verified","error"
  boards.txt,1,unverified,,nothing is claimed of the answer
  boards.txt,,wrong,,expected an object of JSON found nonsense: line 2
  boards.txt,2,wrong,,missing row
  boards.txt,3,wrong,,missing row
  boards.txt,4,wrong,,missing row
  boards.txt: record 1: unverified: nothing is claimed of the answer
  wrong: expected an object of JSON found nonsense: line 2
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  boardmill: 0 right, 4 wrong, 1 unverified
  [1]
  $ boardmill check flip boards.txt
  boardmill: check: the results are missing: name their file
  [2]
  $ boardmill check flip
  boardmill: check: an input is missing: see boardmill check --help
  [2]
  $ boardmill check flip boards.txt right.csv right.csv
  boardmill: check: too many words: see boardmill check --help
  [2]
  $ boardmill check flip boards.txt right.csv --format answer
  boardmill: --format answer is not known: did you mean answers?
  [2]

A progress line as that of solve.

  $ boardmill check flip boards.txt right.csv --progress always 2>&1 > rows | sed 's/[0-9.]* records\/s/N records\/s/; s/[0-9.]* s left/N s left/' | uniq
  4 records, N records/s, 100 %, N s left
  boardmill: 4 right, 0 wrong
  $ boardmill check -q flip boards.txt right.csv --progress always 2>&1 > rows
  $ boardmill check flip boards.txt right.csv --progress sometimes
  boardmill: --progress sometimes is not known: expected auto, always or never
  [2]
