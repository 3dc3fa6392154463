Every program that our packages have: the accepted ones in C++, Java and Python are never accused,
and every classic mistake is found.

  $ try() {
  >   boardmill generate $1 --package kattis -o package-$1 -q
  >   boardmill stress $1 package-$1/submissions --for 5s --no-sanitize -q --report $1.csv > matrix
  >   echo "$1 $?: $(grep -c '^true' <(cut -d, -f 5 $1.csv)) of $(($(wc -l < matrix) - 1))"
  > }
  $ for problem in poj1753 poj2965 poj1222 poj1681 poj3279 poj1198 hdu1401 spoj-solit; do
  >   try $problem
  > done
  poj1753 0: 20 of 20
  poj2965 0: 6 of 6
  poj1222 0: 16 of 16
  poj1681 0: 17 of 17
  poj3279 0: 17 of 17
  poj1198 0: 20 of 20
  hdu1401 0: 21 of 21
  spoj-solit 0: 21 of 21

Witnesses: any right one will do.

  $ boardmill generate hdu1401 --package kattis --print solution -o witness -q
  $ boardmill stress hdu1401 --print solution witness/submissions --for 5s --no-sanitize -q > matrix
