Where the system gives less than is asked for: what can be done is done, and the rest is said.

  $ cp "$DATASETS/flip/sample.txt" boards.txt
  $ boardmill generate flip --count 100000 -o many.txt
  $ boardmill solve flip -q many.txt -o expected.csv

Threads. This one stands before the C library, and lets a process have only so many.

  $ cat > few_threads.c <<'C'
  > #define _GNU_SOURCE
  > #include <dlfcn.h>
  > #include <errno.h>
  > #include <pthread.h>
  > #include <stdatomic.h>
  > #include <stdlib.h>
  > static atomic_int threads;
  > typedef struct { void* (*run)(void*); void* argument; } Work;
  > static void* work(void* given) {
  >   Work mine = *(Work*)given;
  >   free(given);
  >   void* result = mine.run(mine.argument);
  >   atomic_fetch_sub(&threads, 1);
  >   return result;
  > }
  > int pthread_create(pthread_t* id, const pthread_attr_t* how, void* (*run)(void*), void* argument) {
  >   static int (*real)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
  >   if (!real) *(void**)&real = dlsym(RTLD_NEXT, "pthread_create");
  >   if (atomic_fetch_add(&threads, 1) >= atoi(getenv("MOST_THREADS"))) {
  >     atomic_fetch_sub(&threads, 1);
  >     return EAGAIN;
  >   }
  >   Work* mine = malloc(sizeof *mine);
  >   *mine = (Work){run, argument};
  >   return real(id, how, work, mine);
  > }
  > C
  $ cc -O1 -shared -fPIC -o few_threads.so few_threads.c -ldl
  $ with_threads() {
  >   MOST_THREADS=$1 LD_PRELOAD=$PWD/few_threads.so \
  >     ASAN_OPTIONS="$ASAN_OPTIONS:verify_asan_link_order=0" boardmill "${@:2}"
  > }
  $ for threads in 0 1 2 3 4; do
  >   with_threads $threads solve flip -j 4 many.txt -o rows.csv; echo "exit status $?"; cmp rows.csv expected.csv
  > done
  boardmill: 1 of 4 threads can be started
  boardmill: 100,000 records: 6,377 solved, 93,623 unsolvable
  exit status 0
  boardmill: 1 of 4 threads can be started
  boardmill: 100,000 records: 6,377 solved, 93,623 unsolvable
  exit status 0
  boardmill: 2 of 4 threads can be started
  boardmill: 100,000 records: 6,377 solved, 93,623 unsolvable
  exit status 0
  boardmill: 3 of 4 threads can be started
  boardmill: 100,000 records: 6,377 solved, 93,623 unsolvable
  exit status 0
  boardmill: 100,000 records: 6,377 solved, 93,623 unsolvable
  exit status 0

Census, tables and stress need one besides.

  $ for threads in 0 1 2; do
  >   with_threads $threads census flip -q -j 4 --size 3x3 | tail -n 1; echo "exit status ${PIPESTATUS[0]}"
  > done
  boardmill: a thread: Resource temporarily unavailable
  exit status 3
  unsolvable,0
  exit status 0
  unsolvable,0
  exit status 0
  $ for threads in 0 1 2; do
  >   with_threads $threads stress poj1753 -q -j 4 --count 1 false; echo "exit status $?"
  > done
  boardmill: false could not be judged: a thread: Resource temporarily unavailable
  exit status 3
  false: RE: failed on case 1
  exit status 1
  false: RE: failed on case 1
  exit status 1
  $ for command in 'generate poj1753 --set judge' 'generate flip --count 9' 'check flip many.txt expected.csv'; do
  >   with_threads 0 $command -q -j 4 > rows 2> messages; echo "exit status $?"; cat messages
  > done
  exit status 0
  exit status 0
  exit status 0

Processes.

  $ cat > no_processes.c <<'C'
  > #include <errno.h>
  > #include <unistd.h>
  > pid_t fork(void) { errno = EAGAIN; return -1; }
  > C
  $ cc -O1 -shared -fPIC -o no_processes.so no_processes.c
  $ LD_PRELOAD=$PWD/no_processes.so ASAN_OPTIONS="$ASAN_OPTIONS:verify_asan_link_order=0" boardmill stress poj1753 true
  boardmill: a process: Resource temporarily unavailable
  [3]

