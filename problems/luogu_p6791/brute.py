"""The least winning move of each heap, tried upwards."""

INFINITE = float("inf")
LEAST = [0]


def least(n):
    """A move wins if the other player may not take the least number that wins for him; no stones left are won."""
    while len(LEAST) <= n:
        heap = len(LEAST)
        winning = (taken for taken in range(1, heap + 1) if LEAST[heap - taken] > 2 * taken)
        LEAST.append(next(winning, INFINITE))
    return LEAST[n]


def generate(rng):
    greatest = rng.choice((5, 50, 1000))
    cases = [(rng.randint(1, rng.choice((5, greatest))), rng.randint(1, greatest)) for _ in range(rng.randint(1, 20))]
    given = f"{len(cases)}\n" + "".join(f"{k} {n}\n" for k, n in cases)
    answer = "".join(f"{sum(least(heap) <= k for heap in range(1, n + 1))}\n" for k, n in cases)
    return given, answer, len(cases)
