What judges would refuse in a package, or get wrong.

  $ . "$TESTDIR/setup.sh"

A plain folder. Without a puzzle the first case tells which one it is.

  $ mkdir p
  $ printf 'wbww\nbbbw\nwbww\nwwww\n' > p/01.in; echo 1 > p/01.out
  $ printf 'bwww\nwwww\nwwww\nwwww\n' > p/02.in; printf 'impossible\r\n' > p/02.out
  $ printf 'wwww\nwwww\nwxww\nwwww\n' > p/03.in; printf '\357\273\2770\n' > p/03.out
  $ cp p/01.in p/04.in
  $ boardmill lint p
  p/02.out:1: error carriage-return: the line has a carriage return
  p/02.out:1: error wrong-answer: answer: expected Impossible found impossible
  p/03.in:3: error invalid-input: expected b or w, found x
  p/03.out:1: error byte-order-mark: the file begins with a byte-order mark
  p/04.in:1: error answer-missing: there is no answer for this input
  p/04.in:1: warning duplicate-input: the same input as 01.in
  boardmill: plain, 4 inputs, 5 errors, 1 warning; 2 answers verified (poj1753, a guess from the first input)
  [1]

The puzzle can be named, and its options given.

  $ rm p/0[234]*
  $ boardmill lint poj1753 p
  boardmill: plain, 1 input, 0 errors, 0 warnings; 1 answer verified (poj1753)
  $ boardmill lint flip --goal black p
  p/01.out:1: error wrong-answer: answer: expected 5 found 1
  boardmill: plain, 1 input, 1 error, 0 warnings; 1 answer verified (flip)
  [1]
  $ boardmill lint -q solitaire p
  p/01.in:1: error invalid-input: expected the row of piece 1 of the start, found wbww
  [1]

A package of boardmill's own says what it is for; warnings are errors with --strict.

  $ cat > p/.boardmill <<'EOF'
  > form: plain
  > command: boardmill generate flip --goal 'white' --print=solution --seed 7 --package plain -o p
  > EOF
  $ boardmill lint p
  p/01.out:1: error wrong-answer: solution: expected 1 press found 0
  boardmill: plain, 1 input, 1 error, 0 warnings; 1 answer verified (flip, as the package says)
  [1]
  $ printf '1\n2 2' > p/01.out
  $ boardmill lint p
  p/01.out:2: warning final-newline: the last line has no newline
  boardmill: plain, 1 input, 0 errors, 1 warning; 1 answer verified (flip, as the package says)
  $ boardmill lint --strict p
  p/01.out:2: warning final-newline: the last line has no newline
  boardmill: plain, 1 input, 0 errors, 1 warning; 1 answer verified (flip, as the package says)
  [1]

An archive, and one of Kattis, whose files are below a folder.

  $ mkdir -p game/data/secret game/input_validators game/submissions/accepted
  $ cp p/01.in game/data/secret/1.in; echo 2 > game/data/secret/1.ans
  $ echo 'name: [x' > game/problem.yaml
  $ echo 'int main() { std::cin >> n; }' > game/input_validators/v.cpp
  $ zip -qr game.zip game
  $ boardmill lint game.zip
  game.zip!game/data/secret/1.ans:1: error wrong-answer: answer: expected 1 found 2
  game.zip!game/input_validators/v.cpp:1: warning loose-validator: cin >> accepts other blanks, blank lines and more text
  game.zip!game/problem.yaml:1: warning time-limit: there is no .timelimit: DOMjudge takes 10 seconds
  game.zip!game/problem.yaml:2: error yaml: end of sequence flow not found
  game.zip!game/submissions/accepted:1: error no-accepted: there is no accepted submission
  boardmill: kattis, 1 input, 3 errors, 2 warnings; 1 answer verified (poj1753, a guess from the first input)
  [1]

What is no package, or is not there.

  $ mkdir empty; touch empty/x
  $ boardmill lint empty
  empty:1: error unknown-form: this is no package of Kattis, ICPC, DOMjudge, Polygon, Hydro or FPS, and there is no file ending in .in
  boardmill: no known form, 0 inputs, 1 error, 0 warnings; no answer was verified
  [1]
  $ boardmill lint nothing
  boardmill: nothing: No such file or directory
  [3]
  $ boardmill lint N
  boardmill: N: No such file or directory
  [3]
  $ boardmill lint
  boardmill: lint: a package is missing
  [2]
  $ boardmill lint flip
  boardmill: lint: a package is missing
  [2]
  $ boardmill lint flup p
  boardmill: flup is not a puzzle: did you mean flip?
  [2]
  $ boardmill lint flip p q
  boardmill: lint: too many words: see boardmill lint --help
  [2]
