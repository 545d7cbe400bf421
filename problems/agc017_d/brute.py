"""Search of all sets of vertices that are still joined to the root."""

from functools import lru_cache


def wins(size, parent):
    """A vertex has a greater number than its parent, and the root is 0."""
    below = [{at} for at in range(size)]
    for at in range(size - 1, 0, -1):
        below[parent[at]] |= below[at]

    @lru_cache(maxsize=None)
    def search(joined):
        return any(not search(joined - below[at]) for at in joined if at > 0)

    return search(frozenset(range(size)))


def generate(rng):
    size = rng.choice([2, 3, 4, 5, 5, 7, 7, 9, 9, 10, 11, 11])
    wanted = rng.random() < 0.5
    for _ in range(5):
        reach = rng.choice([1, 2, size])
        parent = [0] + [rng.randint(max(0, at - reach), at - 1) for at in range(1, size)]
        answer = wins(size, parent)
        if answer == wanted:
            break
    names = [1] + rng.sample(range(2, size + 1), size - 1)
    edges = [rng.sample([names[at], names[parent[at]]], 2) for at in range(1, size)]
    rng.shuffle(edges)
    return f"{size}\n" + "".join(f"{a} {b}\n" for a, b in edges), "Alice\n" if answer else "Bob\n"
