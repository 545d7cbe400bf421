#!/usr/bin/env python3
"""Holds every solution against a brute force in Python, written from the statement alone.

Each file brute/<problem>.py says how a random input is made and what is answered, and shares nothing with the
Rust of this project: no rule, no format, no theorem. This runs the release programs on these inputs and compares.

    cargo build --release --package problems
    scripts/oracles/compare.py                   # all problems
    scripts/oracles/compare.py poj1067 cf1442f --cases 5000 --seed 7
    scripts/oracles/compare.py --into docs/truth.md
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
ROOT = HERE.parents[1]
PROGRAMS = ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release"
SECONDS_A_RUN = 20


def load(problem):
    """The brute force of a problem, as a module."""
    path = HERE / "brute" / f"{problem}.py"
    spec = importlib.util.spec_from_file_location(problem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def solutions(problem):
    """The names of its programs."""
    with open(ROOT / "testdata" / f"{problem}.toml", "rb") as file:
        return [solution["name"] for solution in tomllib.load(file)["solutions"]]


class Difference(Exception):
    """What a program has answered that the brute force does not."""


def same_lines(expected, output):
    """Whether the lines hold the same words, but for empty lines at the end."""
    words = [[line.split() for line in text.rstrip().split("\n")] for text in (expected, output)]
    return words[0] == words[1]


def run(program, given):
    """What a program prints for an input."""
    ended = subprocess.run([PROGRAMS / program], input=given, capture_output=True, text=True,
                           timeout=SECONDS_A_RUN)
    if ended.returncode != 0:
        raise Difference(f"{program} fails\ninput:\n{given}\nstderr:\n{ended.stderr}")
    return ended.stdout


def try_input(module, programs, rng):
    """Makes one input and tries it: the number of its cases."""
    given, answer, *count = module.generate(rng)
    for program in programs:
        output = run(program, given)
        # The answer is the output, or tells whether an output is right.
        right = answer(output) if callable(answer) else same_lines(answer, output)
        if not right:
            expected = "" if callable(answer) else f"expected:\n{answer}\n"
            raise Difference(f"{program} differs\ninput:\n{given}\n{expected}output:\n{output}")
    return count[0] if count else 1


class Dialogue:
    """The judge's side of a talk with a program."""

    def __init__(self, program):
        self.process = subprocess.Popen([PROGRAMS / program], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
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
        """Says no more, and sees that the program has nothing more to say."""
        rest, _ = self.process.communicate(timeout=SECONDS_A_RUN)
        self.expect(not rest.strip(), f"the program goes on: {rest}")
        self.expect(self.process.returncode == 0, "the program fails")

    def expect(self, condition, why):
        if not condition:
            raise Difference(why)


def try_dialogue(module, programs, rng):
    """Lets each program talk with the judge's side once."""
    seed = rng.random()
    for program in programs:
        dialogue = Dialogue(program)
        try:
            module.talk(random.Random(seed), dialogue)
            dialogue.end()
        except (Difference, BrokenPipeError) as error:
            said = "\n".join(dialogue.lines[-40:])
            raise Difference(f"{program}: {error}\n{said}") from None
        finally:
            dialogue.process.kill()
            dialogue.process.wait()
    return 1


def compare(problem, seed, cases, seconds):
    """The number of cases that were compared, the time that it took, and the first difference."""
    start = time.monotonic()
    module = load(problem)
    programs = solutions(problem)
    rng = random.Random(f"{seed} {problem}")
    tried = 0
    try_one = try_dialogue if hasattr(module, "talk") else try_input
    try:
        while tried < cases and time.monotonic() - start < seconds:
            tried += try_one(module, programs, rng)
    except Difference as difference:
        return tried, time.monotonic() - start, str(difference)
    except subprocess.TimeoutExpired as error:
        return tried, time.monotonic() - start, f"{error}"
    return tried, time.monotonic() - start, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("problems", nargs="*", help="all that have a brute force, if none is named")
    parser.add_argument("--cases", type=int, default=1000, help="for each problem (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60,
                        help="at most, for each problem (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the clock's seconds")
    parser.add_argument("--into", type=pathlib.Path, help="write the table to this Markdown file")
    options = parser.parse_args()
    known = sorted(path.stem for path in (HERE / "brute").glob("*.py"))
    unknown = set(options.problems) - set(known)
    if unknown:
        parser.error(f"no brute force: {', '.join(sorted(unknown))}")
    problems = options.problems or known
    print(f"seed {options.seed}")
    rows, differences = [], 0
    with concurrent.futures.ProcessPoolExecutor() as pool:
        bounds = (options.seed, options.cases, options.seconds)
        started = {name: pool.submit(compare, name, *bounds) for name in problems}
        for name in problems:
            tried, seconds, difference = started[name].result()
            differences += difference is not None
            rows.append((name, tried, load(name).__doc__.strip().split("\n")[0], difference))
            print(f"{name:30} {tried:6} cases {seconds:6.1f} s  {difference or 'no difference'}", flush=True)
    print(f"{len(rows)} problems, {sum(row[1] for row in rows)} cases, {differences} with a difference")
    if options.into:
        options.into.write_text(table(rows, options.seed))
    return 1 if differences else 0


def table(rows, seed):
    """The page of what was compared."""
    cases = sum(tried for _, tried, _, _ in rows)
    differences = sum(difference is not None for *_, difference in rows)
    lines = [
        "# Held against Python",
        "",
        "Every solution answers random small inputs as a brute force in Python does, which was written from the statement",
        "alone, without the Rust of this project (`scripts/oracles/brute/`). `.ci/night` does this with a new seed each night,",
        "by `scripts/oracles/compare.py --into docs/truth.md`, which writes this page.",
        "",
        f"Python {platform.python_version()}, seed {seed}: {cases:,} cases of {len(rows)} problems, {differences} differences.",
        "",
        "| problem | cases | how Python answers | differences |",
        "|---|---|---|---|",
    ]
    for name, tried, how, difference in rows:
        lines.append(f"| {name} | {tried:,} | {how} | {int(difference is not None)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
