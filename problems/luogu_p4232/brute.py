"""Stages in exact fractions, each by the equations of its square submatrices."""

from fractions import Fraction
from functools import lru_cache
from itertools import combinations


def equalising(matrix):
    """Probabilities of the columns with which all rows have the same mean."""
    size = len(matrix)
    rows = [list(row) + [Fraction(-1), Fraction(0)] for row in matrix] + [[Fraction(1)] * size + [Fraction(0), Fraction(1)]]
    for at in range(size + 1):
        pivot = next((row for row in range(at, size + 1) if rows[row][at]), None)
        if pivot is None:
            return None
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [entry / rows[at][at] for entry in rows[at]]
        for other in range(size + 1):
            if other != at and rows[other][at]:
                rows[other] = [a - rows[other][at] * b for a, b in zip(rows[other], rows[at])]
    weights = [row[-1] for row in rows[:size]]
    return weights if min(weights) >= 0 else None


def value(matrix):
    for size in range(1, min(len(matrix), len(matrix[0])) + 1):
        for rows in combinations(range(len(matrix)), size):
            for columns in combinations(range(len(matrix[0])), size):
                q = equalising([[matrix[row][column] for column in columns] for row in rows])
                p = equalising([[matrix[row][column] for row in rows] for column in columns])
                if p and q:
                    most = max(sum(row[column] * weight for column, weight in zip(columns, q)) for row in matrix)
                    least = min(sum(matrix[row][column] * weight for row, weight in zip(rows, p))
                                for column in range(len(matrix[0])))
                    if most == least:
                        return most
    raise AssertionError("every matrix game has a value")


def generate(rng):
    while True:
        n, t = rng.randint(1, 5), rng.randint(0, 4)
        names = rng.sample(range(n), n)
        pairs = [(names[a], names[b]) for a in range(n) for b in range(a)]
        arcs = rng.sample(pairs, rng.randint(0, min(len(pairs), n + 2)))
        moves = [[v] + [b for a, b in arcs if a == v] for v in range(n)]

        @lru_cache(maxsize=None)
        def end(time, runner, catcher):
            if runner == catcher:
                return Fraction(time)
            if time == t:
                return Fraction(t + 1)
            return value([[end(time + 1, to, other) for other in moves[catcher]] for to in moves[runner]])

        runner, catcher = rng.randrange(n), rng.randrange(n)
        mean = end(0, runner, catcher)
        # Nobody knows how the judge rounds what lies just between.
        if (mean * 1000 - Fraction(1, 2)).denominator != 1:
            break
    thousandths = (mean * 2000 + 1) // 2
    lines = [f"{n} {len(arcs)} {runner + 1} {catcher + 1} {t}"] + [f"{a + 1} {b + 1}" for a, b in arcs]
    return "\n".join(lines) + "\n", f"{thousandths // 1000}.{thousandths % 1000:03}\n"
