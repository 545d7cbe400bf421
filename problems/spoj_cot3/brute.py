"""Search of all sets of white vertices."""


def wins(paths, white, known):
    """The paths from the root, and the white vertices, are bit sets."""
    if white not in known:
        known[white] = any(
            white >> vertex & 1 and not wins(paths, white & ~path, known) for vertex, path in paths.items()
        )
    return known[white]


def generate(rng):
    n = rng.randint(1, 9)
    labels = [1, *rng.sample(range(2, n + 1), n - 1)]
    back = rng.choice((1, 2, n))
    paths, edges = {1: 2}, []
    for at in range(1, n):
        parent, child = labels[rng.randint(max(0, at - back), at - 1)], labels[at]
        paths[child] = paths[parent] | 1 << child
        edges.append(rng.sample((parent, child), 2))
    rng.shuffle(edges)
    black = rng.choice((0.2, 0.5, 0.7))
    colours = [int(rng.random() < black) for _ in range(n)]
    white = sum(1 << vertex for vertex, colour in enumerate(colours, 1) if not colour)
    known = {}
    winning = [v for v in sorted(paths) if white >> v & 1 and not wins(paths, white & ~paths[v], known)]
    given = f"{n}\n{' '.join(map(str, colours))}\n" + "".join(f"{a} {b}\n" for a, b in edges)
    return given, "".join(f"{v}\n" for v in winning or [-1])
