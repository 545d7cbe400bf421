"""Search of all positions of the coins on their steps."""

from functools import lru_cache


def options(steps):
    rests = []
    for at, coins in enumerate(steps):
        for taken in range(1, coins + 1):
            rest = list(steps)
            rest[at] -= taken
            if at > 0:
                rest[at - 1] += taken
            rests.append(tuple(rest))
    return rests


@lru_cache(maxsize=None)
def wins(steps):
    return any(not wins(rest) for rest in options(steps))


def generate(rng):
    steps = tuple(rng.randint(0, 4) for _ in range(rng.randint(1, 4)))
    winning = sorted(list(rest) for rest in options(steps) if not wins(rest))
    return f"{len(steps)} {' '.join(map(str, steps))}\n", f"{int(wins(steps))}\n{winning}\n"
