Every program that our packages have: the accepted ones in C++, Java and Python are never accused,
and every classic mistake is found.

  $ try() {
  >   problem=$1; shift
  >   boardmill generate $problem "$@" --package kattis -o package-$problem -q
  >   boardmill stress $problem "$@" package-$problem/submissions --for 5s --no-sanitize -q 2>&1 |
  >     awk 'NR > 1 {print $4}' | sort | uniq -c
  > }
  $ for problem in poj1753 poj1222 poj1681 poj3279 poj1198 hdu1401 spoj-solit; do
  >   try $problem
  > done
