Results that prove nothing, say things twice, or are larger than memory.

  $ . "$TESTDIR/setup.sh"
  $ printf 'bwwb\nbbwb\nbwwb\nbwww\n\nwwww\nwwww\nwwww\nwwww\n\nbwww\nwwww\nwwww\nwwww\n\nbwxw\nwwww\nwwww\nwwww\n' > boards.txt
  $ check() {
  >   local status=0
  >   printf "$1" > results
  >   boardmill check -q flip boards.txt results "${@:2}" > rows || status=$?
  >   tail -n +2 rows
  >   return "$status"
  > }

What is claimed twice is refused, even if it is the same.

  $ check 'cost,cost\n4,4\n0,0\n,\n,\n'
  wrong: results: column cost: expected once found twice
  results,,wrong,,results: column cost: expected once found twice
  [1]
  $ check '{"cost":9,"cost":4}\n{"cost":0}\n{"cost":null}\n{"cost":null}\n'
  wrong: results: column cost: expected once found twice
  results,,wrong,,results: column cost: expected once found twice
  [1]

Without a known column nothing is checked, and the nearest name is said.

  $ for header in Cost ' cost' moves 'id,Moves' 'record,COST' sollution; do
  >   check "$header\n4,4\n" || echo "exit status $?"
  > done
  wrong: results: column Cost is not known: did you mean cost?
  results,,wrong,,results: column Cost is not known: did you mean cost?
  exit status 1
  wrong: results: column  cost is not known: did you mean cost?
  results,,wrong,,results: column  cost is not known: did you mean cost?
  exit status 1
  wrong: results: column moves is not known: expected source; record; outcome; cost; error; answer; solution; certificate; method; instance or goal
  results,,wrong,,results: column moves is not known: expected source; record; outcome; cost; error; answer; solution; certificate; method; instance or goal
  exit status 1
  wrong: results: column id is not known: expected source; record; outcome; cost; error; answer; solution; certificate; method; instance or goal
  results,,wrong,,results: column id is not known: expected source; record; outcome; cost; error; answer; solution; certificate; method; instance or goal
  exit status 1
  wrong: results: column COST is not known: did you mean cost?
  results,,wrong,,results: column COST is not known: did you mean cost?
  exit status 1
  wrong: results: column sollution is not known: did you mean solution?
  results,,wrong,,results: column sollution is not known: did you mean solution?
  exit status 1
  $ check '{"Cost":4}\n'
  wrong: results: column Cost is not known: did you mean cost?
  results,,wrong,,results: column Cost is not known: did you mean cost?
  [1]
  $ check 'moves\n4\n' --format answers
  boards.txt: record 1: wrong: answer: expected 4 found moves
  boards.txt: record 2: wrong: answer: expected 0 found 4
  boards.txt: record 3: wrong: missing answer
  boards.txt: record 4: wrong: missing answer
  boards.txt,1,wrong,,answer: expected 4 found moves
  boards.txt,2,wrong,,answer: expected 0 found 4
  boards.txt,3,wrong,,missing answer
  boards.txt,4,wrong,,missing answer
  [1]

Nothing of the answer is claimed; an empty cost is a claim.

  $ check 'record,instance,method,error\n1,bwwb/bbwb/bwwb/bwww,table,\n2,,,\n3,bwww/wwww/wwww/wwww,table,\n4,,,bad cell\n'
  boards.txt: record 1: unverified: nothing is claimed of the answer
  boards.txt: record 2: wrong: instance: expected wwww/wwww/wwww/wwww found nothing
  boards.txt: record 3: unverified: nothing is claimed of the answer
  boards.txt,1,unverified,instance,nothing is claimed of the answer
  boards.txt,2,wrong,,instance: expected wwww/wwww/wwww/wwww found nothing
  boards.txt,3,unverified,instance,nothing is claimed of the answer
  boards.txt,4,right,outcome: the record cannot be read,
  [1]
  $ boardmill solve -q flip boards.txt --columns record,instance | boardmill check flip boards.txt - > rows
  boards.txt:16:3: malformed: expected b or w, found x
  boards.txt: record 1: unverified: nothing is claimed of the answer
  boards.txt: record 2: unverified: nothing is claimed of the answer
  boards.txt: record 3: unverified: nothing is claimed of the answer
  boards.txt: record 4: unverified: nothing is claimed of the answer
  boardmill: 0 right, 0 wrong, 4 unverified
  [1]
  $ check 'cost\n4\n\"\"\n\"\"\n\"\"\n'
  boards.txt: record 2: wrong: cost: expected 0 found nothing
  boards.txt,1,right,cost by exhaustive search,
  boards.txt,2,wrong,,cost: expected 0 found nothing
  boards.txt,3,right,no cost by exhaustive search,
  boards.txt,4,right,outcome: the record cannot be read,
  [1]

