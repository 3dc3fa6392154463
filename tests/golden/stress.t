Other programs against the engine. What differs from run to run is on stderr.

  $ . "$TESTDIR/setup.sh"
  $ stress() { boardmill stress "$@" 2> messages; }
  $ cat > right.py <<'PY'
  > import itertools, sys
  > rows = [line.strip() for line in sys.stdin if line.strip()]
  > size = len(rows)
  > board = int("".join(rows).replace("b", "1").replace("w", "0"), 2)
  > cells = [(r, c) for r in range(size) for c in range(size)]
  > masks = [sum(1 << (size * size - 1 - (size * y + x)) for y, x in cells
  >              if abs(y - r) + abs(x - c) <= 1) for r, c in cells]
  > best = None
  > for presses in range(1 << (size * size)):
  >     after = board
  >     for i, mask in enumerate(masks):
  >         if presses >> i & 1:
  >             after ^= mask
  >     if after in (0, (1 << (size * size)) - 1):
  >         count = bin(presses).count("1")
  >         best = count if best is None else min(best, count)
  > print("Impossible" if best is None else best)
  > PY

The smallest input on which a program is wrong, and why.

  $ boardmill generate poj1753 --print-mistake only-white -o only_white.cpp
  $ c++ -O1 -o only_white only_white.cpp
  $ stress poj1753 ./only_white
  [1]
  $ sed -E 's/[0-9.]+ (s|MiB)/N \1/g; s/[0-9]+ runs/N runs/' messages

Every board: how many fail, and what they have in common.

  $ boardmill generate poj1753 --size 3x3 --print-mistake only-white -o small.cpp
  $ c++ -O1 -o small small.cpp
  $ stress poj1753 --size 3x3 --exhaustive ./small | tail -n 4
  $ stress poj1753 --size 2x2 --exhaustive python3 right.py
  $ stress poj1753 --size 2x2 --all ./only_white | tail -n 1

Options of the program are its own, and no shell is involved.

  $ stress poj1753 --count 1 echo --for 'a b' '$HOME' | sed -n '/^got/,/^repr/p'

Verdicts.

  $ verdict() { boardmill stress poj1753 -q --time-limit 300ms --wall-limit 600ms --shrink-for 1s "$@" 2>&1; }
  $ verdict true
  $ verdict false
  $ verdict sleep 100
  $ verdict yes
  $ verdict sh -c 'while :; do :; done'
  sh: (TLE|ILE): failed on case 1 (re)
  [1]
  $ verdict sh -c 'kill -SEGV $$'
  $ verdict --memory-limit 20M python3 -c 'x = bytearray(10 ** 9)'
  $ verdict sh -c 'sed s/x/x/'
  $ cat > crlf.sh <<'SH'
  > #!/bin/sh
  > boardmill solve poj1753 -q --format answers | sed 's/$/  \r/'
  > SH
  $ cat > blank.sh <<'SH'
  > #!/bin/sh
  > echo
  > boardmill solve poj1753 -q --format answers
  > SH
  $ chmod +x crlf.sh blank.sh
  $ verdict --count 40 ./crlf.sh
  $ verdict --count 40 --compare exact ./crlf.sh
  $ verdict --count 40 ./blank.sh
  $ verdict --count 40 --compare testlib ./blank.sh
  $ printf 'int main() { return x; }\n' > broken.cpp
  $ verdict broken.cpp
  $ verdict ./no-such-program
  $ printf 'print(4\n' > broken.py
  $ verdict broken.py

Undefined behaviour, though the answer is right.

  $ cat > undefined.cpp <<'CPP'
  > #include <cstdio>
  > #include <iostream>
  > #include <queue>
  > static bool seen[65535];
  > int main() {
  >   int start = 0;
  >   for (char cell; std::cin >> cell;) start = 2 * start + (cell == 'b');
  >   std::queue<std::pair<int, int>> queue;
  >   queue.push({start, 0});
  >   while (!queue.empty()) {
  >     auto [board, cost] = queue.front();
  >     queue.pop();
  >     if (seen[board]) continue;
  >     seen[board] = true;
  >     if (board == 0 || board == 65535) return printf("%d\n", cost), 0;
  >     for (int i = 0; i < 16; ++i) {
  >       int mask = 1 << i;
  >       if (i % 4 > 0) mask |= 1 << (i - 1);
  >       if (i % 4 < 3) mask |= 1 << (i + 1);
  >       if (i > 3) mask |= 1 << (i - 4);
  >       if (i < 12) mask |= 1 << (i + 4);
  >       queue.push({board ^ mask, cost + 1});
  >     }
  >   }
  >   puts("Impossible");
  > }
  > CPP
  $ stress poj1753 --count 100 undefined.cpp
  $ stress poj1753 --count 100 --no-sanitize undefined.cpp

Cases in one run: alone each is right.

  $ boardmill generate hdu1401 --print-mistake state-kept -o kept.cpp
  $ c++ -O1 -o kept kept.cpp
  $ stress hdu1401 ./kept | sed '/^reproduce/,/^On all/d'

Where the form is not said, it is found out.

  $ boardmill stress solitaire --count 20 ./kept 2>&1 | grep guessed
  $ boardmill stress flip --count 20 ./only_white 2>&1 | grep guessed

Failing inputs are saved beside others, and added to packages.

  $ stress poj1753 -q --save found ./only_white
  $ stress poj1753 -q --save found ./only_white
  $ ls found
  $ cat found/only_white-2.in found/only_white-2.ans found/only_white-2.got
  $ boardmill generate poj1753 --package kattis -o flipgame -q
  $ boardmill stress poj1753 -q --into flipgame ./only_white
  $ boardmill lint poj1753 flipgame -q

Several programs, each with what is expected of it.

  $ mkdir -p submissions/accepted submissions/wrong_answer
  $ cp undefined.cpp submissions/wrong_answer
  $ cp only_white.cpp submissions/accepted
  $ cp right.py submissions/accepted
  $ stress poj1753 submissions --no-sanitize --count 10 -q --report all.csv | cut -c 1-90
  $ cut -d, -f 1-6,10-11 all.csv
  $ boardmill stress poj1753 -q --report r.jsonl --count 10 --program 'good=python3 right.py' --program bad=./only_white --expect bad=wa 2>&1 | cut -c 1-40
  $ boardmill stress poj1753 -q --report r.xml --count 10 --program bad=./only_white --expect bad=re
  $ grep -c '<failure' r.xml

Wrong words.

  $ boardmill stress poj1753
  $ boardmill stress
  $ boardmill stress hdu1401 --exhaustive cat
  $ boardmill stress poj1753 --time-limit soon cat
  $ boardmill stress poj1753 --memory-limit 1X cat
  $ boardmill stress poj1753 --expect nobody=wa cat
  $ boardmill stress poj1753 --expect cat=bad cat
  $ boardmill stress poj1753 --report r.txt cat
  $ boardmill stress poj1753 --compare pooj cat
