"""The simplest number, searched among ever finer numbers."""

from fractions import Fraction

FINEST = 127


def between(left, right):
    """The first number between the bounds: 0, the integer nearest to 0, a half, …; a bound may be missing."""
    if left is not None and right is not None and left >= right:
        return None
    if right is not None and right <= 0:
        mirrored = between(-right, None if left is None else -left)
        return -mirrored
    if left is None or left < 0:
        return Fraction(0)
    exponent = 0
    while True:
        number = Fraction(left * 2**exponent // 1 + 1, 2**exponent)
        if right is None or number < right:
            return number
        exponent += 1


def random_bound(rng, is_dyadic):
    """The numerator and the denominator, or its exponent."""
    bits = rng.randint(1, 63)
    numerator = rng.randint(-(2**bits), 2**bits - 1)
    if is_dyadic:
        return numerator * 2 ** rng.randint(0, 50) + rng.randint(-3, 3), rng.randint(0, FINEST)
    return numerator, rng.randint(1, 2 ** rng.randint(1, 63) - 1)


def near(rng, bound):
    """A number with the same denominator and a close numerator."""
    return max(-(2**63), min(bound[0] + rng.randint(-3, 3), 2**63 - 1)), bound[1]


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        is_dyadic = rng.random() < 0.5
        bounds = [random_bound(rng, is_dyadic)]
        bounds.append(near(rng, bounds[0]) if rng.random() < 0.5 else random_bound(rng, is_dyadic))
        has = [int(rng.random() < 0.9) for _ in range(2)]
        values = [Fraction(top, 2**below if is_dyadic else below) if there else None
                  for (top, below), there in zip(bounds, has)]
        number = between(*values)
        if number is not None and number.denominator > 2**FINEST:
            continue
        answer += f"{number}\n"
        given += f"{int(is_dyadic)}" + "".join(f" {there} {a} {b}" for there, (a, b) in zip(has, bounds)) + "\n"
    count = given.count("\n")
    return f"{count}\n{given}", answer, count
