"""Interleaved runs of whole programs, and what is computed from them.

All variants of a comparison run in turn, round after round, so that whatever else the machine does
meets all of them; the order rotates, so that none always comes after the same one. A ratio is taken
within each round, and its median over the rounds is reported.
"""

import os
import statistics
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Sequence

ROUNDS = (5, 41)  # fewest and most


@dataclass
class Variant:
    """One of the commands that are compared."""

    name: str
    command: Sequence[str]
    records: int = 0  # 0: a rate means nothing here
    folder: Path | None = None  # where it runs, so that the names of inputs are short in all rows
    output: Path | None = None  # standard output; None: discarded
    fresh: Sequence[Path] = ()  # deleted before every run: to overwrite a large file costs more
    statuses: Sequence[int] = (0,)


@dataclass
class Run:
    seconds: float
    user: float
    system: float
    peak_kib: int


@dataclass
class Comparison:
    """All runs of some variants; the ratios are to the one named `baseline`."""

    section: str
    data_set: str
    about: str
    variants: Sequence[Variant]
    baseline: str
    start: str | None = None  # the variant that does nothing but start; it is not in the ratios
    runs: dict[str, list[Run]] = field(default_factory=dict)
    others_cpus: float = 0.0  # processors that other processes kept busy meanwhile
    notes: list[str] = field(default_factory=list)

    def seconds(self, name: str) -> list[float]:
        return [run.seconds for run in self.runs[name]]

    def cpu_seconds(self, name: str) -> list[float]:
        return [run.user + run.system for run in self.runs[name]]

    def ratios(self, variant: Variant, of: str = "seconds") -> list[float]:
        """Of the time, or of the time a record where the numbers of records differ, by round.

        Of `cpu_seconds`: of processor time, which other processes change much less.
        """
        values = getattr(self, of)
        base = next(v for v in self.variants if v.name == self.baseline)
        scale = base.records / variant.records if base.records and variant.records else 1.0
        start = statistics.median(values(self.start)) if self.start else 0.0
        return [
            (own - start) * scale / (other - start)
            for own, other in zip(values(variant.name), values(base.name))
        ]


def median_and_range(values: Sequence[float]) -> tuple[float, float, float]:
    return statistics.median(values), min(values), max(values)


def rounds_for(seconds_a_round: float, budget: float) -> int:
    """How many rounds fit into a budget, within the limits."""
    return max(ROUNDS[0], min(ROUNDS[1], int(budget / max(seconds_a_round, 1e-9))))


def order(count: int, number: int) -> list[int]:
    """In which order round `number` runs so many variants: AB BA AB, or ABC BCA CAB."""
    first = number % count
    return [*range(first, count), *range(first)]


class Failure(RuntimeError):
    """A command did something else than what was to be measured."""


class Launcher:
    def __init__(self, program: Path):
        self.program = program
        self.own_seconds = 0.0  # processor time of all runs so far

    def run(self, variant: Variant) -> Run:
        for path in variant.fresh:
            path.unlink(missing_ok=True)
        done = subprocess.run(
            [str(self.program), str(variant.output or os.devnull), *map(str, variant.command)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=variant.folder,
            check=False,
        )
        if done.returncode != 0:
            raise Failure(f"{variant.name}: {done.stderr.strip()}")
        wall, user, system, peak, status = map(int, done.stdout.split())
        if status not in variant.statuses:
            command = " ".join(map(str, variant.command))
            raise Failure(f"{variant.name}: exit status {status}: {command}\n{done.stderr.strip()}")
        self.own_seconds += (user + system) / 1e9
        return Run(wall / 1e9, user / 1e9, system / 1e9, peak)


def busy_seconds() -> float:
    """Processor time that was used on the machine, or stolen from it, since it started."""
    with open("/proc/stat", encoding="ascii") as file:
        user, nice, system, _idle, _wait, irq, soft, steal = map(int, file.readline().split()[1:9])
    return (user + nice + system + irq + soft + steal) / os.sysconf("SC_CLK_TCK")


def measure(
    comparison: Comparison,
    launcher: Launcher,
    budget: float,
    rounds: int | None,
    validate: Callable[[], None] | None = None,
) -> None:
    """Warms up, validates what the warm-up wrote, then runs the rounds."""
    begin = time.monotonic()
    for variant in comparison.variants:
        launcher.run(variant)
    warm_up = time.monotonic() - begin
    if validate:
        validate()
    if rounds is None:
        rounds = rounds_for(warm_up, budget)
    comparison.runs = {variant.name: [] for variant in comparison.variants}
    busy, own, begin = busy_seconds(), launcher.own_seconds, time.monotonic()
    for number in range(rounds):
        for index in order(len(comparison.variants), number):
            variant = comparison.variants[index]
            comparison.runs[variant.name].append(launcher.run(variant))
    elapsed = time.monotonic() - begin
    others = busy_seconds() - busy - (launcher.own_seconds - own)
    comparison.others_cpus = max(0.0, others / elapsed)
    for variant in comparison.variants:
        for path in variant.fresh:
            path.unlink(missing_ok=True)
