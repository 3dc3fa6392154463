Whole spaces.

  $ . "$TESTDIR/setup.sh"

  $ boardmill census flip --size 4x4
  cost,count
  0,2
  1,32
  2,228
  3,880
  4,1562
  5,1136
  6,256
  unsolvable,61440
  $ boardmill census flip --size 4x4 --goal white
  cost,count
  0,1
  1,16
  2,120
  3,560
  4,1387
  5,1440
  6,540
  7,32
  unsolvable,61440
  $ boardmill census flip --size 5x5 --goal black | tail -n 3
  14,82614
  15,7350
  unsolvable,25165824
  $ boardmill census poj1222 | head -n 4
  cost,count
  0,1
  1,30
  2,435

The counts of solve over all boards are the same.

  $ zstd -dcq "$DATASETS/flip/all.txt.zst" | boardmill solve -q flip --columns cost | tail -n +2 | sed 's/""/unsolvable/' |
  >   sort | uniq -c | awk '{print $2 "," $1}' | diff - <(boardmill census flip | tail -n +2)

Where every board has one press set, no size is too large; else there is a limit.

  $ boardmill census flip --size 63x63 --goal white | sed -n '2,4p;$p'
  0,1
  1,3969
  2,7874496
  unsolvable,0
  $ boardmill census flip --size 31x31 | tail -n +2 | cut -d, -f2 | paste -sd+ | python3 -c 'print(eval(input()) == 2 ** (31 * 31))'
  True
  $ boardmill census flip --size 9x9
  boardmill: census: 9x9 has 81 cells and nullity 8: a census is feasible up to 36 cells or with nullity 0
  [2]

Threads change nothing; a progress line is there if it is asked for.

  $ boardmill census flip --size 5x5 -j 1 > one; boardmill census flip --size 5x5 -j 4 | cmp - one
  $ boardmill census flip --size 4x7 --progress always -o out.csv 2>&1 | head -c 0; tail -n 1 out.csv
  unsolvable,0
