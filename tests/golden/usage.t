What a wrong command line gets: one line that names what is right, and exit status 2.

  $ . "$TESTDIR/setup.sh"

A command, or none.

  $ boardmill
  boardmill: a command is missing: see boardmill --help
  [2]
  $ boardmill slove flip
  boardmill: slove is not a command: did you mean solve?
  [2]
  $ boardmill frobnicate
  boardmill: frobnicate is not a command: expected solve, check, generate, stress, census, table, lint or list
  [2]

A puzzle or a judge's problem, or none.

  $ boardmill solve
  boardmill: solve: a puzzle is missing: see boardmill list
  [2]
  $ boardmill solve flop
  boardmill: flop is not a puzzle: did you mean flip?
  [2]
  $ boardmill solve hdu1402
  boardmill: hdu1402 is not a puzzle: did you mean hdu1401?
  [2]
  $ boardmill solve chess
  boardmill: chess is not a puzzle: expected flip, poj1753, poj1222, poj1681, poj3279, poj2965, solitaire, poj1198, hdu1401, zoj1505 or spoj-solit
  [2]
  $ boardmill generate --count 1
  boardmill: generate: a puzzle is missing: see boardmill list
  [2]

A file where the puzzle should stand.

  $ cp "$DATASETS/flip/sample.txt" boards.txt
  $ mkdir folder
  $ boardmill solve boards.txt
  boardmill: boards.txt is not a puzzle: did you mean 'boardmill solve flip boards.txt'?
  [2]
  $ boardmill solve --columns cost folder
  boardmill: folder is not a puzzle: did you mean 'boardmill solve flip folder'?
  [2]
  $ boardmill generate boards.txt --count 1
  boardmill: boards.txt is not a puzzle: expected flip, poj1753, poj1222, poj1681, poj3279, poj2965, solitaire, poj1198, hdu1401, zoj1505 or spoj-solit
  [2]
  $ boardmill solve no-such-file.txt
  boardmill: no-such-file.txt is not a puzzle: expected flip, poj1753, poj1222, poj1681, poj3279, poj2965, solitaire, poj1198, hdu1401, zoj1505 or spoj-solit
  [2]

Options.

  $ boardmill solve flip --colums cost
  boardmill: solve has no option --colums: did you mean --columns?
  [2]
  $ boardmill solve flip --frobnicate
  boardmill: solve has no option --frobnicate: expected --help, --output, --threads, --quiet, --verbose, --format, --columns, --method, --input-format, --table, --board, --keep, --include, --strict, --summary, --sync, --chunk-bytes, --spool-limit, --progress, --size, --rule, --goal, --max-nullity, --cells or --max-moves
  [2]
  $ boardmill solve flip -z
  boardmill: solve has no option -z: expected --help, --output, --threads, --quiet, --verbose, --format, --columns, --method, --input-format, --table, --board, --keep, --include, --strict, --summary, --sync, --chunk-bytes, --spool-limit, --progress, --size, --rule, --goal, --max-nullity, --cells or --max-moves
  [2]
  $ boardmill generate flip --count 1 --method table
  boardmill: generate has no option --method: expected --help, --count, --strata, --per-stratum, --distinct, --input-format, --print-mistake, --set, --cases, --per-file, --against, --package, --into, --print, --title, --license, --rights-owner, --time-limit, --statement, --submissions, --force, --seed, --output, --threads, --quiet, --size, --rule, --goal, --max-nullity, --cells or --max-moves
  [2]
  $ boardmill solve flip --output
  boardmill: solve: the required argument for option '--output' is missing
  [2]
  $ boardmill solve flip --strict=yes
  boardmill: solve: option '--strict' does not take any arguments
  [2]
  $ boardmill solve flip --form csv
  boardmill: solve has no option --form: did you mean --format?
  [2]
  $ boardmill solve flip --max-moves 3
  boardmill: flip has no option --max-moves: it belongs to solitaire
  [2]
  $ boardmill solve solitaire --goal white
  boardmill: solitaire has no option --goal: it belongs to flip
  [2]
  $ boardmill list flip
  boardmill: list: too many words: see boardmill list --help
  [2]

