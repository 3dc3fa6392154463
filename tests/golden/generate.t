generate: uniform instances, the same ones for the same seed.

  $ . "$TESTDIR/setup.sh"
  $ boardmill generate flip --count 2
  wwbb
  wbwb
  wbwb
  wwbb
  bbww
  wwwb
  bwbb
  bwww
  $ boardmill generate flip --count 2 --input-format line
  wwbb/wbwb/wbwb/wwbb
  bbww/wwwb/bwbb/bwww
  $ boardmill generate flip --count 1 --size 2x3
  wwb
  wbw
  
  $ boardmill generate flip --count 1 --size 1x6 --input-format line
  wwbbww/
  $ boardmill generate flip --count 1 --cells .X
  ..XX
  .X.X
  .X.X
  ..XX
  $ boardmill generate solitaire --count 2
  2 3 4 4 5 3 7 5
  2 2 4 1 7 1 7 8
  4 4 6 5 7 4 8 7
  3 3 3 7 7 5 7 7
  $ boardmill generate solitaire --count 2 --input-format line
  2 3 4 4 5 3 7 5 2 2 4 1 7 1 7 8
  4 4 6 5 7 4 8 7 3 3 3 7 7 5 7 7
  $ boardmill generate spoj-solit --count 2
  2
  2 3 4 4 5 3 7 5
  2 2 4 1 7 1 7 8
  4 4 6 5 7 4 8 7
  3 3 3 7 7 5 7 7
  $ boardmill generate poj1753 --count 2 | cmp - <(boardmill generate flip --count 2)
  $ boardmill generate flip --count 0
  $ boardmill generate spoj-solit --count 0
  0

The seed is 1 unless another is typed, and decides everything; a random one is told.

  $ for options in '' '--seed 1' '-j 1' '-j 3'; do boardmill generate flip --count 20000 $options | sha256sum; done | uniq | wc -l
  1
  $ for seed in 0 1 2 3 999999999999999999; do boardmill generate flip --count 2 --seed $seed | sha256sum; done | sort -u | wc -l
  5
  $ boardmill generate flip --count 2 --seed 1000000000000000000
  boardmill: --seed: expected a whole number of at most 18 digits or random, found 1000000000000000000
  [2]
  $ boardmill generate flip --count 9 --seed random 2> messages > random.txt
  $ sed 's/[0-9][0-9]*/N/' messages
  boardmill: seed N
  $ boardmill generate flip --count 9 --seed $(tr -dc 0-9 < messages) | cmp - random.txt

Instance k does not depend on how many there are, nor on the form.

  $ for puzzle in flip solitaire; do
  >   boardmill generate $puzzle --count 20000 --input-format line > long
  >   for count in 1 4096 4097 19999; do
  >     boardmill generate $puzzle --count $count --input-format line | cmp - <(head -n $count long)
  >   done
  >   boardmill generate $puzzle --count 20000 | boardmill solve $puzzle -q --columns instance | tail -n +2 | cmp - long
  >   sort -u long | wc -l
  > done
  17220
  20000

What is generated can be read, in every form.

  $ boardmill generate flip --count 1000 | boardmill solve flip --format answers > answers
  boardmill: 1,000 records: 61 solved, 939 unsolvable
  $ grep -vc '^\([0-6]\|Impossible\)$' answers
  0
  [1]
  $ boardmill generate flip --count 1000 --size 3x5 | boardmill solve flip --size 3x5 > rows
  boardmill: 1,000 records: 133 solved, 867 unsolvable
  $ boardmill generate flip --count 20 --size 4x5 --input-format line | boardmill solve flip -q --columns outcome | sort | uniq -c | wc -l
  2
  $ boardmill generate spoj-solit --count 300 | boardmill solve spoj-solit --format answers | sort | uniq -c | wc -l
  boardmill: 300 records: 41 solved, 259 unsolvable
  2

To a file, and compressed.

  $ boardmill generate flip --count 1000 -o boards.txt.zst && zstd -dcq boards.txt.zst | cmp - <(boardmill generate flip --count 1000)
  $ boardmill generate flip --count 10 -o no/such/folder.txt
  boardmill: no/such/folder.txt: No such file or directory
  [3]
  $ ls
  answers
  boards.txt.zst
  long
  messages
  random.txt
  rows
