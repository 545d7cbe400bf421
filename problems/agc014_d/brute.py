"""Minimax over all ways to paint the tree."""

from functools import lru_cache


def generate(rng):
    n = rng.randint(2, 8)
    names = rng.sample(range(n), n)
    edges = [(names[vertex], names[rng.choice([vertex - 1, rng.randrange(vertex)])]) for vertex in range(1, n)]

    @lru_cache(maxsize=None)
    def first_wins(colours):
        if None not in colours:
            turning = {u for u, v in edges if colours[v]} | {v for u, v in edges if colours[u]}
            return any(not black and vertex not in turning for vertex, black in enumerate(colours))
        black = (n - colours.count(None)) % 2 == 1
        painted = (colours[:at] + (black,) + colours[at + 1 :] for at in range(n) if colours[at] is None)
        return (all if black else any)(map(first_wins, painted))

    given = f"{n}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges)
    return given, "First\n" if first_wins((None,) * n) else "Second\n"
