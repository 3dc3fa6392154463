The name of an output decides its format, or the command line is wrong.

  $ . "$TESTDIR/setup.sh"
  $ cp "$DATASETS/flip/sample.txt" a.txt
  $ solve() { boardmill solve flip -q a.txt "$@"; }
  $ for name in x.csv x.CSV x.jsonl x.NDJSON x.ans x.txt x.out x v1.2/x; do
  >   mkdir -p v1.2 && solve -o $name && echo "$name: $(head -n 1 $name)"
  > done
  x.csv: "source","record","outcome","cost","error"
  x.CSV: "source","record","outcome","cost","error"
  x.jsonl: {"source":"a.txt","record":1,"outcome":"solved","cost":4,"error":null}
  x.NDJSON: {"source":"a.txt","record":1,"outcome":"solved","cost":4,"error":null}
  x.ans: 4
  x.txt: "source","record","outcome","cost","error"
  x.out: "source","record","outcome","cost","error"
  x: "source","record","outcome","cost","error"
  v1.2/x: "source","record","outcome","cost","error"
  $ for name in x.csv.gz x.CSV.GZ; do solve -o $name && gzip -dc < $name | cmp - x.csv; done
  $ solve -o x.jsonl.zst && zstd -dcq x.jsonl.zst | cmp - x.jsonl
  $ solve -o x.ans.gz && gzip -dc x.ans.gz
  4
  $ solve -o named.csv --format csv && solve -o named.jsonl --format jsonl && solve -o named.txt --format answers
  $ cat named.txt && cmp named.csv x.csv && cmp named.jsonl x.jsonl
  4

What would be taken for another format is refused.

  $ solve -o x.csv --format jsonl
  boardmill: -o x.csv: the name stands for csv, and --format says jsonl
  [2]
  $ solve -o x.ans.gz --format csv
  boardmill: -o x.ans.gz: the name stands for answers, and --format says csv
  [2]
  $ solve -o x.jsonl --format answers
  boardmill: -o x.jsonl: the name stands for jsonl, and --format says answers
  [2]
  $ for name in x.csv.xz x.zip x.csv.bz2 x.tar.gz x.tgz x.7z x.parquet x.xlsx x.json x.tsv x.csv.gz.gz x.XZ; do solve -o $name; done; ls x.csv.xz x.zip
  boardmill: -o x.csv.xz: .xz cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.zip: .zip cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.csv.bz2: .bz2 cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.tar.gz: .tar cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.tgz: .tgz cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.7z: .7z cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.parquet: .parquet cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.xlsx: .xlsx cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.json: .json cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.tsv: .tsv cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.csv.gz.gz: .gz cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  boardmill: -o x.XZ: .xz cannot be written: expected .csv, .jsonl, .ndjson or .ans, with .gz or .zst behind it to compress
  ls: cannot access 'x.csv.xz': No such file or directory
  ls: cannot access 'x.zip': No such file or directory
  [2]

The same for whatever else is written.

  $ solve -o x.csv --summary s.json && head -n 1 s.json && solve -o x.csv --summary s.json.gz && gzip -dc s.json.gz | head -n 1
  {
  {
  $ solve --summary s.csv
  boardmill: --summary s.csv: .csv cannot be written: expected .json, with .gz or .zst behind it to compress
  [2]
  $ solve --summary s.json.xz
  boardmill: --summary s.json.xz: .xz cannot be written: expected .json, with .gz or .zst behind it to compress
  [2]
  $ boardmill check flip -q a.txt x.csv -o c.csv && boardmill check flip -q a.txt x.csv -o c.csv.gz && gzip -dc c.csv.gz | cmp - c.csv
  $ boardmill check flip a.txt x.csv -o c.jsonl
  boardmill: -o c.jsonl: .jsonl cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill check flip a.txt x.csv -o c.csv.bz2
  boardmill: -o c.csv.bz2: .bz2 cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill census flip --size 2x2 -o c.jsonl
  boardmill: -o c.jsonl: .jsonl cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill census flip --size 2x2 -o c.csv.zst && zstd -dcq c.csv.zst | head -n 1
  cost,count
  $ boardmill generate flip --count 2 -o boards.txt.gz && gzip -dc boards.txt.gz | wc -l
  8
  $ boardmill generate flip --count 2 -o boards.csv && head -n 1 boards.csv && solve boards.csv -o /dev/null
  "instance"
  $ boardmill generate poj1753 --strata 0 -o boards.csv.gz && gzip -dc boards.csv.gz
  "instance"
  wwww/wwww/wwww/wwww
  $ boardmill generate flip --count 2 --input-format line -o boards.csv
  boardmill: -o boards.csv: the name stands for csv, and --input-format says line
  [2]
  $ boardmill generate flip --count 2 -o boards.txt.xz
  boardmill: -o boards.txt.xz: .xz cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill generate flip --count 2 -o boards.jsonl
  boardmill: -o boards.jsonl: .jsonl cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill generate poj1753 --set judge -o cases.zip
  boardmill: -o cases.zip: .zip cannot be written: expected .csv, with .gz or .zst behind it to compress
  [2]
  $ boardmill generate poj1753 --package kattis -o p.tar.gz
  boardmill: -o p.tar.gz: .gz cannot be written: expected .zip
  [2]
  $ boardmill generate poj1753 --package kattis -o p.xml
  boardmill: -o p.xml: .xml cannot be written: expected .zip
  [2]
  $ boardmill generate poj1753 --package kattis,fps -o p.7z
  boardmill: -o p.7z: .7z cannot be written: expected .zip
  [2]
  $ boardmill generate poj1753 --package fps -o p.XML -q && test -f p.XML
  $ boardmill generate poj1753 --package plain -o P.ZIP -q && unzip -l P.ZIP | grep -c '01.in'
  1
  $ boardmill generate poj1753 --print-mistake greedy -o greedy.py
  boardmill: -o greedy.py: .py cannot be written: expected .cpp, .cc or .cxx, with .gz or .zst behind it to compress
  [2]
  $ boardmill generate poj1753 --print-mistake greedy -o greedy.cpp && test -s greedy.cpp
  $ boardmill table build solitaire -o t.gz
  boardmill: -o t.gz: .gz cannot be written
  [2]
  $ boardmill stress poj1753 --report r.txt ./none
  boardmill: --report: expected a name in .csv, .jsonl or .xml, found r.txt
  [2]
  $ boardmill stress poj1753 --report r.json ./none
  boardmill: --report r.json: .json cannot be written: expected .csv, .jsonl, .ndjson or .xml, with .gz or .zst behind it to compress
  [2]
