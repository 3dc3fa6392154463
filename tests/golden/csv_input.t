Instances in a column of a CSV file.

  $ . "$TESTDIR/setup.sh"
  $ cat > boards.csv <<'END'
  > id,"instance",note
  > 7,bwwb/bbwb/bwwb/bwww,"a ""b"", c"
  > 8,bwx/www/www,hello
  > 
  > 9,ww
  > 10,"b/",
  > END

A header with a column of that name is enough. Boards keep what --keep names, also when they cannot
be read.

  $ boardmill solve flip boards.csv
  "source","record","outcome","cost","error"
  boards.csv,1,solved,4,
  boards.csv,2,malformed,,bad cell: line 3 column 5: expected b or w found x
  boards.csv,3,malformed,,bad csv: line 5 column 1: expected 3 cells found 2
  boards.csv,4,solved,0,
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  boardmill: 4 records: 2 solved, 2 malformed
  [1]
  $ boardmill solve flip -q boards.csv --keep id,note
  "source","record","outcome","cost","error","id","note"
  boards.csv,1,solved,4,,7,"a ""b"", c"
  boards.csv,2,malformed,,bad cell: line 3 column 5: expected b or w found x,8,hello
  boards.csv,3,malformed,,bad csv: line 5 column 1: expected 3 cells found 2,9,
  boards.csv,4,solved,0,,10,
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  [1]
  $ boardmill solve flip -q boards.csv --keep all --columns cost,solution
  "cost","solution","id","instance","note"
  4,r1c1 r2c2 r2c4 r3c1,7,bwwb/bbwb/bwwb/bwww,"a ""b"", c"
  ,,8,bwx/www/www,hello
  ,,9,ww,
  0,,10,b/,
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  [1]
  $ boardmill solve flip -q boards.csv --keep id --format jsonl --columns cost
  {"cost":4,"id":"7"}
  {"cost":null,"id":"8"}
  {"cost":null,"id":"9"}
  {"cost":0,"id":"10"}
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  [1]

Another column, from stdin, with CRLF, a byte-order mark and trailing blanks.

  $ printf '\xef\xbb\xbfname,pair \r\nx,4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6\r\n' | boardmill solve solitaire -q --board pair --keep name
  "source","record","outcome","cost","error","name"
  -,1,solved,7,,x

Columns that are kept do not hide those of the output: results are inputs.

  $ boardmill solve flip -q boards.csv --columns record,instance,cost -o first.csv
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  [1]
  $ boardmill solve flip -q first.csv --keep all --columns record,cost
  "record","cost","input_record","instance","input_cost"
  1,4,1,bwwb/bbwb/bwwb/bwww,4
  2,,2,,
  3,,3,,
  4,0,4,b/,0
  first.csv:3:3: malformed: expected rows of 1 to 64 cells between slashes, found nothing
  first.csv:4:3: malformed: expected rows of 1 to 64 cells between slashes, found nothing
  [1]

The source that lacks a column is one unreadable row.

  $ printf 'id,instance\n1,b/\n' > other.csv
  $ boardmill solve flip -q other.csv boards.csv --keep note --columns source,outcome,cost,error
  "source","outcome","cost","error","note"
  other.csv,unreadable,,wrong form: line 1 column 1: expected a header with a column note found id\x2cinstance,
  boards.csv,solved,4,,"a ""b"", c"
  boards.csv,malformed,,bad cell: line 3 column 5: expected b or w found x,hello
  boards.csv,malformed,,bad csv: line 5 column 1: expected 3 cells found 2,
  boards.csv,solved,0,,
  other.csv:1:1: unreadable: expected a header with a column note, found id\x2cinstance
  boards.csv:3:5: malformed: expected b or w, found x
  boards.csv:5:1: malformed: expected 3 cells, found 2
  [3]
  $ boardmill solve flip -q boards.csv --board board --columns error
  "error"
  wrong form: line 1 column 1: expected a header with a column board found id\x2c\x22instance\x22\x2cnote
  boards.csv:1:1: unreadable: expected a header with a column board, found id\x2c\x22instance\x22\x2cnote
  [3]

Quotes that do not match are malformed where they stand.

  $ printf 'instance,x\n"b/"w,1\nb/,2\n' | boardmill solve flip -q
  "source","record","outcome","cost","error"
  -,1,malformed,,bad csv: line 2 column 5: expected a comma after the quote found none
  -,2,solved,0,
  -:2:5: malformed: expected a comma after the quote, found none
  [1]
  $ printf 'instance\n"b/\nb/\n' | boardmill solve flip -q
  "source","record","outcome","cost","error"
  -,1,malformed,,bad csv: line 3 column 3: expected a closing quote found none
  -:3:3: malformed: expected a closing quote, found none
  [1]
  $ printf 'instance\n' | boardmill solve flip
  "source","record","outcome","cost","error"
  boardmill: 0 records
  $ printf '' | boardmill solve flip --input-format csv
  "source","record","outcome","cost","error"
  boardmill: 0 records

What makes no sense is refused.

  $ boardmill solve flip --board b --input-format line boards.csv
  boardmill: --board needs --input-format csv
  [2]
  $ boardmill solve flip --keep id --format answers boards.csv
  boardmill: --keep has no meaning with --format answers
  [2]
  $ boardmill solve flip --keep id,,note boards.csv
  boardmill: --keep: expected names with single commas between
  [2]

generate writes it, too.

  $ boardmill generate flip --count 2 --input-format csv | tee made.csv
  "instance"
  wwbb/wbwb/wbwb/wwbb
  bbww/wwwb/bwbb/bwww
  $ boardmill solve flip -q made.csv --columns instance | tail -n +2 | diff - <(tail -n +2 made.csv)

