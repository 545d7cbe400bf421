"""Search of all piles with the numbers that have been taken from each."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    for at, (stones, taken) in enumerate(piles):
        for number in set(range(1, stones + 1)) - taken:
            rest = (stones - number, taken | {number})
            if not wins((*piles[:at], rest, *piles[at + 1 :])):
                return True
    return False


def generate(rng):
    most = rng.choice([3, 6, 12])
    piles = [rng.randint(1, most) for _ in range(rng.randint(1, 12 // most))]
    second = not wins(tuple((stones, frozenset()) for stones in piles))
    return f"{len(piles)}\n" + "".join(f"{pile}\n" for pile in piles), "YES\n" if second else "NO\n"
