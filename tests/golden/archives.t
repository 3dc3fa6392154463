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
  boardmill: 3 records: 3 solved; 3 names left out (-v lists them)
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
  $ boardmill solve flip -q broken.gz 2>&1 > rows | sed -n 's/(.*)/(REASON)/p'
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

Nothing of an archive is ever written, so that a path may lead anywhere.

  $ python3 - << 'END'
  > import io, tarfile, zipfile
  > names = ["../a", "/etc/b", "./c/../d", "e\xff.txt", "..x", ".hidden/e", "f.md"]
  > with zipfile.ZipFile("odd.zip", "w") as z, tarfile.open("odd.tar", "w", encoding="latin-1") as t:
  >     for name in names:
  >         z.writestr(name, "bw\nwb\n")
  >         member = tarfile.TarInfo(name)
  >         member.size = 6
  >         t.addfile(member, io.BytesIO(b"bw\nwb\n"))
  >     for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE, tarfile.CHRTYPE, tarfile.DIRTYPE):
  >         member = tarfile.TarInfo("special" + kind.decode())
  >         member.type, member.linkname = kind, "../a"
  >         t.addfile(member)
  > whole = open("odd.zip", "rb").read()
  > open("odd.zip", "wb").write(whole.replace("\xff".encode(), b"\xff\xfe"))  # marked as UTF-8, and it is none
  > END
  $ boardmill solve flip -v -j 1 odd.zip odd.tar 2>&1 | sed 's/; [0-9.]* s,.*//'
  "source","record","outcome","cost","error"
  odd.zip!../a,1,solved,2,
  odd.zip!/etc/b,1,solved,2,
  odd.zip!c/../d,1,solved,2,
  odd.zip!e\xff\xfe.txt,1,solved,2,
  odd.tar!../a,1,solved,2,
  odd.tar!/etc/b,1,solved,2,
  odd.tar!c/../d,1,solved,2,
  odd.tar!e\xc3\xbf.txt,1,solved,2, (esc)
  boardmill: odd.zip!../a: read as letters, boards of 2 rows of 2
  boardmill: odd.zip!/etc/b: read as letters, boards of 2 rows of 2
  boardmill: odd.zip!c/../d: read as letters, boards of 2 rows of 2
  boardmill: odd.zip!e\xff\xfe.txt: read as letters, boards of 2 rows of 2
  boardmill: odd.tar!../a: read as letters, boards of 2 rows of 2
  boardmill: odd.tar!/etc/b: read as letters, boards of 2 rows of 2
  boardmill: odd.tar!c/../d: read as letters, boards of 2 rows of 2
  boardmill: odd.tar!e\xc3\xbf.txt: read as letters, boards of 2 rows of 2 (esc)
  boardmill: odd.zip!..x: left out: hidden
  boardmill: odd.zip!.hidden/e: left out: hidden
  boardmill: odd.zip!f.md: left out: a result or a document by its name
  boardmill: odd.tar!..x: left out: hidden
  boardmill: odd.tar!.hidden/e: left out: hidden
  boardmill: odd.tar!f.md: left out: a result or a document by its name
  boardmill: odd.tar!special2: left out: a link
  boardmill: odd.tar!special1: left out: a link
  boardmill: odd.tar!special6: left out: a pipe or a device
  boardmill: odd.tar!special3: left out: a pipe or a device
  boardmill: 8 records: 8 solved; 10 names left out

What is left out is counted; without -v it is not listed.

  $ boardmill solve flip -q odd.zip > /dev/null
  $ boardmill solve flip odd.zip m f > /dev/null
  boardmill: 12 records: 12 solved; 9 names left out (-v lists them)

  $ mkdir newline && cp boards.txt newline/$'a\nb' && tar -cf newline.tar -C newline $'a\nb'
  $ boardmill solve flip -q newline.tar
  "source","record","outcome","cost","error"
  newline.tar!a\x0ab,1,solved,4,

Of a tar whose files have holes.

  $ (cat boards.txt; echo) > sparse.txt && truncate -s 1M sparse.txt && tar -Scf sparse.tar sparse.txt
  $ boardmill solve flip -q sparse.tar 2> messages | diff - <(boardmill solve flip -q sparse.txt 2> messages | sed 's/^/sparse.tar!/; 1s/.*!//')

Other compressions; other things are named.

  $ xz --format=lzma -c boards.txt > lzma && printf '\x04\x22\x4d\x18' > lz4
  $ printf 'b\0w\0w\0b\0\n\0' > utf16.txt; printf '\xff\xfei\0n\0s\0t\0' > utf16.csv; cp /bin/true program
  $ printf '%%PDF-1.7\n' > a.pdf; printf 'Rar!\x1a\x07\x01\0' > a.rar; printf 'PAR1\x15\0' > a.parquet
  $ python3 -c 'import zipfile
  > z = zipfile.ZipFile("a.xlsx", "w"); z.writestr("xl/x.xml", "<x/>"); z.writestr("[Content_Types].xml", "<x/>")'
  $ boardmill solve flip -q lzma lz4 utf16.txt utf16.csv program a.pdf a.rar a.parquet a.xlsx
  "source","record","outcome","cost","error"
  lzma,1,solved,4,
  lz4,1,unreadable,,unreadable: expected text in UTF-8; found a file compressed by lz4
  utf16.txt,1,unreadable,,unreadable: expected text in UTF-8; found UTF-16 (to convert it: iconv -f UTF-16LE -t UTF-8)
  utf16.csv,1,unreadable,,unreadable: expected text in UTF-8; found UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)
  program,1,unreadable,,unreadable: expected text in UTF-8; found a program (ELF)
  a.pdf,1,unreadable,,unreadable: expected text in UTF-8; found a PDF document
  a.rar,1,unreadable,,unreadable: expected text in UTF-8; found a RAR archive
  a.parquet,1,unreadable,,unreadable: expected text in UTF-8; found a Parquet file
  a.xlsx,1,unreadable,,unreadable: expected text in UTF-8; found an Office document (.xlsx .docx): save it as CSV
  lz4: unreadable: expected text in UTF-8, found a file compressed by lz4
  utf16.txt: unreadable: expected text in UTF-8, found UTF-16 (to convert it: iconv -f UTF-16LE -t UTF-8)
  utf16.csv: unreadable: expected text in UTF-8, found UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)
  program: unreadable: expected text in UTF-8, found a program (ELF)
  a.pdf: unreadable: expected text in UTF-8, found a PDF document
  a.rar: unreadable: expected text in UTF-8, found a RAR archive
  a.parquet: unreadable: expected text in UTF-8, found a Parquet file
  a.xlsx: unreadable: expected text in UTF-8, found an Office document (.xlsx .docx): save it as CSV
  [3]
