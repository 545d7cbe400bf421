"""Search of all positions: a move takes balls one stair down."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(stairs):
    for at in range(1, len(stairs)):
        for moved in range(1, stairs[at] + 1):
            rest = list(stairs)
            rest[at] -= moved
            rest[at - 1] += moved
            if not wins(tuple(rest)):
                return True
    return False


def generate(rng):
    cases = [[rng.randint(0, 3) for _ in range(rng.randint(1, 5))] for _ in range(rng.randint(1, 10))]
    given = f"{len(cases)}\n" + "".join(f"{len(stairs)}\n{' '.join(map(str, stairs))}\n" for stairs in cases)
    return given, "".join("first\n" if wins(tuple(stairs)) else "second\n" for stairs in cases), len(cases)
