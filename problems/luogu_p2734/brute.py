"""Plain recursion: both scores of each row."""

from functools import lru_cache


@lru_cache(maxsize=None)
def scores(row):
    """The scores of the player to move and of his opponent."""
    if not row:
        return 0, 0
    options = []
    for taken, rest in [(row[0], row[1:]), (row[-1], row[:-1])]:
        opponent, mover = scores(rest)
        options.append((taken + mover, opponent))
    return max(options)


def generate(rng):
    row = tuple(rng.randint(1, rng.choice([3, 30, 200])) for _ in range(rng.randint(2, 12)))
    mover, opponent = scores(row)
    return f"{len(row)}\n{' '.join(map(str, row))}\n", f"{mover} {opponent}\n"
