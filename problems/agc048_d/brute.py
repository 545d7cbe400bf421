"""Search of all positions of the row."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    """The player to move takes from the first pile; then the row is reversed."""
    if not piles:
        return False
    rest = piles[1:]
    return any(not wins(((left,) + rest if left else rest)[::-1]) for left in range(piles[0]))


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        length, high = rng.choice([(1, 9), (2, 20), (3, 9), (4, 5), (5, 4), (6, 3), (7, 2)])
        cases.append(tuple(rng.randint(1, high) for _ in range(length)))
    given = f"{len(cases)}\n" + "".join(f"{len(piles)}\n{' '.join(map(str, piles))}\n" for piles in cases)
    return given, "".join("First\n" if wins(piles) else "Second\n" for piles in cases), len(cases)
