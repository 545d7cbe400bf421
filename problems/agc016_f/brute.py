"""All subsets of the edges, and a search of all positions of the two pieces for each."""

from functools import lru_cache
from itertools import combinations, product


def wins(edges):
    @lru_cache(maxsize=None)
    def search(one, two):
        return any(start == one and not search(end, two) or start == two and not search(one, end)
                   for start, end in edges)

    return search(1, 2)


def generate(rng):
    size = rng.randint(2, 7)
    pairs = list(combinations(range(1, size + 1), 2))
    near = [(start, end) for start, end in pairs if start <= 3]
    if rng.random() < 0.5:
        pairs = near
    edges = rng.sample(pairs, rng.randint(1, min(len(pairs), 9)))
    subsets = product([False, True], repeat=len(edges))
    answer = sum(wins([edge for edge, kept in zip(edges, subset) if kept]) for subset in subsets)
    return f"{size} {len(edges)}\n" + "".join(f"{start} {end}\n" for start, end in edges), f"{answer}\n"
