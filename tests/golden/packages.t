generate --package: a set of cases with all that a judge wants.

  $ . "$TESTDIR/setup.sh"
  $ boardmill generate poj1753 --package kattis -o flipgame -q
  $ cd flipgame; find . -type f | grep -v 'data/secret/[0-9]*-.*-\|data/secret/[0-9]*-cost-[1-6]\.\|wrong_answer' | LC_ALL=C sort; cd ..
  ./.boardmill
  ./.timelimit
  ./data/sample/01-cost-3-tie.ans
  ./data/sample/01-cost-3-tie.desc
  ./data/sample/01-cost-3-tie.in
  ./data/sample/02-unsolvable-one-piece.ans
  ./data/sample/02-unsolvable-one-piece.desc
  ./data/sample/02-unsolvable-one-piece.in
  ./data/secret/31-unsolvable.ans
  ./data/secret/31-unsolvable.desc
  ./data/secret/31-unsolvable.in
  ./data/secret/32-unsolvable.ans
  ./data/secret/32-unsolvable.desc
  ./data/secret/32-unsolvable.in
  ./input_validators/validate.cpp
  ./problem.yaml
  ./problem_statement/problem.en.tex
  ./submissions/accepted/FirstRow.java
  ./submissions/accepted/first_row.cpp
  ./submissions/accepted/first_row.py
  $ cat flipgame/problem.yaml
  # Made by boardmill; this makes it again:
  # boardmill generate poj1753 --package kattis --seed 1
  name: "Flip Game"
  uuid: "c0cc9f22-10d7-51bd-a38c-ecf1e36813a5"
  license: "unknown"
  validation: default
  validator_flags: case_sensitive
  limits:
    memory: 256
  $ cat flipgame/data/secret/03-*.in flipgame/data/secret/03-*.ans flipgame/data/secret/03-*.desc
  wwww
  wwww
  wwww
  wwww
  0
  cost-0, solved, goal-white, all-white; wrong here: only-black, start-untested
  $ boardmill lint flipgame
  boardmill: kattis, 32 inputs, 0 errors, 0 warnings; 32 answers verified (poj1753, as the package says)
  $ boardmill check poj1753 flipgame/data/secret -q | cut -d, -f3 | sort | uniq -c | sed 's/^ *//'
  1 "verdict"
  30 right

Several forms at once have identical cases.

  $ boardmill generate poj1753 --package hydro,plain -o both -q
  $ find both-* | grep '0[13]' | LC_ALL=C sort
  both-hydro/testdata/01-cost-3-tie.in
  both-hydro/testdata/01-cost-3-tie.out
  both-hydro/testdata/03-cost-0-goal-white.in
  both-hydro/testdata/03-cost-0-goal-white.out
  both-plain/01.in
  both-plain/01.out
  both-plain/03.in
  both-plain/03.out
  $ diff <(cat both-plain/*.in) <(cat both-hydro/testdata/*.in) && diff <(cat both-plain/*.out) <(cat both-hydro/testdata/*.out)
  $ boardmill lint --strict both-hydro; boardmill lint --strict both-plain
  boardmill: hydro, 32 inputs, 0 errors, 0 warnings; 32 answers verified (poj1753, as the package says)
  boardmill: plain, 32 inputs, 0 errors, 0 warnings; 32 answers verified (poj1753, as the package says)

A target that is there is refused, and --force replaces what boardmill has made only.

  $ boardmill generate poj1753 --package kattis -o flipgame
  boardmill: generate: flipgame is not empty: --force replaces a package that boardmill made
  [2]
  $ boardmill generate poj1753 --package kattis -o flipgame -q --force
  $ mkdir mine; echo precious > mine/notes
  $ boardmill generate poj1753 --package kattis -o mine --force
  boardmill: generate: mine was not made by boardmill: --force replaces only what it has made
  [2]
  $ cat mine/notes
  precious

Title, license, limit, statement and programs of one's own.

  $ printf 'A board.\n\n## Input\n\nFour lines.\n\n## Output\n\nA number.\n' > statement.md
  $ mkdir -p own/accepted own/wrong_answer; echo 'print(4)' > own/wrong_answer/four.py; cp flipgame/submissions/accepted/first_row.py own/accepted/
  $ boardmill generate poj1753 --package icpc-2025 -o own.zip --license cc0 -q
  boardmill: generate: icpc-2025: the license 'cc0' needs a rights owner: --rights-owner
  [2]
  $ boardmill generate poj1753 --package icpc-2025 -o own.zip --title 'Turn: "them"' --license cc0 --rights-owner 'A. Setter' --time-limit 3 --statement statement.md --submissions own -q
  $ unzip -p own.zip 'own/problem.yaml' | grep -v '^uuid'
  # Made by boardmill; this makes it again:
  # boardmill generate poj1753 --package icpc-2025 --title 'Turn: "them"' --license cc0 --rights-owner 'A. Setter' --time-limit 3 --statement statement.md --submissions own --seed 1
  problem_format_version: "2025-09"
  type: pass-fail
  name: "Turn: \"them\""
  license: "cc0"
  rights_owner: "A. Setter"
  limits:
    time_limit: 3
    memory: 256
  $ unzip -l own.zip | grep -o 'submissions/.*'
  submissions/accepted/first_row.py
  submissions/submissions.yaml
  submissions/wrong_answer/four.py
  $ boardmill lint own.zip
  boardmill: icpc-2025, 32 inputs, 0 errors, 0 warnings; 32 answers verified (poj1753, as the package says)

The programs may be those of another package; what is neither right nor a wrong answer has no place
in one.

  $ boardmill generate poj1753 --package kattis -o again --submissions own.zip -q
  $ (cd again && ls submissions/*/*)
  submissions/accepted/first_row.py
  submissions/wrong_answer/four.py
  $ mkdir own/rejected; mv own/wrong_answer/four.py own/rejected
  $ boardmill generate poj1753 --package kattis -o odd --submissions own -q
  boardmill: --submissions: expected accepted/NAME or wrong_answer/NAME, found rejected/four.py
  [2]
  $ mv own/rejected own/regected
  $ boardmill generate poj1753 --package kattis -o odd --submissions own -q 2>&1 | cut -d , -f 1
  boardmill: --submissions: the folder regected of regected/four.py is not known: expected one of accepted

More data for a package that somebody keeps by hand.

  $ boardmill generate poj1753 --set judge --into flipgame --seed 2 2>&1 | tail -n 1
  boardmill: flipgame: 18 added, 14 there already
  $ boardmill generate poj1753 --set judge --into flipgame --seed 2 2>&1 | tail -n 1
  boardmill: flipgame: 0 added, 32 there already
  $ boardmill lint flipgame
  boardmill: kattis, 50 inputs, 0 errors, 0 warnings; 50 answers verified (poj1753, as the package says)
