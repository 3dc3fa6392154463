#!/usr/bin/env python3
"""One hash over the answers and witnesses of a fixed set of inputs.

    signature.py BOARDMILL [--only PATTERN] [--expected FILE] [--update]

The set mixes sizes, goals, methods, forms, witnesses, certificates and malformed records; the
generator makes it from fixed seeds, and the rest is in datasets/. Prints which parts give other
bytes than tests/bench/signature.txt says and fails; --update writes that file.
"""

import argparse
import hashlib
import random
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True

from inputs import solvable_line  # noqa: E402

HERE = Path(__file__).resolve().parent
DATASETS = HERE.parents[1] / "datasets"

BOARDS = "record,outcome,cost,goal,answer,solution,certificate,instance"
PAIRS = "record,outcome,cost,answer,solution,instance"
ERRORS = "record,source_line,outcome,cost,error"

# What must not change a byte; a part runs with all of them where it does not take long.
KNOBS = (("-j1",), ("-j2", "--chunk-bytes", "1000"), ("-j3", "--chunk-bytes", "65536"))


@dataclass
class Part:
    name: str
    options: list[str]  # of solve, the puzzle first
    make: list[str] | None = None  # of generate, after the puzzle; its output is the input
    file: str | None = None  # or a file of datasets/
    columns: str = BOARDS
    solvable: int = 0  # or so many boards made by uniform press sets
    damage: int = 0  # one byte in so many becomes another one
    knobs: int = 2  # how many of KNOBS


def flip(name: str, count: int, size: str, *options: str, form: str = "line", **more) -> Part:
    sized = ["--size", size, "--input-format", form]
    return Part(name, ["flip", *sized, *options], ["--count", str(count), "--seed", "20", *sized], **more)


def solvable(name: str, count: int, size: str, *options: str, **more) -> Part:
    return Part(name, ["flip", "--size", size, "--input-format", "line", *options], solvable=count, **more)


def solitaire(name: str, count: int, *options: str, form: str = "pairs", columns: str = PAIRS,
              **more) -> Part:
    made = ["--count", str(count), "--seed", "20", "--input-format", form]
    return Part(name, ["solitaire", "--input-format", form, *options], made, columns=columns, **more)


