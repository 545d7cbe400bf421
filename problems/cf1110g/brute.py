"""Minimax over all ways to colour the tree."""

from functools import lru_cache
from itertools import combinations


def generate(rng):
    given, answers = [], []
    for _ in range(rng.randint(1, 3)):
        n = rng.randint(1, 9)
        names = rng.sample(range(n), n)
        edges = [(names[vertex], names[rng.choice([vertex - 1, rng.randrange(vertex)])]) for vertex in range(1, n)]
        around = [{u + v - vertex for u, v in edges if vertex in (u, v)} for vertex in range(n)]
        paths = [{middle, *ends} for middle in range(n) for ends in combinations(around[middle], 2)]
        while True:
            white = frozenset(vertex for vertex in range(n) if rng.random() < 0.25)
            if len(white) < n and not any(path <= white for path in paths):
                break

        @lru_cache(maxsize=None)
        def score(own, other):
            """The result: 1 if the player to move, who has `own`, wins, -1 if the other one does."""
            if any(path <= other for path in paths):
                return -1
            free = set(range(n)) - own - other
            return max((-score(other, own | {vertex}) for vertex in free), default=0)

        colours = "".join("W" if vertex in white else "N" for vertex in range(n))
        given.append(f"{n}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges) + colours + "\n")
        answers.append(["Draw", "White", "Black"][score(white, frozenset())] + "\n")
    return f"{len(given)}\n" + "".join(given), "".join(answers), len(given)
