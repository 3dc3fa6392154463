--force replaces what boardmill has written, and nothing else: a file that somebody has added to a
package, or changed, a link, a folder of his own are named, and stay.

  $ . "$TESTDIR/setup.sh"
  $ make() { boardmill generate poj1753 --package "$@" --force -q; }
  $ make kattis -o p && make kattis -o p
  $ echo mine > p/data/secret/99-checker.in && make kattis -o p
  boardmill: generate: p holds what boardmill did not write, and --force replaces nothing else: data/secret/99-checker.in
  [2]
  $ cat p/data/secret/99-checker.in && rm p/data/secret/99-checker.in && make kattis -o p
  mine

Everything that can be added, and what was changed.

  $ echo '# more' >> p/problem.yaml && mkdir -p p/.git/objects p/data/empty p/own && touch p/own/notes p/.git/objects/a
  $ ln -s ../p p/link && ln -sf /dev/null p/.timelimit && mkfifo p/fifo && echo 'form: kattis' >> p/.boardmill
  $ make kattis -o p
  boardmill: generate: p holds what boardmill did not write, and --force replaces nothing else: .boardmill (changed), .git/, .timelimit, data/empty/, fifo, link, own/, problem.yaml (changed)
  [2]
  $ ls -A p p/own
  p:
  .boardmill
  .git
  .timelimit
  data
  fifo
  input_validators
  link
  own
  problem.yaml
  problem_statement
  submissions
  
  p/own:
  notes
  $ boardmill generate poj1753 --package kattis -o p -q
  boardmill: generate: p is not empty: --force replaces a package that boardmill made
  [2]
  $ rm -r p && make kattis -o p && for i in $(seq 30); do echo > p/data/$i; done && make kattis -o p
  boardmill: generate: p holds what boardmill did not write, and --force replaces nothing else: data/1, data/10, data/11, data/12, data/13, data/14, data/15, data/16, data/17, data/18, data/19, data/2, data/20, data/21, data/22, data/23, data/24, data/25, data/26, data/27 and 10 more
  [2]
  $ rm -r p

What was removed comes back; the file of another mode is the same file.

  $ make kattis -o p && rm p/problem.yaml p/data/secret/*.in && chmod 600 p/data/sample/*.ans && make kattis -o p && boardmill lint -q p

The data that --into has added are somebody's, too.

  $ boardmill generate poj1753 --set judge --into p -q --seed 7 && make kattis -o p 2>&1 | grep -o 'nothing else: data/secret/33.*desc, ' | cut -c 1-40
  nothing else: data/secret/33-cost-3-goal

All forms as folders and as zips, and the one file of FPS: each can be replaced as it is; none with a
file more, or with one changed.

  $ cat > add.py << 'END'
  > import sys, zipfile
  > with zipfile.ZipFile(sys.argv[1], "a") as archive:
  >     archive.writestr("notes", "mine")
  > END
  $ for form in kattis icpc-2025 domjudge polygon hydro fps plain; do
  >   make $form -o d-$form && make $form -o d-$form && echo mine > d-$form/notes && make $form -o d-$form
  >   rm d-$form/notes; file=$(find d-$form -type f ! -name .boardmill | LC_ALL=C sort | tail -n 1); echo >> "$file"
  >   make $form -o d-$form
  >   make $form -o z-$form.zip && make $form -o z-$form.zip && python3 add.py z-$form.zip && make $form -o z-$form.zip
  > done
  boardmill: generate: d-kattis holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-kattis holds what boardmill did not write, and --force replaces nothing else: submissions/wrong_answer/wrap_round.cpp (changed)
  boardmill: generate: z-kattis.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-icpc-2025 holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-icpc-2025 holds what boardmill did not write, and --force replaces nothing else: submissions/wrong_answer/wrap_round.cpp (changed)
  boardmill: generate: z-icpc-2025.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-domjudge holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-domjudge holds what boardmill did not write, and --force replaces nothing else: submissions/wrong_answer/wrap_round.cpp (changed)
  boardmill: generate: z-domjudge.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-polygon holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-polygon holds what boardmill did not write, and --force replaces nothing else: tests/32.a (changed)
  boardmill: generate: z-polygon.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-hydro holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-hydro holds what boardmill did not write, and --force replaces nothing else: testdata/config.yaml (changed)
  boardmill: generate: z-hydro.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-fps holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-fps holds what boardmill did not write, and --force replaces nothing else: flipgame.xml (changed)
  boardmill: generate: z-fps.zip holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-plain holds what boardmill did not write, and --force replaces nothing else: notes
  boardmill: generate: d-plain holds what boardmill did not write, and --force replaces nothing else: README.md (changed)
  boardmill: generate: z-plain.zip holds what boardmill did not write, and --force replaces nothing else: notes
  [2]
  $ make fps -o f.xml && mv f.xml g.xml && make fps -o g.xml && sed -i 's/Flip Game/My Game/' g.xml && make fps -o g.xml
  boardmill: generate: g.xml holds what boardmill did not write, and --force replaces nothing else: g.xml (changed)
  [2]
  $ grep -c 'My Game' g.xml
  1

A mark alone, without the list, covers nothing.

  $ make plain -o q && sed -i '/^sha256/d' q/.boardmill && make plain -o q 2>&1 | cut -c 1-120
  boardmill: generate: q holds what boardmill did not write, and --force replaces nothing else: .boardmill (changed), 01.i

The list is one of sha256sum.

  $ make plain -o r && cd r && sed -n 's/^sha256 \([0-9a-f]*\) \([^.].*\)/\1  \2/p' .boardmill | sha256sum -c --quiet && grep -c '^sha256' .boardmill
  66