Other separators, as spreadsheets write them, and names of columns in another case.

  $ printf '\xef\xbb\xbfId;Instance;Note\r\n7;bw/wb;"a;b"\r\n8;b/;\r\n' | boardmill solve flip -v --keep id,note 2>&1 | sed 's/; [0-9].*//'
  "source","record","outcome","cost","error","id","note"
  -,1,solved,2,,7,a;b
  -,2,solved,0,,8,
  boardmill: -: read as csv, separated by ;, the instances in column instance
  boardmill: 2 records: 2 solved
  $ printf 'sep=;\n\nid;instance\n7;bw/wb\n8;x\n' | boardmill solve flip --columns +source_line --keep all
  "source","record","outcome","cost","error","source_line","id","instance"
  -,1,solved,2,,4,7,bw/wb
  -,2,malformed,,bad cell: line 5 column 3: expected b or w found x,5,8,x
  -:5:3: malformed: expected b or w, found x
  boardmill: 2 records: 1 solved, 1 malformed
  [1]
  $ printf 'id\t instance \tnote\n7\tbw/wb\t\n\t\t\n9\tb/\tx' | boardmill solve flip -q --keep note,id
  "source","record","outcome","cost","error","note","id"
  -,1,solved,2,,,7
  -,2,malformed,,board size: line 3 column 2: expected rows of 1 to 64 cells between slashes found nothing,,
  -,3,solved,0,,x,9
  -:3:2: malformed: expected rows of 1 to 64 cells between slashes, found nothing
  [1]
  $ printf 'sep=|\nid|instance\n7|bw/wb\n' | boardmill solve flip -q --keep id --columns cost
  "cost","id"
  2,7
  $ printf '"first line\nsecond line",instance\nx,b/\n' | boardmill solve flip -q --keep all --columns cost
  "cost","first line
  second line","instance"
  0,x,b/

Blanks around cells, and bytes that are no UTF-8.

  $ printf 'id, instance\nM\xfcller, bw/wb \n2,  bx/wb\n' | boardmill solve flip -q --keep id
  "source","record","outcome","cost","error","id"
  -,1,solved,2,,M\xfcller
  -,2,malformed,,bad cell: line 3 column 6: expected b or w found x,2
  -:3:6: malformed: expected b or w, found x
  [1]

A column that several columns could be, or none, with the nearest name.

  $ printf 'id,Instance,instance\n' | boardmill solve flip -q --columns error
  "error"
  wrong form: line 1 column 1: expected a header with one column instance found id\x2cInstance\x2cinstance
  -:1:1: unreadable: expected a header with one column instance, found id\x2cInstance\x2cinstance
  [3]
  $ printf 'id,ID,instance\n7,8,b/\n' | boardmill solve flip -q --columns cost
  "cost"
  0
  $ printf 'id,ID,instance\n7,8,b/\n' | boardmill solve flip -q --columns error --keep all
  "error","id","ID","instance"
  wrong form: line 1 column 1: expected a header with one column id found id\x2cID\x2cinstance,,,
  -:1:1: unreadable: expected a header with one column id, found id\x2cID\x2cinstance
  [3]
  $ boardmill solve flip -q boards.csv --board instances --columns error
  "error"
  wrong form: line 1 column 1: expected a header with a column instances (did you mean instance?) found id\x2c\x22instance\x22\x2cnote
  boards.csv:1:1: unreadable: expected a header with a column instances (did you mean instance?), found id\x2c\x22instance\x22\x2cnote
  [3]

A cell of more than 64 KiB is malformed wherever it stands, never cut, and the rows after it are right.

  $ long() { head -c 70000 /dev/zero | tr '\0' x; }
  $ (echo id,note,instance; echo "1,$(long),b/"; echo "2,\"$(long)\",b/"; echo "3,a,b/"; echo "4,\"a
  > $(long)
  > b\",b/"; echo "5,a,b/"; echo "6,a,$(long)"; echo "7,\"a
  > b\",bw/wb") > long.csv
  $ boardmill solve flip -q long.csv --keep id,note
  "source","record","outcome","cost","error","id","note"
  long.csv,1,malformed,,line too long: line 2 column 65537: expected a line of at most 64 KiB found a longer one,1,
  long.csv,2,malformed,,line too long: line 3 column 65537: expected a line of at most 64 KiB found a longer one,2,
  long.csv,3,solved,0,,3,a
  long.csv,4,malformed,,line too long: line 6 column 65537: expected a line of at most 64 KiB found a longer one,4,
  long.csv,5,malformed,,bad csv: line 7 column 1: expected 3 cells found 2,"b""",b/
  long.csv,6,solved,0,,5,a
  long.csv,7,malformed,,line too long: line 9 column 65537: expected a line of at most 64 KiB found a longer one,6,a
  long.csv,8,solved,2,,7,"a
  b"
  long.csv:2:65537: malformed: expected a line of at most 64 KiB, found a longer one
  long.csv:3:65537: malformed: expected a line of at most 64 KiB, found a longer one
  long.csv:6:65537: malformed: expected a line of at most 64 KiB, found a longer one
  long.csv:7:1: malformed: expected 3 cells, found 2
  long.csv:9:65537: malformed: expected a line of at most 64 KiB, found a longer one
  [1]
  $ (echo "id,$(long),instance"; echo "1,,b/") | boardmill solve flip -q --input-format csv
  "source","record","outcome","cost","error"
  -,1,unreadable,,line too long: line 1 column 65537: expected a line of at most 64 KiB found a longer one
  -:1:65537: unreadable: expected a line of at most 64 KiB, found a longer one
  [3]

A quote inside a cell is no quote around one.

  $ printf 'size,instance\n5" x 5",b/\n7",w/\n' | boardmill solve flip -q --keep size --columns cost
  "cost","size"
  0,"5"" x 5"""
  0,"7"""
