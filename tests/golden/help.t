Help: what to type comes first, then the words, then the options.

  $ . "$TESTDIR/setup.sh"

  $ boardmill --help > help
  $ head -n 6 help
  boardmill COMMAND PUZZLE [options] [INPUT...]
  
    boardmill solve flip boards.txt             the answer of every board, as CSV
    boardmill solve hdu1401 --format answers    YES or NO a line, read from stdin
    boardmill generate flip --count 1000        random boards
    boardmill stress poj1753 mine.cpp           why a program is wrong
  $ for command in $(sed -n '/^Commands/,/^$/s/^  \([a-z]*\) .*/\1/p' help); do
  >   echo "== $command"
  >   boardmill "$command" --help > text || echo "exit status $?"
  >   boardmill "$command" -h | cmp - text
  >   sed -n '1,3p' text
  >   grep -c '^Options' text
  > done
  == solve
  boardmill solve PUZZLE [options] [INPUT...]
  
    boardmill solve flip boards.txt                    a file of boards, as CSV
  3
  == check
  boardmill check PUZZLE [options] INPUT [RESULTS]
  
    boardmill check flip boards.txt answers.csv       what solve wrote, or another program
  3
  == generate
  boardmill generate PUZZLE --count N [options]
  boardmill generate PUZZLE --strata LIST [options]
  boardmill generate PUZZLE --set judge [--package FORM] [options]
  3
  == stress
  boardmill stress PUZZLE [options] PROGRAM [ARGS...]
  
    boardmill stress poj1753 mysolution.cpp                   compiled, then tried for a minute
  3
  == census
  boardmill census PUZZLE [options]
  
    boardmill census flip --size 4x4                 how many boards for each number of presses
  3
  == table
  boardmill table build PUZZLE -o FILE
  boardmill table info FILE...
  boardmill table verify FILE...
  0
  == lint
  boardmill lint [PUZZLE] [options] PACKAGE
  
    boardmill lint flipgame                     a folder; the puzzle is known from what made it
  3
  == list
  boardmill list
  
  Prints every puzzle with its problems, input formats, methods, options, columns and mistakes.
  1

Wherever it stands, and whatever else is typed.

  $ boardmill solve flip missing.txt --help | head -n 1
  boardmill solve PUZZLE [options] [INPUT...]
  $ boardmill -h | cmp - help
  $ boardmill help | cmp - help

Every option of the contract that a command has is listed.

  $ boardmill solve --help | sed -n '/^Options/,$p' | grep -o -- ' --[a-z-]*' | tr -d ' ' | sort | uniq | paste -sd' '
  --board --cells --chunk-bytes --columns --format --goal --help --include --input-format --keep --max-moves --max-nullity --method --output --progress --quiet --rule --size --spool-limit --strict --summary --sync --table --threads --verbose
  $ boardmill generate --help | sed -n '/^Options/,$p' | grep -o -- ' --[a-z-]*' | tr -d ' ' | sort | uniq | paste -sd' '
  --against --cases --cells --count --distinct --force --goal --help --input-format --into --license --max-moves --max-nullity --output --package --per-file --per-stratum --print --print-mistake --quiet --rights-owner --rule --seed --set --size --statement --strata --submissions --threads --time-limit --title

No line is longer than 100 characters.

  $ for command in solve generate list; do boardmill $command --help; done | sed 's/ *$//' | awk 'length > 100'

Every example of the help of solve and generate is accepted as it stands.

  $ mkdir boards && for name in boards.txt boards/a.txt; do cp "$DATASETS/flip/sample.txt" $name; done
  $ zip -q boards.zip boards.txt && cp "$DATASETS/solitaire/sample.txt" pairs
  $ for command in solve generate; do boardmill $command --help; done | sed -n 's/^  \(boardmill .*\)/\1/p' |
  >   sed 's/   .*//; s/--count [0-9]*/--count 10/' > examples
  $ wc -l < examples
  14
  $ while read -r example; do bash -c "$example" > out 2> err || { echo "$example"; cat err; }; done < examples

  $ boardmill --version | sed 's/[0-9][0-9]*\.[0-9][0-9]*\.[0-9][0-9]*$/VERSION/'
  boardmill VERSION
