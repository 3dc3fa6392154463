#!/usr/bin/env python3
"""Judges' packages as a judge uses them: everything in them is compiled and run.

  packages_test.py BOARDMILL [FIRST WORD OF PACKAGE...]      default: all of PACKAGES

Validators accept every input and refuse what is spoilt in any way; accepted programs are right on
every file; wrong ones end well on every file and are wrong on at least one; checkers know their
arguments; all forms have the same cases.
"""

import concurrent.futures
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# The arguments of generate. What the checkers and programs print differs by --print.
PACKAGES = [
    "poj1753",
    "poj1222",
    "poj1681",
    "poj3279",
    "poj1198",
    "hdu1401",
    "zoj1505",
    "spoj-solit",
    "hdu1401 --per-file 1",
    "spoj-solit --per-file 1 --cases 60",
    "flip --size 5x5 --goal white",
    "flip --size 2x3",
    "flip --size 1x1",
    "flip --size 8x8",
    "solitaire --max-moves 5",
    "poj1753 --print solution",
    "poj1681 --print solution",
    "flip --size 5x5 --goal white --print solution",
    "flip --size 2x3 --print solution",
    "poj1198 --print solution",
    "hdu1401 --print solution",
    "spoj-solit --print solution",
    "solitaire --max-moves 5 --print solution",
]
FORMS = ["kattis", "icpc-2025", "domjudge", "polygon", "hydro", "fps", "plain"]

# Machines that run tests are busy: only what is far from the limit is an error.
TIME_FACTOR = 10
PROCESSES = 2


class Failures(list):
    def check(self, condition, text):
        if not condition:
            self.append(text)


