"""All sets of piles to discard, and a search of Nim."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        others = heaps[:at] + heaps[at + 1 :]
        if any(not wins(tuple(sorted((*others, rest)))) for rest in range(heap)):
            return True
    return False


def generate(rng):
    n = rng.randint(1, 9)
    d = rng.choice((1, 2, 2, 3, 4, rng.randint(1, 10)))
    greatest = rng.randint(1, (30, 30, 20, 12, 9, 8, 6, 5, 4)[n - 1])
    piles = [rng.randint(1, greatest) for _ in range(n)]
    count = 0
    for kept in range(1, 1 << n):
        heaps = tuple(sorted(pile for at, pile in enumerate(piles) if kept >> at & 1))
        if (n - len(heaps)) % d == 0 and not wins(heaps):
            count += 1
    return f"{n} {d}\n{' '.join(map(str, piles))}\n", f"{count}\n"
