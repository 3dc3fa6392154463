All 65,536 boards of 4x4 by breadth-first search, for one goal at a time.

  $ for goal in white black either; do
  >   boardmill solve flip -q --method bfs --goal $goal --format answers "$DATASETS/flip/all.txt.zst" > answers
  >   name=all-$goal; zstd -dcq "$DATASETS/flip/${name%-either}.ans.zst" | cmp - answers
  > done

The census of a board of thousands of cells counts them all.

  $ boardmill census flip --size 63x63 | tail -n +2 | cut -d, -f2 | paste -sd+ | python3 -c 'print(eval(input()) == 2 ** (63 * 63))'
  True