The cost of boards of nullity 32 is more than can be verified.

  $ boardmill generate flip --size 39x39 --count 1 | tr b w > large.txt
  $ printf 'outcome,cost\nsolved,0\n' | boardmill check flip --size 39x39 large.txt -
  "source","record","verdict","verified","error"
  large.txt,1,unverified,outcome by elimination,minimum not verified: nullity 32
  large.txt: record 1: unverified: minimum not verified: nullity 32
  boardmill: 0 right, 0 wrong, 1 unverified
  [1]

A limit is right where the board is beyond it.

  $ boardmill generate flip --size 5x5 --count 2 > five.txt
  $ boardmill solve -q flip --size 5x5 --method table five.txt > limits.csv
  five.txt:1:1: over-limit: expected at most 16 cells for method table, found a board of 5x5
  five.txt:7:1: over-limit: expected at most 16 cells for method table, found a board of 5x5
  [1]
  $ cat limits.csv
  "source","record","outcome","cost","error"
  five.txt,1,over-limit,,limit: line 1 column 1: expected at most 16 cells for method table found a board of 5x5
  five.txt,2,over-limit,,limit: line 7 column 1: expected at most 16 cells for method table found a board of 5x5
  $ boardmill check -q flip --size 5x5 five.txt limits.csv
  "source","record","verdict","verified","error"
  five.txt,1,right,outcome by size and nullity of the board,
  five.txt,2,right,outcome by size and nullity of the board,
  $ sed 's/at most 16/at most 36/' limits.csv | boardmill check -q flip --size 5x5 five.txt -
  "source","record","verdict","verified","error"
  five.txt,1,wrong,,error: expected a limit that the board is beyond found limit: line 1 column 1: expected at most...
  five.txt,2,wrong,,error: expected a limit that the board is beyond found limit: line 7 column 1: expected at most...
  five.txt: record 1: wrong: error: expected a limit that the board is beyond found limit: line 1 column 1: expected at most...
  five.txt: record 2: wrong: error: expected a limit that the board is beyond found limit: line 7 column 1: expected at most...
  [1]
  $ cut -d, -f1-4 limits.csv | boardmill check -q flip --size 5x5 five.txt -
  "source","record","verdict","verified","error"
  five.txt,1,unverified,,outcome: the error does not name the limit
  five.txt,2,unverified,,outcome: the error does not name the limit
  five.txt: record 1: unverified: outcome: the error does not name the limit
  five.txt: record 2: unverified: outcome: the error does not name the limit
  [1]
  $ check 'outcome,error\nover-limit,limit\nover-limit,limit: line 6\nover-limit,\nover-limit,limit\n'
  boards.txt: record 1: wrong: outcome: expected solved found over-limit
  boards.txt: record 2: wrong: outcome: expected solved found over-limit
  boards.txt: record 3: wrong: outcome: expected unsolvable found over-limit
  boards.txt: record 4: wrong: outcome: expected malformed found over-limit
  boards.txt,1,wrong,,outcome: expected solved found over-limit
  boards.txt,2,wrong,,outcome: expected solved found over-limit
  boards.txt,3,wrong,,outcome: expected unsolvable found over-limit
  boards.txt,4,wrong,,outcome: expected malformed found over-limit
  [1]

Nothing else may be claimed of a record that cannot be read; its error may be cut, not changed.

  $ for row in ',,,,' '4,,,,' ',4,,,' ',,r1c1,,' ',,,r1c1,' ',,,,white'; do
  >   printf 'record,outcome,cost,answer,solution,certificate,goal\n4,malformed,%s\n' $row | boardmill check -q flip boards.txt - | tail -n 1
  > done
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt,4,right,outcome: the record cannot be read,
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: cost: expected nothing found 4
  boards.txt,4,wrong,,cost: expected nothing found 4
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: answer: expected nothing found 4
  boards.txt,4,wrong,,answer: expected nothing found 4
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: solution: expected nothing found r1c1
  boards.txt,4,wrong,,solution: expected nothing found r1c1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: certificate: expected nothing found r1c1
  boards.txt,4,wrong,,certificate: expected nothing found r1c1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: goal: expected nothing found white
  boards.txt,4,wrong,,goal: expected nothing found white
  $ for error in 'bad cell' 'bad cell: line 16' 'bad cell: line 16 column 3' 'bad cell: line 1' 'bad cell: line 16 column 4' 'bad' '' 'bad cellar'; do
  >   printf 'record,error\n4,%s\n' "$error" | boardmill check -q flip boards.txt - | tail -n 1
  > done
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt,4,right,outcome: the record cannot be read,
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt,4,right,outcome: the record cannot be read,
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt,4,right,outcome: the record cannot be read,
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: error: expected bad cell: line 16 column 3: expected b o... found bad cell: line 1
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found bad cell: line 1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: error: expected bad cell: line 16 column 3: expected b o... found bad cell: line 16 column 4
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found bad cell: line 16 column 4
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: error: expected bad cell: line 16 column 3: expected b o... found bad
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found bad
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: error: expected bad cell: line 16 column 3: expected b o... found nothing
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found nothing
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: error: expected bad cell: line 16 column 3: expected b o... found bad cellar
  boards.txt,4,wrong,,error: expected bad cell: line 16 column 3: expected b o... found bad cellar

