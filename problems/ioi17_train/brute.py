"""All pairs of positional strategies: one choice for each station."""

from itertools import product


def generate(rng):
    n = rng.randint(1, 5)
    a = [rng.randint(0, 1) for _ in range(n)]
    r = [int(rng.random() < 0.4) for _ in range(n)]
    r[rng.randrange(n)] = 1
    arcs = [sorted(rng.sample(range(n), min(n, rng.choice([1, 1, 2, 3])))) for _ in range(n)]
    own = [station for station in range(n) if a[station]]
    other = [station for station in range(n) if not a[station]]

    def runs(start, choice):
        """Returns whether the path from the start, with one arc from each station, ends in a cycle with a charger."""
        at = start
        for _ in range(n):
            at = choice[at]
        cycle = {at}
        while choice[at] not in cycle:
            at = choice[at]
            cycle.add(at)
        return any(r[station] for station in cycle)

    wins = [0] * n
    for mine in product(*(arcs[station] for station in own)):
        kept = [1] * n
        for theirs in product(*(arcs[station] for station in other)):
            choice = {**dict(zip(own, mine)), **dict(zip(other, theirs))}
            kept = [was and runs(start, choice) for start, was in enumerate(kept)]
        wins = [int(win or keep) for win, keep in zip(wins, kept)]
    pairs = [(u, v) for u in range(n) for v in arcs[u]]
    given = f"{n} {len(pairs)}\n{' '.join(map(str, a))}\n{' '.join(map(str, r))}\n"
    return given + "".join(f"{u} {v}\n" for u, v in pairs), " ".join(map(str, wins)) + "\n"
