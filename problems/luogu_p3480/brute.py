"""Search of all rows of piles."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    for at, pile in enumerate(piles):
        least = piles[at - 1] if at else 0
        if any(not wins(piles[:at] + (rest,) + piles[at + 1 :]) for rest in range(least, pile)):
            return True
    return False


def row(rng):
    n = rng.randint(1, 6)
    most = rng.randint(0, {1: 10, 2: 10, 3: 10, 4: 8, 5: 6, 6: 4}[n])
    return tuple(sorted(rng.randint(0, most) for _ in range(n)))


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 10)
    for _ in range(count):
        piles = row(rng)
        wanted = rng.random() < 0.5
        for _ in range(12):
            if wins(piles) == wanted:
                break
            piles = row(rng)
        given += f"{len(piles)}\n{' '.join(map(str, piles))}\n"
        answer += "TAK\n" if wins(piles) else "NIE\n"
    return f"{count}\n{given}", answer, count
