scripts/fuzz builds harnesses and runs them. Here a checkout with two of them, which a cmake "builds"
as small shell scripts.

  $ mkdir -p checkout/tests/fuzz/corpus bin headers/fuzzer
  $ cp -r "$CHECKOUT/scripts" checkout
  $ touch checkout/tests/fuzz/{good,bad}_fuzzer.cpp checkout/tests/fuzz/good.dict
  $ cat > bin/cmake << 'END'
  > #!/usr/bin/env bash
  > echo "$*" >> "$LOG"
  > mkdir -p build/fuzz && cp "$HARNESSES"/* build/fuzz
  > END
  $ mkdir harnesses
  $ cat > harnesses/fuzz_good << 'END'
  > #!/usr/bin/env bash
  > echo "$*" >> "$LOG"
  > echo 'stat::number_of_executed_units: 12345'
  > END
  $ cat > harnesses/fuzz_bad << 'END'
  > #!/usr/bin/env bash
  > echo 'other rows in small chunks'
  > echo 'artifact_prefix=...; Test unit written to build/fuzz/found/bad-crash-1'
  > echo 'stat::number_of_executed_units: 67'
  > exit 77
  > END
  $ for tool in c++ clang++ ninja; do printf '#!/usr/bin/env bash\n' > bin/$tool; done
  $ chmod +x bin/* harnesses/*
  $ touch headers/fuzzer/FuzzedDataProvider.h
  $ export LOG="$PWD/log" HARNESSES="$PWD/harnesses" PATH="$PWD/bin:$PATH" CPATH="$PWD/headers"

One of them, for a minute, with its words; what is found in the corpus is learned from.

  $ checkout/scripts/fuzz good
  building the harnesses ...
  good: 12345 executions, nothing found
  $ sed "s|$PWD|.|" log
  -S ./checkout --preset fuzz
  --build ./checkout/build/fuzz --target fuzz_good
  -max_total_time=60 -max_len=512 -timeout=20 -rss_limit_mb=4096 -artifact_prefix=build/fuzz/found/good- -print_final_stats=1 -entropic=0 -dict=tests/fuzz/good.dict build/fuzz/learned/good tests/fuzz/corpus/good

All of them. What is found makes it fail, and can be seen again.

  $ rm log
  $ checkout/scripts/fuzz all --for 2min 2> messages | sort
  bad: 67 executions, found something, see build/fuzz/found/bad.log; again: build/fuzz/fuzz_bad build/fuzz/found/bad-crash-1
  good: 12345 executions, nothing found
  $ checkout/scripts/fuzz bad > output 2> messages
  [1]
  $ grep -o 'max_total_time=[0-9]*' log
  max_total_time=120

What is typed wrong is told before anything is built.

  $ rm log
  $ checkout/scripts/fuzz
  scripts/fuzz: expected all or some of bad good, found nothing
  [2]
  $ checkout/scripts/fuzz better
  scripts/fuzz: expected all or some of bad good, found better
  [2]
  $ checkout/scripts/fuzz good --for ever
  scripts/fuzz: --for: expected a time such as 90s or 10min, found ever
  [2]
  $ test -e log
  [1]
