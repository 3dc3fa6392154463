scripts/boardmill builds, then runs. Here a checkout whose cmake "builds" a small shell script.

  $ mkdir -p checkout elsewhere bin
  $ cp -r "$CHECKOUT/scripts" checkout
  $ cat > bin/cmake << 'END'
  > #!/usr/bin/env bash
  > set -e
  > cat
  > echo "$*" >> "$LOG"
  > if [[ -e $LOG.break ]]; then echo "error: broken"; exit 1; fi
  > release=$(dirname "$LOG")/checkout/build/release
  > mkdir -p "$release" && touch "$release/build.ninja"
  > if [[ $1 == --build ]]; then
  >   printf '#!/usr/bin/env bash\necho "$@"; cat; exit 7\n' > "$release/boardmill"
  >   chmod +x "$release/boardmill"
  > fi
  > echo noise
  > END
  $ for tool in c++ ninja; do printf '#!/usr/bin/env bash\n' > bin/$tool; done
  $ chmod +x bin/*
  $ export LOG="$PWD/log" PATH="$PWD/bin:$PATH"

The first call configures and builds. Standard output, standard input and the exit status are the
program's own, wherever and through whatever link it is called.

  $ ln -s ../checkout/scripts/boardmill elsewhere/mill
  $ cd elsewhere
  $ echo input | ./mill solve flip 'a b.txt' 2> messages
  solve flip a b.txt
  input
  [7]
  $ cat messages
  building boardmill ...
  $ sed "s|$(dirname "$LOG")|.|" "$LOG"
  -S ./checkout --preset release
  --build ./checkout/build/release --target boardmill

Later calls only build, and say nothing.

  $ rm "$LOG"
  $ ../checkout/scripts/boardmill list < /dev/null
  list
  [7]
  $ sed "s|$(dirname "$LOG")|.|" "$LOG"
  --build ./checkout/build/release --target boardmill

Two at once on a new checkout: one waits for the other.

  $ rm -r ../checkout/build
  $ (./mill 1 < /dev/null || true) 2> messages | ./mill 2 2>> messages
  2
  1
  [7]

A build that fails is shown, on standard error, and nothing runs.

  $ touch "$LOG.break"
  $ ./mill list > output
  error: broken
  boardmill: the build failed
  [3]
  $ cat output
