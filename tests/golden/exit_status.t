Exit statuses; of several the greatest counts.

  $ cp "$DATASETS/flip/sample.txt" good
  $ printf 'bwwb\nbwwb\nbwww\nwwww\n' > impossible
  $ printf 'bwxb\n' > malformed
  $ printf 'bbbbbb\n%.0s' 1 2 3 4 > over-limit
  $ status() { boardmill solve flip "$@" > rows 2> messages; echo $?; }
  $ status good
  0
  $ status impossible
  0
  $ status good malformed good
  1
  $ status good over-limit --method bfs
  1
  $ status malformed missing
  3
  $ status missing malformed
  3
  $ status good missing
  3
  $ status good -o /dev/full
  3
  $ status malformed -o /dev/full
  3
  $ status malformed missing -j 0
  2
  $ status malformed --columns no
  2
  $ status good --summary no/such/file
  3
  $ status malformed --strict
  1
  $ status /dev/null
  0
  $ status malformed good -o good/no
  3

A reader that has left is no failure, whatever else there was. Here a pipe whose reading end is
closed.

  $ mkfifo pipe && exec 4<> pipe 5> pipe 4<&-
  $ closed() { boardmill "$@" >&5 2> messages; echo "$? $(cat messages)"; }
  $ closed solve flip good
  0 
  $ closed solve flip malformed missing good
  0 
  $ closed generate flip --count 1
  0 
  $ closed list
  0 
  $ closed --help
  0 
  $ closed solve --help
  0 
  $ closed --version
  0 
  $ closed solve flip -j 0
  2 boardmill: --threads: expected a whole number from 1 to 1024, found 0

An output that is full is one.

  $ full() { boardmill "$@" > /dev/full 2> messages; echo "$? $(cat messages)"; }
  $ full solve flip good
  3 boardmill: standard output: No space left on device
  $ full generate flip --count 1
  3 boardmill: standard output: No space left on device
  $ full list
  3 boardmill: standard output: No space left on device
  $ full --help
  3 boardmill: standard output: No space left on device
  $ full solve --help
  3 boardmill: standard output: No space left on device
  $ full --version
  3 boardmill: standard output: No space left on device

Messages that nobody takes are lost, and nothing else: not the rows, not the exit status.

  $ for file in good malformed missing; do
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2>&5; echo "$file $? $(wc -l < rows.csv)"
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2> /dev/full; echo "$file $? $(wc -l < rows.csv)"
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2>&-; echo "$file $? $(wc -l < rows.csv)"
  > done
  good 0 2
  good 0 2
  good 0 2
  malformed 1 2
  malformed 1 2
  malformed 1 2
  missing 3 2
  missing 3 2
  missing 3 2
  $ boardmill solve flip -j 0 2>&5
  [2]
  $ boardmill solve flip -j 0 2> /dev/full
  [2]
  $ boardmill solve flip good --progress always 2> /dev/full > rows
  $ boardmill generate flip --count 1 --seed random 2> /dev/full > boards && wc -l < boards
  4

Standard descriptors that are closed are not taken for files.

  $ boardmill solve flip good >&-
  boardmill: standard output: Bad file descriptor
  [3]
  $ boardmill solve flip -q 2> messages <&-
  "source","record","outcome","cost","error"
  -,1,unreadable,,unreadable: Bad file descriptor
  [3]
  $ cat messages
  -: unreadable: Bad file descriptor
  $ boardmill solve flip malformed -o rows.csv 2>&- <&- >&-
  [1]
  $ cat rows.csv
  "source","record","outcome","cost","error"
  malformed,1,malformed,,bad cell: line 1 column 3: expected b or w found x
  $ boardmill list >&-
  boardmill: standard output: Bad file descriptor
  [3]
