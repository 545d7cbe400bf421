"""The number of turns left in each position, found round by round."""

from itertools import product


def tree(rng, n):
    names = rng.sample(range(n), n)
    return [(names[vertex], names[rng.randrange(vertex)]) for vertex in range(1, n)]


def generate(rng):
    n = rng.randint(2, 7)
    blue = tree(rng, n)
    red = list(blue)
    if rng.random() < 0.4:
        red = tree(rng, n)
    elif n > 2:
        # A leaf of the red tree moves to a neighbour of its neighbour.
        leaf = next(v for v in range(n) if sum(v in edge for edge in red) == 1)
        (edge,) = (edge for edge in red if leaf in edge)
        beside = sum(edge) - leaf
        red[red.index(edge)] = (leaf, rng.choice([sum(e) - beside for e in red if beside in e and leaf not in e]))
    x, y = rng.sample(range(n), 2)
    steps = [[{v} | {sum(edge) - v for edge in edges if v in edge} for v in range(n)] for edges in (red, blue)]

    # left[turn]: the known number of turns for each pair of vertices.
    left = [{(v, v): 0 for v in range(n)} for _ in range(2)]
    for turns in range(1, 4 * n * n):
        for u, v in product(range(n), repeat=2):
            if turns % 2 and (u, v) not in left[1]:
                if any(left[0].get((u, to), turns) < turns for to in steps[1][v]):
                    left[1][u, v] = turns
            elif not turns % 2 and (u, v) not in left[0]:
                if all((to, v) in left[1] for to in steps[0][u]):
                    left[0][u, v] = turns
    lines = "".join(f"{u + 1} {v + 1}\n" for u, v in red + blue)
    return f"{n} {x + 1} {y + 1}\n" + lines, f"{left[0].get((x, y), -1)}\n"
