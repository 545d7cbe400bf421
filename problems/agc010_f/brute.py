"""Search of all positions of the token and the stones."""

from functools import lru_cache
from math import prod


def winning_starts(stones, neighbours):
    @lru_cache(maxsize=None)
    def wins(at, stones):
        if stones[at] == 0:
            return False
        rest = stones[:at] + (stones[at] - 1,) + stones[at + 1 :]
        return any(not wins(to, rest) for to in neighbours[at])

    return [at for at in range(len(stones)) if wins(at, stones)]


def generate(rng):
    size = rng.randint(2, 7)
    high = rng.randint(1, 8)
    stones = tuple(rng.randint(0, high) for _ in range(size))
    while prod(stone + 1 for stone in stones) > 1000:
        stones = tuple(stone // 2 if rng.random() < 0.3 else stone for stone in stones)
    names = rng.sample(range(size), size)
    edges = [(names[child], names[rng.randrange(child)]) for child in range(1, size)]
    edges = [rng.choice([(a, b), (b, a)]) for a, b in edges]
    neighbours = [[a + b - at for a, b in edges if at in (a, b)] for at in range(size)]
    given = f"{size}\n{' '.join(map(str, stones))}\n" + "".join(f"{a + 1} {b + 1}\n" for a, b in edges)
    return given, " ".join(str(at + 1) for at in winning_starts(stones, neighbours)) + "\n"
