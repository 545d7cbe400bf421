"""Sweeps over all vertices, until no new ones are won or lost."""


def label(successors, target):
    """For each vertex, 1 if the player to move wins, and -1 if he loses."""
    values = {target: -1}
    changed = True
    while changed:
        changed = False
        for vertex, ends in successors.items():
            if vertex in values:
                continue
            if any(values.get(end) == -1 for end in ends):
                values[vertex] = 1
            elif all(values.get(end) == 1 for end in ends):
                values[vertex] = -1
            changed |= vertex in values
    return values


def generate(rng):
    n = rng.randint(2, 9)
    m = rng.randint(1, rng.choice((n, 2 * n)))
    edges = [(rng.randint(1, n), rng.randint(1, n)) for _ in range(m)]
    successors = {vertex: [b for a, b in edges if a == vertex] for vertex in range(1, n + 1)}
    queries = [rng.sample(range(1, n + 1), 2) for _ in range(rng.randint(1, 20))]
    given = f"{n} {m} {len(queries)}\n" + "".join(f"{a} {b}\n" for a, b in edges + queries)
    answer = "".join(f"{label(successors, target).get(start, 0)}\n" for start, target in queries)
    return given, answer, len(queries)
