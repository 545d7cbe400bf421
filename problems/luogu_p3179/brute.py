"""Search of all arrays up to 14; up to 400, the mex of each position's options, and their nim-sum."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(white, n):
    """A mask of the white positions."""
    for x in range(1, n + 1):
        if white >> x & 1:
            rest = white
            for multiple in range(x, n + 1, x):
                rest ^= 1 << multiple
                if not wins(rest, n):
                    return True
    return False


@lru_cache(maxsize=None)
def values(n):
    table = [0] * (n + 1)
    for x in range(n, 0, -1):
        reached, total = {0}, 0
        for multiple in range(2 * x, n + 1, x):
            total ^= table[multiple]
            reached.add(total)
        table[x] = next(value for value in range(n + 1) if value not in reached)
    return table


def first_wins(white, n):
    if n <= 14:
        return wins(sum(1 << x for x in white), n)
    total = 0
    for x in white:
        total ^= values(n)[x]
    return total != 0


def generate(rng):
    n = rng.choice([rng.randint(1, 14), rng.randint(1, 14), rng.randint(15, 400)])
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        wanted = rng.random() < 0.5
        for _ in range(10):
            white = rng.sample(range(1, n + 1), rng.randint(1, min(n, 8)))
            if first_wins(white, n) == wanted:
                break
        given += f"{len(white)}\n{' '.join(map(str, white))}\n"
        answer += "Yes\n" if first_wins(white, n) else "No\n"
    return f"{n}\n{count}\n{given}", answer, count
