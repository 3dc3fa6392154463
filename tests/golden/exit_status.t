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

A reader that has left is no failure, whatever else there was. Here a pipe whose reading end is
closed.

  $ mkfifo pipe && exec 4<> pipe 5> pipe 4<&-
  $ closed() { boardmill "$@" >&5 2> messages; echo "$? $(cat messages)"; }
  $ closed solve flip good
  $ closed solve flip malformed missing good
  $ closed solve flip good -o /dev/stdout
  $ closed generate flip --count 1
  $ closed list
  $ closed --help
  $ closed solve --help
  $ closed --version
  $ closed solve flip -j 0

An output that is full is one.

  $ full() { boardmill "$@" > /dev/full 2> messages; echo "$? $(cat messages)"; }
  $ full solve flip good
  $ full generate flip --count 1
  $ full list
  $ full --help
  $ full solve --help
  $ full --version

Messages that nobody takes are lost, and nothing else: not the rows, not the exit status.

  $ for file in good malformed missing; do
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2>&5; echo "$file $? $(wc -l < rows.csv)"
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2> /dev/full; echo "$file $? $(wc -l < rows.csv)"
  >   rm -f rows.csv; boardmill solve flip $file -o rows.csv 2>&-; echo "$file $? $(wc -l < rows.csv)"
  > done
  $ boardmill solve flip -j 0 2>&5
  $ boardmill solve flip -j 0 2> /dev/full
  $ boardmill solve flip good --progress always 2> /dev/full > rows
  $ boardmill generate flip --count 1 --seed random 2> /dev/full > boards && wc -l < boards

Standard descriptors that are closed are not taken for files.

  $ boardmill solve flip good >&-
  $ boardmill solve flip <&-
  $ boardmill solve flip malformed -o rows.csv 2>&- <&- >&-
  $ cat rows.csv
  $ boardmill list >&-
