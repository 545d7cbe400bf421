"""Search of all positions of the heaps; any winning move will do."""

from functools import lru_cache
from itertools import product
from json import loads


def options(heaps, k):
    """The positions after a move that takes stones from one heap, or from up to k."""
    rests = product(*[range(heap + 1) for heap in heaps])
    return [rest for rest in rests if 1 <= sum(a != b for a, b in zip(heaps, rest)) <= k]


@lru_cache(maxsize=None)
def wins(heaps, k):
    return any(not wins(tuple(sorted(rest)), k) for rest in options(heaps, k))


@lru_cache(maxsize=None)
def lost_counts(heaps, k, most):
    """The numbers of lost positions with this number of heaps, by their total of stones."""
    counts = [0] * (most * (k + 1) + 1)
    for position in product(range(len(counts)), repeat=heaps):
        if sum(position) < len(counts) and not wins(tuple(sorted(position)), k):
            counts[sum(position)] += 1
    return counts


def generate(rng):
    k = rng.randint(1, 4)
    heaps = tuple(rng.randint(0, 5) for _ in range(rng.randint(1, 4)))
    most = rng.randint(0, 8 // (k + 1))
    counts = lost_counts(len(heaps), k, most)

    def is_right(output):
        won, moves, lost = output.strip().split("\n")
        moves = [tuple(move) for move in loads(moves)]
        return (
            int(won) == bool(moves) == wins(tuple(sorted(heaps)), k)
            and all(move in options(heaps, k) and not wins(tuple(sorted(move)), k) for move in moves)
            and loads(lost) == counts[::k + 1]
            and sum(counts) == sum(counts[::k + 1])
        )
    return f"{len(heaps)} {' '.join(map(str, heaps))}\n{k} {most}\n", is_right
