"""The least winning move of each heap, tried upwards."""

LEAST = [float("inf")]


def least(n):
    """A move wins if the other player may not take the least number that wins for him."""
    while len(LEAST) <= n:
        heap = len(LEAST)
        LEAST.append(next(taken for taken in range(1, heap + 1) if LEAST[heap - taken] > 2 * taken))
    return LEAST[n]


def generate(rng):
    n = rng.randint(2, rng.choice((10, 100, 3000)))
    return f"{n}\n", f"{least(n)}\n"
