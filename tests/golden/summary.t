--summary FILE: the run as JSON.

  $ . "$TESTDIR/setup.sh"
  $ (cat "$DATASETS/flip/mistakes.txt"; printf '\nbwxb\n\nbw') > 'in"1.txt'
  $ zstd -qc "$DATASETS/flip/sample.txt" > b.zst
  $ zip -qj c.zip "$DATASETS/flip/sample.txt" "$DATASETS/flip/mistakes.txt"
  $ boardmill solve flip 'in"1.txt' b.zst c.zip missing.txt --summary summary.json -j 2 > rows
  in"1.txt:41:3: malformed: expected b or w, found x
  in"1.txt:43:3: malformed: expected 4 cells in a row, found 2
  missing.txt: unreadable: No such file or directory
  boardmill: 21 records: 16 solved, 2 unsolvable, 2 malformed, 1 unreadable
  [3]
  $ sed 's/"time_ns": [0-9]*/"time_ns": N/; s/"version": ".*"/"version": "V"/; s/"sha256": "[0-9a-f]\{64\}"/"sha256": "S"/; s/"size_bytes": [0-9]*/"size_bytes": N/' summary.json
  {
    "version": "V",
    "command": [
      "solve",
      "flip",
      "in\"1.txt",
      "b.zst",
      "c.zip",
      "missing.txt",
      "--summary",
      "summary.json",
      "-j",
      "2"
    ],
    "puzzle": "flip",
    "problem": null,
    "end": "complete",
    "inputs": [
      {
        "name": "in\"1.txt",
        "size_bytes": N,
        "sha256": "S"
      },
      {
        "name": "b.zst",
        "size_bytes": N,
        "sha256": "S"
      },
      {
        "name": "c.zip",
        "size_bytes": N,
        "sha256": "S"
      }
    ],
    "left_out": 0,
    "records": 21,
    "outcomes": {
      "solved": 16,
      "unsolvable": 2,
      "malformed": 2,
      "over-limit": 0,
      "unreadable": 1
    },
    "costs": {
      "0": 4,
      "1": 8,
      "4": 4
    },
    "errors": {
      "bad cell": 1,
      "row length": 1,
      "unreadable": 1
    },
    "time_ns": N,
    "threads": 2
  }

Checksums and sizes are those of the files as they are stored.

  $ cat > check.py << 'END'
  > import hashlib, json, sys
  > summary = json.load(open("summary.json", encoding="utf-8"))
  > for item in summary["inputs"]:
  >     name = sys.argv[1] if item["name"] == "-" else item["name"]
  >     data = open(name, "rb").read()
  >     assert item["size_bytes"] == len(data), item
  >     assert item["sha256"] == hashlib.sha256(data).hexdigest(), item
  > assert summary["records"] == sum(summary["outcomes"].values())
  > assert summary["outcomes"]["solved"] == sum(summary["costs"].values())
  > assert sum(summary["errors"].values()) == sum(summary["outcomes"][k] for k in ("malformed", "over-limit", "unreadable"))
  > assert type(summary["time_ns"]) is int and summary["time_ns"] > 0
  > print(len(summary["inputs"]), "inputs")
  > END
  $ python3 check.py
  3 inputs
  $ python3 -c 'import json; print(*(i["sha256"] for i in json.load(open("summary.json"))["inputs"][:2]), sep="\n")' > sums
  $ for file in 'in"1.txt' b.zst; do sha256sum < "$file" | cut -d' ' -f1; done | cmp - sums

Standard input, read through a pipe.

  $ zstd -dcq "$DATASETS/flip/all.txt.zst" > all.txt
  $ cat all.txt | boardmill solve poj1753 -q --summary summary.json > rows
  $ python3 check.py all.txt
  1 inputs
  $ grep -A 20 '"records"' summary.json | grep -v time_ns | sed 's/"threads": [0-9]*/"threads": N/'
    "records": 65536,
    "outcomes": {
      "solved": 4096,
      "unsolvable": 61440,
      "malformed": 0,
      "over-limit": 0,
      "unreadable": 0
    },
    "costs": {
      "0": 2,
      "1": 32,
      "2": 228,
      "3": 880,
      "4": 1562,
      "5": 1136,
      "6": 256
    },
    "errors": {},
    "threads": N
  }
  $ sed -n 's/^  "problem": //p' summary.json
  "poj1753",

A run that stopped at the first error, and one that its reader left.

  $ boardmill solve flip -q --strict 'in"1.txt' b.zst --summary summary.json > rows
  in"1.txt:41:3: malformed: expected b or w, found x
  [1]
  $ sed -n '/"end"/p; /"records"/p' summary.json
    "end": "stopped at the first error",
    "records": 9,
  $ boardmill solve flip -q all.txt all.txt all.txt --summary summary.json | head -n 0; echo "${PIPESTATUS[@]}"
  0 0
  $ sed -n '/"end"/p' summary.json
    "end": "output closed",

It is written as a whole, and where it cannot be, the exit status is 3.

  $ boardmill solve flip -q b.zst --summary no/such/summary.json > rows
  boardmill: no/such/summary.json: No such file or directory
  [3]
  $ boardmill solve flip -q b.zst --summary /dev/full > rows
  boardmill: /dev/full: No space left on device
  [3]
  $ ls -A | grep tmp
  [1]
