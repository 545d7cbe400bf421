"""The positions from which Alice can force a meeting, found round by round."""

from itertools import product


def generate(rng):
    given, answers = [], []
    for _ in range(rng.randint(1, 5)):
        n = rng.randint(2, 8)
        names = rng.sample(range(n), n)
        edges = [(names[vertex], names[rng.choice([vertex - 1, rng.randrange(vertex)])]) for vertex in range(1, n)]
        far = [[0 if u == v else n for v in range(n)] for u in range(n)]
        for u, v in edges:
            far[u][v] = far[v][u] = 1
        for middle, u, v in product(range(n), repeat=3):
            far[u][v] = min(far[u][v], far[u][middle] + far[middle][v])
        a, b = rng.sample(range(n), 2)
        da, db = rng.randint(1, n - 1), rng.randint(1, n - 1)
        if rng.random() < 0.6:
            da = rng.randint(1, 2)
            db = 2 * da + rng.randint(0, 2)
        da, db = min(da, n - 1), min(db, n - 1)

        # met[turn]: the pairs of vertices with that player to move from which they will meet.
        met = [{(u, u) for u in range(n)} for _ in range(2)]
        before = -1
        while before != len(met[0]) + len(met[1]):
            before = len(met[0]) + len(met[1])
            for u, v in product(range(n), repeat=2):
                if any(far[u][to] <= da and (to, v) in met[1] for to in range(n)):
                    met[0].add((u, v))
                if all(far[v][to] > db or (u, to) in met[0] for to in range(n)):
                    met[1].add((u, v))
        given.append(f"{n} {a + 1} {b + 1} {da} {db}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges))
        answers.append("Alice\n" if (a, b) in met[0] else "Bob\n")
    return f"{len(given)}\n" + "".join(given), "".join(answers), len(given)
