"""Search of all walks from each start."""

from functools import lru_cache


def lost_starts(n, edges):
    near = [[] for _ in range(n)]
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)

    @lru_cache(maxsize=None)
    def wins(at, visited):
        return any(not visited >> to & 1 and not wins(to, visited | 1 << to) for to in near[at])

    return sum(not wins(start, 1 << start) for start in range(n))


def connected_graph(rng):
    n = rng.randint(1, 9)
    pairs = [(one, other) for other in range(n) for one in range(other)]
    edges = {(rng.randrange(vertex), vertex) for vertex in range(1, n)}
    spare = [pair for pair in pairs if pair not in edges]
    edges |= set(rng.sample(spare, min(len(spare), rng.choice([0, 1, 2, 4, 8, 40]))))
    name = rng.sample(range(n), n)
    edges = [rng.sample([name[one], name[other]], 2) for one, other in sorted(edges)]
    rng.shuffle(edges)
    return n, edges


def generate(rng):
    graphs = [connected_graph(rng) for _ in range(rng.randint(1, 10))]
    given = f"{len(graphs)}\n"
    for n, edges in graphs:
        given += f"{n} {len(edges)}\n" + "".join(f"{one + 1} {other + 1}\n" for one, other in edges)
    return given, "".join(f"{lost_starts(n, edges)}\n" for n, edges in graphs), len(graphs)
