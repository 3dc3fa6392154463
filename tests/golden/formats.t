CSV, JSON Lines and answers.

  $ . "$TESTDIR/setup.sh"

  $ cat "$DATASETS/flip/mistakes.txt" > in.txt && printf '\nbwxb\n' >> in.txt
  $ boardmill solve flip -q in.txt
  "source","record","outcome","cost","error"
  in.txt,1,solved,1,
  in.txt,2,solved,0,
  in.txt,3,solved,1,
  in.txt,4,solved,0,
  in.txt,5,unsolvable,,
  in.txt,6,solved,1,
  in.txt,7,solved,1,
  in.txt,8,solved,4,
  in.txt,9,malformed,,bad cell: line 41 column 3: expected b or w found x
  in.txt:41:3: malformed: expected b or w, found x
  [1]
  $ boardmill solve flip -q in.txt --format jsonl
  {"source":"in.txt","record":1,"outcome":"solved","cost":1,"error":null}
  {"source":"in.txt","record":2,"outcome":"solved","cost":0,"error":null}
  {"source":"in.txt","record":3,"outcome":"solved","cost":1,"error":null}
  {"source":"in.txt","record":4,"outcome":"solved","cost":0,"error":null}
  {"source":"in.txt","record":5,"outcome":"unsolvable","cost":null,"error":null}
  {"source":"in.txt","record":6,"outcome":"solved","cost":1,"error":null}
  {"source":"in.txt","record":7,"outcome":"solved","cost":1,"error":null}
  {"source":"in.txt","record":8,"outcome":"solved","cost":4,"error":null}
  {"source":"in.txt","record":9,"outcome":"malformed","cost":null,"error":"bad cell: line 41 column 3: expected b or w found x"}
  in.txt:41:3: malformed: expected b or w, found x
  [1]
  $ boardmill solve flip -q in.txt --format answers
  1
  0
  1
  0
  Impossible
  1
  1
  4
  
  in.txt:41:3: malformed: expected b or w, found x
  [1]

  $ boardmill solve solitaire -q --format answers "$DATASETS/solitaire/mistakes.txt" | diff - "$DATASETS/solitaire/mistakes.ans"
  $ boardmill solve flip -q --format answers "$DATASETS/flip/mistakes.txt" | diff - "$DATASETS/flip/mistakes.ans"
  $ for puzzle in flip solitaire; do
  >   boardmill solve $puzzle -q --format answers "$DATASETS/$puzzle/sample.txt" | diff - "$DATASETS/$puzzle/sample.ans"
  > done

