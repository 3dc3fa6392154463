"""What is measured: one function a section, in the order of the report."""

import filecmp
import itertools
import os
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Sequence

from inputs import Inputs, count_lines
from timing import Comparison, Failure, Launcher, Variant, measure

BIG = 10_000_000  # boards of the main job
DEV_NULL = Path(os.devnull)

# What cat and dd do with the bytes of a job, one after the other.
READ_THEN_ZEROS = (
    'cat "$1" > /dev/null && '
    'exec dd if=/dev/zero of="$2" bs=1M count="$3" iflag=count_bytes status=none'
)
READ_THEN_COPY = 'cat "$1" > /dev/null && exec dd if="$2" of="$3" bs=1M status=none'
START = "start, one record"
CAT_FOLDER = 'find "$1" -type f -print0 | xargs -0 cat > /dev/null'


def shell(script: str, *arguments: object) -> list[str]:
    return ["sh", "-c", script, "sh", *map(str, arguments)]


@dataclass
class Section:
    name: str
    about: str
    comparisons: list[Comparison] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)


class Bench:
    """What the sections work with."""

    def __init__(self, program: Path, launcher: Launcher, inputs: Inputs, scratch: Path,
                 full: bool, rounds: int | None, only: str, say: Callable[[str], None]):
        self.program = program
        self.launcher = launcher
        self.inputs = inputs
        self.scratch = scratch
        self.full = full
        self.rounds = rounds
        self.only = re.compile(only)
        self.say = say
        self.sections: list[Section] = []

    def section(self, name: str, about: str) -> None:
        self.sections.append(Section(name, about))

    def wants(self, data_set: str) -> bool:
        return bool(self.only.search(f"{self.sections[-1].name}/{data_set}"))

    def skip(self, why: str) -> None:
        self.sections[-1].skipped.append(why)

    def command(self, *arguments: object) -> list[str]:
        return [str(self.program), *map(str, arguments)]

    def out(self, name: str) -> Path:
        return self.scratch / name

    def compare(self, data_set: str, about: str, variants: Sequence[Variant], baseline: str,
                validate: Callable[[], None] | None = None, notes: Sequence[str] = (),
                start: str | None = None) -> None:
        section = self.sections[-1]
        self.say(f"{section.name}/{data_set}")
        comparison = Comparison(section.name, data_set, about, variants, baseline, start)
        comparison.notes.extend(notes)
        measure(comparison, self.launcher, 15.0 if self.full else 2.0, self.rounds, validate)
        section.comparisons.append(comparison)

    def job(self, name: str, puzzle: str, source: Path, *options: object, to: Path = DEV_NULL,
            records: int = 0, statuses: Sequence[int] = (0,)) -> Variant:
        """Solves a set from its own folder, to /dev/null or to a new file."""
        command = self.command("solve", puzzle, *options, source.name, "-q", "-o", to)
        fresh = [] if to == DEV_NULL else [to]
        return Variant(name, command, records, source.parent, fresh=fresh, statuses=statuses)

    def solve_to(self, to: Path, puzzle: str, source: Path, *options: object,
                 statuses: Sequence[int] = (0,)) -> Path:
        self.launcher.run(self.job("solve", puzzle, source, *options, to=to, statuses=statuses))
        return to

    def prove(self, puzzle: str, source: Path, results: Path, *options: object) -> None:
        """Lets `boardmill check` verify results; it exits 1 where one is wrong."""
        command = self.command("check", puzzle, *options, source.name, results, "-q")
        self.launcher.run(Variant("check", command, folder=source.parent))


def same(first: Path, second: Path) -> None:
    if not filecmp.cmp(first, second, shallow=False):
        raise Failure(f"{first.name} and {second.name} differ, which must be equal")


