"""Search of all boards up to 4 by 4; up to 16 by 16, the mex of one white cell, and the nim-sum of the cells."""

from functools import lru_cache


def mex(values):
    value = 0
    while value in values:
        value += 1
    return value


@lru_cache(maxsize=None)
def squares(n, side):
    """For each cell, the masks of the squares whose lower right cell it is."""
    masks = []
    for row in range(n):
        for column in range(n):
            most = min(side, row + 1, column + 1)
            masks.append([
                sum(1 << ((row - down) * n + column - right) for down in range(length) for right in range(length))
                for length in range(1, most + 1)
            ])
    return masks


@lru_cache(maxsize=None)
def wins(board, n, side):
    for cell, masks in enumerate(squares(n, side)):
        if board >> cell & 1 and any(not wins(board ^ mask, n, side) for mask in masks):
            return True
    return False


@lru_cache(maxsize=None)
def value(row, column, side):
    reached = {0}
    total = 0
    for length in range(2, min(side, row, column) + 1):
        top, left = row - length + 1, column - length + 1
        total = 0
        for r in range(top, row + 1):
            for c in range(left, column + 1):
                if (r, c) != (row, column):
                    total ^= value(r, c, side)
        reached.add(total)
    return mex(reached)


def first_wins(n, side, white):
    if n <= 4:
        return wins(sum(1 << ((row - 1) * n + column - 1) for row, column in white), n, side)
    total = 0
    for row, column in white:
        total ^= value(row, column, side)
    return total != 0


def generate(rng):
    n = rng.randint(1, 4) if rng.random() < 0.7 else rng.randint(5, 16)
    side = rng.randint(1, n)
    lines, white = [], set()
    for _ in range(rng.randint(1, 5)):
        top, bottom = sorted(rng.randint(1, n) for _ in range(2))
        left, right = sorted(rng.randint(1, n) for _ in range(2))
        lines.append(f"{top} {left} {bottom} {right}\n")
        white |= {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    answer = "Hamed\n" if first_wins(n, side, white) else "Malek\n"
    return f"{n} {len(lines)} {side}\n" + "".join(lines), answer
