"""Search of all positions of up to three pairs."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(pairs):
    for at, pair in enumerate(pairs):
        rest = pairs[:at] + pairs[at + 1 :]
        for split in pair:
            for part in range(1, split // 2 + 1):
                if not wins(tuple(sorted(rest + ((part, split - part),)))):
                    return True
    return False


def position(piles):
    return tuple(sorted(tuple(sorted(piles[at : at + 2])) for at in range(0, len(piles), 2)))


def some_piles(rng):
    count = rng.randint(1, 3)
    most = {1: 30, 2: 10, 3: 6}[count]
    return [rng.randint(1, most) for _ in range(2 * count)]


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        piles = some_piles(rng)
        wanted = rng.random() < 0.5
        for _ in range(10):
            if wins(position(piles)) == wanted:
                break
            piles = some_piles(rng)
        given += f"{len(piles)}\n{' '.join(map(str, piles))}\n"
        answer += "YES\n" if wins(position(piles)) else "NO\n"
    return f"{count}\n{given}", answer, count
