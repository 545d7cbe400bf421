"""Search of all positions: stones from one heap, or equally many from both."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(a, b):
    for taken in range(1, max(a, b) + 1):
        if taken <= a and not wins(a - taken, b):
            return True
        if taken <= b and not wins(a, b - taken):
            return True
        if taken <= min(a, b) and not wins(a - taken, b - taken):
            return True
    return False


def generate(rng):
    cases = [(rng.randint(0, 40), rng.randint(0, 40)) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{a} {b}\n" for a, b in cases)
    answer = "".join(f"{int(wins(a, b))}\n" for a, b in cases)
    return given, answer, len(cases)
