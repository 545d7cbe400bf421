"""Outcome search over the edges that are left."""

from functools import lru_cache


def winners(n, parent, colour):
    """The winners if Chef begins, and if Ksen does; the edge of a vertex leads to its parent."""
    below = [0] * n
    for vertex in range(n - 1, 0, -1):
        below[vertex] |= 1 << vertex
        below[parent[vertex]] |= below[vertex]

    @lru_cache(maxsize=None)
    def wins(edges, player):
        return any(
            edges >> vertex & 1 and colour[vertex] == player and not wins(edges & ~below[vertex], 1 - player)
            for vertex in range(1, n)
        )

    names = ["Chef", "Ksen"]
    every = sum(1 << vertex for vertex in range(1, n))
    return " ".join(names[player] if wins(every, player) else names[1 - player] for player in range(2))


def tree(rng):
    n = rng.randint(1, 10)
    reach = rng.choice([1, 2, n])
    parent = [0] + [rng.randint(max(0, vertex - reach), vertex - 1) for vertex in range(1, n)]
    colour = [rng.randint(0, 1) for _ in range(n)]
    return n, parent, colour


def generate(rng):
    lines, answer = [], []
    for _ in range(rng.randint(1, 10)):
        n, parent, colour = tree(rng)
        wanted = rng.choice(["Chef Chef", "Ksen Ksen", "Ksen Chef"])
        for _ in range(3):
            if winners(n, parent, colour) == wanted:
                break
            n, parent, colour = tree(rng)
        answer.append(winners(n, parent, colour) + "\n")
        name = [1] + rng.sample(range(2, n + 1), n - 1)
        edges = []
        for vertex in range(1, n):
            ends = [name[vertex], name[parent[vertex]]]
            rng.shuffle(ends)
            edges.append(f"{ends[0]} {ends[1]} {colour[vertex]}\n")
        rng.shuffle(edges)
        lines += [f"{n}\n", *edges]
    return f"{len(answer)}\n" + "".join(lines), "".join(answer), len(answer)
