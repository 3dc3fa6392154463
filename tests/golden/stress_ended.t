Programs that are tried leave nothing behind, however the run ends; folders without programs are
refused at once. A compiler that never comes to an end says on a FIFO that it has begun.

  $ set -m
  $ mkfifo started && exec 3<> started
  $ cat > slow <<'SH'
  > #!/bin/bash
  > touch "$TMPDIR/cc1234.s"
  > echo begun > started
  > exec sleep 1000
  > SH
  $ chmod +x slow && echo 'int main() {}' > mine.cpp
  $ mkdir passing && export TMPDIR=$PWD/passing
  $ left() { ls -A passing | wc -l; }

While one compiles, and another one for the sanitizers: these end first.

  $ for signal in INT TERM HUP; do
  >   CXX=$PWD/slow boardmill stress poj1753 -q -j 2 mine.cpp 2> messages &
  >   read -r -u 3; read -r -u 3; echo "$(left) left"
  >   kill -$signal $!; wait $!; echo "exit status $?, $(left) left"; cat messages
  > done
  1 left
  exit status 130, 0 left
  boardmill: interrupted: not all was tried
  1 left
  exit status 130, 0 left
  boardmill: interrupted: not all was tried
  1 left
  exit status 130, 0 left
  boardmill: interrupted: not all was tried

Nobody waits for those of a run that was killed; they still clean up.

  $ until_none_left() { until [ "$(left)" = 0 ]; do :; done; }
  $ CXX=$PWD/slow boardmill stress poj1753 -q -j 2 mine.cpp &
  $ read -r -u 3; read -r -u 3; kill -KILL $!; wait $! 2> /dev/null; echo "exit status $?"; until_none_left
  exit status 137

While a program runs.

  $ for signal in INT KILL; do
  >   boardmill stress poj1753 -q --count 1 ./slow &
  >   read -r -u 3; kill -$signal $!; wait $! 2> /dev/null; echo "exit status $?"
  >   rm -f passing/cc1234.s; until_none_left
  > done
  boardmill: interrupted: not all was tried
  exit status 130
  exit status 137

The report then has the program that was finished, and the cases of the one that was not.

  $ cat > third <<'SH'
  > #!/bin/bash
  > echo >> runs
  > [ "$(wc -l < runs)" -gt 2 ] && echo begun > started && exec sleep 1000
  > exec boardmill solve poj1753 -q --format answers
  > SH
  $ chmod +x third
  $ for signal in INT TERM; do
  >   rm -f runs
  >   boardmill stress poj1753 -q -j 1 --count 3 --report report.csv \
  >     --program right='boardmill solve poj1753 -q --format answers' --program third=./third &
  >   read -r -u 3; kill -$signal $!; wait $!; echo "exit status $?"; cut -d , -f 2-6,10 report.csv
  > done
  boardmill: interrupted: not all was tried
  exit status 130
  "program","expected","verdict","met","cases","detail"
  right,AC,AC,true,3,
  third,AC,ERROR,false,2,interrupted
  boardmill: interrupted: not all was tried
  exit status 130
  "program","expected","verdict","met","cases","detail"
  right,AC,AC,true,3,
  third,AC,ERROR,false,2,interrupted

Folders in which there is no program: nothing of them but the names is read.

  $ mkdir -p none papers/accepted empty/accepted/sub package/data/secret
  $ truncate -s 100G papers/accepted/large.txt papers/notes.txt
  $ touch package/problem.yaml package/data/secret/1.in
  $ for folder in none papers papers/accepted empty; do boardmill stress poj1753 $folder; echo "exit status $?"; done
  boardmill: none: expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and wrong_answer, found none
  exit status 2
  boardmill: papers: expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and wrong_answer, found none
  exit status 2
  boardmill: papers/accepted: expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and wrong_answer, found none
  exit status 2
  boardmill: empty: expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and wrong_answer, found none
  exit status 2
  $ boardmill stress poj1753 package
  boardmill: package: expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and wrong_answer, found none
  [2]
