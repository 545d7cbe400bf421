"""Search of all positions; with no candies left, the player to move has won."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    if not heaps:
        return True
    for at, heap in enumerate(heaps):
        others = heaps[:at] + heaps[at + 1 :]
        if not wins(others) or any(not wins(tuple(sorted((*others, rest)))) for rest in range(1, heap)):
            return True
    return False


def case(rng):
    n = rng.randint(1, 6)
    heaps = [rng.randint(1, rng.randint(1, (20, 20, 12, 8, 6, 5)[n - 1])) for _ in range(n)]
    if n % 2 == 0 and rng.random() < 0.3:
        heaps = rng.sample(heaps[: n // 2] * 2, n)
    return heaps


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("John\n" if wins(tuple(sorted(heaps))) else "Brother\n" for heaps in cases)
    return given, answer, len(cases)
