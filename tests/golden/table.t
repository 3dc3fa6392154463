Tables in files. Building the real one takes a minute: see the test long.solitaire_table.

  $ . "$TESTDIR/setup.sh"
  $ cp "$DATASETS/flip/sample.txt" .
  $ boardmill table
  boardmill: table: build, info or verify is missing
  [2]
  $ boardmill table biuld solitaire -o t
  boardmill: table: biuld is not build, info or verify: did you mean build?
  [2]
  $ boardmill table build flip -o t
  boardmill: table build: flip needs no table in a file
  [2]
  $ boardmill table build solitaire
  boardmill: table build: -o FILE is missing
  [2]
  $ boardmill table build solitaire -o /dev/null
  boardmill: /dev/null: Illegal seek
  [3]
  $ boardmill table info
  boardmill: table info: a file is missing
  [2]
  $ boardmill table info none sample.txt
  boardmill: none: No such file or directory
  [3]
  $ boardmill table verify sample.txt
  boardmill: sample.txt: not a boardmill table
  [3]
  $ boardmill table verify sample.txt -o ./sample.txt
  boardmill: -o ./sample.txt and table sample.txt are the same file
  [2]
  $ boardmill solve solitaire --table none "$DATASETS/solitaire/sample.txt"
  boardmill: none: No such file or directory
  [3]

Whatever is no table is refused, or is one of which not all is there.

  $ : > empty
  $ mkfifo fifo
  $ printf 'boardmill table 2 9 x\n' > cut
  $ printf 'boardmill table 1 9 x\n' > old
  $ for file in empty . fifo cut old; do
  >   for command in "solve solitaire --table" "table info" "table verify"; do
  >     boardmill $command $file < /dev/null
  >     echo "  $?"
  >   done
  > done
  boardmill: empty: not a boardmill table
    3
  boardmill: empty: not a boardmill table
    3
  boardmill: empty: not a boardmill table
    3
  boardmill: .: a table must be a regular file
    3
  boardmill: .: a table must be a regular file
    3
  boardmill: .: a table must be a regular file
    3
  boardmill: fifo: a table must be a regular file
    3
  boardmill: fifo: a table must be a regular file
    3
  boardmill: fifo: a table must be a regular file
    3
  boardmill: cut: damaged: 22 bytes, expected a header of 65536
    3
  boardmill: cut: damaged: 22 bytes, expected a header of 65536
    3
  boardmill: cut: damaged: 22 bytes, expected a header of 65536
    3
  boardmill: old: a table of version 1, expected 2
    3
  boardmill: old: a table of version 1, expected 2
    3
  boardmill: old: a table of version 1, expected 2
    3
  $ rm empty fifo cut old
  $ boardmill solve flip --table none sample.txt
  boardmill: --table: flip needs no table in a file
  [2]
  $ boardmill table build solitaire --help | head -4
  boardmill table build PUZZLE -o FILE
  boardmill table info FILE...
  boardmill table verify FILE...
  

An interrupted build leaves nothing.

  $ timeout --preserve-status -s TERM 0.5 boardmill table build solitaire -q -o t.table
  boardmill: interrupted: t.table not written
  [130]
  $ ls
  sample.txt