Values of options.

  $ boardmill solve flip --method tabel
  boardmill: flip has no method tabel: did you mean table?
  [2]
  $ boardmill solve flip --method bounds
  boardmill: flip has no method bounds: expected auto, table, nullspace, rows, gauss or bfs
  [2]
  $ boardmill solve solitaire --method table
  boardmill: solitaire has no method table: expected auto, bfs, bidirectional or bounds
  [2]
  $ boardmill solve flip --input-format lin
  boardmill: flip has no input format lin: did you mean line?
  [2]
  $ boardmill solve flip --input-format pairs
  boardmill: flip has no input format pairs: expected auto, letters, line, headed, counted-letters, counted-square or csv
  [2]
  $ boardmill solve flip --format jsnol
  boardmill: --format jsnol is not known: did you mean jsonl?
  [2]
  $ boardmill solve flip --format xml
  boardmill: --format xml is not known: expected csv, jsonl or answers
  [2]
  $ boardmill solve flip --progress perhaps
  boardmill: --progress perhaps is not known: expected auto, always or never
  [2]
  $ boardmill solve flip --size 65x4
  boardmill: --size: expected RxC from 1x1 to 64x64, found 65x4
  [2]
  $ boardmill solve flip --size 4
  boardmill: --size: expected RxC from 1x1 to 64x64, found 4
  [2]
  $ boardmill solve flip --goal red
  boardmill: --goal: expected either, white or black, found red
  [2]
  $ boardmill solve flip --cells ww
  boardmill: --cells: expected two different characters, found ww
  [2]
  $ boardmill solve flip --cells w/
  boardmill: --cells: expected two different characters, found w/
  [2]
  $ boardmill solve solitaire --max-moves -1
  boardmill: --max-moves: expected a number from 0 to 99, found -1
  [2]
  $ boardmill solve flip -j 0
  boardmill: --threads: expected a whole number from 1 to 1024, found 0
  [2]
  $ boardmill solve flip -j two
  boardmill: --threads: expected a whole number from 1 to 1024, found two
  [2]
  $ boardmill solve flip -j -1
  boardmill: --threads: expected a whole number from 1 to 1024, found -1
  [2]
  $ boardmill solve flip --chunk-bytes 0
  boardmill: --chunk-bytes: expected a whole number from 1 to 1099511627776, found 0
  [2]
  $ boardmill generate flip
  boardmill: generate: --count or --strata is missing
  [2]
  $ boardmill generate flip --count many
  boardmill: --count: expected a whole number from 0 to 9223372036854775807, found many
  [2]
  $ boardmill generate flip --count 1 --seed red
  boardmill: --seed: expected a whole number of at most 18 digits or random, found red
  [2]

Columns.

  $ boardmill solve flip --columns cots
  boardmill: flip has no column cots: did you mean cost?
  [2]
  $ boardmill solve flip --columns +solutoin
  boardmill: flip has no column solutoin: did you mean solution?
  [2]
  $ boardmill solve flip --columns cost,
  boardmill: --columns: expected names with single commas between
  [2]
  $ boardmill solve solitaire --columns +goal
  boardmill: solitaire has no column goal: expected source, record, outcome, cost, error, source_line, answer, solution, method or instance
  [2]
  $ boardmill solve flip --format answers --columns cost
  boardmill: --columns has no meaning with --format answers
  [2]

A wrong command line touches no output.

  $ echo old > out.csv
  $ boardmill solve flip boards.txt -o out.csv --columns cots
  boardmill: flip has no column cots: did you mean cost?
  [2]
  $ boardmill solve flip boards.txt -o new.csv -j 0
  boardmill: --threads: expected a whole number from 1 to 1024, found 0
  [2]
  $ cat out.csv
  old
  $ ls
  boards.txt
  folder
  out.csv
