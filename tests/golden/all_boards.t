All 65,536 boards of 4x4, against answers that do not come from this program.

  $ answers() { zstd -dcq "$DATASETS/flip/$1.ans.zst"; }
  $ boards="$DATASETS/flip/all.txt.zst"
  $ for method in table auto; do
  >   boardmill solve flip -q --method $method --format answers $boards | cmp - <(answers all)
  >   for goal in white black; do
  >     boardmill solve flip -q --method $method --goal $goal --format answers $boards | cmp - <(answers all-$goal)
  >   done
  > done

The numbers of boards for each answer are known.

  $ answers all | sort | uniq -c
        2 0
       32 1
      228 2
      880 3
     1562 4
     1136 5
      256 6
    61440 Impossible
  $ answers all-white | sort | uniq -c
        1 0
       16 1
      120 2
      560 3
     1387 4
     1440 5
      540 6
       32 7
    61440 Impossible
  $ answers all-black | sort | uniq -c | cmp - <(answers all-white | sort | uniq -c)

The other method says the same, canonical solutions included, of those that can be solved; of all in
the long tests.

  $ columns=cost,solution,goal,answer,instance
  $ boardmill solve flip -q --columns $columns --method table $boards | sed '/^,/d' > table
  $ tail -n +2 table | cut -d, -f5 > solvable
  $ boardmill solve flip -q --columns $columns --method bfs solvable | cmp - table
  $ wc -l < table
  4097

The data set is what it says: all boards, in lexicographic order.

  $ zstd -dcq $boards | paste -d/ - - - - > one-a-line
  $ LC_ALL=C sort -uc one-a-line && wc -l < one-a-line && grep -vc '^[bw]\{4\}\(/[bw]\{4\}\)\{3\}$' one-a-line
  65536
  0
  [1]
