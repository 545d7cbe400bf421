"""Search of all heaps and limits, and all sums of nonconsecutive Fibonacci numbers."""

from functools import lru_cache
from itertools import combinations

NUMBERS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
LARGEST = 120


@lru_cache(maxsize=None)
def wins(heap, limit):
    return any(not wins(heap - taken, min(2 * taken, heap - taken)) for taken in range(1, min(limit, heap) + 1))


@lru_cache(maxsize=None)
def sums():
    """All lists of nonconsecutive Fibonacci numbers, greatest first, by sum."""
    lists = {}
    for size in range(6):
        for places in combinations(reversed(range(len(NUMBERS))), size):
            if all(a - b > 1 for a, b in zip(places, places[1:])):
                parts = [NUMBERS[place] for place in places]
                lists.setdefault(sum(parts), []).append(parts)
    return lists


def generate(rng):
    heap = rng.randint(0, LARGEST)
    limit = rng.randint(0, heap + 1)
    [parts] = sums()[heap]
    moves = [(heap - taken, 2 * taken) for taken in range(1, min(limit, heap) + 1)]
    winning = sorted(move for move in moves if not wins(*move))
    count = sum(wins(smaller, limit) for smaller in range(1, heap + 1))
    return f"{heap} {limit}\n", f"{parts}\n{int(wins(heap, limit))}\n{winning}\n{count}\n"
