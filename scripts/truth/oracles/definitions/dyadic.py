"""Fractions of any size, near the limit of 128 bits."""

from fractions import Fraction

MOST = 2**127 - 1
FINEST = 127


def random_dyadic(rng):
    """The numerator and the exponent, which need not be in lowest terms."""
    at_an_edge = 2 ** rng.randint(0, 127) - rng.randint(1, 2)
    numerator = rng.choice([at_an_edge, rng.randint(0, MOST) >> rng.randint(0, 127)])
    return numerator * rng.choice([1, -1]), rng.randint(0, FINEST)


def text(number):
    """The number in the form that Rust prints, if 128 bits hold its numerator."""
    return str(number) if -MOST - 1 <= number.numerator <= MOST else "None"


def birthday(number):
    size = abs(number)
    exponent = number.denominator.bit_length() - 1
    return size.numerator if exponent == 0 else int(size) + 1 + exponent


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        pair = [random_dyadic(rng) for _ in range(2)]
        if rng.random() < 0.3:
            pair[1] = (pair[1][0], pair[0][1])
        a, b = (Fraction(numerator, 2**exponent) for numerator, exponent in pair)
        given += "".join(f"{numerator} {exponent}\n" for numerator, exponent in pair)
        order = (a > b) - (a < b)
        answer += f"{text(a)} {text(a + b)} {order} {a.numerator // a.denominator} {birthday(a)}\n"
    return f"{count}\n{given}", answer, count