def main_job(bench: Bench) -> None:
    bench.section("main", "10 million uniform 4x4 boards, from a file in the page cache to a new file, "
                  "default columns. The floor reads the same file with `cat` and writes as many bytes "
                  "as the results have with `dd bs=1M`, one after the other.")
    if not bench.wants("flip-4x4"):
        return
    boards = bench.inputs.uniform("flip", BIG)
    rows, copy = bench.out("main.csv"), bench.out("main.copy")
    original = bench.solve_to(bench.out("main.original.csv"), "flip", boards)
    size = original.stat().st_size
    bench.prove("flip", boards, original)
    bench.compare(
        "flip-4x4",
        f"uniform boards; {boards.stat().st_size:,} bytes in, {size:,} bytes out",
        [
            bench.job("solve", "flip", boards, to=rows, records=BIG),
            Variant("floor: cat, dd of zeros", shell(READ_THEN_ZEROS, boards, copy, size), BIG, fresh=[copy]),
            Variant("floor: cat, dd of the results", shell(READ_THEN_COPY, boards, original, copy), BIG,
                    fresh=[copy]),
            Variant("cat alone", ["cat", str(boards)], BIG),
            bench.job("solve to /dev/null", "flip", boards, records=BIG),
            bench.job("solve -j 1", "flip", boards, "-j1", to=bench.out("main.one.csv"), records=BIG),
        ],
        "floor: cat, dd of zeros",
        lambda: same(rows, original),
        ["Results: `boardmill check` found every row right; the timed command wrote the same bytes."],
    )
    original.unlink()


def start(bench: Bench) -> None:
    bench.section("start", "From start to exit with one instance: what a run costs besides its work.")
    for puzzle, records in (("flip", "board"), ("solitaire", "pair")):
        if bench.wants(puzzle):
            source = bench.inputs.uniform(puzzle, 1)
            out = bench.solve_to(bench.out(f"start-{puzzle}.csv"), puzzle, source)
            bench.prove(puzzle, source, out)
            bench.compare(
                puzzle, f"one uniform {records}, results to /dev/null",
                [
                    bench.job("solve", puzzle, source),
                    bench.job("solve -j 1", puzzle, source, "-j1"),
                    Variant("--version", bench.command("--version")),
                    Variant("true", ["true"]),
                ],
                "true",
            )


def threads(bench: Bench) -> None:
    bench.section("threads", "The same job with more threads; compare with the number of processors above. "
                  "Results of all numbers of threads were equal byte by byte.")
    pairs = 1_000_000 if bench.full else 40_000
    hard = 4_000 if bench.full else 400
    for name, about, records, source, options in (
        ("flip-4x4", "uniform 4x4 boards", BIG, lambda: bench.inputs.uniform("flip", BIG), ["flip"]),
        ("flip-30x30", "solvable 30x30 boards by uniform press sets (nullity 20)", hard,
         lambda: bench.inputs.solvable((30, 30), hard), ["flip", "--input-format", "line"]),
        ("solitaire", "uniform pairs, at most 8 moves", pairs,
         lambda: bench.inputs.uniform("solitaire", pairs), ["solitaire"]),
    ):
        if not bench.wants(name):
            continue
        path = source()
        outputs = [bench.out(f"threads-{count}.csv") for count in (1, 2, 4, 8)]
        variants = [
            bench.job(f"-j {count}", options[0], path, *options[1:], "-j", count, to=output, records=records)
            for count, output in zip((1, 2, 4, 8), outputs)
        ]
        bench.compare(name, f"{about}, file to file", variants, "-j 1",
                      lambda outputs=outputs: [same(outputs[0], other) for other in outputs[1:]])


def scale(bench: Bench) -> None:
    bench.section("scale", "Time and peak memory over the number of instances, to /dev/null. "
                  "The ratio is the time a record.")
    last = 8 if bench.full else 7
    if bench.wants("flip-4x4"):
        variants = []
        for exponent in range(4, last + 1):
            source = bench.inputs.uniform("flip", 10**exponent)
            variants.append(bench.job(f"10^{exponent} boards", "flip", source, records=10**exponent))
        bench.compare("flip-4x4", "uniform boards; a smaller set is the beginning of a greater one",
                      variants, "10^7 boards")
    if bench.wants("solitaire"):
        last = 7 if bench.full else 5
        variants = []
        for exponent in range(3, last + 1):
            source = bench.inputs.uniform("solitaire", 10**exponent)
            variants.append(bench.job(f"10^{exponent} pairs", "solitaire", source, records=10**exponent))
        bench.compare("solitaire", "uniform pairs, at most 8 moves", variants, f"10^{last} pairs")


