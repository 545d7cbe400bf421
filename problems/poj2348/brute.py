"""Search of all pairs of numbers."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(small, large):
    for rest in range(large - small, -1, -small):
        if rest == 0 or not wins(min(small, rest), max(small, rest)):
            return True
    return False


def generate(rng):
    cases = [(rng.randint(1, 150), rng.randint(1, 150)) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{a} {b}\n" for a, b in cases) + "0 0\n"
    answer = "".join("Stan wins\n" if wins(min(case), max(case)) else "Ollie wins\n" for case in cases)
    return given, answer, len(cases)
