"""Search of all positions: a move deletes any vertex and keeps any component."""


def components(neighbours, vertices):
    """The sets of vertices that are connected."""
    left, found = set(vertices), []
    while left:
        stack, component = [left.pop()], set()
        while stack:
            vertex = stack.pop()
            component.add(vertex)
            stack += neighbours[vertex] & left
            left -= neighbours[vertex]
        found.append(frozenset(component))
    return found


def wins(neighbours, kept, known):
    if kept not in known:
        rests = [rest for gone in kept for rest in components(neighbours, kept - {gone})]
        known[kept] = any(len(rest) > 1 and not wins(neighbours, rest, known) for rest in rests)
    return known[kept]


def grow(rng):
    """The edges of a tree, sometimes one with odd degrees only."""
    n = rng.randint(2, 10)
    labels = rng.sample(range(1, n + 1), n)
    edges = [(labels[0], labels[1])]
    back = rng.choice((1, 2, n))
    if n % 2 == 0 and rng.random() < 0.5:
        for at in range(2, n, 2):
            parent = labels[rng.randrange(at)]
            edges += [(parent, labels[at]), (parent, labels[at + 1])]
    else:
        edges += [(labels[rng.randint(max(0, at - back), at - 1)], labels[at]) for at in range(2, n)]
    rng.shuffle(edges)
    return [rng.sample(edge, 2) for edge in edges]


def generate(rng):
    trees = [grow(rng) for _ in range(rng.randint(1, 5))]
    given, answer = f"{len(trees)}\n", ""
    for edges in trees:
        n = len(edges) + 1
        given += f"{n}\n" + "".join(f"{a} {b}\n" for a, b in edges)
        neighbours = {vertex: {a + b - vertex for a, b in edges if vertex in (a, b)} for vertex in range(1, n + 1)}
        answer += "Hifuu\n" if wins(neighbours, frozenset(neighbours), {}) else "Luna\n"
    return given, answer, len(trees)
