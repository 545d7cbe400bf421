"""Search of all sets of heaps that are left."""

from functools import lru_cache


@lru_cache(maxsize=None)
def shares(heaps):
    """The points that the player to move and his opponent get; None is a heap that has been taken."""
    best = (0, 0)
    for at, heap in enumerate(heaps):
        beside = [heaps[other] for other in (at - 1, at + 1) if 0 <= other < len(heaps)]
        if heap is not None and None in beside:
            opponent, mover = shares((*heaps[:at], None, *heaps[at + 1 :]))
            best = max(best, (heap + mover, opponent))
    return best


def generate(rng):
    row = [rng.randint(0, rng.choice([3, 9, 10**8])) for _ in range(rng.randint(2, 11))]
    row[rng.randrange(len(row))] = 0
    mover, opponent = shares(tuple(heap or None for heap in row))
    return f"{len(row)}\n{' '.join(map(str, row))}\n", f"{mover} {opponent}\n"