def parts() -> list[Part]:
    found = []
    for goal in ("either", "white", "black"):
        found.append(Part(f"flip/4x4/all/{goal}", ["flip", "--size", "4x4", "--goal", goal],
                          file="flip/all.txt.zst"))
    # The way of plain 4x4 boards with nothing but outcome and cost.
    found.append(flip("flip/4x4/costs", 200_000, "4x4", form="letters", columns="record,outcome,cost",
                      knobs=3))
    for size, count in (("1x1", 20), ("1x16", 200), ("2x3", 200), ("3x3", 300), ("4x5", 300),
                        ("5x5", 2000), ("5x6", 2000), ("6x6", 1000), ("8x8", 1000), ("9x9", 1000),
                        ("11x11", 300), ("16x16", 200), ("19x19", 100), ("30x30", 40), ("33x33", 30),
                        ("63x63", 20), ("64x64", 10), ("3x64", 50), ("64x3", 50)):
        found.append(flip(f"flip/{size}", count, size))
    for goal in ("white", "black"):
        found.append(flip(f"flip/5x5/{goal}", 1000, "5x5", "--goal", goal))
    for method, size, count in (("table", "4x4", 5000), ("nullspace", "4x4", 5000), ("rows", "4x4", 2000),
                                ("gauss", "4x4", 2000), ("bfs", "4x4", 100), ("rows", "5x5", 500),
                                ("gauss", "5x5", 500), ("gauss", "9x9", 100), ("bfs", "4x5", 3)):
        found.append(flip(f"flip/{size}/{method}", count, size, "--method", method))
    # Few uniform boards of these sizes can be solved, or none.
    for size, count in (("9x9", 400), ("16x16", 100), ("19x19", 40), ("30x30", 20)):
        found.append(solvable(f"flip/{size}/solvable", count, size))
    for goal in ("white", "black"):
        found.append(solvable(f"flip/16x16/solvable/{goal}", 50, "16x16", "--goal", goal))
    for method, size, count in (("bfs", "4x4", 50), ("rows", "9x9", 30), ("gauss", "9x9", 100),
                                ("gauss", "16x16", 20)):
        found.append(solvable(f"flip/{size}/solvable/{method}", count, size, "--method", method))
    for form, size in (("letters", "5x6"), ("headed", "7x5"), ("counted-letters", "5x6"),
                       ("counted-square", "6x6"), ("csv", "4x4")):
        found.append(flip(f"flip/form/{form}", 500, size, form=form))
    for problem in ("poj1222", "poj1681", "poj3279"):
        found.append(Part(f"flip/problem/{problem}", [problem], file=f"flip/problems/{problem}.in"))
    found.append(Part("flip/problem/poj1753", ["poj1753"], file="flip/mistakes.txt"))
    found.append(solvable("flip/over-limit", 200, "9x9", "--max-nullity", "4", columns=ERRORS))
    for form in ("letters", "line", "headed"):
        found.append(flip(f"flip/malformed/{form}", 2000, "4x4", form=form, damage=150, columns=ERRORS,
                          knobs=3))

    for method, count in (("auto", 4000), ("bounds", 1000), ("bidirectional", 600), ("bfs", 100)):
        found.append(solitaire(f"solitaire/{method}", count, "--method", method))
    found.append(solitaire("solitaire/costs", 10_000, columns="record,outcome,cost", knobs=3))
    found.append(solitaire("solitaire/answers", 10_000, columns="answer"))
    for most, count in ((0, 1000), (3, 3000), (7, 3000), (10, 500), (12, 100), (99, 30)):
        found.append(solitaire(f"solitaire/max-moves/{most}", count, "--max-moves", str(most)))
    for most, method in ((3, "auto"), (8, "auto"), (12, "auto"), (8, "bidirectional"), (5, "bfs")):
        found.append(Part(f"solitaire/distances/{most}/{method}",
                          ["solitaire", "--max-moves", str(most), "--method", method],
                          file="solitaire/distances.txt", columns=PAIRS))
    for form in ("line", "counted-pairs", "csv"):
        found.append(solitaire(f"solitaire/form/{form}", 500, form=form))
    for problem in ("poj1198", "hdu1401", "zoj1505"):
        found.append(Part(f"solitaire/problem/{problem}", [problem], file="solitaire/mistakes.txt",
                          columns=PAIRS))
    for form in ("pairs", "line"):
        found.append(solitaire(f"solitaire/malformed/{form}", 2000, form=form, damage=300, columns=ERRORS,
                               knobs=3))
    return found


class Broken(RuntimeError):
    """The program did something else than solving."""


