No command writes over what it reads, and no two outputs go to one file: exit status 2 before
anything is opened, whatever the files are called.

  $ . "$TESTDIR/setup.sh"
  $ cp "$DATASETS/flip/sample.txt" a.txt && cp a.txt kept.txt
  $ ln -s a.txt link.txt && ln a.txt hard.txt && mkdir sub && ln -s ../sub sub/here
  $ refused() { boardmill "$@"; echo "$?"; cmp a.txt kept.txt; }
  $ refused solve flip a.txt -o a.txt
  boardmill: -o a.txt and input a.txt are the same file
  2
  $ refused solve flip ./sub/../a.txt -o link.txt
  boardmill: -o link.txt and input ./sub/../a.txt are the same file
  2
  $ refused solve flip link.txt -o hard.txt
  boardmill: -o hard.txt and input link.txt are the same file
  2
  $ refused solve flip a.txt -o x.csv --summary hard.txt
  boardmill: --summary hard.txt and input a.txt are the same file
  2
  $ refused solve flip kept.txt - -o a.txt < a.txt
  boardmill: -o a.txt and standard input are the same file
  2
  $ refused solve flip kept.txt --table a.txt -o a.txt
  boardmill: -o a.txt and --table a.txt are the same file
  2
  $ refused solve flip - --summary link.txt < a.txt
  boardmill: --summary link.txt and standard input are the same file
  2
  $ ls x.csv
  ls: cannot access 'x.csv': No such file or directory
  [2]

Two outputs that do not exist yet, by whatever way to their folder; and one that does.

  $ boardmill solve flip a.txt -o x --summary ./x
  boardmill: --summary ./x and -o x are the same file
  [2]
  $ boardmill solve flip a.txt -o x --summary sub/../x
  boardmill: --summary sub/../x and -o x are the same file
  [2]
  $ boardmill solve flip a.txt -o sub/x --summary sub/here/here/x
  boardmill: --summary sub/here/here/x and -o sub/x are the same file
  [2]
  $ ln -s sub/x hanging && boardmill solve flip a.txt -o hanging --summary sub/here/x
  boardmill: --summary sub/here/x and -o hanging are the same file
  [2]
  $ touch there && boardmill solve flip a.txt -o there --summary sub/here/../there
  boardmill: --summary sub/here/../there and -o there are the same file
  [2]
  $ ls -A sub && wc -c < there
  here
  0

Standard output, where the shell has connected it to an input. What was there stays as the shell has
left it: >> keeps it, > does not.

  $ boardmill solve flip a.txt >> a.txt; echo "$?"; cmp a.txt kept.txt
  boardmill: standard output and input a.txt are the same file
  2
  $ boardmill solve flip a.txt 1<> hard.txt; echo "$?"; cmp a.txt kept.txt
  boardmill: standard output and input a.txt are the same file
  2
  $ boardmill solve flip < a.txt >> a.txt; echo "$?"; cmp a.txt kept.txt
  boardmill: standard output and standard input are the same file
  2
  $ boardmill solve flip a.txt -o /dev/stdout >> a.txt; echo "$?"; cmp a.txt kept.txt
  boardmill: -o /dev/stdout and input a.txt are the same file
  2
  $ cp a.txt b.txt && boardmill solve flip b.txt > b.txt; wc -c < b.txt
  boardmill: standard output and input b.txt are the same file
  0
  $ boardmill solve flip a.txt --summary /dev/stdout >> both; wc -c < both
  boardmill: --summary /dev/stdout and standard output are the same file
  0

