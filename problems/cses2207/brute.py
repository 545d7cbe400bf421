"""Search of all sets of heaps up to 28 coins; up to 1,300, the mex of the nim-sums of two heaps."""

from functools import lru_cache

MOST = 1300


@lru_cache(maxsize=None)
def wins(heaps):
    """A position is the sorted heaps of at least 3; no others can be split."""
    for at, heap in enumerate(heaps):
        for small in range(1, (heap + 1) // 2):
            parts = [part for part in (small, heap - small) if part > 2]
            if not wins(tuple(sorted([*heaps[:at], *heaps[at + 1 :], *parts]))):
                return True
    return False


@lru_cache(maxsize=None)
def values():
    table = [0, 0]
    for heap in range(2, MOST + 1):
        reached = {table[small] ^ table[heap - small] for small in range(1, (heap + 1) // 2)}
        table.append(next(value for value in range(heap + 1) if value not in reached))
    return table


@lru_cache(maxsize=None)
def lost():
    return [heap for heap in range(1, MOST + 1) if values()[heap] == 0]


def first_wins(heap):
    return wins((heap,) if heap > 2 else ()) if heap <= 28 else values()[heap] != 0


def generate(rng):
    heaps = []
    for _ in range(rng.randint(1, 20)):
        kinds = [rng.randint(1, 28), rng.randint(1, MOST), rng.choice(lost())]
        heaps.append(rng.choice(kinds))
    given = f"{len(heaps)}\n" + "".join(f"{heap}\n" for heap in heaps)
    return given, "".join("first\n" if first_wins(heap) else "second\n" for heap in heaps), len(heaps)
