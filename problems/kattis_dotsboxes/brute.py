"""The longest play by search over sets of lines."""

from functools import lru_cache


def generate(rng):
    n = rng.choice([2, 3])
    side = 2 * n - 1
    lines = [(row, column) for row in range(side) for column in range(side) if (row + column) % 2]
    boxes = [{(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
             for row in range(1, side, 2) for column in range(1, side, 2)]
    drawn = set()
    for line in rng.sample(lines, rng.randint(0, len(lines))):
        if not any(box <= drawn | {line} for box in boxes):
            drawn.add(line)

    @lru_cache(maxsize=None)
    def longest(drawn):
        safe = [drawn | {line} for line in lines
                if line not in drawn and not any(box <= drawn | {line} for box in boxes)]
        return 1 + max(map(longest, safe), default=0)

    def cell(row, column):
        if row % 2 == column % 2:
            return "." if row % 2 else "*"
        return "." if (row, column) not in drawn else "|" if row % 2 else "-"

    rows = ["".join(cell(row, column) for column in range(side)) for row in range(side)]
    return "\n".join([str(n), *rows]) + "\n", f"{longest(frozenset(drawn))}\n"
