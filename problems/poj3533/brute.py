"""Search of all positions of small grids; in larger ones, the mex over all boxes for each lamp."""

from functools import lru_cache, reduce
from itertools import product
from operator import xor


def boxes(lamp):
    """The corners of each box whose greatest corner is this lamp."""
    for other in product(*(range(1, end + 1) for end in lamp)):
        yield set(product(*({a, b} for a, b in zip(other, lamp))))


@lru_cache(maxsize=None)
def wins(lamps):
    """The lit lamps are a frozen set."""
    return any(not wins(lamps ^ corners) for lamp in lamps for corners in boxes(lamp))


@lru_cache(maxsize=None)
def value(lamp):
    options = {reduce(xor, (value(corner) for corner in corners - {lamp}), 0) for corners in boxes(lamp)}
    return next(number for number in range(len(options) + 1) if number not in options)


def case(rng):
    """The lamps, and whether the player to move wins."""
    small = rng.random() < 0.6
    sides = (2, 2, 2) if small else tuple(rng.choice((3, 6, 8)) for _ in range(3))
    if small and rng.random() < 0.5:
        sides = rng.choice(((3, 3, 1), (1, 3, 3), (3, 1, 3), (5, 2, 1), (1, 2, 5), (9, 1, 1), (2, 1, 4)))
    lamps = [tuple(rng.randint(1, side) for side in sides) for _ in range(rng.randint(0, 6))]
    lit = frozenset(lamp for lamp in lamps if lamps.count(lamp) % 2)
    return lamps, wins(lit) if small else reduce(xor, map(value, lit), 0) != 0


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{len(lamps)}\n" + "".join(f"{x} {y} {z}\n" for x, y, z in lamps) for lamps, _ in cases)
    answer = "".join("No\n" if won else "Yes\n" for _, won in cases)
    return given, answer, len(cases)
