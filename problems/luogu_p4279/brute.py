"""Search of all positions; with no stones left, the player to move wins."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    if not any(piles):
        return True
    for at, pile in enumerate(piles):
        for rest in range(pile):
            if not wins(tuple(sorted(piles[:at] + (rest,) + piles[at + 1 :]))):
                return True
    return False


def some_piles(rng):
    most = rng.choice([1, 2, 6])
    return tuple(sorted(rng.randint(1, most) for _ in range(rng.randint(1, 5))))


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        piles = some_piles(rng)
        wanted = rng.random() < 0.5
        for _ in range(8):
            if wins(piles) == wanted:
                break
            piles = some_piles(rng)
        given += f"{len(piles)}\n{' '.join(map(str, rng.sample(piles, len(piles))))}\n"
        answer += "John\n" if wins(piles) else "Brother\n"
    return f"{count}\n{given}", answer, count
