"""Search from each placement of the coins."""

from functools import lru_cache
from itertools import combinations


@lru_cache(maxsize=None)
def wins(coins):
    for at, coin in enumerate(coins):
        least = coins[at - 1] + 1 if at else 1
        if any(not wins(coins[:at] + (cell,) + coins[at + 1 :]) for cell in range(least, coin)):
            return True
    return False


@lru_cache(maxsize=None)
def won(n, m):
    return sum(wins(coins) for coins in combinations(range(1, n + 1), m))


def generate(rng):
    n = rng.randint(1, 16)
    m = rng.randint(1, n)
    return f"{n} {m}\n", f"{won(n, m)}\n"
