"""Search of all positions."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    """The piles ascend; a player without piles has won, as the other one has eaten the last candy."""
    if not piles:
        return True
    return not wins(piles[:-1]) or not wins(tuple(pile - 1 for pile in piles if pile > 1))


def generate(rng):
    high = rng.randint(1, 12)
    piles = [rng.randint(1, high) for _ in range(rng.randint(1, 9))]
    answer = "First" if wins(tuple(sorted(piles))) else "Second"
    return f"{len(piles)}\n{' '.join(map(str, piles))}\n", f"{answer}\n"
