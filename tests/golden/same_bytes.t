The number of threads and the size of chunks change no byte of the output.

  $ mkdir -p in/sub
  $ boardmill generate flip --count 3000 > in/a.txt
  $ cp "$DATASETS"/flip/malformed/*.txt* in/sub
  $ rm -f in/sub/line* in/sub/wrong-size* in/sub/other-cells*
  $ (boardmill generate flip --count 300 --seed 2; printf '\nbwxb\n'; boardmill generate flip --count 50 --seed 3) | gzip -c > in/b.txt.gz
  $ boardmill generate flip --count 500 --input-format line > in/c.txt
  $ yes 'bwb' | head -n 3000 > in/d.txt
  $ (cd in && zip -q z.zip a.txt c.txt) && touch in/empty && ln -s nowhere in/hanging
  $ for threads in 1 3 8; do
  >   for bytes in 1 20 4096 100000000; do
  >     for options in '--columns all' '--format jsonl' '--format answers'; do
  >       boardmill solve flip in -q $options -j $threads --chunk-bytes $bytes 2> messages | sha256sum
  >       echo "${PIPESTATUS[0]} $(sha256sum < messages)"
  >     done | sha256sum
  >   done
  > done | sort | uniq -c | sed 's/ *\([0-9]*\) .*/\1/'
  12
  $ boardmill solve flip in -q 2> messages | wc -l
  7430
  $ cat messages
  in/b.txt.gz:1202:3: malformed: expected b or w, found x
  in/b.txt.gz:1403:1: malformed: expected row 2 of 4, found the end of the input
  in/d.txt:1:1: unreadable: expected --size or a blank line after each board, found 3000 rows of 3 cells beginning with bwb
  in/hanging: unreadable: No such file or directory
  in/sub/bad-cell.txt:6:3: malformed: expected b or w, found x
  in/sub/bad-cells-everywhere.txt:1:1: malformed: expected b or w, found ?
  in/sub/bad-cells-everywhere.txt:8:4: malformed: expected b or w, found a comma
  in/sub/block-is-a-multiple.txt:1:1: unreadable: expected --size or a blank line after each board, found 10 rows of 5 cells beginning with bwwbw
  in/sub/over-64-columns.txt:1:65: unreadable: expected rows of at most 64 cells, found 65
  boardmill: 30 more such records

  $ mkdir pairs && cp "$DATASETS"/solitaire/malformed/*.txt* "$DATASETS"/solitaire/distances.txt pairs
  $ for threads in 1 3 8; do
  >   for bytes in 1 20 4096 100000000; do
  >     { boardmill solve solitaire pairs -q --columns all -j $threads --chunk-bytes $bytes 2> messages | sha256sum
  >       echo "${PIPESTATUS[0]} $(sha256sum < messages)"; } | sha256sum
  >   done
  > done | sort | uniq -c | sed 's/ *\([0-9]*\) .*/\1/'
  12

Standard input in small pieces gives the same as in one.

  $ boardmill solve flip -q < in/a.txt > rows
  $ while read -r line; do echo "$line"; done < in/a.txt | boardmill solve flip -q | cmp - rows
