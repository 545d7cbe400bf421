"""Plain recursion that also plays the free moves."""

from functools import lru_cache


@lru_cache(maxsize=None)
def left(row, free, oleg):
    if len(row) == 1:
        return row[0]
    options = row[1:], row[:-1]
    if free:
        return max(left(rest, free - 1, True) for rest in options)
    choose = max if oleg else min
    return choose(left(rest, 0, not oleg) for rest in options)


def generate(rng):
    row = tuple(rng.randint(1, rng.choice([3, 30, 10**9])) for _ in range(rng.randint(1, 10)))
    answers = [left(row, free, True) for free in range(len(row))]
    return f"{len(row)}\n{' '.join(map(str, row))}\n", " ".join(map(str, answers)) + "\n"
