"""Search of small heaps; integer square roots for the cold pairs of any size."""

from functools import lru_cache
from math import isqrt

SMALL = 30
LARGEST = 2**64 - 1


def cold_pair(k):
    """⌊kφ⌋ and ⌊kφ⌋ + k."""
    lower = (k + isqrt(5 * k * k)) // 2
    return lower, lower + k


def options(a, b):
    one = [(a - taken, b) for taken in range(1, a + 1)] + [(a, b - taken) for taken in range(1, b + 1)]
    return one + [(a - taken, b - taken) for taken in range(1, min(a, b) + 1)]


@lru_cache(maxsize=None)
def wins(a, b):
    return any(not wins(*rest) for rest in options(a, b))


def partner(a):
    """The other heap of the cold pair that contains this heap."""
    near = isqrt(5 * a * a)
    for k in range(max(0, (near - a) // 2 - 2), (near - a) // 2 + 3):
        if cold_pair(k)[0] == a:
            return cold_pair(k)[1]
    for k in range(max(0, (3 * a - near) // 2 - 2), (3 * a - near) // 2 + 3):
        if cold_pair(k)[1] == a:
            return cold_pair(k)[0]
    raise ValueError(f"{a} is in no cold pair")


def text(number):
    return str(number) if number is not None and number <= LARGEST else "None"


def generate(rng):
    a, b = rng.randint(0, SMALL), rng.randint(0, SMALL)
    winning = sorted(set(rest for rest in options(a, b) if not wins(*rest)))
    k = rng.randint(0, LARGEST >> rng.randint(0, 64))
    pair = cold_pair(rng.randint(0, 7 * 10 ** rng.randint(0, 18)))
    heaps = [heap + rng.choice([0, 0, 0, 1, -1]) for heap in pair]
    heaps = [max(0, min(heap, LARGEST)) for heap in heaps]
    is_won = int(cold_pair(abs(heaps[0] - heaps[1])) != tuple(sorted(heaps)))
    lines = [f"{int(wins(a, b))}", f"{winning}", f"{text(cold_pair(k)[0])} {text(partner(k))}", f"{is_won}"]
    return f"{a} {b} {k} {heaps[0]} {heaps[1]}\n", "\n".join(lines) + "\n"