A source is unreadable where it is, and not because a row says so.

  $ check 'record,outcome\n1,unreadable\n'
  boards.txt: record 1: wrong: outcome: expected no readable record among the first 1000 found record 1
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  boards.txt,1,wrong,,outcome: expected no readable record among the first 1000 found record 1
  boards.txt,2,wrong,,missing row
  boards.txt,3,wrong,,missing row
  boards.txt,4,wrong,,missing row
  [1]
  $ yes 'xyzt' | head -n 4000 > form.txt
  $ boardmill solve -q flip form.txt boards.txt 2> /dev/null | boardmill check -q flip form.txt - | cut -d, -f1-4
  : record 1: wrong: no such record: line 3
  : record 2: wrong: no such record: line 4
  : record 3: wrong: no such record: line 5
  : record 4: wrong: no such record: line 6
  "source","record","verdict","verified"
  form.txt,1,right,outcome: the source cannot be read
  ,1,wrong,
  ,2,wrong,
  ,3,wrong,
  ,4,wrong,
  $ boardmill solve -q flip missing.txt -o missing.csv 2> /dev/null
  [3]
  $ boardmill check -q flip missing.txt missing.csv
  "source","record","verdict","verified","error"
  missing.txt,1,right,outcome: the source cannot be read,
  [3]

