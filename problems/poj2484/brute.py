"""Search of all sets of remaining coins on the circle."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(coins):
    """A coin is True if it is left."""
    n = len(coins)
    for at in range(n):
        for taken in ({at}, {at, (at + 1) % n}):
            if all(coins[place] for place in taken):
                rest = tuple(coin and place not in taken for place, coin in enumerate(coins))
                if not wins(rest):
                    return True
    return False


def generate(rng):
    circles = [rng.randint(1, 11) for _ in range(rng.randint(0, 10))]
    given = "".join(f"{n}\n" for n in circles) + "0\n"
    answer = "".join("Alice\n" if wins((True,) * n) else "Bob\n" for n in circles)
    return given, answer, max(1, len(circles))
