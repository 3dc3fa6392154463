A line of 1 GiB: one malformed record, the others right, and no more memory than for a short one.

  $ cat > peak.py << 'END'
  > import resource, subprocess, sys
  > status = subprocess.run(["boardmill", *sys.argv[1:]]).returncode
  > peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
  > print("memory is bounded" if peak < 100 else f"{peak} MiB", file=sys.stderr)
  > sys.exit(status)
  > END
  $ sample="$DATASETS/flip/sample.txt"
  $ (cat "$sample"; head -n 3 "$sample"; head -c 1G /dev/zero | tr '\0' b; echo; cat "$sample") |
  >   python3 peak.py solve flip -q
  "source","record","outcome","cost","error"
  -:8:65537: malformed: expected a line of at most 64 KiB, found a longer one
  -,1,solved,4,
  -,2,malformed,,line too long: line 8 column 65537: expected a line of at most 64 KiB found a longer one
  -,3,solved,4,
  memory is bounded
  [1]

The same without an end.

  $ (cat "$sample"; head -c 128M /dev/zero | tr '\0' '1') | python3 peak.py solve flip -q -j 8
  "source","record","outcome","cost","error"
  -:5:65537: malformed: expected a line of at most 64 KiB, found a longer one
  -,1,solved,4,
  -,2,malformed,,line too long: line 5 column 65537: expected a line of at most 64 KiB found a longer one
  memory is bounded
  [1]
  $ (cat "$DATASETS/solitaire/sample.txt"; head -c 128M /dev/zero | tr '\0' '1') | python3 peak.py solve solitaire -q
  "source","record","outcome","cost","error"
  -:3:65537: malformed: expected a line of at most 64 KiB, found a longer one
  -,1,solved,7,
  -,2,malformed,,line too long: line 3 column 65537: expected a line of at most 64 KiB found a longer one
  memory is bounded
  [1]
  $ head -c 128M /dev/zero | python3 peak.py solve flip -q
  "source","record","outcome","cost","error"
  -:1:65: unreadable: expected rows of at most 64 cells, found 65537
  -,1,unreadable,,board size: line 1 column 65: expected rows of at most 64 cells found 65537
  memory is bounded
  [3]
  $ head -c 128M /dev/zero | tr '\0' '\n' | python3 peak.py solve flip -q
  "source","record","outcome","cost","error"
  memory is bounded
  $ head -c 128M /dev/zero | tr '\0' ' ' | python3 peak.py solve flip -q
  "source","record","outcome","cost","error"
  -:1:65: unreadable: expected rows of at most 64 cells, found 65537
  -,1,unreadable,,board size: line 1 column 65: expected rows of at most 64 cells found 65537
  memory is bounded
  [3]

As the first line.

  $ (head -c 128M /dev/zero | tr '\0' b; echo; head -n 3 "$sample"; cat "$sample") | python3 peak.py solve flip -q
  "source","record","outcome","cost","error"
  -:1:65537: malformed: expected a line of at most 64 KiB, found a longer one
  -,1,malformed,,line too long: line 1 column 65537: expected a line of at most 64 KiB found a longer one
  -,2,solved,4,
  memory is bounded
  [1]

Compressed: 256 MiB out of a few KiB.

  $ (cat "$sample"; head -c 128M /dev/zero | tr '\0' b; echo; echo; cat "$sample") | zstd -qc > bomb.zst
  $ python3 peak.py solve flip -q bomb.zst
  "source","record","outcome","cost","error"
  bomb.zst:5:65537: malformed: expected a line of at most 64 KiB, found a longer one
  bomb.zst,1,solved,4,
  bomb.zst,2,malformed,,line too long: line 5 column 65537: expected a line of at most 64 KiB found a longer one
  bomb.zst,3,solved,4,
  memory is bounded
  [1]
