Every rule of check_symbols can fail.

  $ check() {
  >   c++ -std=c++20 -O2 -c -o code.o -x c++ - && ar rc "$1" code.o && "$TESTDIR/check_symbols" "$1"
  > }

An empty library is not a pure one.

  $ ar rc empty.a
  $ "$TESTDIR/check_symbols" empty.a
  no symbols: nothing to check
  [1]

A pure one.

  $ check pure.a << END
  > #include <memory>
  > #include <string>
  > std::string f(const std::string& s) { return s + *std::make_unique<std::string>(s + "timeread"); }
  > END

Impure ones.

  $ check old.a << END
  > #include <fcntl.h>
  > #include <signal.h>
  > #include <stdio.h>
  > #include <stdlib.h>
  > #include <time.h>
  > #include <unistd.h>
  > int f(int x) {
  >   printf("%d", x); puts("x"); fopen("x", "r"); open("x", O_RDONLY);
  >   if (!getenv("X")) system("x");
  >   signal(SIGINT, SIG_IGN); fork(); time(nullptr);
  >   if (x) abort();
  >   exit(1);
  > }
  > END
  ends the program: abort
  ends the program: exit
  touches files: fopen
  starts something: fork
  reads the environment: getenv
  touches files: open
  prints: printf
  prints: puts
  handles signals: signal
  starts something: system
  reads a clock: time
  [1]

  $ check new.a > found << END
  > #include <chrono>
  > #include <fstream>
  > #include <iostream>
  > long f() {
  >   std::cout << 1;
  >   std::ifstream("x").get();
  >   return std::chrono::steady_clock::now().time_since_epoch().count();
  > }
  > END
  [1]
  $ cut -d : -f 1 found | sort -u
  prints
  reads a clock
  touches files
