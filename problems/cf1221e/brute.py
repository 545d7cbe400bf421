"""Search of all positions of the runs."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(runs, own, other):
    for at, run in enumerate(runs):
        for before in range(run - own + 1):
            rest = runs[:at] + (before, run - own - before) + runs[at + 1 :]
            if not wins(tuple(sorted(filter(None, rest))), other, own):
                return True
    return False


def generate(rng):
    lines, answers = [], []
    for _ in range(rng.randint(1, 4)):
        b = rng.randint(1, 4)
        a = b + rng.randint(1, 4)
        row = "".join(rng.choice("...X") for _ in range(rng.randint(1, 17)))
        runs = tuple(sorted(len(run) for run in row.split("X") if run))
        lines += [f"{a} {b}", row]
        answers.append("YES" if wins(runs, a, b) else "NO")
    return "\n".join([str(len(answers)), *lines]) + "\n", "\n".join(answers) + "\n"
