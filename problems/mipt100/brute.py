"""Search of all positions of Nim."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        others = heaps[:at] + heaps[at + 1 :]
        if any(not wins(tuple(sorted((*others, rest)))) for rest in range(heap)):
            return True
    return False


def generate(rng):
    n = rng.randint(1, 5)
    greatest = rng.randint(1, (20, 20, 12, 9, 7)[n - 1])
    heaps = [rng.randint(0, greatest) for _ in range(n)]
    if rng.random() < 0.4:
        heaps = rng.sample([*heaps[: n // 2 or 1]] * 2, 2 * (n // 2 or 1))
    given = f"{len(heaps)}\n{' '.join(map(str, heaps))}\n"
    return given, "First wins.\n" if wins(tuple(sorted(heaps))) else "Second wins.\n"
