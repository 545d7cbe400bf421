"""The mex definition up to 47; for large numbers, the commutative and distributive laws."""

from functools import lru_cache

MOST = 48


@lru_cache(maxsize=None)
def products():
    table = [[0] * MOST for _ in range(MOST)]
    for a in range(MOST):
        for b in range(a, MOST):
            reached = {table[x][b] ^ table[a][y] ^ table[x][y] for x in range(a) for y in range(b)}
            value = 0
            while value in reached:
                value += 1
            table[a][b] = table[b][a] = value
    return table


def generate(rng):
    small = [(rng.randrange(MOST), rng.randrange(MOST)) for _ in range(rng.randint(1, 20))]
    large = []
    for _ in range(rng.randint(0, 5)):
        a, b, c = (rng.getrandbits(rng.choice([1, 8, 16, 20, 32, 33, 64])) for _ in range(3))
        large += [(a, b), (b, a), (a, c), (a, b ^ c)]
    pairs = small + large

    def right(output):
        answers = list(map(int, output.split()))
        found = answers[len(small) :]
        groups = [found[at : at + 4] for at in range(0, len(found), 4)]
        return (
            len(answers) == len(pairs)
            and all(answer == products()[a][b] for answer, (a, b) in zip(answers, small))
            and all(ab == ba and ab ^ ac == total for ab, ba, ac, total in groups)
        )

    return f"{len(pairs)}\n" + "".join(f"{a} {b}\n" for a, b in pairs), right, len(pairs)
