"""Search of all sets of edges that are left."""


def hanging(edges):
    """The edges that are connected to a root: edges are (number, end, end), ends are (graph, vertex)."""
    reached = {end for _, *ends in edges for end in ends if end[1] == 1}
    while more := {end for _, a, b in edges for end in (a, b) if a in reached or b in reached} - reached:
        reached |= more
    return frozenset(edge for edge in edges if edge[1] in reached)


def wins(edges, known):
    if edges not in known:
        known[edges] = any(not wins(hanging(edges - {edge}), known) for edge in edges)
    return known[edges]


def graph(rng, most):
    """The number of vertices, and at most this many edges: a tree with cycles."""
    trunk = rng.randint(1, min(6, most + 1))
    edges = [(rng.randint(1, vertex - 1), vertex) for vertex in range(2, trunk + 1)]
    m, bare = trunk, list(range(1, trunk + 1))
    while bare and len(edges) + 2 <= most and rng.random() < 0.6:
        start = bare.pop(rng.randrange(len(bare)))
        length = rng.choice((2, 3, 3, 4, 4, 5))
        if len(edges) + length > most:
            break
        cycle = [start, *range(m + 1, m + length)]
        edges += list(zip(cycle, cycle[1:] + cycle[:1]))
        m += length - 1
    labels = [1, *rng.sample(range(2, m + 1), m - 1)]
    edges = [rng.sample((labels[a - 1], labels[b - 1]), 2) for a, b in edges]
    return m, rng.sample(edges, len(edges))


def case(rng):
    graphs, left = [], rng.randint(1, 9)
    for _ in range(rng.randint(1, 3)):
        graphs.append(graph(rng, left))
        left -= len(graphs[-1][1])
    if len(graphs[0][1]) < 5 and rng.random() < 0.3:
        graphs = [graphs[0], graphs[0]]
    return graphs


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 8)
    for _ in range(count):
        graphs, edges = case(rng), set()
        given += f"{len(graphs)}\n"
        for at, (m, pairs) in enumerate(graphs):
            given += f"{m} {len(pairs)}\n" + "".join(f"{a} {b}\n" for a, b in pairs)
            edges |= {(f"{at}.{number}", (at, a), (at, b)) for number, (a, b) in enumerate(pairs)}
        answer += "Sally\n" if wins(frozenset(edges), {}) else "Harry\n"
    return given, answer, count
