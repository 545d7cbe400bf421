"""Search of all heaps with all bounds of the next move."""

from functools import lru_cache

MOST = 240


@lru_cache(maxsize=None)
def wins(heap, most):
    return any(not wins(heap - taken, min(2 * taken, heap - taken)) for taken in range(1, min(most, heap) + 1))


def first_wins(heap):
    return wins(heap, heap - 1)


@lru_cache(maxsize=None)
def lost():
    return [heap for heap in range(2, MOST + 1) if not first_wins(heap)]


def generate(rng):
    heaps = []
    for _ in range(rng.randint(1, 20)):
        heaps.append(rng.choice([rng.randint(2, 30), rng.randint(2, MOST), rng.choice(lost())]))
    given = "".join(f"{heap}\n" for heap in heaps) + "0\n"
    return given, "".join("First win\n" if first_wins(heap) else "Second win\n" for heap in heaps), len(heaps)
