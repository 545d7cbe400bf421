"""Search of all positions: a move takes any set of leaves."""

from itertools import combinations


def wins(parents, left, known):
    """The remaining vertices are a frozen set."""
    if left not in known:
        leaves = sorted(left - {parents[vertex] for vertex in left})
        sets = (gone for size in range(1, len(leaves) + 1) for gone in combinations(leaves, size))
        known[left] = any(1 in gone or not wins(parents, left.difference(gone), known) for gone in sets)
    return known[left]


def tree(rng):
    """The parents in a tree with root 1 and arbitrary labels."""
    n = rng.randint(1, 9)
    back = rng.choice((1, 2, 3, n))
    labels = [1, *rng.sample(range(2, n + 1), n - 1)]
    parents = {1: None}
    for at in range(1, n):
        parents[labels[at]] = labels[rng.randint(max(0, at - back), at - 1)]
    return parents


def generate(rng):
    trees = [tree(rng) for _ in range(rng.randint(1, 10))]
    given, answer = f"{len(trees)}\n", ""
    for parents in trees:
        given += f"{len(parents)}\n{' '.join(str(parents[vertex]) for vertex in range(2, len(parents) + 1))}\n"
        answer += f"{int(wins(parents, frozenset(parents), {}))}\n"
    return given, answer, len(trees)
