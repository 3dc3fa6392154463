Files, folders and standard input.

  $ . "$TESTDIR/setup.sh"

  $ sample="$DATASETS/flip/sample.txt"
  $ cp "$sample" boards.txt

Standard input: by default, and as `-`.

  $ boardmill solve flip < boards.txt
  "source","record","outcome","cost","error"
  -,1,solved,4,
  boardmill: 1 record: 1 solved
  $ cat boards.txt | boardmill solve flip - boards.txt
  "source","record","outcome","cost","error"
  -,1,solved,4,
  boards.txt,1,solved,4,
  boardmill: 2 records: 2 solved
  $ printf 'bwwb\nbbwb\nbwwb\nbwww' | boardmill solve flip -q
  "source","record","outcome","cost","error"
  -,1,solved,4,
  $ boardmill solve flip < /dev/null
  "source","record","outcome","cost","error"
  boardmill: 0 records
  $ boardmill solve flip -q - - < boards.txt
  "source","record","outcome","cost","error"
  -,1,solved,4,

A file is named as it was typed.

  $ mkdir -p d/sub
  $ boardmill solve flip -q ./boards.txt d/../boards.txt "$PWD/boards.txt" | sed "s|$PWD|HERE|"
  "source","record","outcome","cost","error"
  ./boards.txt,1,solved,4,
  d/../boards.txt,1,solved,4,
  HERE/boards.txt,1,solved,4,

A folder: every file, in byte order of the path, without hidden files, results and documents.

  $ for name in b.txt a.txt B.txt sub/z.txt sub.txt sub-1.txt ä.txt 10 9 noext .hidden .dir/a.txt sub/.hidden; do
  >   mkdir -p "d/$(dirname "$name")" && cp boards.txt "d/$name"
  > done
  $ for suffix in ans out a desc md yaml yml csv jsonl json ans.gz csv.zst; do cp boards.txt d/x.$suffix; done
  $ boardmill solve flip d
  "source","record","outcome","cost","error"
  d/10,1,solved,4,
  d/9,1,solved,4,
  d/B.txt,1,solved,4,
  d/a.txt,1,solved,4,
  d/b.txt,1,solved,4,
  d/noext,1,solved,4,
  d/sub-1.txt,1,solved,4,
  d/sub.txt,1,solved,4,
  d/sub/z.txt,1,solved,4,
  d/\xc3\xa4.txt,1,solved,4, (esc)
  boardmill: 10 records: 10 solved; 15 names left out (-v lists them)
  $ boardmill solve flip -q --columns source d/ | sed -n 2p
  d/10

  $ (cd d && boardmill solve flip -q --columns source . | sed -n 2,3p)
  ./10
  ./9

--include takes other files instead, never hidden ones.

  $ boardmill solve flip -q --columns source d --include '*.csv' --include 'sub/*'
  "source"
  d/sub/z.txt
  d/x.csv
  $ boardmill solve flip -q --columns source d --include '*' | grep -c '^d/x'
  12
  $ boardmill solve flip -q --columns source d --include '*' | grep hidden
  [1]
  $ boardmill solve flip d --include nothing
  "source","record","outcome","cost","error"
  boardmill: d: no input in this folder
  boardmill: 0 records; 25 names left out (-v lists them)
  boardmill: nothing matches --include nothing
  [3]

A file that is named is read, whatever its name.

  $ boardmill solve flip -q d/x.csv d/.hidden d/x.ans --columns source,cost
  "source","cost"
  d/x.csv,4
  d/.hidden,4
  d/x.ans,4

The output is no input, under whatever name.

  $ boardmill solve flip -q d -o d/result.txt && boardmill solve flip -q d -o d/result.txt
  $ grep -c . d/result.txt
  11
  $ grep result d/result.txt
  [1]
  $ ln -s d other && boardmill solve flip -q d -o other/result.txt && grep -c . d/result.txt
  11
  $ ln -s result.txt d/link.txt && boardmill solve flip -q d -o d/result.txt && grep -c . d/result.txt
  11
  $ rm d/result.txt d/link.txt

