"""Search of all sets of vertices that are left."""

from functools import lru_cache


def generate(rng):
    lengths = rng.choice([[3], [4], [5], [6], [7], [8], [9], [3, 3], [3, 4], [3, 5], [4, 4], [4, 5], [3, 6], [3, 3, 3]])
    n = sum(lengths)
    l = rng.randint(1, min(n - 1, 4))
    r = rng.randint(l + 1, min(n, 2 * l + 4) if l < n - 1 else n)
    names = rng.sample(range(n), n)
    edges, first = [], 0
    for length in lengths:
        edges += [(names[first + at], names[first + (at + 1) % length]) for at in range(length)]
        first += length
    around = [set() for _ in range(n)]
    for u, v in edges:
        around[u].add(v)
        around[v].add(u)

    def pieces(left):
        """All connected sets of at most r of these vertices."""
        found, new = set(), {frozenset([vertex]) for vertex in left}
        while new:
            found |= new
            new = {
                piece | {to}
                for piece in new
                if len(piece) < r
                for vertex in piece
                for to in (around[vertex] & left) - piece
            }
        return found

    @lru_cache(maxsize=None)
    def wins(left):
        return any(len(piece) >= l and not wins(left - piece) for piece in pieces(left))

    rng.shuffle(edges)
    given = f"{n} {l} {r}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges)
    return given, "Alice\n" if wins(frozenset(range(n))) else "Bob\n"
