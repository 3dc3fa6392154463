Runs that are interrupted. A FIFO that stays open keeps the program waiting, so nothing depends on
time: opening it here returns when the program has opened its end.

  $ set -m
  $ mkfifo fifo
  $ boards=$(cat "$DATASETS/flip/sample.txt")

SIGINT, SIGTERM and SIGHUP: exit status 130, the rows so far, and that they are not all.

  $ for signal in INT TERM HUP; do
  >   boardmill solve flip fifo > rows 2> messages & exec 3> fifo
  >   kill -$signal $!; wait $!; echo "exit status $?"; exec 3>&-
  >   cat messages; head -n 1 rows
  > done
  exit status 130
  boardmill: interrupted: standard output is incomplete
  "source","record","outcome","cost","error"
  exit status 130
  boardmill: interrupted: standard output is incomplete
  "source","record","outcome","cost","error"
  exit status 130
  boardmill: interrupted: standard output is incomplete
  "source","record","outcome","cost","error"

The file in the place of the output stays, and nothing lies beside it.

  $ mkdir out && echo old > out/old.csv
  $ for signal in INT TERM; do
  >   for file in old.csv new.csv new.csv.gz; do
  >     boardmill solve flip -q fifo -o out/$file & exec 3> fifo
  >     echo "$boards" >&3; kill -$signal $!; wait $!; echo "exit status $?"; exec 3>&-
  >   done
  > done
  boardmill: interrupted: out/old.csv not written
  exit status 130
  boardmill: interrupted: out/new.csv not written
  exit status 130
  boardmill: interrupted: out/new.csv.gz not written
  exit status 130
  boardmill: interrupted: out/old.csv not written
  exit status 130
  boardmill: interrupted: out/new.csv not written
  exit status 130
  boardmill: interrupted: out/new.csv.gz not written
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
  boardmill: interrupted: standard output is incomplete
  exit status 130
  $ grep '"end"' summary.json
    "end": "interrupted",

generate is interrupted as well.

  $ boardmill generate flip --count 1000000000 -o fifo 2> messages & exec 3< fifo
  $ head -c 100000 <&3 > /dev/null; kill -INT $!; cat <&3 > /dev/null; wait $!; echo "exit status $?"; exec 3<&-
  exit status 130
  $ cat messages
  boardmill: interrupted: fifo is incomplete

So is a run that waits for somebody to read a FIFO. It does so once it sleeps and catches SIGTERM.

  $ mkfifo nobody
  $ boardmill solve flip -q "$DATASETS/flip/sample.txt" -o nobody &
  $ until grep -Pzq 'State:\tS(.|\n)*SigCgt:\t[0-9a-f]*[4-7c-f][0-9a-f]{3}\n' /proc/$!/status; do :; done
  $ kill -TERM $!; wait $!; echo "exit status $?"
  boardmill: nobody: Interrupted system call
  exit status 130

Long computations, whose progress line says that they have begun; generate has then opened its file.

  $ mkfifo messages-fifo
  $ for signal in INT TERM HUP; do
  >   for command in "census solitaire -o new.csv" "table build solitaire -o new.table"; do
  >     boardmill $command --progress always 2> messages-fifo & exec 3< messages-fifo; read -r line <&3
  >     kill -$signal $!; wait $!; echo "exit status $?"; tail -n 1 <&3; exec 3<&-
  >   done
  >   boardmill generate flip --count 100000000000 -o new.txt 2> messages &
  >   until readlink /proc/$!/fd/* | grep -q deleted; do :; done
  >   kill -$signal $!; wait $!; echo "exit status $?"; cat messages
  > done
  exit status 130
  boardmill: interrupted: new.csv not written
  exit status 130
  boardmill: interrupted: new.table not written
  exit status 130
  boardmill: interrupted: new.txt not written
  exit status 130
  boardmill: interrupted: new.csv not written
  exit status 130
  boardmill: interrupted: new.table not written
  exit status 130
  boardmill: interrupted: new.txt not written
  exit status 130
  boardmill: interrupted: new.csv not written
  exit status 130
  boardmill: interrupted: new.table not written
  exit status 130
  boardmill: interrupted: new.txt not written
  $ ls new.csv new.table new.txt
  ls: cannot access 'new.csv': No such file or directory
  ls: cannot access 'new.table': No such file or directory
  ls: cannot access 'new.txt': No such file or directory
  [2]

A check, to standard output and to a file; a set, while a wrong program is tried; a session of stress.

  $ for output in - new.csv; do
  >   boardmill check flip fifo "$DATASETS/flip/sample.ans" -o $output > rows 2> messages & exec 3> fifo
  >   kill -TERM $!; wait $!; echo "exit status $?"; exec 3>&-; cat messages
  > done
  exit status 130
  boardmill: interrupted: standard output is incomplete
  exit status 130
  boardmill: interrupted: new.csv not written
  $ printf '#!/bin/sh\necho begun > "%s"\nread -r line\necho 4; exec sleep 1000\n' "$PWD/fifo" > slow.sh && chmod +x slow.sh
  $ boardmill generate poj1753 --package kattis --against ./slow.sh -o new 2> messages & read -r line < fifo
  $ kill -INT $!; wait $!; echo "exit status $?"; cat messages
  exit status 130
  boardmill: interrupted: new not written
  $ boardmill stress poj1753 -q --no-sanitize --report new.csv ./slow.sh 2> messages & read -r line < fifo
  $ kill -INT $!; wait $!; echo "exit status $?"; cat messages
  exit status 130
  boardmill: interrupted: new.csv not written
  $ ls new new.csv
  ls: cannot access 'new': No such file or directory
  ls: cannot access 'new.csv': No such file or directory
  [2]
