"""All placements, and a search of all positions for each."""

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial, prod

WIDEST = {1: 14, 2: 8, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3, 8: 3, 10: 3, 12: 3}


@lru_cache(maxsize=None)
def wins(rows, width, first):
    for at, (left, right) in enumerate(rows):
        for row in slides(left, right, width, first):
            if not wins(tuple(sorted(rows[:at] + (row,) + rows[at + 1 :])), width, not first):
                return True
    return False


def slides(first_cell, second_cell, width, first):
    """The first player's piece goes left, the second's goes right, as far as the cells are free."""
    if first:
        cell = first_cell - 1
        while cell >= 0 and cell != second_cell:
            yield cell, second_cell
            cell -= 1
    else:
        cell = second_cell + 1
        while cell < width and cell != first_cell:
            yield first_cell, cell
            cell += 1


@lru_cache(maxsize=None)
def count(height, width):
    total = 0
    for rows in combinations_with_replacement(sorted(permutations(range(width), 2)), height):
        if wins(rows, width, True):
            total += factorial(height) // prod(map(factorial, Counter(rows).values()))
    return total % 998244353


def generate(rng):
    height = rng.choice(list(WIDEST))
    width = max(rng.randint(2, WIDEST[height]) for _ in range(2))
    return f"{height} {width}\n", f"{count(height, width)}\n"
