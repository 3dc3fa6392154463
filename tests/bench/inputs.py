"""The data sets: made once for a seed, then kept in a cache.

Uniform instances come from `boardmill generate`. Strata are picked from them by their answers, or
made by random presses; each function says what its set is biased towards.
"""

import hashlib
import itertools
import random
import shutil
import subprocess
from pathlib import Path
from typing import Callable, Iterable, Iterator

BLOCK = 100_000
FILE_NAMES = {"flip": "boards.txt", "solitaire": "pairs.txt"}


def change_of(presses: list[int], columns: int) -> list[int]:
    """The rows of cells that a press set turns; bit 0 of a row is its first column."""
    mask = (1 << columns) - 1
    around = [0, *presses, 0]
    return [
        (row ^ row << 1 ^ row >> 1 ^ above ^ below) & mask
        for above, row, below in zip(around, presses, around[2:])
    ]


def line_of(rows: list[int], columns: int) -> str:
    """bwwb/bbwb/..."""
    text = "/".join("".join("wb"[row >> i & 1] for i in range(columns)) for row in rows)
    return text if len(rows) > 1 else text + "/"


def solvable_line(size: tuple[int, int], generator: random.Random, presses: int | None) -> str:
    """A board made from a white one by a uniform press set, or by so many random presses."""
    rows, columns = size
    if presses is None:
        pressed = [generator.getrandbits(columns) for _ in range(rows)]
    else:
        pressed = [0] * rows
        for cell in generator.sample(range(rows * columns), presses):
            pressed[cell // columns] |= 1 << cell % columns
    return line_of(change_of(pressed, columns), columns)


def damaged(lines: Iterator[str], rows: int, one_in: int, generator: random.Random) -> Iterator[str]:
    """Boards in letters, one in so many of them with an x for a piece."""
    while True:
        board = list(itertools.islice(lines, rows))
        if not board:
            return
        if generator.randrange(one_in) == 0:
            row = generator.randrange(rows)
            column = generator.randrange(len(board[row]) - 1)
            board[row] = board[row][:column] + "x" + board[row][column + 1 :]
        yield from board


def walk(fields: list[int], moves: int, generator: random.Random) -> list[int]:
    """Where so many random moves of Solitaire lead; a field is row * 8 + column."""
    fields = list(fields)
    for _ in range(moves):
        possible = []
        for piece, field in enumerate(fields):
            row, column = divmod(field, 8)
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
                for steps in (1, 2):
                    r, c = row + steps * down, column + steps * right
                    if not (0 <= r < 8 and 0 <= c < 8):
                        break
                    if r * 8 + c not in fields:
                        possible.append((piece, r * 8 + c))
                        break
        piece, field = generator.choice(possible)
        fields[piece] = field
    return fields


def pair_text(start: list[int], target: list[int]) -> str:
    """Two lines of rows and columns."""
    return "".join(
        " ".join(f"{field // 8 + 1} {field % 8 + 1}" for field in fields) + "\n"
        for fields in (start, target)
    )


class Inputs:
    def __init__(self, program: Path, cache: Path, datasets: Path, seed: int):
        self.program = program
        self.datasets = datasets
        self.seed = seed
        # What the generator or this file makes otherwise than before belongs in another cache.
        probe = hashlib.sha256(Path(__file__).read_bytes())
        for puzzle in ("flip", "solitaire"):
            probe.update(self.output("generate", puzzle, "--count", "100", "--seed", str(seed)))
        self.cache = cache / f"inputs-{seed}-{probe.hexdigest()[:8]}"
        for other in cache.glob(f"inputs-{seed}-*"):
            if other != self.cache:
                shutil.rmtree(other)
        self.cache.mkdir(parents=True, exist_ok=True)

    def output(self, *arguments: str) -> bytes:
        command = [str(self.program), *map(str, arguments), "-q"]
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True).stdout

    def random_for(self, name: str) -> random.Random:
        """A generator of its own for every set, so that no set depends on the others."""
        return random.Random(f"{self.seed} {name}")

    def cached(self, name: str, file_name: str, make: Callable[[Path], None]) -> Path:
        """A file in a folder of its own: a name in every row, it must be as long in every set."""
        folder = self.cache / name
        if not folder.exists():
            part = self.cache / "part"
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir()
            make(part / file_name)
            part.rename(folder)
        return folder / file_name

    def write(self, name: str, lines: Callable[[], Iterable[str]]) -> Path:
        def make(path: Path) -> None:
            with open(path, "w", encoding="ascii", newline="\n") as file:
                file.writelines(lines())

        return self.cached(name, FILE_NAMES[name.split("-")[0]], make)

    def uniform(self, puzzle: str, count: int, suffix: str = ".txt", *options: str) -> Path:
        """Uniform instances in the first form of the puzzle, or as the options say."""
        words = "".join(f"-{option.lstrip('-')}" for option in options)
        name = f"{puzzle}-uniform{words}-{count}{suffix}"

        def make(path: Path) -> None:
            self.output(
                "generate", puzzle, "--count", count, "--seed", self.seed, *options, "-o", path
            )

        return self.cached(name, FILE_NAMES[puzzle].removesuffix(".txt") + suffix, make)

    def prefix(self, path: Path, lines: int) -> Path:
        """The first lines of a file that is not compressed."""

        def make(target: Path) -> None:
            with open(path, "rb") as source, open(target, "wb") as file:
                file.writelines(itertools.islice(source, lines))

        return self.cached(f"{path.parent.name}-first-{lines}", path.name, make)

    # Boards

    def solvable(self, size: tuple[int, int], count: int, presses: int | None = None) -> Path:
        """Line form. Biased: every board can be solved, of 4x4 ones only 1 in 16 can."""
        kind = "uniform-presses" if presses is None else f"{presses}-presses"
        name = f"flip-solvable-{size[0]}x{size[1]}-{kind}-{count}"
        generator = self.random_for(name)
        return self.write(
            name, lambda: (solvable_line(size, generator, presses) + "\n" for _ in range(count))
        )

    def boards_by_cost(self) -> dict[int, list[str]]:
        """The 4x4 boards that can be solved, as four lines each, by cost for the goal either."""
        rows = self.output(
            "solve", "flip", "--size", "4x4", self.datasets / "flip/all.txt.zst",
            "--columns", "cost,instance",
        ).decode().split()[1:]
        boards: dict[int, list[str]] = {}
        for row in rows:
            cost, board = row.split(",")
            if cost:
                boards.setdefault(int(cost), []).append(board.replace("/", "\n") + "\n")
        return boards

    def small_boards(self, name: str, costs: Callable[[int, int], bool], count: int) -> Path:
        """4x4 boards in letters, uniform over those whose cost, given the largest one, fits."""
        set_name = f"flip-4x4-{name}-{count}"

        def lines() -> Iterator[str]:
            by_cost = self.boards_by_cost()
            most = max(by_cost)
            boards = [b for cost in sorted(by_cost) if costs(cost, most) for b in by_cost[cost]]
            generator = self.random_for(set_name)
            for begin in range(0, count, BLOCK):
                yield "".join(generator.choices(boards, k=min(BLOCK, count - begin)))

        return self.write(set_name, lines)

    def malformed(self, count: int, one_in: int) -> Path:
        """Uniform 4x4 boards in letters; one piece of every tenth or so is an x."""
        source = self.uniform("flip", count)
        name = f"flip-4x4-malformed-{one_in}-{count}"

        def lines() -> Iterator[str]:
            with open(source, encoding="ascii", newline="\n") as file:
                yield from damaged(file, 4, one_in, self.random_for(name))

        return self.write(name, lines)

    def small_files(self, count: int) -> Path:
        """A folder of files with one uniform 4x4 board each."""
        source = self.uniform("flip", count)

        def make(folder: Path) -> None:
            folder.mkdir()
            with open(source, "rb") as file:
                for number in range(count):
                    board = b"".join(itertools.islice(file, 4))
                    (folder / f"{number:06}.txt").write_bytes(board)

        return self.cached(f"flip-4x4-files-{count}", "boards", make)

    # Pairs

    def walks(self, count: int, moves: int) -> Path:
        """Uniform starts; each target is where so many random moves lead.

        Biased: near, and nearer than the walk is long, because walks turn back.
        """
        name = f"solitaire-walk-{moves}-{count}"

        def lines() -> Iterator[str]:
            generator = self.random_for(name)
            for _ in range(count):
                start = generator.sample(range(64), 4)
                yield pair_text(start, walk(start, moves, generator))

        return self.write(name, lines)

    def pairs_at(self, name: str, drawn: int, max_moves: int, distances: range | None) -> Path:
        """Pairs at these distances, equally many at each, in random order; None: over max_moves.

        Picked from so many uniform pairs. Biased: among those the greater distances are the more
        frequent ones, up to 12.
        """
        set_name = f"solitaire-{name}"
        source = self.uniform("solitaire", drawn)

        def lines() -> Iterator[str]:
            costs = self.output(
                "solve", "solitaire", "--max-moves", max_moves, source, "--columns", "record,cost"
            ).decode().split()[1:]
            pairs = source.read_text("ascii").splitlines(keepends=True)
            by_distance: dict[str, list[str]] = {"": []}
            if distances is not None:
                by_distance = {str(distance): [] for distance in distances}
            for number, row in enumerate(costs):
                cost = row.split(",")[1]
                if cost in by_distance:
                    by_distance[cost].append(pairs[2 * number] + pairs[2 * number + 1])
            each = min(map(len, by_distance.values()))
            chosen = [pair for found in by_distance.values() for pair in found[:each]]
            self.random_for(set_name).shuffle(chosen)
            return iter(chosen)

        return self.write(set_name, lines)


def count_lines(path: Path) -> int:
    with open(path, "rb") as file:
        return sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b""))
