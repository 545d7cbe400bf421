"""Every choice of portals, each played out on the whole graph."""

from itertools import product


def wins(neighbours, at, visited):
    visited = visited | {at}
    return any(not wins(neighbours, to, visited) for to in neighbours[at] if to not in visited)


def generate(rng):
    planets = rng.randint(1, 6)
    portals = rng.randint(1, [9, 4, 3, 2, 1, 1, 1][planets])
    tunnels = [(rng.randint(1, child - 1), child) for child in range(2, planets + 1)]
    won = 0
    for choice in product(range(1, planets + 1), repeat=2 * portals):
        neighbours = {}
        edges = [((copy, u), (copy, v)) for copy in range(portals + 1) for u, v in tunnels]
        edges += [((copy, choice[2 * copy]), (copy + 1, choice[2 * copy + 1])) for copy in range(portals)]
        for u, v in edges:
            neighbours.setdefault(u, []).append(v)
            neighbours.setdefault(v, []).append(u)
        won += wins(neighbours, (0, 1), frozenset())
    lines = [f"{planets} {portals}"] + [f"{u} {v}" for u, v in tunnels]
    return "\n".join(lines) + "\n", f"{won % (10**9 + 7)}\n"
