"""Search of all sorted lists of heaps."""

from functools import lru_cache
from math import gcd


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        for taken in range(1, heap + 1):
            if gcd(heap, taken) == 1 and not wins(tuple(sorted([*heaps[:at], heap - taken, *heaps[at + 1 :]]))):
                return True
    return False


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 10)):
        most = rng.choice([5, 12, 24])
        cases.append([rng.randint(1, most) for _ in range(rng.randint(1, 3))])
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("Alice\n" if wins(tuple(sorted(heaps))) else "Bob\n" for heaps in cases)
    return given, answer, len(cases)
