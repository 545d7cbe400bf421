"""Search of all rows of piles."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    if not piles:
        return False
    if any(not wins(((rest,) if rest else ()) + piles[1:]) for rest in range(piles[0])):
        return True
    return any(not wins(piles[:-1] + ((rest,) if rest else ())) for rest in range(piles[-1]))


def row(rng):
    n = rng.randint(1, 6)
    most = {1: 9, 2: 9, 3: 9, 4: 7, 5: 5, 6: 3}[n]
    return tuple(rng.randint(1, most) for _ in range(n))


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
        answer += f"{int(wins(piles))}\n"
    return f"{count}\n{given}", answer, count
