"""Floors from sixty decimal places, and the complement of a sequence, number by number."""

from decimal import ROUND_FLOOR, Decimal, getcontext
from math import isqrt

getcontext().prec = 60


def floor(number):
    return int(number.to_integral_value(ROUND_FLOOR))


def random_surd(rng):
    """(p, q, d, r) of a number between 1/20 and 20 that is not rational."""
    while True:
        p, q, d, r = rng.randint(-30, 30), rng.randint(-9, 9), rng.randint(2, 60), rng.randint(-20, 20)
        if q == 0 or r == 0 or isqrt(d) ** 2 == d:
            continue
        number = (p + q * Decimal(d).sqrt()) / r
        if Decimal(1) / 20 < number < 20:
            return (p, q, d, r), number


def generate(rng):
    parts, number = random_surd(rng)
    largest = rng.randint(1, 60)
    multiples = [rng.randint(0, 10 ** rng.randint(1, 17)) for _ in range(5)]
    sequence = [floor(k * number) for k in range(1, 21 * (largest + 1))]
    answer = f"{[floor(k * number) for k in multiples]}\n"
    if number > 1:
        answer += f"{[n for n in range(1, largest + 1) if n not in sequence]}\n"
    answer += f"{[sequence.index(n) + 1 if n in sequence else 0 for n in range(largest + 1)]}\n"
    return f"{' '.join(map(str, parts))}\n5 {' '.join(map(str, multiples))}\n{largest}\n", answer, largest