class Run:
    """What a command did: its exit code (None: it was ended at its limit), output and seconds."""

    def __init__(self, command, stdin=b"", limit=60.0):
        begin = time.monotonic()
        with tempfile.TemporaryFile() as given:
            given.write(stdin)
            given.seek(0)
            child = subprocess.Popen(
                command, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
            try:
                self.output, self.errors = child.communicate(timeout=limit)
                self.code = child.returncode
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                self.output, self.errors = child.communicate()
                self.code = None
        self.seconds = time.monotonic() - begin


class Workshop:
    """Compiles programs, each text once, and remembers what they printed for an input."""

    def __init__(self, folder):
        self.folder = folder
        self.lock = threading.Lock()
        self.commands = {}  # by text: a future
        self.runs = {}
        self.pool = concurrent.futures.ThreadPoolExecutor(PROCESSES)
        self.compiled = 0
        self.started = 0

    def build(self, source):
        """A future of the command that runs a program, or of an error as a string."""
        key = (source.name, source.read_bytes())
        with self.lock:
            if key not in self.commands:
                self.commands[key] = self.pool.submit(self.compile, source, len(self.commands))
            return self.commands[key]

    def compile(self, source, number):
        place = self.folder / str(number)
        place.mkdir()
        copy = place / source.name
        shutil.copyfile(source, copy)
        program = place / "program"
        if source.suffix == ".py":
            return ["python3", str(copy)]
        if source.suffix == ".java":
            command = ["javac", "-Xlint:all", "-Werror", "-d", str(place), str(copy)]
            result = ["java", "-Xss64m", "-XX:+UseSerialGC", "-cp", str(place), source.stem]
        else:
            command = ["g++", "-x", "c++", "-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror"]
            command += ["-o", str(program), str(copy)]
            result = [str(program)]
        self.compiled += 1
        run = Run(command, limit=300)
        return result if run.code == 0 else run.errors.decode(errors="replace")

    def run(self, command, stdin, limit):
        key = (tuple(command), hashlib.sha256(stdin).digest())
        with self.lock:
            if key in self.runs:
                return self.runs[key]
            self.started += 1
        run = Run(command, stdin, limit)
        with self.lock:
            self.runs[key] = run
        return run

    def each(self, function, items):
        return list(self.pool.map(function, items))


class Case:
    def __init__(self, name, path):
        self.name = name
        self.path = path
        self.answer_path = path.with_suffix(".ans")
        self.input = path.read_bytes()
        self.answer = self.answer_path.read_bytes()


def read_cases(package):
    files = list(package.glob("data/sample/*.in")) + list(package.glob("data/secret/*.in"))
    return [Case(path.stem, path) for path in sorted(files, key=lambda path: path.stem)]


def spoilt(data):
    """The list of what a validator must refuse, made without boardmill's own."""
    body = data[:-1]
    middle = len(data) // 2
    variants = {
        "empty": b"",
        "lone newline": b"\n",
        "non-ASCII": data[:middle] + "é".encode() + data[middle:],
        "leading zero": b"0" + data,
        "leading blank": b" " + data,
        "leading plus": b"+" + data,
        "trailing token": body + b" 1\n",
        "trailing newline": data + b"\n",
        "appended blank": body + b" \n",
        "missing final newline": body,
        "swapped case": data.swapcase(),
        "CRLF": data.replace(b"\n", b"\r\n"),
    }
    return {name: text for name, text in variants.items() if text != data}


class Trial:
    def __init__(self, arguments, boardmill, folder, workshop):
        self.arguments = arguments
        self.boardmill = boardmill
        self.folder = folder
        self.shop = workshop
        self.failures = Failures()
        self.check = self.failures.check

    def package(self, form):
        return self.folder / ("p-" + form)

    def command(self, source):
        command = self.shop.build(source).result()
        if isinstance(command, str):
            self.failures.append("%s does not compile: %s" % (source, command))
            return None
        return command

    def run(self):
        begin = time.monotonic()
        made = Run(
            [self.boardmill, "generate"]
            + self.arguments.split()
            + ["--package", ",".join(FORMS), "-o", str(self.folder / "p")],
            limit=900,
        )
        made_in = time.monotonic() - begin
        if made.code != 0:
            self.failures.append("generate: exit %s\n%s" % (made.code, made.errors.decode()))
            return "no package"
        kattis = self.package("kattis")
        self.limit = float((kattis / ".timelimit").read_text())
        self.cases = read_cases(kattis)
        for path in sorted(self.folder.glob("p-*/**/*.*")):  # all that is to be compiled, at once
            if path.suffix in (".cpp", ".cc", ".java", ".py"):
                self.shop.build(path)
        self.check_same_cases()
        accepts, refuses = self.check_validators()
        self.check_checkers()
        right, slowest, longest = self.check_accepted()
        wrong, fails = self.check_wrong()
        return (
            "%d files, validators: %d accepted, %d refused; accepted: %d programs, at most %.2f s of %.0f s"
            " (%s); wrong: %d programs, each fails on %d files or more; made in %.0f s, all in %.0f s"
            % (
                len(self.cases),
                accepts,
                refuses,
                right,
                slowest,
                self.limit,
                longest,
                wrong,
                fails,
                made_in,
                time.monotonic() - begin,
            )
        )

    # ---- data

    def check_same_cases(self):
        expected = [(case.name, case.input, case.answer) for case in self.cases]
        self.check(len(expected) > 1, "there are hardly any cases")
        for form in FORMS:
            self.check(getattr(self, "cases_of_" + form.replace("-", "_"))() == expected, form + ": other cases")

    def cases_of_kattis(self):
        return [(case.name, case.input, case.answer) for case in read_cases(self.package("kattis"))]

    def cases_of_icpc_2025(self):
        return [(case.name, case.input, case.answer) for case in read_cases(self.package("icpc-2025"))]

    def cases_of_domjudge(self):
        return [(case.name, case.input, case.answer) for case in read_cases(self.package("domjudge"))]

    def cases_of_polygon(self):
        package = self.package("polygon")
        problem = ElementTree.parse(package / "problem.xml").getroot()
        testset = problem.find("judging/testset")
        tests = testset.findall("tests/test")
        self.check(len(tests) == int(testset.find("test-count").text), "polygon: test-count")
        self.check(float(testset.find("time-limit").text) == self.limit * 1000, "polygon: time-limit")
        tags = [solution.get("tag") for solution in problem.findall("assets/solutions/solution")]
        self.check(tags.count("main") == 1, "polygon: not one main solution")
        self.check(set(tags) <= {"main", "accepted", "wrong-answer"}, "polygon: tags")
        result = []
        for number, test in enumerate(tests, 1):
            path = package / (testset.find("input-path-pattern").text % number)
            answer = package / (testset.find("answer-path-pattern").text % number)
            result.append((test.get("description"), path.read_bytes(), answer.read_bytes()))
        return result

    def cases_of_hydro(self):
        data = self.package("hydro") / "testdata"
        config = (data / "config.yaml").read_text()
        names = re.findall(r'input: "(.*)\.in"\n +output: "\1\.out"', config)
        time_limit = re.search(r'^time: "(\d+)(m?s)"$', config, re.MULTILINE)
        seconds = int(time_limit[1]) / (1000 if time_limit[2] == "ms" else 1)
        self.check(len(names) <= 100 and len(names) * seconds <= 60, "hydro: more than it takes")
        self.check(all(re.search("[0-9]", name) for name in names), "hydro: names without digits")
        self.check(len(list(data.glob("*.in"))) == len(names), "hydro: files that config.yaml leaves out")
        return [(name, (data / (name + ".in")).read_bytes(), (data / (name + ".out")).read_bytes()) for name in names]

    def cases_of_fps(self):
        (path,) = self.package("fps").glob("*.xml")
        item = ElementTree.parse(path).getroot().find("item")
        inputs = item.findall("test_input")
        outputs = item.findall("test_output")
        return [(a.get("name"), a.text.encode(), b.text.encode()) for a, b in zip(inputs, outputs)]

    def cases_of_plain(self):
        # They have no names, but the names in the other forms begin with their numbers.
        result = []
        for path, case in zip(sorted(self.package("plain").glob("*.in")), self.cases):
            number = re.match("[0-9]+", case.name)
            self.check(number and int(number[0]) == int(path.stem), "plain: another order")
            result.append((case.name, path.read_bytes(), path.with_suffix(".out").read_bytes()))
        return result

    # ---- validators

    def check_validators(self):
        accepts = refuses = 0
        emitted = sorted(self.package("icpc-2025").glob("data/invalid_input/*.in"))
        self.check(len(emitted) >= 12, "icpc-2025: hardly any invalid input")
        for source, valid, invalid in [
            (self.package("kattis") / "input_validators/validate.cpp", 42, 43),
            (self.package("icpc-2025") / "input_validators/validate.cpp", 42, 43),
            (self.package("domjudge") / "input_validators/validate.cpp", 42, 43),
            (self.package("polygon") / "files/val.cpp", 0, 3),
        ]:
            command = self.command(source)
            if command is None:
                continue
            wanted = [(case.name, case.input, valid) for case in self.cases]
            for case in self.cases:
                wanted += [(case.name + ", " + name, data, invalid) for name, data in spoilt(case.input).items()]
            wanted += [(path.name, path.read_bytes(), invalid) for path in emitted]
            for (name, _, code), run in zip(wanted, self.shop.each(lambda w: self.shop.run(command, w[1], 60), wanted)):
                self.check(run.code == code, "%s: exit %s for %s" % (source, run.code, name))
                accepts += code == valid
                refuses += code == invalid
        return accepts, refuses

    # ---- checkers

    def judge(self, checker, case, output):
        """The exit code of a checker of ICPC."""
        with tempfile.TemporaryDirectory(dir=self.folder) as feedback:
            return Run(checker + [str(case.path), str(case.answer_path), feedback + "/"], output).code

    def is_right(self, case, output):
        if self.checker is None:
            return output.split() == case.answer.split()
        key = (tuple(self.checker), case.input, case.answer, output)
        if key not in self.judged:
            self.judged[key] = self.judge(self.checker, case, output)
        code = self.judged[key]
        self.check(code in (42, 43), "%s: the checker ends with %s" % (case.name, code))
        return code == 42

    def check_checkers(self):
        self.judged = {}
        self.checker = None
        kattis = self.package("kattis")
        has_checker = "--print solution" in self.arguments
        yaml = (kattis / "problem.yaml").read_text()
        self.check(("validation: custom" in yaml) == has_checker, "kattis: validation")
        if has_checker:
            self.checker = self.command(kattis / "output_validators/check/check.cpp")
            self.check_icpc_checker()
        # Each with the order of its arguments: input, then output or answer.
        sources = [(self.package("polygon") / "check.cpp", True), (self.package("polygon") / "files/check.cpp", True)]
        if has_checker:
            sources.append((self.package("hydro") / "testdata/check.cc", False))
            (path,) = self.package("fps").glob("*.xml")
            text = ElementTree.parse(path).getroot().find("item/spj").text
            source = self.folder / "spj.cpp"
            source.write_text(text)
            sources.append((source, False))
        for source, output_first in sources:
            self.check_checker(source, output_first)

    def check_icpc_checker(self):
        package = self.package("icpc-2025")
        text = (package / "output_validator/check.cpp").read_bytes()
        same = (self.package("kattis") / "output_validators/check/check.cpp").read_bytes() == text
        self.check(same, "icpc-2025: another checker")
        for folder, code in [("valid_output", 42), ("invalid_output", 43)]:
            files = sorted((package / "data" / folder).glob("*.in"))
            self.check(len(files) > 2, "icpc-2025: hardly any " + folder)
            for path in files:
                found = self.judge(self.checker, Case(path.stem, path), path.with_suffix(".out").read_bytes())
                self.check(found == code, "%s: the checker ends with %s" % (path, found))
        for case in self.cases:
            self.check(self.is_right(case, case.answer), case.name + ": the checker refuses the answer")

    def check_checker(self, source, output_first):
        command = self.command(source)
        if command is None:
            return
        output = self.folder / "output"
        for case in self.cases:
            files = [str(case.path), str(output), str(case.answer_path)]
            if not output_first:
                files[1:] = files[:0:-1]
            for text, accepted in [(case.answer, True), (case.answer + b"1\n", False), (b"", False), (b"x\n", False)]:
                output.write_bytes(text)
                run = Run(command + files)
                good = run.code == 0 if accepted else run.code in (1, 2)
                self.check(good, "%s: exit %s for %s, output %r" % (source, run.code, case.name, text))
        if self.checker is None:
            # It says which of the two files has a word too many.
            output.write_bytes(case.answer + b"1\n")
            self.check(b"expected the end of the output" in Run(command + files).errors, "%s: order" % source)

    # ---- programs

    def outputs(self, command):
        return self.shop.each(lambda case: self.shop.run(command, case.input, TIME_FACTOR * self.limit), self.cases)

    def check_accepted(self):
        sources = sorted((self.package("kattis") / "submissions/accepted").iterdir())
        suffixes = {source.suffix for source in sources}
        self.check(suffixes == {".cpp", ".java", ".py"}, "accepted programs are %s" % suffixes)
        slowest, longest = 0.0, ""
        for source in sources:
            command = self.command(source)
            if command is None:
                continue
            for case, run in zip(self.cases, self.outputs(command)):
                self.check(run.code == 0, "%s: exit %s on %s" % (source.name, run.code, case.name))
                good = run.code == 0 and self.is_right(case, run.output)
                self.check(good, "%s: wrong on %s" % (source.name, case.name))
                slowest, longest = max((slowest, longest), (run.seconds, source.name))
        return len(sources), slowest, longest

    def check_wrong(self):
        sources = sorted((self.package("kattis") / "submissions/wrong_answer").iterdir())
        least = len(self.cases)
        for source in sources:
            command = self.command(source)
            if command is None:
                continue
            fails = 0
            for case, run in zip(self.cases, self.outputs(command)):
                # Where another verdict came first, a judge would give that one.
                self.check(run.code == 0, "%s: exit %s on %s" % (source.name, run.code, case.name))
                fails += not self.is_right(case, run.output)
            self.check(fails > 0, "%s: right everywhere" % source.name)
            least = min(least, fails)
        return len(sources), least


def main():
    boardmill = sys.argv[1]
    chosen = [p for p in PACKAGES if not sys.argv[2:] or p.split()[0] in sys.argv[2:]]
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "programs").mkdir()
        workshop = Workshop(folder / "programs")
        for number, arguments in enumerate(chosen):
            place = folder / ("package%d" % number)
            place.mkdir()
            trial = Trial(arguments, boardmill, place, workshop)
            told = trial.run()
            print("%s: %s" % (arguments, told), flush=True)
            for failure in trial.failures[:20]:
                print("  FAILED: " + failure, flush=True)
            if len(trial.failures) > 20:
                print("  and %d failures more" % (len(trial.failures) - 20))
            failed += bool(trial.failures)
        print("%d packages failed; %d programs compiled, %d runs" % (failed, workshop.compiled, workshop.started))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