JSON of any depth, and what only looks like it.

  $ deep() { head -c 100000 /dev/zero | tr '\0' "$1"; }
  $ (printf '{"cost":'; deep '['; deep ']'; echo '}'; printf '{"cost":0,"other":'; deep '['; deep ']'; echo '}'; deep '[') > deep.jsonl
  $ boardmill check -q flip boards.txt deep.jsonl
  "source","record","verdict","verified","error"
  boards.txt,1,wrong,,expected a text or a number in cost found {\x22cost\x22:[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...: line 1
  boards.txt,2,right,cost by exhaustive search,
  boards.txt,3,wrong,,expected an object of JSON found [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...: line 3
  boards.txt,4,wrong,,missing row
  boards.txt: record 1: wrong: expected a text or a number in cost found {\x22cost\x22:[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...: line 1
  boards.txt: record 3: wrong: expected an object of JSON found [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...: line 3
  boards.txt: record 4: wrong: missing row
  [1]
  $ check '[{"cost":4},{"cost":0}]\n'
  wrong: expected an object of JSON found [{\x22cost\x22:4}\x2c{\x22cost\x22:0}]: line 1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  boards.txt,,wrong,,expected an object of JSON found [{\x22cost\x22:4}\x2c{\x22cost\x22:0}]: line 1
  boards.txt,1,wrong,,missing row
  boards.txt,2,wrong,,missing row
  boards.txt,3,wrong,,missing row
  boards.txt,4,wrong,,missing row
  [1]
  $ check '{"cost":4}\0{"cost":5}\n{"cost":1e999}\n{"cost":NaN}\n{"cost":"\\ud800"}\n'
  wrong: expected an object of JSON found {\x22cost\x22:4}\x00{\x22cost\x22:5}: line 1
  wrong: expected an object of JSON found {\x22cost\x22:1e999}: line 2
  wrong: expected an object of JSON found {\x22cost\x22:NaN}: line 3
  wrong: expected an object of JSON found {\x22cost\x22:\x22\x5cud800\x22}: line 4
  boards.txt: record 1: wrong: missing row
  boardmill: 3 more such records
  boards.txt,,wrong,,expected an object of JSON found {\x22cost\x22:4}\x00{\x22cost\x22:5}: line 1
  boards.txt,,wrong,,expected an object of JSON found {\x22cost\x22:1e999}: line 2
  boards.txt,,wrong,,expected an object of JSON found {\x22cost\x22:NaN}: line 3
  boards.txt,,wrong,,expected an object of JSON found {\x22cost\x22:\x22\x5cud800\x22}: line 4
  boards.txt,1,wrong,,missing row
  boards.txt,2,wrong,,missing row
  boards.txt,3,wrong,,missing row
  boards.txt,4,wrong,,missing row
  [1]

A byte-order mark, and results in an archive.

  $ (printf '\357\273\277'; boardmill solve -q flip boards.txt) > marked.csv
  boards.txt:16:3: malformed: expected b or w, found x
  [1]
  $ boardmill check -q flip boards.txt marked.csv | cut -d, -f3
  "verdict"
  right
  right
  right
  right
  $ tar -cf results.tar marked.csv && boardmill check -q flip boards.txt results.tar | cut -d, -f3
  "verdict"
  right
  right
  right
  right

Memory is bounded, whatever the size of the results.

  $ cat > peak.py << 'END'
  > import resource, subprocess, sys
  > status = subprocess.run(["boardmill", "check", "-q", "flip", "boards.txt", *sys.argv[1:]], stdout=open("rows", "w")).returncode
  > peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
  > rows = open("rows").readlines()
  > print(status, len(rows) - 1, "memory is bounded" if peak < 100 else f"{peak} MiB")
  > print(rows[-1], end="")
  > END
  $ peak() { ASAN_OPTIONS="$ASAN_OPTIONS:quarantine_size_mb=1" python3 peak.py "$@"; }
  $ fill() { head -c "$1" /dev/zero | tr '\0' "$2"; }
  $ fill 128M '\n' | gzip -1 > blank.csv.gz && peak blank.csv.gz
  boards.txt: record 1: wrong: answer: expected 4 found nothing
  boards.txt: record 2: wrong: answer: expected 0 found nothing
  boards.txt: record 3: wrong: answer: expected Impossible found nothing
  1 4 memory is bounded
  boards.txt,4,right,outcome: the record cannot be read,
  $ (echo cost; fill 128M '\n') | peak -
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  1 4 memory is bounded
  boards.txt,4,wrong,,missing row
  $ (echo '{"cost":4}'; fill 128M '\n') | peak -
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  1 4 memory is bounded
  boards.txt,4,wrong,,missing row
  $ (echo 4; fill 128M ' ') | peak -
  boards.txt: record 2: wrong: answer: expected 0 found                                         ...
  boards.txt: record 3: wrong: missing answer
  boards.txt: record 4: wrong: missing answer
  1 4 memory is bounded
  boards.txt,4,wrong,,missing answer
  $ fill 128M 4 | peak -
  boards.txt: record 1: wrong: answer: expected 4 found 4444444444444444444444444444444444444444...
  boards.txt: record 2: wrong: missing answer
  boards.txt: record 3: wrong: missing answer
  boards.txt: record 4: wrong: missing answer
  1 4 memory is bounded
  boards.txt,4,wrong,,missing answer
  $ fill 128M '[' | peak -
  wrong: expected an object of JSON found [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...: line 1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  1 5 memory is bounded
  boards.txt,4,wrong,,missing row
  $ (echo cost; printf '"'; fill 128M x) | peak -
  boards.txt: record 1: wrong: expected 1 cells of CSV found \x22xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...: line 2
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  1 4 memory is bounded
  boards.txt,4,wrong,,missing row
  $ (echo cost,a; printf '4,"'; yes 'a line' | head -c 4M) | peak -
  boards.txt: record 1: wrong: expected 2 cells of CSV found 4\x2c\x22a line\x0aa line\x0aa line\x0aa line\x0aa line\x0aa ...: line 2
  boards.txt: record 2: wrong: expected 2 cells of CSV found a line: line 9364
  boards.txt: record 3: wrong: expected 2 cells of CSV found a line: line 9365
  boards.txt: record 4: wrong: expected 2 cells of CSV found a line: line 9366
  wrong: no such record: line 9367
  boardmill: 589,821 more such records
  1 589826 memory is bounded
  ,,wrong,,no such record: line 599188
  $ (printf '{"cost":"'; fill 128M 4) | peak -
  wrong: expected an object of JSON found {\x22cost\x22:\x224444444444444444444444444444444...: line 1
  boards.txt: record 1: wrong: missing row
  boards.txt: record 2: wrong: missing row
  boards.txt: record 3: wrong: missing row
  boards.txt: record 4: wrong: missing row
  1 5 memory is bounded
  boards.txt,4,wrong,,missing row
  $ (echo record,cost; yes '1,4' | head -n 1000000) | peak -
  boards.txt: record 1: wrong: doubled row: line 3
  boards.txt: record 1: wrong: doubled row: line 4
  boards.txt: record 1: wrong: doubled row: line 5
  boards.txt: record 1: wrong: doubled row: line 6
  boards.txt: record 1: wrong: doubled row: line 7
  boardmill: 999,997 more such records
  1 1000003 memory is bounded
  boards.txt,4,wrong,,missing row
  $ yes 4 | head -c 64M | peak -
  boards.txt: record 2: wrong: answer: expected 0 found 4
  boards.txt: record 3: wrong: answer: expected Impossible found 4
  boards.txt: record 4: wrong: answer: expected nothing found 4
  wrong: text after the last answer
  1 5 memory is bounded
  ,,wrong,,text after the last answer
