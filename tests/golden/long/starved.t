Memory and descriptors in many amounts: whatever fails for want of them, it ends as a failure.
Sanitizers need too much of both, and a loader that gets none ends as 127.

  $ boardmill generate flip --count 20000 > many.txt
  $ boardmill solve flip -q many.txt > expected.csv
  $ ends_well() {
  >   (ulimit $1 $2; exec boardmill ${@:3}) < /dev/null > /dev/null 2>&1
  >   case $? in 0|1|3|127);; *) echo "$*: $?";; esac
  > }
  $ if { (ulimit -v 2000000; boardmill --version); } > /dev/null 2>&1; then
  >   for command in 'solve flip many.txt -j 4' 'generate poj1753 --set judge' 'census flip --size 5x5 -j 3' \
  >       'check flip many.txt expected.csv' 'lint many.txt' 'list' 'stress poj1753 --count 3 -j 2 cat'; do
  >     for kib in $(seq 20000 10000 120000) 200000 400000; do ends_well -v $kib $command; done
  >     for files in {3..12}; do ends_well -n $files $command; done
  >   done
  > fi
  $ ls -A
  expected.csv
  many.txt
