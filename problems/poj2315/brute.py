"""Search of all positions with up to 3 balls, with 1 ball per turn, or with all (elsewhere the judge is wrong)."""

from functools import lru_cache
from itertools import combinations, product
from math import ceil, floor, pi


@lru_cache(maxsize=None)
def wins(balls, m, r):
    """A ball is the number of rolls of one circumference that it needs."""
    for size in range(1, m + 1):
        for shot in combinations([at for at, left in enumerate(balls) if left], size):
            for rolls in product(*(range(1, min(r, balls[at]) + 1) for at in shot)):
                left = list(balls)
                for at, rolled in zip(shot, rolls):
                    left[at] -= rolled
                if not wins(tuple(sorted(left)), m, r):
                    return True
    return False


def case(rng):
    n = rng.randint(1, 4)
    m = rng.randint(1, n) if n < 4 else rng.choice((1, 1, n))
    radius = rng.randint(1, 10)
    around = 2 * pi * radius
    reach = rng.randint(ceil(around), floor(around * 4))
    far = [8, 8, 7, 4][n - 1]
    distances = [rng.randint(1, floor(around * far)) for _ in range(n)]
    if rng.random() < 0.4:
        distances = [rng.randint(floor(around * 3) + 1, floor(around * 4))] * n
    balls = tuple(sorted(ceil(distance / around) for distance in distances))
    given = f"{n} {m} {reach} {radius}\n{' '.join(map(str, distances))}\n"
    return given, "Alice\n" if wins(balls, m, floor(reach / around)) else "Bob\n"


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    return "".join(given for given, _ in cases), "".join(name for _, name in cases), len(cases)
