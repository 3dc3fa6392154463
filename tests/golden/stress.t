Other programs against the engine. What differs from run to run is on stderr.

  $ . "$TESTDIR/setup.sh"
  $ stress() { boardmill stress "$@" 2> messages; }
  $ cat > right.py <<'PY'
  > import itertools, sys
  > rows = [line.strip() for line in sys.stdin if line.strip()]
  > size = len(rows)
  > best = None
  > for goal in "bw":
  >     for presses in itertools.product((0, 1), repeat=size):
  >         board = [[cell != goal for cell in row] for row in rows]
  >         count = 0
  >         for row in range(size):
  >             if row > 0:
  >                 presses = tuple(board[row - 1])
  >             for column, press in enumerate(presses):
  >                 if press:
  >                     count += 1
  >                     for r, c in ((0, 0), (-1, 0), (0, -1), (0, 1), (1, 0)):
  >                         if 0 <= row + r < size and 0 <= column + c < size:
  >                             board[row + r][column + c] ^= True
  >         if not any(board[-1]):
  >             best = count if best is None else min(best, count)
  > print("Impossible" if best is None else best)
  > PY

The smallest input on which a program is wrong, and why.

  $ boardmill generate poj1753 --print-mistake only-white -o only_white.cpp
  $ c++ -O1 -o only_white only_white.cpp
  $ stress poj1753 ./only_white
  only_white: WA: an answer is wrong
  
  input: the smallest: the program is right on all 379 smaller ones (order: fewest black pieces, then row by row)
      wwwb
      wwww
      bwww
      wwbw
  expected:
      4
  got:
      6
  reproduce:
      printf 'wwwb\nwwww\nbwww\nwwbw\n' | ./only_white
  
  why that is the answer:
      4 presses make every piece black: r1c1 r2c3 r4c2 r4c4
  
      start       r1c1        r2c3        r4c2        r4c4
       w w w b    [b]b w b     b b b b     b b b b     b b b b
       w w w w     b w w w     b b[b]b     b b b b     b b b b
       b w w w     b w w w     b w b w     b b b w     b b b b
       w w b w     w w b w     w w b w     b[b]w w     b b b[b]
  
      16 press sets (2^4) lead to white and as many to black: none of them has fewer
      than 4 presses.
  
  On all cases compared it answers like the classic mistake only-white: Only the white goal is tried.
  only_white: WA: failed on case 18
  [1]
  $ sed -E 's/[0-9.]+ (s|MiB)/N \1/g; s/[0-9]+ runs/N runs/' messages
  boardmill: only_white: 18 cases in N runs, at most N s of CPU time and N MiB a run; failed after N s, this small after N s, proved after N s

Every board: how many fail, and what they have in common.

  $ boardmill generate poj1753 --size 2x3 --print-mistake only-white -o small.cpp
  $ c++ -O1 -o small small.cpp
  $ stress poj1753 --size 2x3 --exhaustive ./small | tail -n 4
  
  On all cases compared it answers like the classic mistake only-white: Only the white goal is tried.
  it fails only where black takes fewer presses than white (goal-black): on all 3 such boards
  small: WA: fails on 3 of 64 boards
  $ stress poj1753 --size 2x2 --exhaustive python3 right.py
  python3: AC: right on every input: all 16 boards

Options of the program are its own, and no shell is involved.

  $ stress poj1753 --count 1 echo --for 'a b' '$HOME' | sed -n '/^got/,/^repr/p'
  got:
      --for a b $HOME
  reproduce:

Verdicts. What is not about time has plenty, for a machine that does other things as well.

  $ verdict() { boardmill stress poj1753 -q --shrink-for 1s $limits "$@" 2>&1; }
  $ limits='--time-limit 300ms --wall-limit 600ms'
  $ verdict sleep 100
  sleep: ILE: failed on case 1
  [1]
  $ verdict sh -c 'while :; do :; done'
  sh: (TLE|ILE): failed on case 1 (re)
  [1]
  $ limits='--time-limit 10s --wall-limit 20s'
  $ verdict true
  true: NO-OUTPUT: failed on case 1
  [1]
  $ verdict false
  false: RE: failed on case 1
  [1]
  $ verdict yes
  yes: OLE: failed on case 1
  [1]
  $ verdict sh -c 'kill -SEGV $$'
  sh: RE: failed on case 1
  [1]
  $ verdict --memory-limit 20M python3 -c 'x = bytearray(10 ** 9)'
  python3: MLE: failed on case 1
  [1]
  $ verdict sh -c 'sed s/x/x/'
  sh: WA: failed on case 1
  [1]
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
  crlf.sh: AC: right on 40 boards, 0.061 % of all 65,536
  $ verdict --count 40 --compare exact ./crlf.sh
  crlf.sh: PE: failed on case 1
  [1]
  $ verdict --count 40 ./blank.sh
  blank.sh: PE: failed on case 1
  [1]
  $ verdict --count 40 --compare testlib ./blank.sh
  blank.sh: AC: right on 40 boards, 0.061 % of all 65,536
  $ printf 'int main() { return x; }\n' > broken.cpp
  $ verdict broken.cpp
  broken.cpp: CE: its source does not compile
  [1]
  $ verdict ./no-such-program
  boardmill: no-such-program could not be judged: ./no-such-program: No such file or directory
  [3]
  $ boardmill stress hdu1401 -q --for 100ms --wall-limit 200ms sleep 1000
  boardmill: sleep could not be judged: it failed, and the time was over before it was known on which case (--for)
  [3]
  $ printf 'print(4\n' > broken.py
  $ verdict broken.py
  broken.py: CE: its source does not compile
  [1]

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
  undefined.cpp: undefined behaviour at undefined.cpp:13: index 65535 out of bounds for type 'bool [65535]'
  on the input
      wwbw
      bwbw
      wwww
      bwwb
  undefined.cpp: UB: right on 100 boards, 0.153 % of all 65,536
  [1]

