"""Search of both rounds of whole heaps, and of Nim."""

from functools import lru_cache
from itertools import combinations


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        for left in range(heap):
            if not wins(tuple(sorted(heaps[:at] + (left,) + heaps[at + 1 :]))):
                return True
    return False


def kept(heaps):
    """The sets of heaps that may be left, as ordered tuples."""
    for count in range(1, len(heaps) + 1):
        yield from combinations(heaps, count)


def least(heaps):
    heaps = tuple(sorted(heaps))
    good = [left for left in kept(heaps) if all(wins(rest) for rest in kept(left))]
    return sum(heaps) - max(map(sum, good))


def generate(rng):
    count = rng.randint(1, 6)
    heaps = [rng.randint(1, rng.choice([3, [15, 15, 12, 7, 5, 4][count - 1]])) for _ in range(count)]
    return f"{count}\n{' '.join(map(str, heaps))}\n", f"{least(heaps)}\n"
