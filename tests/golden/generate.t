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

Strata: instances by their exact answer.

  $ boardmill generate flip --strata 0..6,unsolvable --per-stratum 5 --distinct symmetry -o strata.txt
  boardmill: stratum 0: wanted 5, got 1, available 1
  boardmill: stratum 1: wanted 5, got 3, available 3
  $ boardmill solve flip --format answers -q strata.txt | uniq -c | sed 's/^ *//' | paste -sd,
  1 0,3 1,5 2,5 3,5 4,5 5,5 6,5 Impossible
  $ boardmill generate solitaire --strata 8,9 --per-stratum 20 --seed 3 | boardmill solve solitaire -q --max-moves 99 --columns cost | sort | uniq -c | sed 's/^ *//' | paste -sd,
  1 "cost",20 8,20 9
  $ boardmill generate solitaire --strata yes,no,27 --per-stratum 3 | boardmill solve solitaire -q --format answers | paste -sd' '
  YES YES YES NO NO NO NO NO NO
  $ boardmill generate flip --size 8x8 --strata 20,40 --per-stratum 2 --input-format line | boardmill solve flip -q --columns cost | paste -sd' '
  "cost" 20 20 40 40
  $ boardmill generate poj1222 --strata 0..2,unsolvable --per-stratum 2 --distinct -o counted.txt && head -n 1 counted.txt
  boardmill: stratum 0: wanted 2, got 1, available 1
  boardmill: stratum unsolvable: wanted 2, got 0, available 0
  5
  $ for jobs in 1 5; do boardmill generate solitaire --strata 0..12,yes,no --per-stratum 10 --distinct symmetry -j $jobs | sha256sum; done | uniq | wc -l
  1
  $ boardmill generate flip --strata 4 --per-stratum 1000 | cmp -n 200 - <(boardmill generate flip --strata 0,4 --per-stratum 1000 | tail -n +4001)

No instance twice; the first one of a uniform stream stays.

  $ boardmill generate flip --count 65536 --distinct --input-format line | sort -u | wc -l
  65536
  $ boardmill generate flip --count 20 --distinct | cmp - <(boardmill generate flip --count 20)
  $ boardmill generate flip --count 65537 --distinct
  boardmill: generate: --count: expected at most 65536, found 65537: no more distinct instances exist
  [2]
  $ boardmill generate flip --count 4325 --distinct symmetry
  boardmill: generate: --count: expected at most 4324, found 4325: no more distinct instances exist up to symmetry
  [2]
  $ boardmill generate flip --count 4324 --distinct symmetry --input-format line | sort -u | wc -l
  4324

Wrong lists.

  $ boardmill generate flip --strata 0..x
  boardmill: --strata: expected costs such as 3 or 0..6, solved, yes, unsolvable or no, found 0..x
  [2]
  $ boardmill generate flip --strata 3 --count 5
  boardmill: generate: --count and --strata do not go together: use --per-stratum
  [2]
  $ boardmill generate flip --count 3 --per-stratum 5
  boardmill: generate: --per-stratum needs --strata
  [2]
  $ boardmill generate flip --count 3 --distinct=colour
  boardmill: --distinct colour is not known: expected instances or symmetry
  [2]
