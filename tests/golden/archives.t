Compressed files and archives, told by content.

  $ . "$TESTDIR/setup.sh"

  $ cp "$DATASETS/flip/sample.txt" boards.txt
  $ for tool in gzip zstd xz bzip2; do $tool -c boards.txt 2> /dev/null > $tool; done
  $ cp gzip boards.txt.gz
  $ boardmill solve flip gzip zstd xz bzip2 boards.txt.gz
  "source","record","outcome","cost","error"
  gzip,1,solved,4,
  zstd,1,solved,4,
  xz,1,solved,4,
  bzip2,1,solved,4,
  boards.txt.gz,1,solved,4,
  boardmill: 5 records: 5 solved
  $ for tool in gzip zstd xz bzip2; do boardmill solve flip -q < $tool | tail -n 1; done
  -,1,solved,4,
  -,1,solved,4,
  -,1,solved,4,
  -,1,solved,4,
  $ cat zstd | boardmill solve flip -q | tail -n 1
  -,1,solved,4,

Several compressed streams after another are one file.

  $ cat gzip gzip > two.gz
  $ boardmill solve flip -q two.gz
  "source","record","outcome","cost","error"
  two.gz,1,solved,4,
  two.gz,2,solved,4,

Members of archives: in byte order of their names, and chosen as in a folder.

  $ mkdir -p m/sub && for name in b.txt a.txt sub/c.txt .hidden x.ans x.md; do cp boards.txt m/$name; done
  $ (cd m && zip -q ../m.zip b.txt sub/c.txt a.txt .hidden x.ans x.md)
  $ tar -C m -cf m.tar b.txt sub/c.txt a.txt .hidden x.ans x.md
  $ for tool in gzip zstd xz bzip2; do $tool -c m.tar > m.tar.$tool; done
  $ boardmill solve flip m.zip
  "source","record","outcome","cost","error"
  m.zip!a.txt,1,solved,4,
  m.zip!b.txt,1,solved,4,
  m.zip!sub/c.txt,1,solved,4,
  boardmill: 3 records: 3 solved
  $ boardmill solve flip -q m.tar
  "source","record","outcome","cost","error"
  m.tar!a.txt,1,solved,4,
  m.tar!b.txt,1,solved,4,
  m.tar!sub/c.txt,1,solved,4,
  $ for tool in gzip zstd xz bzip2; do
  >   boardmill solve flip -q m.tar.$tool | sed "s/m.tar.$tool/m.tar/" > rows; boardmill solve flip -q m.tar | cmp - rows
  > done
  $ boardmill solve flip -q - < m.zip
  "source","record","outcome","cost","error"
  -!a.txt,1,solved,4,
  -!b.txt,1,solved,4,
  -!sub/c.txt,1,solved,4,
  $ cat m.tar.zstd | boardmill solve flip -q
  "source","record","outcome","cost","error"
  -!a.txt,1,solved,4,
  -!b.txt,1,solved,4,
  -!sub/c.txt,1,solved,4,
  $ boardmill solve flip -q m.zip --include '*.ans'
  "source","record","outcome","cost","error"
  m.zip!x.ans,1,solved,4,

In a folder an archive is read where its name stands.

  $ mkdir f && cp m.zip f/b.zip && cp boards.txt f/a.txt && cp boards.txt f/c.txt
  $ boardmill solve flip -q f
  "source","record","outcome","cost","error"
  f/a.txt,1,solved,4,
  f/b.zip!a.txt,1,solved,4,
  f/b.zip!b.txt,1,solved,4,
  f/b.zip!sub/c.txt,1,solved,4,
  f/c.txt,1,solved,4,

Two members of one name are two sources.

  $ tar -C m -cf twice.tar a.txt && tar -C m -rf twice.tar a.txt
  $ boardmill solve flip -q twice.tar
  "source","record","outcome","cost","error"
  twice.tar!a.txt,1,solved,4,
  twice.tar!a.txt,1,solved,4,

Compressed members.

  $ mkdir z && gzip -c boards.txt > z/a.txt.gz && tar -cf z.tar -C z a.txt.gz
  $ boardmill solve flip -q z.tar
  "source","record","outcome","cost","error"
  z.tar!a.txt.gz,1,solved,4,

Truncated and broken: rows up to there, one that says so, and the rest goes on.

  $ boardmill generate flip --count 3000 | gzip -c > whole.gz
  $ head -c 8000 whole.gz > cut.gz
  $ boardmill solve flip cut.gz boards.txt > rows
  cut.gz: unreadable: truncated gzip input
  boardmill: 2,484 records: 176 solved, 2,307 unsolvable, 1 unreadable
  [3]
  $ tail -n 2 rows | sed 's/cut.gz,[0-9]*/cut.gz,N/'
  cut.gz,N,unreadable,,unreadable: truncated gzip input
  boards.txt,1,solved,4,
  $ readable=$(($(wc -l < rows) - 2)) && [ $readable -gt 1000 ] || echo "only $readable"
  $ boardmill solve flip -q whole.gz | sed s/whole/cut/ | head -n $readable | cmp - <(head -n $readable rows)

  $ tail -c 40 whole.gz > tail && head -c 8000 whole.gz > broken.gz && cat tail >> broken.gz
  $ boardmill solve flip -q broken.gz 2>&1 > rows | sed 's/(.*)/(REASON)/'
  broken.gz: unreadable: damaged gzip input (REASON)
  $ tail -n 1 rows | cut -d, -f3
  unreadable

  $ head -c 250 m.zip > cut.zip
  $ boardmill solve flip -q cut.zip boards.txt
  "source","record","outcome","cost","error"
  cut.zip!a.txt,1,solved,4,
  cut.zip!b.txt,1,solved,4,
  cut.zip!sub/c.txt,1,solved,4,
  cut.zip,1,unreadable,,unreadable: truncated archive
  boards.txt,1,solved,4,
  cut.zip: unreadable: truncated archive
  [3]
  $ cat cut.zip | boardmill solve flip -q - boards.txt | tail -n 2
  -: unreadable: truncated archive
  -,1,unreadable,,unreadable: truncated archive
  boards.txt,1,solved,4,
  $ head -c 2000 m.tar > cut.tar
  $ boardmill solve flip -q cut.tar boards.txt
  "source","record","outcome","cost","error"
  cut.tar!b.txt,1,solved,4,
  cut.tar!sub/c.txt,1,solved,4,
  cut.tar!sub/c.txt,2,unreadable,,unreadable: truncated archive
  boards.txt,1,solved,4,
  cut.tar!sub/c.txt: unreadable: truncated archive
  [3]
