"""Search of all positions of the chessmen."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(cells):
    for at, cell in enumerate(cells):
        least = cells[at - 1] + 1 if at else 1
        if any(not wins(cells[:at] + (to,) + cells[at + 1 :]) for to in range(least, cell)):
            return True
    return False


def case(rng):
    n = rng.randint(1, 7)
    cells = rng.sample(range(1, rng.randint(n, 12) + 1), n)
    if n % 2 == 0 and rng.random() < 0.3:
        starts = rng.sample(range(1, 12, 2), n // 2)
        cells = rng.sample([*starts, *(start + 1 for start in starts)], n)
    return cells


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    given = f"{len(cases)}\n" + "".join(f"{len(cells)}\n{' '.join(map(str, cells))}\n" for cells in cases)
    answer = "".join("Georgia will win\n" if wins(tuple(sorted(cells))) else "Bob will win\n" for cells in cases)
    return given, answer, len(cases)