Names with commas, quotes, blanks, line breaks and bytes that are no text.

  $ mkdir names
  $ for name in 'a,b.txt' 'say "hi".txt' 'two words.txt' $'line\nbreak.txt' $'tab\t.txt' 'back\slash.txt' $'\xff\xfe.txt' "it's.txt"; do
  >   cp boards.txt "names/$name"
  > done
  $ boardmill solve flip -q names
  "source","record","outcome","cost","error"
  "names/a,b.txt",1,solved,4,
  names/back\slash.txt,1,solved,4,
  names/it's.txt,1,solved,4,
  names/line\x0abreak.txt,1,solved,4,
  "names/say ""hi"".txt",1,solved,4,
  names/tab\x09.txt,1,solved,4,
  names/two words.txt,1,solved,4,
  names/\xff\xfe.txt,1,solved,4,
  $ boardmill solve flip -q names --format jsonl --columns source
  {"source":"names/a,b.txt"}
  {"source":"names/back\\slash.txt"}
  {"source":"names/it's.txt"}
  {"source":"names/line\\x0abreak.txt"}
  {"source":"names/say \"hi\".txt"}
  {"source":"names/tab\\x09.txt"}
  {"source":"names/two words.txt"}
  {"source":"names/\\xff\\xfe.txt"}
  $ cp boards.txt ./-dash.txt
  $ boardmill solve flip -q -- -dash.txt
  "source","record","outcome","cost","error"
  -dash.txt,1,solved,4,

What cannot be opened is a row; the others go on, and the exit status is 3.

  $ mkdir u && cp boards.txt u/a.txt && ln -s nowhere u/b.txt && cp boards.txt u/c.txt && ln -s loop.txt u/loop.txt && mkfifo u/pipe
  $ boardmill solve flip u
  "source","record","outcome","cost","error"
  u/a.txt,1,solved,4,
  u/b.txt,1,unreadable,,unreadable: No such file or directory
  u/c.txt,1,solved,4,
  u/loop.txt,1,unreadable,,unreadable: Too many levels of symbolic links
  u/pipe,1,unreadable,,unreadable: a pipe or a device in a folder
  u/b.txt: unreadable: No such file or directory
  u/loop.txt: unreadable: Too many levels of symbolic links
  u/pipe: unreadable: a pipe or a device in a folder
  boardmill: 5 records: 2 solved, 3 unreadable
  [3]
  $ boardmill solve flip missing.txt u/a.txt
  "source","record","outcome","cost","error"
  missing.txt,1,unreadable,,unreadable: No such file or directory
  u/a.txt,1,solved,4,
  missing.txt: unreadable: No such file or directory
  boardmill: 2 records: 1 solved, 1 unreadable
  [3]
  $ boardmill solve flip -q missing.txt
  "source","record","outcome","cost","error"
  missing.txt,1,unreadable,,unreadable: No such file or directory
  missing.txt: unreadable: No such file or directory
  [3]
  $ boardmill solve flip -q u/a.txt/b
  "source","record","outcome","cost","error"
  u/a.txt/b,1,unreadable,,unreadable: Not a directory
  u/a.txt/b: unreadable: Not a directory
  [3]

Links to files and folders are followed, each folder once.

  $ mkdir links && cp boards.txt links/a.txt && ln -s ../boards.txt links/b.txt && ln -s ../d links/c && ln -s . links/self
  $ boardmill solve flip -q links --columns source | tail -n +2 | head -n 4
  links/a.txt
  links/b.txt
  links/c/10
  links/c/9
  $ boardmill solve flip -q links --columns source | grep -c self
  0
  [1]

No input at all.

  $ mkdir empty
  $ boardmill solve flip empty
  "source","record","outcome","cost","error"
  boardmill: empty: no input in this folder
  boardmill: 0 records

A FIFO that is named is read.

  $ mkfifo fifo
  $ cat boards.txt > fifo & boardmill solve flip fifo; wait
  "source","record","outcome","cost","error"
  fifo,1,solved,4,
  boardmill: 1 record: 1 solved

Folders of nothing but empty files.

  $ mkdir zero && touch zero/a zero/b
  $ boardmill solve flip zero
  "source","record","outcome","cost","error"
  boardmill: 0 records
