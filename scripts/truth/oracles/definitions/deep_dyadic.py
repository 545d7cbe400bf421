"""Fractions of unlimited size, on a stack."""

import math
from fractions import Fraction

FINEST = 127


def sign(number):
    return (number > 0) - (number < 0)


def random_step(rng, stack, deepest):
    """Applies a random operation to the numbers on top of a stack, and returns its name."""
    step = rng.choice(["push", "halve", "negative", "add"])
    if step == "halve" and stack:
        times = rng.randint(0, deepest)
        stack[-1] /= 2**times
        return f"halve {times}"
    if step == "negative" and stack:
        stack[-1] = -stack[-1]
        return "negative 0"
    if step == "add" and len(stack) > 1:
        stack.append(stack.pop() + stack.pop())
        return "add 0"
    stack.append(Fraction(rng.randint(-1000, 1000)))
    return f"push {stack[-1]}"


def text(number):
    """The number in the form that Rust prints, if 128 bits hold it."""
    fits = -(2**127) <= number.numerator < 2**127 and number.denominator <= 2**FINEST
    return str(number) if fits else "None"


def generate(rng):
    stack, numbers, steps = [], [], []
    deepest = rng.choice([3, 40, 400])
    for _ in range(rng.randint(1, 60)):
        steps.append(random_step(rng, stack, deepest))
        numbers.append(stack[-1])

    def is_right(output):
        lines = [line.split() for line in output.strip().split("\n")]
        return len(lines) == len(numbers) and all(
            (int(floor), int(order), dyadic) == (math.floor(number), sign(number), text(number))
            for number, (floor, order, dyadic) in zip(numbers, lines)
        )
    return f"{len(steps)}\n" + "\n".join(steps) + "\n", is_right
