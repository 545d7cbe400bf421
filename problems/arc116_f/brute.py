"""Minimax of all positions."""

from functools import lru_cache


def value(rows):
    @lru_cache(maxsize=None)
    def search(rows, greatest):
        values = []
        for at, row in enumerate(rows):
            if len(row) > 1:
                for rest in (row[1:], row[:-1]):
                    values.append(search(tuple(sorted(rows[:at] + (rest,) + rows[at + 1 :])), not greatest))
        if not values:
            return sum(row[0] for row in rows)
        return max(values) if greatest else min(values)

    return search(tuple(sorted(rows)), True)


def generate(rng):
    count, longest = rng.choice([(1, 9), (2, 6), (3, 4), (3, 4), (4, 3), (5, 2)])
    high = rng.choice([2, 5, 30, 10**9])
    rows = [tuple(rng.randint(1, high) for _ in range(rng.randint(1, longest))) for _ in range(count)]
    given = f"{count}\n" + "".join(f"{len(row)} {' '.join(map(str, row))}\n" for row in rows)
    return given, f"{value(rows)}\n"
