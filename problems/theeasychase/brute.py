"""Sweeps over all positions, until no length of play changes."""

from functools import lru_cache
from itertools import product

DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def moves(n, cell, steps):
    """The cells that a checker may go to."""
    cells = [(cell[0] + a * step, cell[1] + b * step) for a, b in DIRECTIONS for step in steps]
    return [(row, column) for row, column in cells if 1 <= row <= n and 1 <= column <= n]


@lru_cache(maxsize=None)
def table(n):
    """The moves left, odd if the player to move wins, by (his cell, the other's cell, whether he is white)."""
    cells = list(product(range(1, n + 1), repeat=2))
    known = {(cell, cell, white): 0 for cell in cells for white in (True, False)}
    others = [(own, other, white) for own in cells for other in cells if own != other for white in (True, False)]
    options = {
        (own, other, white): [(other, to, not white) for to in moves(n, own, (1,) if white else (1, 2))]
        for own, other, white in others
    }
    changed = True
    while changed:
        changed = False
        for position in others:
            values = [known.get(option) for option in options[position]]
            lost = [value for value in values if value is not None and value % 2 == 0]
            if not lost and None in values:
                continue
            now = 1 + (min(lost) if lost else max(values))
            changed |= known.get(position) != now
            known[position] = now
    return known


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        n = rng.randint(2, 6)
        white, black = rng.sample(list(product(range(1, n + 1), repeat=2)), 2)
        number = table(n)[white, black, True]
        given += f"{n} {white[0]} {white[1]} {black[0]} {black[1]}\n"
        answer += f"{'WHITE' if number % 2 else 'BLACK'} {number}\n"
    return given, answer, count
