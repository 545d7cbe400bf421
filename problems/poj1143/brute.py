"""Search of the sets of sums of the numbers named."""

from functools import lru_cache


@lru_cache(maxsize=None)
def sums_with(sums, number, limit):
    """The sums up to the limit, as bits, after this number is named too."""
    for _ in range(limit // number):
        sums |= sums << number & (2 << limit) - 1
    return sums


def allowed(sums, limit):
    return [number for number in range(2, limit + 1) if not sums >> number & 1]


@lru_cache(maxsize=None)
def winning(sums, limit):
    """The numbers that win if they are named now."""
    return [number for number in allowed(sums, limit) if not winning(sums_with(sums, number, limit), limit)]


def position(rng, limit):
    """A position from random play, until few numbers are left."""
    sums, most = 1, rng.randint(1, 12)
    while len(left := allowed(sums, limit)) > most:
        # Within the limit of the copy, any numbers; without it, such that all numbers beyond the limit are sums.
        sums = sums_with(sums, rng.choice(left), limit)
    return sums


def case(rng):
    if rng.random() < 0.6:
        limit = 20
        while not allowed(sums := position(rng, limit), limit):
            pass
    else:
        # All numbers beyond (a - 1)(b - 1) are sums of a and b if their greatest common divisor is 1.
        a, b = rng.choice(((2, 7), (2, 25), (3, 4), (3, 5), (3, 8), (3, 11), (4, 5), (4, 7), (5, 6)))
        limit = a * b
        sums = sums_with(sums_with(1, a, limit), b, limit)
    return allowed(sums, limit), winning(sums, limit)


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 10)
    for at in range(1, count + 1):
        left, numbers = case(rng)
        given += f"{len(left)} {' '.join(map(str, left))}\n"
        said = f"The winning moves are: {' '.join(map(str, numbers))}" if numbers else "There's no winning move."
        answer += f"Test Case #{at}\n{said}\n\n"
    return given + "0\n", answer, count
