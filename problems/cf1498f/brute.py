"""Search of all distributions of the presents, for each root."""

from functools import lru_cache


def generate(rng):
    n, k = rng.randint(3, 6), rng.randint(1, 3)
    names = rng.sample(range(n), n)
    edges = [(names[vertex], names[rng.randrange(vertex)]) for vertex in range(1, n)]
    presents = [0] * n
    for _ in range(rng.randint(0, 6)):
        presents[rng.randrange(n)] += 1

    def answer(root):
        parent = {root: None}
        while len(parent) < n:
            for u, v in edges + [(v, u) for u, v in edges]:
                if u in parent and v not in parent:
                    parent[v] = u

        def ancestor(vertex):
            for _ in range(k):
                vertex = None if vertex is None else parent[vertex]
            return vertex

        targets = [ancestor(vertex) for vertex in range(n)]

        @lru_cache(maxsize=None)
        def wins(state):
            for vertex, to in enumerate(targets):
                for count in range(1, state[vertex] + 1 if to is not None else 1):
                    moved = list(state)
                    moved[vertex] -= count
                    moved[to] += count
                    if not wins(tuple(moved)):
                        return True
            return False

        return wins(tuple(presents))

    given = f"{n} {k}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges) + " ".join(map(str, presents)) + "\n"
    return given, " ".join("1" if answer(root) else "0" for root in range(n)) + "\n"
