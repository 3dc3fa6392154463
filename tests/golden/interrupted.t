Runs that are interrupted. A FIFO that stays open keeps the program waiting, so nothing depends on
time: opening it here returns when the program has opened its end.

  $ set -m
  $ mkfifo fifo
  $ boards=$(cat "$DATASETS/flip/sample.txt")

SIGINT, SIGTERM and SIGHUP: exit status 130, the rows so far, and a summary.

  $ for signal in INT TERM HUP; do
  >   boardmill solve flip fifo > rows 2> messages & exec 3> fifo
  >   kill -$signal $!; wait $!; echo "exit status $?"; exec 3>&-
  >   cat messages; head -n 1 rows
  > done
  exit status 130
  boardmill: 0 records
  "source","record","outcome","cost","error"
  exit status 130
  boardmill: 0 records
  "source","record","outcome","cost","error"
  exit status 130
  boardmill: 0 records
  "source","record","outcome","cost","error"

The file in the place of the output stays, and nothing lies beside it.

  $ mkdir out && echo old > out/old.csv
  $ for signal in INT TERM; do
  >   for file in old.csv new.csv new.csv.gz; do
  >     boardmill solve flip -q fifo -o out/$file & exec 3> fifo
  >     echo "$boards" >&3; kill -$signal $!; wait $!; echo "exit status $?"; exec 3>&-
  >   done
  > done
  exit status 130
  exit status 130
  exit status 130
  exit status 130
  exit status 130
  exit status 130
  $ ls -A out && cat out/old.csv
  old.csv
  old

Killed: the same, but for a hidden file where the file system knows no nameless ones.

  $ boardmill solve flip -q fifo -o out/old.csv & exec 3> fifo
  $ echo "$boards" >&3; kill -KILL $!; wait $! 2> /dev/null; echo "exit status $?"; exec 3>&-
  exit status 137
  $ boardmill solve flip -q fifo -o out/new.csv & exec 3> fifo
  $ echo "$boards" >&3; kill -KILL $!; wait $! 2> /dev/null; echo "exit status $?"; exec 3>&-
  exit status 137
  $ ls out && cat out/old.csv
  old.csv
  old
  $ ls -A out | grep -v '^\.boardmill-[0-9]*-[0-9]*\.tmp$'
  old.csv

A run that waits for standard input; and 130 counts for more than a failed input.

  $ mkfifo rows-fifo
  $ boardmill solve flip -q missing.txt - < fifo > rows-fifo 2> /dev/null & exec 3> fifo 4< rows-fifo
  $ read -r header <&4; kill -INT $!; wait $!; echo "exit status $?"; exec 3>&-
  exit status 130

The summary file says it.

  $ boardmill solve flip -q fifo --summary summary.json > rows & exec 3> fifo
  $ kill -INT $!; wait $!; echo "exit status $?"; exec 3>&-
  exit status 130
  $ grep '"end"' summary.json
    "end": "interrupted",

generate is interrupted as well.

  $ boardmill generate flip --count 1000000000 -o fifo 2> messages & exec 3< fifo
  $ head -c 100000 <&3 > /dev/null; kill -INT $!; cat <&3 > /dev/null; wait $!; echo "exit status $?"; exec 3<&-
  exit status 130
  $ cat messages

So is a run that waits for somebody to read a FIFO, a census, and a check.

  $ mkfifo nobody
  $ boardmill solve flip -q "$DATASETS/flip/sample.txt" -o nobody & sleep 0.3; kill -TERM $!; wait $!; echo "exit status $?"
  exit status 130
  $ boardmill census solitaire -o census.csv & sleep 0.5; kill -TERM $!; wait $!; echo "exit status $?"; ls census.csv
  exit status 130
  ls: cannot access 'census.csv': No such file or directory
  [2]
  $ boardmill check flip fifo "$DATASETS/flip/sample.ans" > rows 2>&1 & exec 3> fifo
  $ kill -TERM $!; wait $!; echo "exit status $?"; exec 3>&-
  exit status 130
