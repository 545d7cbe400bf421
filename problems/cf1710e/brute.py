"""Minimax over all walks of the rook that visit no cell twice: more visits do not change the score."""

from functools import lru_cache


def generate(rng):
    n = rng.randint(1, 6)
    m = rng.randint(1, 8 // n)
    most = rng.choice([3, 10, 500_000_000])
    a, b = ([rng.randint(1, most) for _ in range(length)] for length in (n, m))

    @lru_cache(maxsize=None)
    def score(row, column, visited, alice):
        scores = [a[row] + b[column]]
        for to in [(row, other) for other in range(m)] + [(other, column) for other in range(n)]:
            bit = 1 << (to[0] * m + to[1])
            if not visited & bit:
                scores.append(score(*to, visited | bit, not alice))
        return (min if alice else max)(scores)

    given = f"{n} {m}\n{' '.join(map(str, a))}\n{' '.join(map(str, b))}\n"
    return given, f"{score(0, 0, 1, True)}\n"
