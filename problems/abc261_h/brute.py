"""Costs found in rounds, at first with all walks endless."""

from math import inf


def generate(rng):
    n = rng.randint(1, 7)
    names = rng.sample(range(n), n)
    pairs = [(a, b) for a in range(n) for b in range(n) if a != b]
    ordered = [(names[a], names[b]) for a in range(n) for b in range(a)]
    chosen = set(rng.sample(ordered, rng.randint(0, len(ordered))))
    chosen |= set(rng.sample(pairs, rng.randint(0, min(2, len(pairs)))))
    costs = {pair: rng.randint(0, 10) for pair in chosen}
    values = {(vertex, first): inf for vertex in range(n) for first in (True, False)}
    while True:
        before = dict(values)
        for vertex, first in values:
            through = [cost + before[b, not first] for (a, b), cost in costs.items() if a == vertex]
            values[vertex, first] = (min if first else max)(through, default=0)
        if values == before:
            break
    start = rng.randrange(n)
    arcs = "".join(f"{a + 1} {b + 1} {cost}\n" for (a, b), cost in costs.items())
    value = values[start, True]
    return f"{n} {len(costs)} {start + 1}\n{arcs}", "INFINITY\n" if value == inf else f"{value}\n"
