"""The best number of each turn in exact fractions; it does not assume that both answers are equally good."""

from fractions import Fraction
from functools import lru_cache

PRIME = 10**9 + 7


@lru_cache(maxsize=None)
def value(turns, adds, most):
    if turns == 0:
        return Fraction(0)
    added = value(turns - 1, max(adds - 1, 0), most)
    if adds == turns:
        return added + most
    subtracted = value(turns - 1, adds, most)
    crossing = (subtracted - added) / 2
    numbers = [Fraction(0), Fraction(most), min(max(crossing, Fraction(0)), Fraction(most))]
    return max(min(added + number, subtracted - number) for number in numbers)


def generate(rng):
    lines, answers = [], []
    for _ in range(rng.randint(1, 5)):
        turns = rng.randint(1, 30)
        adds = rng.randint(1, turns)
        most = rng.choice([0, 1, 7, 10**9 + 6])
        best = value(turns, adds, most)
        lines.append(f"{turns} {adds} {most}")
        answers.append(str(best.numerator * pow(best.denominator, -1, PRIME) % PRIME))
    return "\n".join([str(len(lines)), *lines]) + "\n", "\n".join(answers) + "\n"
