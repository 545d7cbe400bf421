"""Search of all positions."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        for taken in range(1, heap + 1):
            if not wins(tuple(sorted([*heaps[:at], heap - taken, *heaps[at + 1 :]]))):
                return True
    return False


def generate(rng):
    cases = [[rng.randint(1, 7) for _ in range(rng.randint(1, 4))] for _ in range(rng.randint(1, 20))]
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("first\n" if wins(tuple(sorted(heaps))) else "second\n" for heaps in cases)
    return given, answer, len(cases)