def outputs(bench: Bench) -> None:
    count = 5_000_000 if bench.full else 500_000
    bench.section("outputs", "The same boards, more or fewer columns and other formats, to a new file.")
    if not bench.wants("flip-4x4"):
        return
    boards = bench.inputs.uniform("flip", count)
    few = bench.inputs.uniform("flip", 100_000)
    variants = []
    for name, suffix, options in (
        ("default", "csv", []),
        ("answers", "ans", ["--format", "answers"]),
        ("jsonl", "jsonl", ["--format", "jsonl"]),
        ("solution,certificate", "csv", ["--columns", "+solution,certificate"]),
        ("all columns", "csv", ["--columns", "all"]),
        ("default, zst", "csv.zst", []),
        ("default, gz", "csv.gz", []),
    ):
        out = bench.out(f"outputs.{suffix}")
        bench.solve_to(out, "flip", few, *options)
        bench.prove("flip", few, out)
        variants.append(bench.job(name, "flip", boards, *options, to=out, records=count))
    bench.compare("flip-4x4", "uniform boards", variants, "default",
                  notes=["`boardmill check` found the first 100,000 records right in every format."])


def methods_of(bench: Bench, puzzle: str) -> list[str]:
    """As `boardmill list` names them."""
    names, inside, this = [], False, False
    listed = subprocess.run(bench.command("list"), capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        if line and not line.startswith(" "):
            this = line.strip() == puzzle
        elif line.startswith("  ") and not line.startswith("   "):
            inside = this and line.strip() == "methods"
        elif inside and line.startswith("    ") and line[4] != " ":
            names.append(line.split()[0])
    return ["auto", *names]


def enough(bench: Bench, job: Callable[[int], Variant], least: int, most: int, target: float) -> int:
    """How many records keep a method busy for about the target."""
    count = least
    while True:
        seconds = bench.launcher.run(job(count)).seconds
        if count >= most or seconds >= target / 2:
            return count
        count = min(most, count * max(2, min(10, int(target / seconds))))


def compare_methods(bench: Bench, puzzle: str, data_set: str, about: str, source: Path,
                    lines_a_record: int, options: Sequence[object], least: int = 1) -> None:
    """Each method on as many records of the set as it can bear; their rates are compared.

    With one thread: a slow method has too few records here to keep several busy to the end.
    """
    total = count_lines(source) // lines_a_record
    columns = ["--columns", "outcome,cost,solution" + (",certificate,goal" if puzzle == "flip" else "")]
    counts: dict[str, int] = {}
    out_of_reach = []

    def job(method: str, count: int) -> Variant:
        path = bench.inputs.prefix(source, count * lines_a_record)
        return bench.job(method, puzzle, path, *options, "--method", method, "-j1", records=count)

    for method in methods_of(bench, puzzle):
        try:
            counts[method] = enough(bench, lambda count, method=method: job(method, count), least, total,
                                    1.0 if bench.full else 0.2)
        except Failure:
            out_of_reach.append(method)
    common = min(counts.values())

    def validate() -> None:
        first = bench.inputs.prefix(source, common * lines_a_record)
        for method in counts:
            rows = bench.solve_to(bench.out(f"{method}.csv"), puzzle, first, *options, *columns,
                                  "--method", method)
            same(bench.out("auto.csv"), rows)
        bench.prove(puzzle, first, bench.out("auto.csv"), *options)

    notes = [f"All methods gave the same rows and witnesses for the first {common:,} records, "
             "and `boardmill check` found them right."]
    if out_of_reach:
        notes.append(f"Not for this set: {', '.join(out_of_reach)}.")
    variants = [job(method, count) for method, count in counts.items()]
    one = bench.inputs.prefix(source, lines_a_record)
    variants.append(bench.job(START, puzzle, one, *options, "-j1"))
    bench.compare(data_set, about, variants, "auto", validate, notes, START)


def methods(bench: Bench) -> None:
    bench.section("methods", "Every method on the same set, each on as many of its first records as take "
                  "some tenths of a second, with one thread. The ratio is the time a record, without "
                  "what a start takes. Where `auto` takes the method of another row, that row shows the noise.")
    sets: list[tuple[str, str, Callable[[], Path], tuple[int, int]]] = [
        ("flip-4x4-random", "uniform boards, 15 of 16 unsolvable", lambda: bench.inputs.uniform(
            "flip", 2_000_000, ".txt", "--size", "4x4", "--input-format", "line"), (4, 4)),
        ("flip-4x5-random", "uniform boards", lambda: bench.inputs.uniform(
            "flip", 500_000, ".txt", "--size", "4x5", "--input-format", "line"), (4, 5)),
        ("flip-5x5-random", "uniform boards, 3 of 4 unsolvable", lambda: bench.inputs.uniform(
            "flip", 500_000, ".txt", "--size", "5x5", "--input-format", "line"), (5, 5)),
        ("flip-5x6-random", "uniform boards, all solvable", lambda: bench.inputs.uniform(
            "flip", 500_000, ".txt", "--size", "5x6", "--input-format", "line"), (5, 6)),
        ("flip-8x8-random", "uniform boards, all solvable", lambda: bench.inputs.uniform(
            "flip", 500_000, ".txt", "--size", "8x8", "--input-format", "line"), (8, 8)),
        ("flip-16x16-solvable", "solvable boards by uniform press sets (nullity 8)",
         lambda: bench.inputs.solvable((16, 16), 100_000), (16, 16)),
        ("flip-30x30-solvable", "solvable boards by uniform press sets (nullity 20)",
         lambda: bench.inputs.solvable((30, 30), 1_000), (30, 30)),
        ("flip-63x63-random", "uniform boards, all solvable", lambda: bench.inputs.uniform(
            "flip", 20_000, ".txt", "--size", "63x63", "--input-format", "line"), (63, 63)),
    ]
    for name, about, source, (rows, columns) in sets:
        if bench.wants(name):
            compare_methods(bench, "flip", name, f"{about}; line form", source(), 1,
                            ["--size", f"{rows}x{columns}", "--input-format", "line"])
    pairs: list[tuple[str, str, Callable[[], Path]]] = [
        ("solitaire-random", "uniform pairs", lambda: bench.inputs.uniform("solitaire", 100_000)),
        ("solitaire-near", "the target is where 6 random moves lead",
         lambda: bench.inputs.walks(100_000, 6)),
        ("solitaire-edge", "equally many pairs at 6, 7, 8, 9 and 10 moves, picked from uniform ones",
         lambda: bench.inputs.pairs_at("6-to-10", 100_000, 10, range(6, 11))),
        ("solitaire-far", "uniform pairs that are more than 10 moves apart",
         lambda: bench.inputs.pairs_at("over-10", 100_000, 10, None)),
    ]
    for name, about, source in pairs:
        if bench.wants(name):
            compare_methods(bench, "solitaire", name, f"{about}; at most 8 moves", source(), 2,
                            ["--input-format", "pairs"], least=100)
    for most in (10, 12):
        name = f"solitaire-random-{most}-moves"
        if bench.wants(name):
            compare_methods(bench, "solitaire", name, f"uniform pairs, at most {most} moves",
                            bench.inputs.uniform("solitaire", 100_000), 2,
                            ["--input-format", "pairs", "--max-moves", most], least=50)


def strata(bench: Bench) -> None:
    bench.section("strata", "Sets that are not uniform, against uniform ones of as many boards, to "
                  "/dev/null; the ratio is the time a record.")
    inputs = bench.inputs
    if bench.wants("flip-4x4"):
        sets = [
            ("random", inputs.uniform("flip", BIG), ()),
            ("all solvable", inputs.small_boards("solvable", lambda cost, most: True, BIG), ()),
            ("near: at most 1 press", inputs.small_boards("near", lambda cost, most: cost <= 1, BIG), ()),
            ("far: most presses", inputs.small_boards("far", lambda cost, most: cost == most, BIG), ()),
            ("one in ten malformed", inputs.malformed(BIG, 10), (1,)),
            ("random, line form", inputs.uniform("flip", BIG, ".txt", "--input-format", "line"), ()),
            ("random, gz", inputs.uniform("flip", BIG, ".txt.gz"), ()),
            ("random, zst", inputs.uniform("flip", BIG, ".txt.zst"), ()),
        ]
        for name, path, statuses in sets:
            if name in ("random, gz", "random, zst"):
                continue
            few = inputs.prefix(path, 100_000 * (1 if "line" in name else 4))
            rows = bench.out("strata.csv")
            bench.solve_to(rows, "flip", few, "--size", "4x4", statuses=(0, *statuses))
            bench.prove("flip", few, rows, "--size", "4x4")
        variants = [
            bench.job(name, "flip", path, "--size", "4x4", records=BIG, statuses=statuses or (0,))
            for name, path, statuses in sets
        ]
        bench.compare("flip-4x4", "10 million boards each; letters, four lines a board", variants, "random",
                      notes=["`boardmill check` found the first 100,000 rows right, of each set that is "
                             "not compressed."])
    for side, count in ((5, 500_000), (9, 100_000), (16, 50_000), (30, 500)):
        if not bench.wants(f"flip-{side}x{side}"):
            continue
        size = (side, side)
        sets = [
            ("random", inputs.uniform("flip", count, ".txt", "--size", f"{side}x{side}",
                                      "--input-format", "line")),
            ("all solvable", inputs.solvable(size, count)),
            ("near: 2 presses from white", inputs.solvable(size, count, 2)),
        ]
        options = ["--size", f"{side}x{side}", "--input-format", "line"]
        few = {name: inputs.prefix(path, 500) for name, path in sets}
        for name, path in few.items():
            rows = bench.solve_to(bench.out("strata.csv"), "flip", path, *options, "--columns",
                                  "+solution,certificate")
            bench.prove("flip", path, rows, *options)
        variants = [bench.job(name, "flip", path, *options, records=count) for name, path in sets]
        bench.compare(f"flip-{side}x{side}", f"{count:,} boards each; line form", variants, "random",
                      notes=["`boardmill check` found the first 500 rows of each set right."])


def files(bench: Bench) -> None:
    count = 100_000
    bench.section("files", "Many small files. The floor opens and reads all of them: "
                  "`find FOLDER -type f -print0 | xargs -0 cat`.")
    if not bench.wants("flip-4x4"):
        return
    folder = bench.inputs.small_files(count)
    whole = bench.inputs.uniform("flip", count)
    options = ["--size", "4x4"]
    answers = [bench.solve_to(bench.out(f"files-{i}.ans"), "flip", source, *options, "--format", "answers")
               for i, source in enumerate((folder, whole))]
    same(*answers)
    bench.compare(
        "flip-4x4", f"{count:,} files of one uniform board each, in one folder",
        [
            bench.job("solve FOLDER", "flip", folder, *options, records=count),
            bench.job("solve FOLDER -j 1", "flip", folder, *options, "-j1", records=count),
            Variant("floor: find, xargs, cat", shell(CAT_FOLDER, folder), count),
            bench.job("solve, one file of all boards", "flip", whole, *options, records=count),
        ],
        "floor: find, xargs, cat",
        notes=["The answers of the folder and of one file with all boards were equal byte by byte."],
    )


def commands(bench: Bench) -> None:
    bench.section("commands", "The other commands next to `solve`, to /dev/null.")
    count = 1_000_000 if bench.full else 300_000
    for puzzle in ("flip", "solitaire"):
        if not bench.wants(puzzle):
            continue
        number = count if puzzle == "flip" or bench.full else 5_000
        source = bench.inputs.uniform(puzzle, number)
        options = [] if puzzle == "flip" else ["--columns", "+solution"]
        rows = bench.solve_to(bench.out(f"commands-{puzzle}.csv"), puzzle, source, *options)
        bench.compare(
            puzzle, f"{number:,} uniform instances",
            [
                bench.job("solve", puzzle, source, *options, records=number),
                Variant("check", bench.command("check", puzzle, source.name, rows, "-q", "-o", DEV_NULL),
                        number, source.parent),
                Variant("generate", bench.command(
                    "generate", puzzle, "--count", number, "-q", "-o", DEV_NULL), number),
            ],
            "solve",
        )


def table(bench: Bench) -> None:
    bench.section("table", "Solitaire by a precomputed table of all positions within 8 moves "
                  "(`solve --table FILE`), which is in the page cache.")
    if not bench.wants("solitaire"):
        return
    path = bench.scratch.parent / "solitaire.table"
    helped = subprocess.run(bench.command("table", "--help"), capture_output=True, check=False)
    if helped.returncode != 0:
        bench.skip("Skipped: this program has no command `table`.")
        return
    if not path.exists():
        if not bench.full:
            bench.skip("Skipped: there is no build/bench/solitaire.table; `--full` makes it.")
            return
        bench.say("table: making build/bench/solitaire.table")
        part = path.with_suffix(".part")
        bench.launcher.run(Variant("build", bench.command("table", "build", "solitaire", "-o", part)))
        part.rename(path)
    with open(path, "rb") as file:  # into the page cache
        while file.read(1 << 24):
            pass
    few = bench.inputs.uniform("solitaire", 100_000)
    one = bench.inputs.uniform("solitaire", 1)
    plain, fast = [bench.solve_to(bench.out(f"table-{i}.csv"), "solitaire", few, *options)
                   for i, options in enumerate(([], ["--table", path]))]
    same(plain, fast)
    equal = ["The first 100,000 rows were equal byte by byte with and without the table."]
    bench.compare("open", "one uniform pair, start to exit", [
        bench.job("--table", "solitaire", one, "--table", path),
        bench.job("no table", "solitaire", one),
    ], "no table")
    pairs = bench.inputs.uniform("solitaire", BIG)
    outs = [bench.out("table.ans"), bench.out("table.csv")]
    size = bench.solve_to(outs[1], "solitaire", pairs, "--table", path).stat().st_size
    copy = bench.out("table.copy")
    bench.compare("solitaire", f"10 million uniform pairs, {pairs.stat().st_size:,} bytes; file to file; the "
                  f"floor writes the {size:,} bytes of the default columns", [
        bench.job("--table, answers", "solitaire", pairs, "--table", path, "--format", "answers",
                  to=outs[0], records=BIG),
        bench.job("--table, default columns", "solitaire", pairs, "--table", path, to=outs[1], records=BIG),
        Variant("floor: cat, dd of zeros", shell(READ_THEN_ZEROS, pairs, copy, size), BIG, fresh=[copy]),
        bench.job("no table, 100,000 pairs", "solitaire", few, records=100_000),
    ], "floor: cat, dd of zeros", notes=equal)


def stress(bench: Bench) -> None:
    bench.section("stress", "Other people's programs, tried by `stress`, against the same programs only "
                  "started, or only run. Compiling is not part of it.")
    if not bench.wants("poj1753"):
        return
    package = bench.out("stress-package")
    subprocess.run(bench.command("generate", "poj1753", "--package", "kattis", "-o", package, "-q"),
                   check=True)
    source = package / "submissions" / "accepted" / "first_row.cpp"
    single, many = bench.out("stress-single"), bench.out("stress-many")
    subprocess.run(["c++", "-O2", "-o", single, source], check=True)
    many_source = bench.out("stress-many.cpp")
    many_source.write_text(source.read_text().replace("  if (read(board)) {", "  while (read(board)) {"))
    subprocess.run(["c++", "-O2", "-o", many, many_source], check=True)

    board = bench.out("stress-board.txt")
    board.write_text("bwwb\nbbwb\nbwwb\nbwww\n")
    count = 20_000 if bench.full else 5_000
    slots = os.cpu_count() or 1
    spawn = bench.program.parent / "boardmill_spawn"
    bench.compare(
        "poj1753", f"{count:,} runs of a program in C++ that solves one board, {slots} at a time",
        [
            Variant("stress", bench.command("stress", "poj1753", "-q", "-j", slots, "--count", count,
                                            "--for", "1h", single), count),
            Variant("floor: only started", list(map(str, (spawn, count, slots, board, single))), count),
        ],
        "floor: only started")
    boards = bench.out("stress-boards.txt")
    every = itertools.product(("".join(row) for row in itertools.product("wb", repeat=4)), repeat=4)
    boards.write_text("".join("\n".join(rows) + "\n" for rows in every))
    bench.compare(
        "flip", "all 65,536 boards to a program in C++ that solves many in a run",
        [
            Variant("stress", bench.command("stress", "flip", "-q", "--exhaustive", many), 65_536),
            Variant("floor: one run on all", shell('exec "$1" < "$2"', many, boards), 65_536),
        ],
        "floor: one run on all")


ALL = (main_job, start, threads, scale, methods, strata, outputs, files, commands, table, stress)
