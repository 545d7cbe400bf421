"""Search of all heaps and limits, and all sums of lost heaps."""

from functools import lru_cache

LARGEST = 100


@lru_cache(maxsize=None)
def wins(factor, heap, limit):
    takes = range(1, min(limit, heap) + 1)
    return any(not wins(factor, heap - taken, min(factor * taken, heap - taken)) for taken in takes)


@lru_cache(maxsize=None)
def lost_heaps(factor, largest):
    return [heap for heap in range(1, largest + 1) if not wins(factor, heap, heap - 1)]


def sums(factor, lost, heap, below):
    """All lists of lost heaps with this sum, none above a number, each more than `factor` times the next heap."""
    if heap == 0:
        return [[]]
    parts = [part for part in lost if part <= min(heap, below)]
    return [[part, *rest] for part in parts for rest in sums(factor, lost, heap - part, (part - 1) // factor)]


def generate(rng):
    factor = rng.randint(1, 6)
    largest = rng.randint(1, LARGEST)
    heap = rng.randint(0, largest)
    limit = rng.randint(0, heap + 1)
    lost = lost_heaps(factor, largest)
    [parts] = sums(factor, lost, heap, heap)
    moves = [(heap - taken, factor * taken) for taken in range(1, min(limit, heap) + 1)]
    winning = sorted(move for move in moves if not wins(factor, move[0], min(move)))
    answer = f"{lost}\n{parts}\n{int(wins(factor, heap, min(limit, heap)))}\n{winning}\n"
    return f"{factor} {largest} {heap} {limit}\n", answer