Memory and descriptors: whatever fails for want of them, it ends as a failure. Sanitizers need too
much of both, and a loader that gets none ends as 127. More amounts are in long/starved.t.

  $ ends_well() {
  >   (ulimit $1 $2; exec boardmill ${@:3}) < /dev/null > /dev/null 2>&1
  >   case $? in 0|1|3|127);; *) echo "$*: $?";; esac
  > }
  $ if { (ulimit -v 2000000; boardmill --version); } > /dev/null 2>&1; then
  >   for command in 'solve flip many.txt -j 4' 'generate poj1753 --set judge' 'census flip --size 5x5 -j 3' \
  >       'check flip many.txt expected.csv' 'lint boards.txt' 'list' 'stress poj1753 --count 3 -j 2 cat'; do
  >     for kib in 60000 200000; do ends_well -v $kib $command; done
  >     for files in 6; do ends_well -n $files $command; done
  >   done
  >   for files in 4 5 6; do ends_well -n $files generate poj1753 --package kattis -o package$files; done
  > fi
  $ ls -A | grep -c '^\.boardmill-'
  0
  [1]
  $ rm -rf package5 package6

The size of files. The name is in the message, and nothing is left.

  $ limited() { local blocks=$1; shift; (ulimit -f $blocks; boardmill "$@") 2>&1; }
  $ limited 8 solve flip -q many.txt -o large.csv
  boardmill: large.csv: File too large
  [3]
  $ (ulimit -f 8; exec boardmill solve flip -q many.txt 2>&1 > large.csv)
  boardmill: standard output: File too large
  [3]
  $ (ulimit -f 4; exec boardmill list 2>&1 > large.txt)
  boardmill: standard output: File too large
  [3]
  $ limited 0 solve flip -q boards.txt -o /dev/null --summary summary.json
  boardmill: summary.json: File too large
  [3]
  $ limited 1 generate poj1753 --package kattis -q -o package
  boardmill: package: File too large
  [3]
  $ limited 8 generate poj1753 --package kattis -q -o package.zip
  boardmill: package.zip: File too large
  [3]
  $ limited 8 stress poj1753 -q cat
  boardmill: cat could not be judged: the limit of outputs is above that of files (ulimit -f): File too large
  [3]
  $ cp many.txt a.txt && tar -cf out_of_order.tar many.txt a.txt
  $ limited 8 solve flip -q out_of_order.tar
  "source","record","outcome","cost","error"
  out_of_order.tar: unreadable: temporary file: File too large
  out_of_order.tar,1,unreadable,,unreadable: temporary file: File too large
  [3]
  $ cat out_of_order.tar | limited 8 solve flip -q | tail -n 1
  -!many.txt,385,unreadable,,unreadable: temporary file: File too large
  $ ls -A | grep -v -e '\.c$' -e '\.so$' | paste -sd ' '
  a.txt boards.txt expected.csv large.csv large.txt many.txt messages out_of_order.tar rows rows.csv

A program may be ended for its files, as ever: what is ignored here is not ignored there.

  $ boardmill stress poj1753 -q --count 1 --output-limit 4K sh -c 'ulimit -f 1; exec yes > file'
  sh: OLE: failed on case 1
  [1]

A place for temporary files that is none.

  $ TMPDIR=nowhere boardmill solve flip -q out_of_order.tar
  "source","record","outcome","cost","error"
  out_of_order.tar: unreadable: temporary file in nowhere: No such file or directory
  out_of_order.tar,1,unreadable,,unreadable: temporary file in nowhere: No such file or directory
  [3]

Archives that are not in order take a file of limited size, packages limited memory.

  $ boardmill solve flip -q out_of_order.tar --spool-limit 1M
  "source","record","outcome","cost","error"
  out_of_order.tar: unreadable: needs a temporary file of more than 1048576 bytes: --spool-limit
  out_of_order.tar,1,unreadable,,unreadable: needs a temporary file of more than 1048576 bytes: --spool-limit
  [3]
  $ boardmill solve flip -q out_of_order.tar --spool-limit 4M | wc -l
  200001
  $ cat out_of_order.tar | boardmill solve flip -q --spool-limit 4K 2>&1 | tail -n 1
  -,1,unreadable,,unreadable: needs a temporary file of more than 4096 bytes: --spool-limit
  $ boardmill check flip -q out_of_order.tar expected.csv --spool-limit 1M > rows 2> messages; echo "exit status $?"
  exit status 3
  $ mkdir sparse && truncate -s 100G sparse/01.in && echo >> sparse/01.in && tar -C sparse -Scf sparse.tar 01.in
  $ boardmill lint sparse
  boardmill: sparse: more than 268435456 bytes: --size-limit
  [3]
  $ boardmill lint sparse.tar --size-limit 1M
  boardmill: sparse.tar: more than 1048576 bytes: --size-limit
  [3]
  $ boardmill lint boards.txt --size-limit 1K
  boardmill: boards.txt: more than 1024 bytes: --size-limit
  [3]

