"""Search of all matrices with numbers up to 1, 3 or 7."""

from functools import lru_cache
from itertools import product

SHAPES = [(1, 1, 7), (1, 2, 7), (2, 1, 7), (1, 3, 3), (3, 1, 3), (2, 2, 3), (1, 4, 3), (2, 3, 1), (3, 2, 1), (3, 3, 1)]


def paths(cell, rows, columns):
    """The shortest paths from a cell to all others, without this cell."""
    yield ()
    for row, column in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
        if row < rows and column < columns:
            for path in paths((row, column), rows, columns):
                yield (row * columns + column, *path)


def after(cells, rows, columns, cap):
    for at, number in enumerate(cells):
        for path in paths(divmod(at, columns), rows, columns) if number else ():
            choices = [range(cap + 1) if other in path else (cells[other],) for other in range(len(cells))]
            choices[at] = range(number)
            yield from product(*choices)


@lru_cache(maxsize=None)
def lost_positions(rows, columns, cap):
    """A move lowers the first cell that it changes, so a position comes after its options."""
    lost = set()
    for cells in product(range(cap + 1), repeat=rows * columns):
        if not any(position in lost for position in after(cells, rows, columns, cap)):
            lost.add(cells)
    return lost


def generate(rng):
    given, answer = [], []
    for _ in range(rng.randint(1, 10)):
        rows, columns, cap = rng.choice(SHAPES)
        lost = lost_positions(rows, columns, cap)
        cells = tuple(rng.randint(0, cap) for _ in range(rows * columns))
        if rng.random() < 0.4:
            cells = rng.choice(sorted(lost))
        lines = [cells[row * columns : (row + 1) * columns] for row in range(rows)]
        given.append(f"{rows} {columns}\n" + "".join(f"{' '.join(map(str, line))}\n" for line in lines))
        answer.append("Jeel\n" if cells in lost else "Ashish\n")
    return f"{len(given)}\n" + "".join(given), "".join(answer), len(given)
