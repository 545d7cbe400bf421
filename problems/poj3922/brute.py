"""The least winning move of each heap, tried upwards."""

from functools import lru_cache


@lru_cache(maxsize=1000)
def table(k, greatest):
    """A move wins if the other player may not take the least number that wins for him."""
    least = [float("inf")]
    for heap in range(1, greatest + 1):
        least.append(next(taken for taken in range(1, heap + 1) if least[heap - taken] > k * taken))
    return least


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        k = rng.choice((rng.randint(1, 3), rng.randint(1, 8), rng.randint(1, 40), rng.randint(1, 100_000)))
        cases.append((rng.randint(2, 150 if k < 50 else 30), k))
    given = f"{len(cases)}\n" + "".join(f"{n} {k}\n" for n, k in cases)
    answer = ""
    for at, (n, k) in enumerate(cases, 1):
        taken = table(k, 150 if k < 50 else 30)[n]
        answer += f"Case {at}: {taken if taken < n else 'lose'}\n"
    return given, answer, len(cases)