Pipes that somebody has made non-blocking, and filled: nothing is lost. They are emptied when the
program sleeps, or has ended; standard input comes in two parts likewise.

  $ cat > nonblocking.py <<'PY'
  > import fcntl, os, subprocess, sys, threading
  > def pipe(end):
  >     ends = os.pipe()
  >     fcntl.fcntl(ends[1], fcntl.F_SETPIPE_SZ if hasattr(fcntl, "F_SETPIPE_SZ") else 1031, 4096)
  >     os.set_blocking(ends[end], False)
  >     return ends
  > def fill(end):
  >     size = 0
  >     try:
  >         while True:
  >             size += os.write(end, b"-")
  >     except BlockingIOError:
  >         return size
  > def sleeps(child):
  >     with open(f"/proc/{child.pid}/stat") as file:
  >         return file.read().rpartition(")")[2].split()[0] in "SZ"
  > def wait_for(child):
  >     while not sleeps(child):
  >         pass
  > streams = {"stdout": pipe(1), "stderr": pipe(1)}
  > filled = {name: fill(ends[1]) for name, ends in streams.items()}
  > given = pipe(0)
  > child = subprocess.Popen(sys.argv[1:], stdin=given[0], **{name: ends[1] for name, ends in streams.items()})
  > for end in (given[0], *(ends[1] for ends in streams.values())):
  >     os.close(end)
  > text = open("boards.txt", "rb").read()
  > for part in (text[:7], text[7:]):
  >     wait_for(child)
  >     os.write(given[1], part)
  > os.close(given[1])
  > def empty(name):
  >     wait_for(child)
  >     with open(streams[name][0], "rb") as file, open(name, "wb") as copy:
  >         file.read(filled[name])
  >         copy.write(file.read())
  > readers = [threading.Thread(target=empty, args=[name]) for name in streams]
  > for reader in readers:
  >     reader.start()
  > for reader in readers:
  >     reader.join()
  > sys.exit(child.wait())
  > PY
  $ same() {
  >   boardmill "$@" < boards.txt > expected.out 2> expected.err; local status=$?
  >   python3 nonblocking.py boardmill "$@"; [ $? = $status ] || echo "other exit status: $*"
  >   cmp stdout expected.out; cmp stderr expected.err
  > }
  $ printf 'bwwb\nbbxb\nbwwb\nbwww\n' > malformed.txt
  $ same --help
  $ same solve --help
  $ same list
  $ same solve flip
  $ same solve flip -j 1 many.txt malformed.txt
  $ same solve flip --format jsonl malformed.txt - many.txt
  $ same check flip many.txt expected.csv
  $ same generate flip --count 5000
  $ same generate poj1753 --set judge
  $ same census flip --size 4x4
  $ same lint sparse
  $ same lint malformed.txt
  $ same table build flip
  $ same stress poj1753 -q --count 1 cat

Outputs that take nothing.

  $ for command in 'census flip --size 3x3' 'check flip many.txt expected.csv' 'lint malformed.txt' \
  >     'generate poj1753 --set judge -q' 'stress poj1753 -q --count 1 cat'; do
  >   boardmill $command > /dev/full; echo "exit status $?"; boardmill $command >&-; echo "exit status $?"
  > done 2>&1 | grep -v ' right, '
  boardmill: standard output: No space left on device
  exit status 3
  boardmill: standard output: Bad file descriptor
  exit status 3
  boardmill: standard output: No space left on device
  exit status 3
  boardmill: standard output: Bad file descriptor
  exit status 3
  boardmill: standard output: No space left on device
  exit status 3
  boardmill: standard output: Bad file descriptor
  exit status 3
  boardmill: standard output: No space left on device
  exit status 3
  boardmill: standard output: Bad file descriptor
  exit status 3
  boardmill: standard output: No space left on device
  exit status 3
  boardmill: standard output: Bad file descriptor
  exit status 3
