#!/usr/bin/env python3
"""Compares every solution, and the theory, with programs that share nothing with this project.

Each file problems/<problem>/brute.py makes random inputs and answers them, from the statement alone: it uses no
rules, formats or theorems of the Rust. Each file definitions/<module>.py does so for a module of the theory, from
the definitions alone; the package `comparisons` prints the module's answers, and also compares the theory
with crates that others wrote. This script builds the programs, runs them on these inputs and compares.

    scripts/truth/oracles/compare.py
    scripts/truth/oracles/compare.py poj1067 retrograde --cases 5000 --seed 7
    scripts/truth/oracles/compare.py crates --cases 5000
    scripts/truth/oracles/compare.py --into truth.md
"""

import argparse
import concurrent.futures
import importlib.util
import os
import pathlib
import platform
import random
import subprocess
import sys
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
PROGRAMS = TARGET / "debug"
THEORY = TARGET / "oracles" / "release"
SECONDS_A_RUN = 20
# A comparison with a crate starts no process for its cases.
CRATE_CASES = 100


PROBLEMS = sorted(path.parent.name for path in ROOT.glob("problems/*/brute.py"))
MODULES = sorted(path.stem for path in HERE.glob("definitions/*.py"))
CRATES = "crates"


def build(names):
    """Builds the programs that these names need."""
    programs = [program.name for name in set(names) & set(PROBLEMS) for program, *_ in commands(name)]
    if programs:
        targets = [word for program in programs for word in ("--bin", program)]
        cargo_build("--package", "problems", *targets, "--manifest-path", ROOT / "Cargo.toml")
    if set(names) - set(PROBLEMS):
        manifest = HERE / "comparisons" / "Cargo.toml"
        cargo_build("--release", "--locked", "--manifest-path", manifest, "--target-dir", TARGET / "oracles")


def cargo_build(*options):
    if subprocess.run(["cargo", "build", *options]).returncode != 0:
        sys.exit("cargo cannot build the programs")


def load(name):
    """The brute force of a problem or the definition of a module, as a module of Python."""
    path = ROOT / "problems" / name / "brute.py" if name in PROBLEMS else HERE / "definitions" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def commands(name):
    """The commands to compare for a name: the solutions of a problem, or the module."""
    if name in MODULES:
        return [[THEORY / "answers", name]]
    with open(ROOT / "problems" / name / "problem.toml", "rb") as file:
        return [[PROGRAMS / solution["name"]] for solution in tomllib.load(file)["solutions"]]


class Difference(Exception):
    """An answer of a program that differs from the brute force's."""


def same_lines(expected, output):
    """Returns whether the lines have the same words, except for empty lines at the end."""
    words = [[line.split() for line in text.rstrip().split("\n")] for text in (expected, output)]
    return words[0] == words[1]


def run(command, given):
    """Returns the output of a program for an input."""
    ended = subprocess.run(command, input=given, capture_output=True, text=True, timeout=SECONDS_A_RUN)
    if ended.returncode != 0:
        raise Difference(f"{command[0].name} fails\ninput:\n{given}\nstderr:\n{ended.stderr}")
    return ended.stdout


def try_input(module, commands, rng):
    """Tries the programs on a new input; returns the number of cases in the input."""
    given, answer, *count = module.generate(rng)
    for command in commands:
        output = run(command, given)
        # The answer is the output, or a function that tells whether an output is right.
        right = answer(output) if callable(answer) else same_lines(answer, output)
        if not right:
            expected = "" if callable(answer) else f"expected:\n{answer}\n"
            raise Difference(f"{command[0].name} differs\ninput:\n{given}\n{expected}output:\n{output}")
    return count[0] if count else 1


class Dialogue:
    """The judge's side of a dialogue with a program."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, bufsize=1)
        self.lines = []

    def say(self, line):
        self.lines.append(f"judge: {line}")
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        self.lines.append(f"program: {line.rstrip()}")
        if not line:
            raise Difference("the program ends too early")
        return line.split()

    def end(self):
        """Closes the program's input, and checks that it prints nothing more."""
        rest, _ = self.process.communicate(timeout=SECONDS_A_RUN)
        self.expect(not rest.strip(), f"the program prints more: {rest}")
        self.expect(self.process.returncode == 0, "the program fails")

    def expect(self, condition, why):
        if not condition:
            raise Difference(why)


def try_dialogue(module, commands, rng):
    """Runs one dialogue of each program with the judge's side."""
    seed = rng.random()
    for command in commands:
        dialogue = Dialogue(command)
        try:
            module.talk(random.Random(seed), dialogue)
            dialogue.end()
        except (Difference, BrokenPipeError) as error:
            said = "\n".join(dialogue.lines[-40:])
            raise Difference(f"{command[0].name}: {error}\n{said}") from None
        finally:
            dialogue.process.kill()
            dialogue.process.wait()
    return 1