Cases in one run: alone each is right.

  $ boardmill generate hdu1401 --print-mistake state-kept -o kept.cpp
  $ c++ -O1 -o kept kept.cpp
  $ stress hdu1401 ./kept | sed '/^reproduce/,/^On all/d'
  kept: BATCH-ONLY: it fails on several cases in one run, on none of them alone
  
  input: 2 cases in one run, of which it answers fewer rightly
      1 1 1 8 8 1 8 8
      1 1 1 8 8 1 8 7
      1 1 8 1 7 8 1 8
      1 1 8 1 8 8 1 8
  expected:
      YES
      YES
  got:
      YES
      NO
  first difference:
      line 2, column 1: expected "YES\n", got "NO\n"
  kept: BATCH-ONLY: failed on case 7

Where the form is not said, it is found out.

  $ boardmill stress solitaire --count 20 ./kept 2>&1 | grep guessed
  boardmill: kept: guessed: your program answers many cases a run, as hdu1401 has them (to end of file)
  $ boardmill stress flip --count 20 --shrink-for 1ms ./only_white 2>&1 | grep guessed
  boardmill: only_white: guessed: your program answers one case a run, as for poj1753; poj1222 sends many: try poj1222

Failing inputs are saved beside others, and added to packages.

  $ stress poj1753 --size 2x3 -q --save found ./small
  small: WA: failed on case 4
  [1]
  $ stress poj1753 --size 2x3 -q --save found ./small
  small: WA: failed on case 4
  [1]
  $ ls found
  small-1.ans
  small-1.got
  small-1.in
  small-2.ans
  small-2.got
  small-2.in
  $ cat found/small-2.in found/small-2.ans found/small-2.got
  www
  bwb
  1
  3
  $ boardmill generate poj1753 --package kattis -o flipgame -q
  $ boardmill stress poj1753 -q --shrink-for 1ms --into flipgame ./only_white
  only_white: WA: failed on case 18
  [1]
  $ boardmill lint poj1753 flipgame -q
  $ boardmill stress hdu1401 --into flipgame ./only_white
  boardmill: --into: the first case of this package does not fit: expected the row of piece 1 of the start, found wbbb
  [2]

Several programs, each with what is expected of it.

  $ mkdir -p submissions/accepted submissions/wrong_answer
  $ cp undefined.cpp submissions/wrong_answer
  $ cp only_white.cpp submissions/accepted
  $ cp right.py submissions/accepted
  $ stress poj1753 submissions --no-sanitize --count 20 --for 1h -q --report all.csv | cut -c 1-63
  program                     expected    verdict     met      ca
  accepted/only_white.cpp     AC          WA          NO         
  accepted/right.py           AC          AC          yes        
  wrong_answer/undefined.cpp  WA etc.     AC          NO         
  $ cut -d, -f 1-6,10-11 all.csv
  "puzzle","program","expected","verdict","met","cases","detail","counterexample_input"
  poj1753,accepted/only_white.cpp,AC,WA,false,18,,"wwwb
  wwww
  bwww
  wwbw
  ","4
  ","6
  "
  poj1753,accepted/right.py,AC,AC,true,20,,
  poj1753,wrong_answer/undefined.cpp,WA|PE|NO-OUTPUT|BATCH-ONLY,AC,false,20,,
  $ boardmill stress poj1753 -q --report r.jsonl --count 20 --for 1h --shrink-for 1ms --program 'good=python3 right.py' --program bad=./only_white --expect bad=wa 2>&1 | cut -c 1-40
  program  expected    verdict     met    
  good     AC          AC          yes    
  bad      WA          WA          yes    
  $ boardmill stress poj1753 -q --report r.xml --count 20 --shrink-for 1ms --program bad=./only_white --expect bad=re
  bad: WA: failed on case 18
  [1]
  $ grep -c '<failure' r.xml
  1

Wrong words.

  $ boardmill stress poj1753
  boardmill: stress: a program is missing
  [2]
  $ boardmill stress
  boardmill: stress: a puzzle is missing: see boardmill list
  [2]
  $ boardmill stress hdu1401 --exhaustive cat
  boardmill: --exhaustive: there are too many pairs
  [2]
  $ boardmill stress poj1753 --time-limit soon cat
  boardmill: --time-limit: expected a time such as 2s, 500ms or 1min, found soon
  [2]
  $ boardmill stress poj1753 --memory-limit 1X cat
  boardmill: --memory-limit: expected a size such as 256M or 1G, found 1X
  [2]
  $ boardmill stress poj1753 --expect nobody=wa cat
  boardmill: --expect: nobody is no program here: expected cat
  [2]
  $ boardmill stress poj1753 --expect cat=bad cat
  boardmill: --expect: bad is no verdict: expected AC, WA, PE, TLE, ILE, MLE, RE, OLE, NO-OUTPUT, BATCH-ONLY, FLAKY, CE or UB
  [2]
  $ boardmill stress poj1753 --report r.txt cat
  boardmill: --report: expected a name in .csv, .jsonl or .xml, found r.txt
  [2]
  $ boardmill stress poj1753 --compare pooj cat
  boardmill: --compare pooj is not known: did you mean poj?
  [2]
