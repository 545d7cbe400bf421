"""Search of all positions of the pieces."""


def wins(successors, pieces, known):
    if pieces not in known:
        moves = ((at, to) for at, piece in enumerate(pieces) for to in successors[piece])
        known[pieces] = any(
            not wins(successors, tuple(sorted((*pieces[:at], to, *pieces[at + 1 :]))), known) for at, to in moves
        )
    return known[pieces]


def graph(rng):
    """The successors in an acyclic graph with arbitrary numbers."""
    n = rng.randint(1, 8)
    order = rng.sample(range(n), n)
    dense = rng.choice((0.2, 0.5, 0.8))
    successors = [[] for _ in range(n)]
    for at, vertex in enumerate(order):
        ends = [end for end in order[at + 1 :] if rng.random() < dense]
        successors[vertex] = rng.sample(ends, len(ends))
    return successors


def generate(rng):
    given, answer, count = "", "", 0
    for _ in range(rng.randint(1, 5)):
        successors, known = graph(rng), {}
        given += f"{len(successors)}\n" + "".join(f"{' '.join(map(str, [len(ends), *ends]))}\n" for ends in successors)
        for _ in range(rng.randint(1, 8)):
            pieces = [rng.randrange(len(successors)) for _ in range(rng.randint(1, 4))]
            given += f"{len(pieces)} {' '.join(map(str, pieces))}\n"
            answer += "WIN\n" if wins(successors, tuple(sorted(pieces)), known) else "LOSE\n"
            count += 1
        given += "0\n"
    return given, answer, count
