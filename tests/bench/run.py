#!/usr/bin/env python3
"""Measures boardmill and writes one report, as Markdown and CSV. Called by scripts/bench."""

import argparse
import datetime
import shutil
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True

import kernels  # noqa: E402
import machine  # noqa: E402
import report  # noqa: E402
import sections  # noqa: E402
from inputs import Inputs  # noqa: E402
from timing import Launcher  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", action="store_true", help="some minutes (the default)")
    size.add_argument("--full", action="store_true",
                      help="up to 10^8 boards and 10^7 pairs, more rounds, the table; about an hour")
    parser.add_argument("--only", metavar="PATTERN", default="",
                        help="what matches this regular expression in SECTION/DATA_SET, as in 'main' or "
                        "'methods/solitaire' or 'kernels/flip'")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all data sets (1)")
    parser.add_argument("--runs", type=int, metavar="N",
                        help="rounds of every comparison (default: 5 to 41, as fit into some seconds)")
    parser.add_argument("--results", type=Path, default=ROOT / "tests/bench/results", metavar="FOLDER",
                        help="where the report goes (tests/bench/results)")
    parser.add_argument("--build", type=Path, default=ROOT / "build/release", help=argparse.SUPPRESS)
    parsed = parser.parse_args()
    if parsed.runs is not None and parsed.runs < 1:
        parser.error("--runs must be 1 or more")
    return parsed


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    options = arguments()
    program = options.build / "boardmill"
    kind = "full" if options.full else "quick"
    facts = machine.describe(ROOT, options.build)
    scratch = ROOT / "build/bench/scratch"
    shutil.rmtree(scratch, ignore_errors=True)  # of a run that was killed
    scratch.mkdir(parents=True)
    inputs = Inputs(program, ROOT / "build/bench", ROOT / "datasets", options.seed)
    launcher = Launcher(options.build / "boardmill_launch")
    begin = time.monotonic()
    bench = sections.Bench(program, launcher, inputs, scratch, options.full, options.runs, options.only, say)
    try:
        for section in sections.ALL:
            section(bench)
        say("kernels")
        measured = kernels.run(options.build / "boardmill_kernels", scratch, options.seed, options.only,
                               15 if options.full else 5)
    finally:
        shutil.rmtree(scratch)
    facts["load after"] = machine.load()
    facts["data sets"] = f"see tests/bench/README.md; seed {options.seed}, cache {inputs.cache.name}"
    facts["run"] = f"{kind}{f', only {options.only}' if options.only else ''}, " \
                   f"{(time.monotonic() - begin) / 60:.0f} minutes"
    revision = facts["commit"].split()[0]
    name = f"{datetime.date.today().isoformat()}-{revision}-{kind}" + ("-part" if options.only else "")
    options.results.mkdir(parents=True, exist_ok=True)
    text = report.markdown("Benchmark of boardmill", facts, report.main_figures(bench.sections),
                           bench.sections, measured)
    (options.results / f"{name}.md").write_text(text, "utf-8")
    report.write_csv(options.results / f"{name}.csv", bench.sections, measured)
    say(f"{options.results / name}.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