The other commands.

  $ boardmill solve flip a.txt -o a.ans --format answers -q && cp a.ans kept.ans && ln a.ans claims.csv
  $ boardmill check flip a.txt a.ans -o claims.csv
  boardmill: -o claims.csv and results a.ans are the same file
  [2]
  $ boardmill check flip a.txt a.ans -o link.txt
  boardmill: -o link.txt and input a.txt are the same file
  [2]
  $ boardmill check flip a.txt - -o claims.csv < a.ans
  boardmill: -o claims.csv and standard input are the same file
  [2]
  $ boardmill check flip a.txt a.ans >> a.ans
  boardmill: standard output and results a.ans are the same file
  [2]
  $ mkdir tests && cp a.txt tests/1.in && cp a.ans tests/1.ans && ln -s tests/1.ans out.csv
  $ boardmill check flip tests -o out.csv
  boardmill: -o out.csv and results tests/1.ans are the same file
  [2]
  $ boardmill check flip tests -o tests/2.csv -q
  $ cmp a.ans kept.ans && cmp tests/1.ans kept.ans
  $ printf 'A board.\n\n## Input\n\nLines.\n\n## Output\n\nA number.\n' > statement.md
  $ ln statement.md package.zip
  $ boardmill generate poj1753 --package kattis --statement statement.md -o package.zip --force
  boardmill: -o package.zip and --statement statement.md are the same file
  [2]
  $ mkdir -p own/accepted && boardmill generate poj1753 --package kattis --submissions own -o sub/../own --force
  boardmill: -o sub/../own and --submissions own are the same file
  [2]
  $ printf '#!/bin/sh\necho 4\n' > four.sh && boardmill generate poj1753 --set judge --against 'sh four.sh' -o four.sh
  boardmill: -o four.sh and --against four.sh are the same file
  [2]
  $ ln four.sh report.csv && boardmill stress poj1753 --report report.csv sh four.sh
  boardmill: --report report.csv and program four.sh are the same file
  [2]
  $ boardmill stress poj1753 sh four.sh >> four.sh
  boardmill: standard output and program four.sh are the same file
  [2]
  $ boardmill stress poj1753 --report new.csv --save ./new.csv sh four.sh
  boardmill: --save ./new.csv and --report new.csv are the same file
  [2]
  $ boardmill lint poj1753 statement.md >> statement.md
  boardmill: standard output and package statement.md are the same file
  [2]
  $ boardmill table info a.txt >> a.txt
  boardmill: standard output and table a.txt are the same file
  [2]
  $ cmp a.txt kept.txt && wc -l four.sh statement.md && ls new.csv
   2 four.sh
   9 statement.md
  11 total
  ls: cannot access 'new.csv': No such file or directory
  [2]

A folder that holds an output is no clash: outputs are no inputs there, by whatever name.

  $ mkdir in && cp a.txt in/1.txt && echo old > in/out.txt && ln in/out.txt in/another.txt && echo old > in/sum.txt
  $ boardmill solve flip in -o in/out.txt --summary in/sum.txt && cat in/out.txt
  boardmill: 1 record: 1 solved; 3 names left out (-v lists them)
  "source","record","outcome","cost","error"
  in/1.txt,1,solved,4,
  $ cp a.txt kept.txt in && rm in/out.txt in/another.txt in/sum.txt && boardmill solve flip in > in/out.txt && cat in/out.txt
  boardmill: 3 records: 3 solved; 1 name left out (-v lists them)
  "source","record","outcome","cost","error"
  in/1.txt,1,solved,4,
  in/a.txt,1,solved,4,
  in/kept.txt,1,solved,4,

Devices and pipes that are written may have several uses; a pipe that is read as well may not.

  $ boardmill solve flip a.txt -o /dev/null --summary /dev/null -q
  $ boardmill solve flip /dev/null -o /dev/null -q
  $ boardmill solve flip a.txt -q --summary /dev/stdout | grep -c '"end": "complete"'
  1
  $ mkfifo fifo && boardmill solve flip fifo -o fifo
  boardmill: -o fifo and input fifo are the same file
  [2]

Links in a circle, and folders that are missing, are no use of any file.

  $ ln -s loop loop && boardmill solve flip loop -o loop
  boardmill: loop: Too many levels of symbolic links
  [3]
  $ boardmill solve flip no/a.txt -o no/a.txt -q
  boardmill: no/a.txt: No such file or directory
  [3]
