"""Search of all rows of red, blue and white cells."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(row, own, other):
    return any(own in row[at : at + 2] and not wins(row[:at] + "WW" + row[at + 2 :], other, own)
               for at in range(len(row) - 1))


def row_of(rng):
    length = rng.randint(2, 10)
    if rng.random() < 0.7:
        length += length % 2
        length = min(length, 10)
        cells = list("RB" * (length // 2))
        for _ in range(rng.randint(0, length)):
            at, to = rng.randrange(length), rng.randrange(length)
            cells[at], cells[to] = cells[to], cells[at]
        return "".join(cells)
    return "".join(rng.choice("RB") for _ in range(length))


def generate(rng):
    rows = [row_of(rng) for _ in range(rng.randint(1, 20))]
    given = f"{len(rows)}\n" + "".join(f"{len(row)}\n{row}\n" for row in rows)
    return given, "".join("Alice\n" if wins(row, "R", "B") else "Bob\n" for row in rows), len(rows)
