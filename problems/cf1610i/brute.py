"""Search of all sets of edges for each number of pinned vertices."""

from functools import lru_cache


def wins(edges, pinned):
    @lru_cache(maxsize=None)
    def search(left):
        return any(not search(held(left - {edge}, pinned)) for edge in left)

    return search(held(frozenset(edges), pinned))


def held(edges, pinned):
    """The edges that a pinned vertex, one of 1 to pinned, still holds."""
    reached, kept, grown = set(range(1, pinned + 1)), set(), True
    while grown:
        new = {edge for edge in edges if edge[0] in reached or edge[1] in reached}
        grown = len(new) > len(kept)
        kept = new
        reached.update(*kept)
    return frozenset(kept)


def generate(rng):
    size = rng.choice([1, 2, 3, 4, 5, 5, 6, 7, 7, 8, 9])
    names = rng.sample(range(1, size + 1), size)
    reach = rng.choice([1, 2, size])
    edges = [(names[at], names[rng.randint(max(0, at - reach), at - 1)]) for at in range(1, size)]
    edges = [tuple(rng.sample(edge, 2)) for edge in edges]
    rng.shuffle(edges)
    answer = "".join("1" if wins(edges, pinned) else "2" for pinned in range(1, size + 1))
    return f"{size}\n" + "".join(f"{a} {b}\n" for a, b in edges), f"{answer}\n"
