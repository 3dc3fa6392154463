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
  $ boardmill solve solitaire --table none "$DATASETS/solitaire/sample.txt"
  boardmill: none: No such file or directory
  [3]
  $ boardmill solve flip --table none sample.txt
  boardmill: --table: flip needs no table in a file
  [2]
  $ boardmill table build solitaire --help | head -4
  boardmill table build PUZZLE -o FILE
  boardmill table info FILE...
  boardmill table verify FILE...
  

An interrupted build leaves nothing.

  $ timeout --preserve-status -s TERM 2 boardmill table build solitaire -q -o t.table
  [130]
  $ ls
  sample.txt