def compare(name, seed, cases, seconds):
    """Returns the subject, the number of cases, the time that they took, and the first difference."""
    start = time.monotonic()
    module = load(name)
    programs = commands(name)
    rng = random.Random(f"{seed} {name}")
    tried, difference = 0, None
    try_one = try_dialogue if hasattr(module, "talk") else try_input
    try:
        while tried < cases and time.monotonic() - start < seconds:
            tried += try_one(module, programs, rng)
    except (Difference, subprocess.TimeoutExpired) as error:
        difference = str(error)
    how = module.__doc__.strip().split("\n")[0]
    return [(name, how, tried, time.monotonic() - start, difference)]


def compare_with_crates(seed, cases, seconds):
    """Returns the subject, the crate, the number of cases, the time and the first difference of each comparison."""
    bounds = ["--cases", str(CRATE_CASES * cases), "--seconds", str(int(seconds))]
    ended = subprocess.run([THEORY / CRATES, "--seed", str(seed), *bounds], stdout=subprocess.PIPE, text=True)
    # The program exits with 1 if there is a difference; otherwise it must succeed.
    if ended.returncode not in (0, 1):
        raise RuntimeError(f"{CRATES} ends with {ended.returncode} after\n{ended.stdout}")
    rows = [line.split("\t") for line in ended.stdout.splitlines()]
    return [(what, crate, int(cases), float(took), difference or None) for what, crate, cases, took, difference in rows]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("names", nargs="*",
                        help=f"problems, modules of the theory, or `{CRATES}`; all, if none is named")
    parser.add_argument("--cases", type=int, default=1000,
                        help=f"for each of them, for each crate {CRATE_CASES} times as many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60,
                        help="the limit for each of them (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the clock's seconds")
    parser.add_argument("--into", type=pathlib.Path, help="write the tables to this Markdown file")
    options = parser.parse_args()
    known = [*PROBLEMS, *MODULES, CRATES]
    unknown = set(options.names) - set(known)
    if unknown:
        parser.error(f"nothing to compare with: {', '.join(sorted(unknown))}")
    if options.into and options.names:
        parser.error("the page has a table of everything: --into goes without names")
    names = options.names or known
    build(names)
    print(f"seed {options.seed}")
    bounds = (options.seed, options.cases, options.seconds)
    rows = {}
    with concurrent.futures.ProcessPoolExecutor() as pool:
        # The crates take longest, so they are started first and shown last.
        started = {name: pool.submit(compare_with_crates, *bounds) for name in names if name == CRATES}
        started |= {name: pool.submit(compare, name, *bounds) for name in names if name != CRATES}
        for name in names:
            rows[name] = started[name].result()
            for what, _, tried, seconds, difference in rows[name]:
                print(f"{what:60} {tried:7} cases {seconds:6.1f} s  {difference or 'no difference'}", flush=True)
    print(summary([row for name in names for row in rows[name]]))
    if options.into:
        options.into.write_text(page(rows, options.seed))
    return int(any(row[-1] for name in names for row in rows[name]))


def summary(rows):
    """The totals of a table."""
    differences = sum(difference is not None for *_, difference in rows)
    return f"{sum(row[2] for row in rows):,} cases of {len(rows)} comparisons, {differences} with a difference"


def table(rows, heads):
    lines = [f"{summary(rows)}.", "", f"| {' | '.join(heads)} | cases | differences |", "|---|---|---|---|"]
    for what, how, tried, _, difference in rows:
        lines.append(f"| {what} | {how} | {tried:,} | {int(difference is not None)} |")
    return "\n".join(lines)


def crate_versions():
    """The versions, as built, of the crates with which the theory is compared."""
    packages = [tomllib.loads((HERE / "comparisons" / name).read_text()) for name in ("Cargo.toml", "Cargo.lock")]
    direct, locked = packages[0]["dependencies"], packages[1]["package"]
    return {package["name"]: package["version"] for package in locked if package["name"] in direct}


def page(rows, seed):
    """The page that lists the comparisons."""
    versions = crate_versions()
    against = [(what, f"{crate} {versions[crate]}", *rest) for what, crate, *rest in rows[CRATES]]
    return f"""\
# Compared with other programs

The answers of this project are compared, on random cases, with programs that share nothing with it. `.ci/night` does
this with a new seed each night, by `scripts/truth/oracles/compare.py --into`, which writes this page.

Seed {seed}; Python {platform.python_version()}.

## Solutions

On random small inputs, every solution is compared with a brute force in Python, which was written from the statement
alone, without the Rust of this project (`problems/<problem>/brute.py`).

{table([rows[name][0] for name in PROBLEMS], ("problem", "how Python answers"))}

## Theory and definitions

Modules of `shared`, compared with Python programs that use only the definitions (`scripts/truth/oracles/definitions/`).

{table([rows[name][0] for name in MODULES], ("module", "how Python answers"))}

## Theory and crates

The same for crates that others wrote (`scripts/truth/oracles/comparisons/`, a workspace of its own, so these crates
are not dependencies of the project). `cgt` has no Hackenbush and gets its rules from that workspace; the positions of
the other games follow its own rules, which the searches of the theory use as well. From the table of periods
(`shared/tests/theory/octal_periods.txt`), those that need at most 20,000 heaps are compared.

{table(against, ("what", "crate"))}
"""


if __name__ == "__main__":
    sys.exit(main())
