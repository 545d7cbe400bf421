"""The exact probabilities of all sets of vertices with odd numbers of tokens, and a search of each set."""

from fractions import Fraction
from functools import lru_cache
from itertools import combinations


def generate(rng):
    n = rng.randint(1, 4)
    names = rng.sample(range(n), n)
    arcs = [pair for pair in combinations(names, 2) if rng.random() < 0.5]
    rng.shuffle(arcs)

    @lru_cache(maxsize=None)
    def wins(tokens):
        moved = ((at, to) for at, token in enumerate(tokens) for start, to in arcs if start == token)
        return any(not wins(tuple(sorted(tokens[:at] + (to,) + tokens[at + 1 :]))) for at, to in moved)

    # visits[set]: the expected number of times it arises; it comes from all sets that differ in one vertex.
    sets = range(1 << n)
    rows = [[Fraction(0)] * (len(sets) + 1) for _ in sets]
    for after in sets:
        rows[after][after] += 1
        rows[after][-1] = Fraction(after == 0)
        for vertex in range(n):
            rows[after][after ^ 1 << vertex] -= Fraction(1, n + 1)
    for column in sets:
        at = next(row for row in range(column, len(rows)) if rows[row][column])
        rows[column], rows[at] = rows[at], rows[column]
        rows[column] = [number / rows[column][column] for number in rows[column]]
        for row in sets:
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [number - factor * pivot for number, pivot in zip(rows[row], rows[column])]
    won = (chosen for chosen in sets if wins(tuple(vertex for vertex in range(n) if chosen >> vertex & 1)))
    chance = sum((rows[chosen][-1] for chosen in won), Fraction(0)) / (n + 1)
    prime = 998244353
    answer = chance.numerator * pow(chance.denominator, -1, prime) % prime
    return f"{n} {len(arcs)}\n" + "".join(f"{a + 1} {b + 1}\n" for a, b in arcs), f"{answer}\n"
