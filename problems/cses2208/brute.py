"""Search of all positions: a move takes one coin from each heap of a set."""

from functools import lru_cache
from itertools import product


@lru_cache(maxsize=None)
def wins(heaps):
    for taken in product((0, 1), repeat=len(heaps)):
        rest = tuple(sorted(heap - one for heap, one in zip(heaps, taken)))
        if any(taken) and rest[0] >= 0 and not wins(rest):
            return True
    return False


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        step = rng.choice([1, 2])
        cases.append([rng.randrange(step, 7, step) for _ in range(rng.randint(1, 5))])
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("first\n" if wins(tuple(sorted(heaps))) else "second\n" for heaps in cases)
    return given, answer, len(cases)
