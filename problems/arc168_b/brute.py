"""Search of all positions for each k up to the largest pile."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles, most):
    for at, pile in enumerate(piles):
        for taken in range(1, min(pile, most) + 1):
            if not wins(tuple(sorted(piles[:at] + (pile - taken,) + piles[at + 1 :])), most):
                return True
    return False


@lru_cache(maxsize=None)
def largest(piles):
    """The largest k that wins; values above the largest pile change nothing."""
    answer = max((k for k in range(1, piles[-1] + 1) if wins(piles, k)), default=0)
    return -1 if answer == piles[-1] else answer


def generate(rng):
    count, high = rng.choice([(1, 20), (2, 12), (3, 8), (4, 6), (5, 4), (6, 3)])
    wanted = rng.choice([-1, 0, 1, 1])
    for _ in range(40):
        piles = [rng.randint(1, high) for _ in range(count)]
        answer = largest(tuple(sorted(piles)))
        if min(answer, 1) == wanted:
            break
    return f"{len(piles)}\n{' '.join(map(str, piles))}\n", f"{answer}\n"
