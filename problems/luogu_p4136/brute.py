"""Search of all walks on boards up to 5 by 5."""

from functools import lru_cache


@lru_cache(maxsize=None)
def first_wins(n):
    near = [[] for _ in range(n * n)]
    for row in range(n):
        for column in range(n):
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= r < n and 0 <= c < n:
                    near[row * n + column].append(r * n + c)

    @lru_cache(maxsize=None)
    def wins(at, visited):
        return any(not visited >> to & 1 and not wins(to, visited | 1 << to) for to in near[at])

    return wins(0, 1)


def generate(rng):
    boards = [rng.randint(1, 5) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{n}\n" for n in boards) + "0\n"
    return given, "".join("Alice\n" if first_wins(n) else "Bob\n" for n in boards), len(boards)
