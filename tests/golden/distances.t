Solitaire pairs at every distance from 0 to 12, against a search that does not come from this
program.

  $ pairs="$DATASETS/solitaire/distances.txt"
  $ for method in auto bfs bidirectional bounds; do
  >   boardmill solve solitaire -q --method $method --max-moves 12 --columns record,cost,solution $pairs | cmp - "$DATASETS/solitaire/distances.csv"
  >   boardmill solve solitaire -q --method $method --format answers $pairs | cmp - "$DATASETS/solitaire/distances.ans"
  > done

Every limit cuts at its own distance.

  $ for moves in 0 1 2 3 4 5 6 7 8 9 10 11 12; do
  >   boardmill solve solitaire -q --max-moves $moves --columns cost $pairs | grep -c '[0-9]'
  > done | paste -sd' '
  30 60 90 120 150 180 210 240 270 300 330 360 390

  $ cut -d, -f2 "$DATASETS/solitaire/distances.csv" | tail -n +2 | sort -n | uniq -c
       30 0
       30 1
       30 2
       30 3
       30 4
       30 5
       30 6
       30 7
       30 8
       30 9
       30 10
       30 11
       30 12
