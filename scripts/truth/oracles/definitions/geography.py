"""Search of all walks that the token can make."""


def moves_from(graph, vertex, visited):
    return [to for to in graph[vertex] if to not in visited]


def wins(graph, vertex, visited=frozenset()):
    visited = visited | {vertex}
    return any(not wins(graph, to, visited) for to in moves_from(graph, vertex, visited))


def generate(rng):
    vertices = rng.randint(1, 8)
    pairs = [(a, b) for a in range(vertices) for b in range(a)]
    edges = rng.sample(pairs, rng.randint(0, min(len(pairs), 11)))
    graph = [sorted({a + b - vertex for a, b in edges if vertex in (a, b)}) for vertex in range(vertices)]
    answer = ""
    for start in range(vertices):
        winning = [to for to in graph[start] if not wins(graph, to, frozenset({start}))]
        answer += f"{int(wins(graph, start))}\n{winning}\n"
    answer += f"{[start for start in range(vertices) if not wins(graph, start)]}\n"
    lines = [str(vertices), str(len(edges))] + [f"{a} {b}" for a, b in edges]
    return "\n".join(lines) + "\n", answer, vertices
