"""All sets of piles, all marked piles, and a search of Nim."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    return any(wins_after(heaps, at) for at in range(len(heaps)))


def wins_after(heaps, at):
    """Returns whether some move in this heap wins."""
    others = heaps[:at] + heaps[at + 1 :]
    return any(not wins(tuple(sorted((*others, rest)))) for rest in range(heaps[at]))


def generate(rng):
    n = rng.randint(1, 7)
    greatest = rng.randint(1, (30, 30, 20, 12, 9, 8, 6)[n - 1])
    piles = [rng.randint(1, greatest) for _ in range(n)]
    lost = 0
    for chosen in range(1, 1 << n):
        heaps = tuple(sorted(pile for at, pile in enumerate(piles) if chosen >> at & 1))
        lost += sum(not wins_after(heaps, at) for at in range(len(heaps)))
    return f"{n}\n{' '.join(map(str, piles))}\n", f"{lost}\n"
