#!/usr/bin/env python3
"""What the figures of scripts/bench rest on: ratios, the order of runs, and the data sets."""

import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

import inputs  # noqa: E402
import timing  # noqa: E402

PROGRAM: Path
DATASETS = Path(__file__).resolve().parents[2] / "datasets"


def runs(*seconds):
    return [timing.Run(s, s, 0.0, 1) for s in seconds]


class Ratios(unittest.TestCase):
    def test_taken_within_rounds(self):
        variants = [timing.Variant("a", []), timing.Variant("b", [])]
        comparison = timing.Comparison("s", "d", "", variants, "a")
        comparison.runs = {"a": runs(1.0, 10.0, 2.0), "b": runs(3.0, 30.0, 4.0)}
        self.assertEqual(comparison.ratios(variants[1]), [3.0, 3.0, 2.0])

    def test_for_one_record_where_the_numbers_differ(self):
        variants = [timing.Variant("a", [], 1000), timing.Variant("b", [], 10)]
        comparison = timing.Comparison("s", "d", "", variants, "a")
        comparison.runs = {"a": runs(2.0), "b": runs(1.0)}
        self.assertEqual(comparison.ratios(variants[1]), [50.0])

    def test_without_the_start(self):
        variants = [timing.Variant("a", [], 10), timing.Variant("b", [], 10), timing.Variant("none", [])]
        comparison = timing.Comparison("s", "d", "", variants, "a", "none")
        comparison.runs = {"a": runs(3.0), "b": runs(5.0), "none": runs(1.0)}
        self.assertEqual(comparison.ratios(variants[1]), [2.0])


    def test_of_processor_time(self):
        variants = [timing.Variant("a", []), timing.Variant("b", [])]
        comparison = timing.Comparison("s", "d", "", variants, "a")
        comparison.runs = {"a": [timing.Run(9.0, 1.0, 1.0, 1)], "b": [timing.Run(1.0, 5.0, 1.0, 1)]}
        self.assertEqual(comparison.ratios(variants[1], "cpu_seconds"), [3.0])


class Rounds(unittest.TestCase):
    def test_every_variant_runs_once_in_every_place(self):
        for count in range(1, 6):
            rounds = [timing.order(count, number) for number in range(count)]
            self.assertTrue(all(sorted(r) == list(range(count)) for r in rounds))
            for place in zip(*rounds):
                self.assertEqual(sorted(place), list(range(count)))

    def test_within_limits(self):
        self.assertEqual(timing.rounds_for(100.0, 3.0), 5)
        self.assertEqual(timing.rounds_for(0.3, 3.0), 10)
        self.assertEqual(timing.rounds_for(0.0, 3.0), 41)


class DataSets(unittest.TestCase):
    def solve(self, puzzle, text, *options):
        done = subprocess.run([PROGRAM, "solve", puzzle, *options, "-q"], input=text.encode(),
                              capture_output=True, check=False)
        return done.stdout.decode().split("\n")[1:-1]

    def test_boards_by_presses_can_be_solved_by_them(self):
        generator = random.Random(1)
        for size in ((1, 1), (1, 5), (5, 1), (4, 4), (5, 5), (9, 9)):
            text = "".join(inputs.solvable_line(size, generator, None) + "\n" for _ in range(50))
            rows = self.solve("flip", text, "--input-format", "line", "--columns", "outcome",
                              "--goal", "white")
            self.assertEqual(rows, ["solved"] * 50)
        text = "".join(inputs.solvable_line((8, 8), generator, 2) + "\n" for _ in range(50))
        self.assertEqual(self.solve("flip", text, "--input-format", "line", "--columns", "cost",
                                    "--goal", "white"), ["2"] * 50)

    def test_one_board_in_ten_is_damaged_and_no_other(self):
        lines = ["bwwb\n"] * 4000
        text = "".join(inputs.damaged(iter(lines), 4, 10, random.Random(1)))
        self.assertEqual(text.count("\n"), 4000)
        rows = self.solve("flip", text, "--size", "4x4", "--columns", "outcome")
        self.assertEqual(len(rows), 1000)
        self.assertEqual(rows.count("malformed"), text.count("x"))
        self.assertTrue(60 < text.count("x") < 140)

    def test_walks_are_as_long_as_they_say_or_shorter(self):
        generator = random.Random(1)
        starts = [generator.sample(range(64), 4) for _ in range(100)]
        text = "".join(inputs.pair_text(s, inputs.walk(s, 5, generator)) for s in starts)
        costs = list(map(int, self.solve("solitaire", text, "--columns", "cost", "--max-moves", "5")))
        self.assertEqual(len(costs), 100)
        self.assertTrue(all(cost <= 5 for cost in costs))
        self.assertGreater(max(costs), 3)

    def test_sets_are_made_once_and_are_what_they_say(self):
        with tempfile.TemporaryDirectory() as folder:
            sets = inputs.Inputs(PROGRAM, Path(folder), DATASETS, 3)
            boards = sets.uniform("flip", 50)
            self.assertEqual(inputs.count_lines(boards), 200)
            first = boards.read_bytes().splitlines(keepends=True)[:4]
            self.assertEqual(sets.prefix(boards, 4).read_bytes(), b"".join(first))
            by_cost = sets.boards_by_cost()
            self.assertEqual(sum(map(len, by_cost.values())), 4096)
            far = sets.small_boards("far", lambda cost, most: cost == most, 20).read_text()
            self.assertEqual(set(self.solve("flip", far, "--size", "4x4", "--columns", "cost")),
                             {str(max(by_cost))})
            edge = sets.pairs_at("6-to-7", 2000, 8, range(6, 8)).read_text()
            costs = self.solve("solitaire", edge, "--columns", "cost")
            self.assertEqual(costs.count("6"), costs.count("7"))
            self.assertEqual(set(costs), {"6", "7"})
            again = inputs.Inputs(PROGRAM, Path(folder), DATASETS, 3)
            stamp = boards.stat().st_mtime_ns
            self.assertEqual(again.uniform("flip", 50).stat().st_mtime_ns, stamp)


if __name__ == "__main__":
    PROGRAM = Path(sys.argv.pop(1)).resolve()
    unittest.main()
