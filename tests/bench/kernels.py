"""Runs the kernels (Google Benchmark, tests/bench/kernels) and reads what they say."""

import json
import os
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

# Kernels of a group do the same work; ratios are to the one that the pattern names.
GROUPS = (
    (r"flip/least_weight/(\w+)/(.*)", "flip/least_weight/gray_code/{1}"),
    (r"solitaire/solve_chunk/(\w+)/(.*)", "solitaire/solve_chunk/auto/{1}"),
    (r"rows/(.*)", "rows/csv/default"),
)


@dataclass
class Kernel:
    name: str
    nanoseconds: list[float] = field(default_factory=list)  # an item, by repetition
    baseline: str | None = None


def baseline_of(name: str) -> str | None:
    for pattern, baseline in GROUPS:
        match = re.fullmatch(pattern, name)
        if match:
            return baseline.format(*match.groups())
    return None


def run(program: Path, scratch: Path, seed: int, only: str, repetitions: int) -> list[Kernel]:
    """The repetitions of all kernels are run in a random order of their own."""
    out = scratch / "kernels.json"
    listed = subprocess.run([program, "--benchmark_list_tests"], capture_output=True, text=True, check=True)
    chosen = [n for n in listed.stdout.split() if re.search(only, f"kernels/{n}")]
    if not chosen:
        return []
    # A group is run whole, so that its ratios come from one run.
    bases = {baseline_of(name) for name in chosen}
    names = [n for n in listed.stdout.split() if n in chosen or n in bases]
    command = [
        str(program),
        "--benchmark_filter=^(" + "|".join(map(re.escape, names)) + ")$",
        f"--benchmark_repetitions={repetitions}",
        "--benchmark_enable_random_interleaving=true",
        "--benchmark_min_time=0.05",
        f"--benchmark_out={out}",
        "--benchmark_out_format=json",
    ]
    environment = {**os.environ, "BOARDMILL_BENCH_SEED": str(seed)}
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, check=True)
    kernels: dict[str, Kernel] = {}
    for row in json.loads(out.read_text("utf-8"))["benchmarks"]:
        if row["run_type"] == "iteration":
            kernel = kernels.setdefault(row["run_name"], Kernel(row["run_name"]))
            kernel.nanoseconds.append(1e9 / row["items_per_second"])
    for kernel in kernels.values():
        base = baseline_of(kernel.name)
        kernel.baseline = base if base in kernels else None
    return [kernels[name] for name in names if name in kernels]
