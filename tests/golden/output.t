Where the rows go: -o FILE.

  $ . "$TESTDIR/setup.sh"
  $ cp "$DATASETS/flip/sample.txt" boards.txt
  $ boardmill solve flip -q boards.txt > right.csv
  $ solve() { boardmill solve flip -q boards.txt -o "$@"; }

A new file gets the mode that others get; a file that is there keeps its own.

  $ umask 027
  $ solve new.csv && cmp new.csv right.csv && stat -c %a new.csv
  640
  $ echo old > old.csv && chmod 604 old.csv
  $ solve old.csv && cmp old.csv right.csv && stat -c %a old.csv
  604

A link stays a link, and the file that it names is replaced.

  $ mkdir far && echo old > far/file.csv && ln -s far/file.csv link.csv && ln -s far/later.csv hanging.csv
  $ solve link.csv && solve hanging.csv && readlink link.csv hanging.csv
  far/file.csv
  far/later.csv
  $ cmp far/file.csv right.csv && cmp far/later.csv right.csv

Nothing else is left beside them.

  $ ls -A . far
  .:
  boards.txt
  far
  hanging.csv
  link.csv
  new.csv
  old.csv
  right.csv
  
  far:
  file.csv
  later.csv

Another name of the old file keeps the old bytes.

  $ echo old > one && ln one two && solve one && cat two && cmp one right.csv
  old

.gz and .zst compress; the names of links count as they are typed.

  $ solve out.csv.gz && gzip -dc out.csv.gz | cmp - right.csv
  $ solve out.csv.zst && zstd -dcq out.csv.zst | cmp - right.csv
  $ solve again.gz && cmp again.gz out.csv.gz

What cannot be written: exit status 3, and the message names the file and the reason.

  $ solve no/such/folder.csv
  boardmill: no/such/folder.csv: No such file or directory
  [3]
  $ solve .
  boardmill: .: Is a directory
  [3]
  $ solve far/
  boardmill: far/: Is a directory
  [3]
  $ solve boards.txt/x.csv
  boardmill: boards.txt/x.csv: Not a directory
  [3]
  $ ln -s loop loop && solve loop
  boardmill: loop: Too many levels of symbolic links
  [3]
  $ solve /dev/full
  boardmill: /dev/full: No space left on device
  [3]
  $ boardmill solve flip -q boards.txt > /dev/full
  boardmill: standard output: No space left on device
  [3]
  $ boardmill generate flip --count 1 > /dev/full
  boardmill: standard output: No space left on device
  [3]
  $ solve /proc/none/x.csv
  boardmill: /proc/none/x.csv: No such file or directory
  [3]
  $ ls no far/x 2> /dev/null
  [2]

Devices, pipes and open files are written directly, never replaced.

  $ solve /dev/null && test -c /dev/null
  $ solve /dev/stdout
  "source","record","outcome","cost","error"
  boards.txt,1,solved,4,
  $ solve /dev/stdout > redirected && cmp redirected right.csv
  $ (echo before; solve /dev/stdout; echo after) >> appended && cat appended
  before
  "source","record","outcome","cost","error"
  boards.txt,1,solved,4,
  after
  $ solve - | cmp - right.csv
  $ solve /dev/fd/5 5> five && cmp five right.csv
  $ mkfifo fifo
  $ cat fifo > from-fifo & solve fifo && wait && cmp from-fifo right.csv && test -p fifo

A reader that has seen enough ends the run quietly, with 0.

  $ boardmill generate flip --count 200000 > many.txt
  $ boardmill solve flip many.txt | head -n 1; echo "${PIPESTATUS[@]}"
  "source","record","outcome","cost","error"
  0 0
  $ boardmill solve flip many.txt -o /dev/stdout | head -n 1; echo "${PIPESTATUS[@]}"
  "source","record","outcome","cost","error"
  0 0
  $ boardmill generate flip --count 1000000 | head -n 1; echo "${PIPESTATUS[@]}"
  wwbb
  0 0
  $ boardmill generate flip --count 1000000 | boardmill solve flip --format answers | head -n 0; echo "${PIPESTATUS[@]}"
  0 0 0

A failed input is no reason to lose the other rows; a usage error is one to keep the old ones.

  $ boardmill solve flip -q missing.txt boards.txt -o partly.csv
  missing.txt: unreadable: No such file or directory
  [3]
  $ cat partly.csv
  "source","record","outcome","cost","error"
  missing.txt,1,unreadable,,unreadable: No such file or directory
  boards.txt,1,solved,4,
  $ boardmill solve flip boards.txt -o partly.csv --columns no
  boardmill: flip has no column no: expected source, record, outcome, cost, error, source_line, answer, solution, certificate, method, instance or goal
  [2]
  $ wc -l < partly.csv
  3
