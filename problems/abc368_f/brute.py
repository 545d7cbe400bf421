"""Search of all sorted lists of numbers."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(numbers):
    for at, number in enumerate(numbers):
        for divisor in range(1, number):
            if number % divisor == 0 and not wins(tuple(sorted([*numbers[:at], divisor, *numbers[at + 1 :]]))):
                return True
    return False


def generate(rng):
    most = rng.choice([8, 40, 100])
    numbers = [rng.randint(2, most) for _ in range(rng.randint(1, 3))]
    answer = "Anna" if wins(tuple(sorted(numbers))) else "Bruno"
    return f"{len(numbers)}\n{' '.join(map(str, numbers))}\n", answer + "\n"