def run(program: str, *arguments: str, folder: str | None = None) -> bytes:
    done = subprocess.run([program, *arguments, "-q"], stdin=subprocess.DEVNULL, capture_output=True,
                          cwd=folder, check=False)
    if done.returncode not in (0, 1):
        raise Broken(f"exit status {done.returncode}: boardmill {' '.join(arguments)}\n"
                     f"{done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def damaged(text: bytes, one_in: int) -> bytes:
    """One byte in so many is replaced, deleted or doubled; where and how, the text decides."""
    out = bytearray()
    state = hashlib.sha256(text).digest()
    position = 0
    while position < len(text):
        state = hashlib.sha256(state).digest()
        gap = 1 + int.from_bytes(state[:4], "big") % (2 * one_in)
        out += text[position : position + gap]
        position += gap
        kind = state[4] % 4
        if position < len(text):
            byte = text[position : position + 1]
            out += (b"x", b"", byte + byte, b"\n")[kind]
            position += 1
    return bytes(out)


def input_of(part: Part, program: str) -> bytes:
    if part.file:
        return (DATASETS / part.file).read_bytes()
    if part.solvable:
        rows, columns = map(int, part.options[2].split("x"))
        generator = random.Random(f"signature {part.name}")
        lines = (solvable_line((rows, columns), generator, None) for _ in range(part.solvable))
        return "".join(line + "\n" for line in lines).encode()
    text = run(program, "generate", part.options[0], *part.make)
    return damaged(text, part.damage) if part.damage else text


@dataclass
class Signature:
    input: str
    answers: str
    alike: bool  # whatever the number of threads and the size of the chunks


def sign(part: Part, program: str, folder: str) -> Signature:
    text = input_of(part, program)
    # The name tells nothing but that it is compressed.
    source = "input.zst" if (part.file or "").endswith(".zst") else "input"
    (Path(folder) / source).write_bytes(text)
    answers = [
        hashlib.sha256(run(program, "solve", *part.options, "--columns", part.columns, *knobs, source,
                           folder=folder)).hexdigest()
        for knobs in KNOBS[: part.knobs]
    ]
    return Signature(hashlib.sha256(text).hexdigest(), answers[0], len(set(answers)) == 1)


def total(signatures: dict[str, Signature]) -> str:
    return hashlib.sha256("".join(
        f"{name} {found.input} {found.answers}\n" for name, found in sorted(signatures.items())
    ).encode()).hexdigest()


def read(path: Path) -> dict[str, Signature]:
    found = {}
    for line in path.read_text("ascii").splitlines():
        if line and not line.startswith("#"):
            answers, text, name = line.split()
            found[name] = Signature(text, answers, True)
    found.pop("all", None)
    return found


def write(path: Path, signatures: dict[str, Signature]) -> None:
    lines = ["# SHA-256 of the answers and of the input, by part: see signature.py"]
    lines += [f"{found.answers} {found.input} {name}" for name, found in sorted(signatures.items())]
    lines += [f"{total(signatures)} - all", ""]
    path.write_text("\n".join(lines), "ascii")


ADVICE = """\
If nobody meant to change an answer, this is a bug: find the part above and compare its rows before
and after. If the change is deliberate, say in CHANGELOG.md what is answered otherwise, run
  tests/bench/signature.py build/release/boardmill --update
and commit tests/bench/signature.txt together with the change."""


def complaints(name: str, found: Signature, expected: Signature | None) -> list[str]:
    if not found.alike:
        return [f"{name}: the answers depend on -j or --chunk-bytes, which they never may"]
    if expected is None:
        return [f"{name}: not in the file"]
    said = []
    if found.input != expected.input:
        said.append(f"{name}: the input is another one: the generator or a data set has changed")
    if found.answers != expected.answers:
        said.append(f"{name}: the answers are other ones")
    return said


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", metavar="BOARDMILL")
    parser.add_argument("--only", metavar="PATTERN", default="",
                        help="parts that match this regular expression")
    parser.add_argument("--expected", type=Path, default=HERE / "signature.txt", metavar="FILE")
    parser.add_argument("--update", action="store_true", help="write the file instead of comparing with it")
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    chosen = [part for part in parts() if re.search(options.only, part.name)]
    if not chosen or (options.update and options.only):
        parser.error("--only: nothing matches" if not chosen else "--update takes all parts")
    with tempfile.TemporaryDirectory() as folder:
        found = {part.name: sign(part, program, folder) for part in chosen}
    if options.update:
        differing = [name for name, signature in found.items() if not signature.alike]
        for name in differing:
            print(complaints(name, found[name], None)[0])
        if differing:
            return 1
        write(options.expected, found)
        print(total(found))
        return 0
    expected = read(options.expected)
    said = [line for name, signature in found.items()
            for line in complaints(name, signature, expected.get(name))]
    if not options.only:
        said += [f"{name}: in the file, but no such part" for name in expected if name not in found]
    if said:
        print("\n".join(said), ADVICE, sep="\n")
        return 1
    print(f"{len(found)} parts as they were: {total(found)}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Broken as broken:
        sys.exit(str(broken))
