The signature of the answers can fail, and says which part has changed and what to do.

  $ signature() { "$CHECKOUT/tests/bench/signature.py" "$BOARDMILL" "$@"; }
  $ cp "$CHECKOUT/tests/bench/signature.txt" .
  $ signature --only 'problem/poj1[26]' --expected signature.txt
  2 parts as they were: * (glob)

Other answers; another input; a part that is not in the file.

  $ sed -i -E 's/^[0-9a-f]+ (.* flip.problem.poj1222)$/0 \1/; s/ [0-9a-f]+ (flip.problem.poj1681)$/ 0 \1/' signature.txt
  $ sed -i '/poj3279/d' signature.txt
  $ signature --only 'problem/poj(1[26]|3)' --expected signature.txt
  flip/problem/poj1222: the answers are other ones
  flip/problem/poj1681: the input is another one: the generator or a data set has changed
  flip/problem/poj3279: not in the file
  If nobody meant to change an answer, this is a bug: find the part above and compare its rows before
  and after. If the change is deliberate, say in CHANGELOG.md what is answered otherwise, run
    tests/bench/signature.py build/release/boardmill --update
  and commit tests/bench/signature.txt together with the change.
  [1]

A program whose bytes depend on the number of threads.

  $ cat > dependent << 'END'
  > #!/bin/bash
  > echo "$@"
  > END
  $ chmod +x dependent
  $ "$CHECKOUT/tests/bench/signature.py" dependent --only solitaire/distances/8/auto | sed -n 1p
  solitaire/distances/8/auto: the answers depend on -j or --chunk-bytes, which they never may

A program that fails.

  $ printf '#!/bin/bash\necho no >&2\nexit 3\n' > failing
  $ chmod +x failing
  $ "$CHECKOUT/tests/bench/signature.py" failing --only solitaire/distances/8/auto 2>&1 | cut -c1-54
  exit status 3: boardmill solve solitaire --max-moves 8
  no
