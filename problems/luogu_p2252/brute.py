"""Wins and losses of all pairs of piles up to 120, in order."""

from functools import lru_cache

MOST = 120


@lru_cache(maxsize=None)
def lost():
    """The lost pairs: a pair is won if a move leads from it to one of these."""
    found = []
    for a in range(MOST + 1):
        for b in range(MOST + 1):
            moves = ((a - x, b - y) for x, y in found if x <= a and y <= b)
            if not any(x == 0 or y == 0 or x == y for x, y in moves):
                found.append((a, b))
    return found


def generate(rng):
    most = rng.choice([3, 20, MOST])
    pair = rng.choice([(rng.randint(0, most), rng.randint(0, most)), rng.choice(lost())])
    return f"{pair[0]} {pair[1]}\n", f"{int(pair not in lost())}\n"
