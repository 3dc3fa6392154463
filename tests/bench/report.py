"""One run as Markdown to read, and as CSV with every single measurement."""

import csv
import statistics
from pathlib import Path
from typing import Iterable, Sequence

from kernels import Kernel
from sections import Section
from timing import Comparison, Variant, median_and_range

READING = """\
Times are medians over rounds, with the least and the greatest in brackets. In every round each row of
a table ran once, in turn; a ratio is that of two runs of the same round (of the time a record where
the rows have different numbers of records), again as median [least, greatest]. Figures of different
tables come from different minutes and are not to be compared by their times. Inputs are in the page
cache. *Of CPU time* is the same ratio of processor time, median only. *CPUs* is processor time over
wall clock, *peak* the largest resident memory. *Others* is how many processors other processes, and
the host, kept busy meanwhile: where it is not near 0, times are longer than on a quiet machine,
several threads gain less, and the ratio of CPU time is the better one.
"""


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 1e-3:
        return f"{seconds * 1e3:.3g} ms"
    if seconds >= 1e-6:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e9:.3g} ns"


def ranged(values: Sequence[float], text) -> str:
    middle, least, most = median_and_range(values)
    return f"{text(middle)} [{text(least)}, {text(most)}]"


def ratio(value: float) -> str:
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def rate(value: float) -> str:
    for unit, scale in (("M", 1e6), ("k", 1e3)):
        if value >= scale:
            digits = ".3g" if value < 1000 * scale else ",.0f"
            return f"{value / scale:{digits}} {unit}/s"
    return f"{value:.3g} /s"


