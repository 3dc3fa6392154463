Every program that our packages have: the accepted ones in C++, Java and Python are never accused,
and every classic mistake is found.

  $ try() {
  >   boardmill generate $1 --package kattis -o package-$1 -q
  >   boardmill stress $1 package-$1/submissions --for 5s --no-sanitize -q --report $1.csv > matrix
  >   echo "$1 $?: $(grep -c '^true' <(cut -d, -f 5 $1.csv)) of $(($(wc -l < matrix) - 1))"
  > }
  $ for problem in poj1753 poj1222 poj1681 poj3279 poj1198 hdu1401 spoj-solit; do
  >   try $problem
  > done

Witnesses: any right one will do.

  $ boardmill generate hdu1401 --package kattis --print solution -o witness -q
  $ boardmill stress hdu1401 --print solution witness/submissions --for 5s --no-sanitize -q > matrix
