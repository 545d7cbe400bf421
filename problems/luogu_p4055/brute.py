"""Search of all walks from each cell."""

from functools import lru_cache


def lost_starts(rows):
    free = {(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "."}
    near = {(r, c): [to for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if to in free] for r, c in free}

    @lru_cache(maxsize=None)
    def wins(at, visited):
        return any(to not in visited and not wins(to, visited | {to}) for to in near[at])

    return sorted(cell for cell in free if not wins(cell, frozenset([cell])))


def generate(rng):
    while True:
        n, m = rng.randint(1, 5), rng.randint(1, 5)
        free = rng.choice([0.4, 0.7, 0.9, 1])
        rows = ["".join("." if rng.random() < free else "#" for _ in range(m)) for _ in range(n)]
        if sum(row.count(".") for row in rows) <= 14:
            break
    found = lost_starts(rows)
    answer = "".join(f"{r + 1} {c + 1}\n" for r, c in found)
    given = f"{n} {m}\n" + "".join(f"{row}\n" for row in rows)
    return given, f"WIN\n{answer}" if found else "LOSE\n"
