"""Search of all positions, and each first move tried."""

from functools import lru_cache


def moves(beans):
    n = len(beans)
    for i in range(n):
        if beans[i]:
            for j in range(i + 1, n):
                for k in range(j, n):
                    rest = list(beans)
                    rest[i] -= 1
                    rest[j] += 1
                    rest[k] += 1
                    yield (i, j, k), (*rest[:-1], 0)


@lru_cache(maxsize=None)
def wins(beans):
    """The beans of the last bottle never move, so they are left out."""
    return any(not wins(rest) for _, rest in moves(beans))


def some_beans(rng):
    n = rng.randint(2, 5)
    left = rng.randint(0, 24)
    beans = [0] * n
    for _ in range(rng.randint(0, 6)):
        at = rng.randrange(n)
        work = 2 ** (n - 1 - at)
        if work <= left:
            left -= work
            beans[at] += 1
    return beans


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 10)
    for _ in range(count):
        beans = some_beans(rng)
        found = [move for move, rest in moves(beans) if not wins(rest)]
        given += f"{len(beans)}\n{' '.join(map(str, beans))}\n"
        answer += " ".join(map(str, min(found, default=(-1, -1, -1)))) + f"\n{len(found)}\n"
    return f"{count}\n{given}", answer, count
