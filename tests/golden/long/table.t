The whole table of Solitaire: it changes no row, and a damaged one never answers.

  $ boardmill table build solitaire -q -o s.table
  $ boardmill generate solitaire --count 20000 -q -o pairs.txt
  $ boardmill solve solitaire pairs.txt -q -o right.csv
  $ boardmill solve solitaire --table s.table pairs.txt -q -o rows.csv
  $ cmp rows.csv right.csv && rm rows.csv

One bit of every 10 MB is turned: what is looked up is right, or the run ends.

  $ cat > turn.py <<'EOF'
  > import sys
  > with open("s.table", "r+b") as file:
  >     for at in range(*map(int, sys.argv[1:])):
  >         file.seek(at)
  >         byte = file.read(1)[0]
  >         file.seek(at)
  >         file.write(bytes([byte ^ 1]))
  > EOF
  $ python3 turn.py 4000000 3435000000 10000000
  $ boardmill generate solitaire --count 3000000 --seed 2 -q -o many.txt
  $ boardmill solve solitaire --table s.table many.txt -q -o rows.csv --summary s.json
  boardmill: s.table: block *: damaged: SHA-256 is *, expected * (glob)
  [3]
  $ ls rows.csv s.json
  ls: cannot access 'rows.csv': No such file or directory
  ls: cannot access 's.json': No such file or directory
  [2]
  $ boardmill table verify s.table -o verified.txt
  [1]
  $ grep -c ': damaged: SHA-256 is ' verified.txt
  147
  $ rm verified.txt
  $ python3 turn.py 4000000 3435000000 10000000
  $ boardmill table verify s.table
  s.table: 168 blocks, all good

A bit of the index.

  $ python3 turn.py 70000 70001
  $ boardmill solve solitaire --table s.table pairs.txt -o rows.csv
  boardmill: s.table: block 0: damaged: SHA-256 is *, expected * (glob)
  [3]
  $ python3 turn.py 70000 70001

It is cut while it is used: a FIFO is opened after the table.

  $ mkfifo pipe
  $ { cat pairs.txt; truncate -s 100000 s.table; cat pairs.txt; } > pipe &
  $ boardmill solve solitaire --table s.table pipe -o rows.csv
  boardmill: s.table: block *: damaged: 100000 bytes, expected 3435223424 (glob)
  [3]
  $ wait
  $ boardmill solve solitaire --table s.table pairs.txt -o rows.csv
  boardmill: s.table: damaged: 100000 bytes, expected 3435223424
  [3]
  $ ls
  many.txt
  pairs.txt
  pipe
  right.csv
  s.table
  turn.py