def memory(kib: float) -> str:
    return f"{kib / 1024:.1f} MiB" if kib < 100 * 1024 else f"{kib / 1024:,.0f} MiB"


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = ["| " + " | ".join(header) + " |", "|---|" + "---:|" * (len(header) - 1)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return [*lines, ""]


def comparison_row(comparison: Comparison, variant: Variant) -> list[str]:
    runs = comparison.runs[variant.name]
    seconds = statistics.median(run.seconds for run in runs)
    ratios = cpu = "1"
    if variant.name == comparison.start:
        ratios = cpu = ""
    elif variant.name != comparison.baseline:
        ratios = ranged(comparison.ratios(variant), ratio)
        cpu = ratio(statistics.median(comparison.ratios(variant, "cpu_seconds")))
    return [
        variant.name,
        f"{variant.records:,}" if variant.records else "",
        ranged([run.seconds for run in runs], duration),
        rate(variant.records / seconds) if variant.records else "",
        ratios,
        cpu,
        f"{statistics.median((run.user + run.system) / run.seconds for run in runs):.2f}",
        memory(max(run.peak_kib for run in runs)),
    ]


def comparison_lines(comparison: Comparison) -> list[str]:
    rounds = len(next(iter(comparison.runs.values())))
    ratio_of = f"ratio to {comparison.baseline}"
    if comparison.start:
        ratio_of += ", both without start"
    header = ["", "records", "time", "rate", ratio_of, "of CPU time", "CPUs", "peak"]
    return [
        f"### {comparison.section}/{comparison.data_set}",
        "",
        f"{comparison.about}. {rounds} rounds; others: {comparison.others_cpus:.2f} CPUs.",
        "",
        *table(header, (comparison_row(comparison, v) for v in comparison.variants)),
        *(line for note in comparison.notes for line in (note, "")),
    ]


def kernel_lines(kernels: Sequence[Kernel]) -> list[str]:
    if not kernels:
        return []
    medians = {kernel.name: statistics.median(kernel.nanoseconds) for kernel in kernels}
    rows = []
    for kernel in kernels:
        base = kernel.baseline
        rows.append([
            kernel.name,
            ranged([n * 1e-9 for n in kernel.nanoseconds], duration),
            rate(1e9 / medians[kernel.name]),
            ratio(medians[kernel.name] / medians[base]) if base else "",
            base if base and base != kernel.name else "",
        ])
    return [
        "## kernels",
        "",
        f"One thread, in memory, time an item; {len(kernels[0].nanoseconds)} repetitions of all kernels in a "
        "random order. The ratio is that of the medians. Debian builds its Google Benchmark with "
        "assertions, which costs nothing inside the timed loops.",
        "",
        *table(["kernel", "time an item", "rate", "ratio", "to"], rows),
    ]


def markdown(title: str, facts: dict[str, str], summary: Sequence[str], sections: Sequence[Section],
             kernels: Sequence[Kernel]) -> str:
    lines = [f"# {title}", "", *table(["", ""], ([k, v] for k, v in facts.items())), READING]
    if summary:
        lines += ["## Main figures", "", *(f"- {line}" for line in summary), ""]
    for section in sections:
        if not section.comparisons and not section.skipped:
            continue
        lines += [f"## {section.name}", "", section.about, ""]
        lines += [line for why in section.skipped for line in (why, "")]
        for comparison in section.comparisons:
            lines += comparison_lines(comparison)
    lines += kernel_lines(kernels)
    return "\n".join(lines).rstrip() + "\n"


def write_csv(path: Path, sections: Sequence[Section], kernels: Sequence[Kernel]) -> None:
    """One row a run; of kernels, one row a repetition, with the time of one item."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["section", "data_set", "variant", "records", "round", "seconds", "user_seconds",
                       "system_seconds", "peak_kib"])
        for section in sections:
            for comparison in section.comparisons:
                for variant in comparison.variants:
                    for number, run in enumerate(comparison.runs[variant.name], 1):
                        rows.writerow([
                            section.name, comparison.data_set, variant.name, variant.records or "",
                            number, f"{run.seconds:.6f}", f"{run.user:.6f}", f"{run.system:.6f}",
                            run.peak_kib,
                        ])
        for kernel in kernels:
            for number, nanoseconds in enumerate(kernel.nanoseconds, 1):
                seconds = f"{nanoseconds * 1e-9:.4g}"
                rows.writerow(["kernels", kernel.name, "", 1, number, seconds, "", "", ""])


def main_figures(sections: Sequence[Section]) -> list[str]:
    """The few figures that one looks for first, each with its range."""
    wanted = [
        ("main", "flip-4x4", "solve", "the main job takes {} times its floor (cat of the input, then dd of "
         "as many zeros as the results have bytes)"),
        ("main", "flip-4x4", "solve -j 1", "with one thread, as the floor has, {} times"),
        ("main", "flip-4x4", "solve to /dev/null", "without an output file it takes {} times that floor"),
        ("files", "flip-4x4", "solve FOLDER", "100,000 files of one board take {} times as long as to find "
         "and cat them"),
        ("methods", "solitaire-random", "bidirectional", "`bidirectional` takes {} times as long a random "
         "pair as `auto`"),
        ("methods", "solitaire-edge", "bidirectional", "and {} times as long a pair at 6 to 10 moves"),
        ("table", "solitaire", "--table, answers", "solitaire with a table, answers only, takes {} times its "
         "floor"),
        ("table", "solitaire", "--table, default columns", "with default columns {} times"),
        ("start", "flip", "solve", "one board takes {} times as long as `true`"),
        ("start", "solitaire", "solve", "one pair {} times"),
        ("threads", "flip-4x4", "-j 2", "two threads take {} times the time of one, for the main job"),
        ("threads", "solitaire", "-j 2", "for uniform pairs {} times"),
    ]
    found = {(c.section, c.data_set): c for s in sections for c in s.comparisons}
    lines = []
    for section, data_set, name, text in wanted:
        comparison = found.get((section, data_set))
        if comparison and name in comparison.runs:
            variant = next(v for v in comparison.variants if v.name == name)
            lines.append(text.format(ranged(comparison.ratios(variant), ratio)))
    return lines
