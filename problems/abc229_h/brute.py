"""Search of all positions of the whole grid, with the player to move."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(grid, own, other):
    for at, row in enumerate(grid):
        for column, cell in enumerate(row):
            if cell == other and not wins(put(grid, [(at, column, ".")]), other, own):
                return True
            if cell == own and at > 0 and grid[at - 1][column] == ".":
                if not wins(put(grid, [(at, column, "."), (at - 1, column, own)]), other, own):
                    return True
    return False


def put(grid, cells):
    rows = list(grid)
    for at, column, cell in cells:
        rows[at] = rows[at][:column] + cell + rows[at][column + 1 :]
    return tuple(rows)


def generate(rng):
    size = rng.choice([1, 2, 2, 3, 3, 3, 4])
    pieces = rng.randint(0, size * size if size < 4 else 5)
    chosen = rng.sample([(row, column) for row in range(size) for column in range(size)], pieces)
    grid = put(["." * size] * size, [(row, column, rng.choice("WB")) for row, column in chosen])
    answer = "Takahashi" if wins(grid, "W", "B") else "Snuke"
    return f"{size}\n" + "".join(f"{row}\n" for row in grid), f"{answer}\n"
