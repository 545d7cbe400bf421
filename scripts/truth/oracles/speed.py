#!/usr/bin/env python3
"""Compares the speed of solutions with plain C++ programs, on the largest inputs that the judges allow.

Each file problems/<problem>/peer.cpp is a plain program as a good contestant writes it. This script builds it by
g++ -O2, and the solution as it is submitted: in Rust by rustc -O, and in C by gcc -O2. All must print the same for
every input. The table shows the processor time, the minimum of interleaved runs, on the input for which the file in
Rust takes longest; and for a solution that takes longer than its peer, the reason from the peer's first line.

    scripts/truth/oracles/speed.py                     # all problems that have a peer
    scripts/truth/oracles/speed.py cf1091h poj3922 --runs 21
"""

import argparse
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROBLEMS = HERE.parents[2] / "problems"
SLOWER = "// The solution takes longer: "
JUDGE = shlex.split(os.environ.get("JUDGE", "cargo judge"))
PROGRAMS = ("peer", "Rust", "C")



def peers():
    """The source of the peer of each solution: `peer.cpp`, or `peer_<method>.cpp` where there are several."""
    files = PROBLEMS.glob("*/peer*.cpp")
    return {file.parent.name + file.stem.removeprefix("peer"): file for file in sorted(files)}


def reason(problem):
    """The stated reason why the solution takes longer than its peer, if there is one."""
    first = peers()[problem].read_text().splitlines()[0]
    return first.removeprefix(SLOWER).rstrip(".") if first.startswith(SLOWER) else ""


def build(problem, folder):
    """Compiles the programs for a problem in a folder."""
    programs = {name: folder / f"{problem}.{name}" for name in PROGRAMS}
    subprocess.run(["g++", "-O2", "-I", HERE, "-o", programs["peer"], peers()[problem]], check=True)
    # The file must compile with rustc alone, so the judge must have no crates and must not call a function.
    rust = (["--lang", "rust", "--for", "codeforces"], ["rustc", "-O", "--edition", "2021", "--crate-name", problem])
    c = (["--lang", "c", "--for", "codeforces"], ["gcc", "-O2", "-x", "c"])
    for name, (language, compiler) in {"Rust": rust, "C": c}.items():
        bundle = subprocess.run([*JUDGE, "bundle", problem, *language, "--no-check"], check=True,
                                stdout=subprocess.PIPE).stdout
        subprocess.run([*compiler, "-o", programs[name], "-"], input=bundle, check=True)
    return programs


def run(program, given, output=os.devnull):
    """The processor time of a run, in milliseconds."""
    files = [(os.POSIX_SPAWN_OPEN, 0, given, os.O_RDONLY, 0),
             (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)]
    process = os.posix_spawn(program, [program], os.environ, file_actions=files)
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"{program} fails on {given}")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def compare(programs, given, folder):
    """Returns the time of the file in Rust, and the programs whose outputs differ."""
    outputs = {name: folder / f"{name}.out" for name in PROGRAMS}
    times = {name: run(programs[name], given, outputs[name]) for name in PROGRAMS}
    printed = {name: output.read_bytes() for name, output in outputs.items()}
    return times["Rust"], [name for name in PROGRAMS if printed[name] != printed["Rust"]]


def measure(programs, given, runs):
    """The least time that each program takes."""
    rounds = [[run(programs[name], given) for name in PROGRAMS] for _ in range(runs)]
    return [min(times) for times in zip(*rounds)]


def main():
    known = sorted(peers())
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("problems", nargs="*", help="all that have a peer, if none is named")
    parser.add_argument("--runs", type=int, default=9, help="of each program (default: %(default)s)")
    options = parser.parse_args()
    unknown = set(options.problems) - set(known)
    if unknown:
        parser.error(f"no peer: {', '.join(sorted(unknown))}")
    problems = options.problems or known

    def add(*cells):
        print(f"| {' | '.join(cells)} |", flush=True)

    add("solution", "input", "peer", "Rust", "C", "Rust / peer", "C / peer", "why it is above 1")
    add("---", "---", *5 * ["---:"], "---")
    ratios, differences = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run([*JUDGE, "bench", "--save", folder / "inputs", *problems], check=True, stdout=sys.stderr)
        for problem in problems:
            programs = build(problem, folder)
            taken = {}
            # Inputs are named after the problem, which may have several solutions.
            inputs = next(path for path in (folder / "inputs").iterdir() if problem.startswith(path.name))
            for given in sorted(inputs.glob("*.in")):
                taken[given], different = compare(programs, given, folder)
                differences += [f"{problem}, {given.name}: not as Rust: {name}" for name in different]
            longest = max(taken, key=taken.get)
            peer, rust, c = measure(programs, longest, options.runs)
            ratios.append((rust / peer, c / peer))
            times = [f"{time:.2f} ms" for time in (peer, rust, c)]
            why = reason(problem) if max(ratios[-1]) > 1 else ""
            add(problem, longest.name, *times, *(f"{ratio:.2f}" for ratio in ratios[-1]), why)
    means = [statistics.geometric_mean(column) for column in zip(*ratios)]
    add("geometric mean", *4 * [""], *(f"{mean:.2f}" for mean in means), "")
    print("\n".join(differences), file=sys.stderr, end="\n" * bool(differences))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