Columns: chosen, added, all.

  $ head -n 9 in.txt > two.txt
  $ boardmill solve flip -q two.txt --columns cost,record
  "cost","record"
  1,1
  0,2
  $ boardmill solve flip -q two.txt --columns +answer,solution
  "source","record","outcome","cost","error","answer","solution"
  two.txt,1,solved,1,,1,r4c3
  two.txt,2,solved,0,,0,
  $ boardmill solve flip -q two.txt --columns +cost
  "source","record","outcome","cost","error"
  two.txt,1,solved,1,
  two.txt,2,solved,0,
  $ boardmill solve flip -q two.txt --columns all
  "source","record","outcome","cost","error","source_line","answer","solution","certificate","method","instance","goal"
  two.txt,1,solved,1,,1,1,r4c3,,table,bbbb/bbbb/bbwb/bwww,black
  two.txt,2,solved,0,,6,0,,,table,bbbb/bbbb/bbbb/bbbb,black
  $ boardmill solve flip -q in.txt --columns instance,goal,method,source_line
  "instance","goal","method","source_line"
  bbbb/bbbb/bbwb/bwww,black,table,1
  bbbb/bbbb/bbbb/bbbb,black,table,6
  bbww/bwww/wwww/wwww,white,table,11
  wwww/wwww/wwww/wwww,white,table,16
  bwww/wwww/wwww/wwww,,table,21
  bbbw/wbww/wwww/wwww,white,table,26
  bbbb/bbbb/bbbw/bbww,black,table,31
  bwwb/bbwb/bwwb/bwww,white,table,36
  ,,,41
  in.txt:41:3: malformed: expected b or w, found x
  [1]
  $ cp "$DATASETS/solitaire/sample.txt" pair.txt
  $ boardmill solve solitaire -q pair.txt --columns all
  "source","record","outcome","cost","error","source_line","answer","solution","method","instance"
  pair.txt,1,solved,7,,1,YES,r4c5-r4c6 r5c4xr3c4 r4c4xr2c4 r3c4-r3c3 r6c5-r5c5 r5c5-r5c6 r5c6xr3c6,bounds,4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6
  $ boardmill solve solitaire -q "$DATASETS/solitaire/mistakes.txt" --columns cost,answer,solution
  "cost","answer","solution"
  0,YES,
  ,NO,
  1,YES,r1c4-r1c5
  0,YES,
  ,NO,
  ,NO,
  ,NO,
  7,YES,r1c3-r2c3 r1c4-r2c4 r1c5-r1c4 r1c4xr3c4 r2c4xr4c4 r3c4xr5c4 r5c4-r5c5
  7,YES,r8c5-r7c5 r8c6-r7c6 r7c5xr7c7 r7c6xr7c8 r8c7xr6c7 r7c7xr5c7 r6c7-r6c8
  $ boardmill solve flip -q in.txt --format jsonl --columns all | sed -n '1p;2p;5p;$p'
  in.txt:41:3: malformed: expected b or w, found x
  {"source":"in.txt","record":1,"outcome":"solved","cost":1,"error":null,"source_line":1,"answer":"1","solution":"r4c3","certificate":null,"method":"table","instance":"bbbb/bbbb/bbwb/bwww","goal":"black"}
  {"source":"in.txt","record":2,"outcome":"solved","cost":0,"error":null,"source_line":6,"answer":"0","solution":null,"certificate":null,"method":"table","instance":"bbbb/bbbb/bbbb/bbbb","goal":"black"}
  {"source":"in.txt","record":5,"outcome":"unsolvable","cost":null,"error":null,"source_line":21,"answer":"Impossible","solution":null,"certificate":"r1c1 r2c1 r2c2 r3c1 r3c3 r4c2 r4c3 r4c4","method":"table","instance":"bwww/wwww/wwww/wwww","goal":null}
  {"source":"in.txt","record":9,"outcome":"malformed","cost":null,"error":"bad cell: line 41 column 3: expected b or w found x","source_line":41,"answer":null,"solution":null,"certificate":null,"method":null,"instance":null,"goal":null}

The column `instance` can be read again.

  $ boardmill solve flip -q two.txt --columns instance | tail -n +2 > again && boardmill solve flip -q again --columns cost,instance
  "cost","instance"
  1,bbbb/bbbb/bbwb/bwww
  0,bbbb/bbbb/bbbb/bbbb
  $ boardmill solve solitaire -q "$DATASETS/solitaire/mistakes.txt" --columns instance | tail -n +2 > again
  $ boardmill solve solitaire -q again --format answers | diff - "$DATASETS/solitaire/mistakes.ans"

Every reader finds the same columns and one type for each, from the first row to the last.

  $ mkdir -p 'a,"b' && cp in.txt "a,\"b/it's.txt" && cp in.txt $'a,"b/\xff\n.txt' && ln -s nowhere 'a,"b/z.txt'
  $ boardmill solve flip -q 'a,"b' --columns all 2> /dev/null > rows.csv
  [3]
  $ boardmill solve flip -q 'a,"b' --columns all --format jsonl 2> /dev/null > rows.jsonl
  [3]
  $ cat > check.py << 'END'
  > import csv, json, os
  > with open("rows.csv", newline="", encoding="utf-8") as file:
  >     rows = list(csv.DictReader(file, strict=True))
  > with open("rows.jsonl", encoding="utf-8") as file:
  >     objects = [json.loads(line) for line in file]
  > assert len(rows) == len(objects) == 19, (len(rows), len(objects))
  > numbers = {"record", "cost", "source_line"}
  > for row, item in zip(rows, objects):
  >     assert list(row) == list(item)
  >     for name, value in item.items():
  >         kind = int if name in numbers else str
  >         assert value is None or type(value) is kind, (name, value)
  >         assert row[name] == ("" if value is None else str(value)), (name, row[name], value)
  >     assert row["source"] and row["record"] and row["outcome"]
  >     assert (row["cost"] != "") == (row["outcome"] == "solved")
  >     assert (row["error"] != "") == (row["outcome"] in ("malformed", "unreadable"))
  >     assert not set(row["error"]) & set(",\"'\n"), row["error"]
  > print(sorted({row["outcome"] for row in rows}))
  > END
  $ python3 check.py
  ['malformed', 'solved', 'unreadable', 'unsolvable']
  $ head -c 9 rows.csv
  "source", (no-eol)
  $ grep -c $'\r' rows.csv
  0
  [1]
  $ tail -c 1 rows.csv | od -An -c
    \n
