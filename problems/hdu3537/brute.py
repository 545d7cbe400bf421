"""Search of all rows of 12 coins."""

from functools import lru_cache
from itertools import combinations

COINS = 12


@lru_cache(maxsize=None)
def wins(heads):
    for last in range(COINS):
        if heads >> last & 1:
            for more in range(3):
                for others in combinations(range(last), more):
                    if not wins(heads ^ 1 << last ^ sum(1 << coin for coin in others)):
                        return True
    return False


@lru_cache(maxsize=None)
def lost():
    return [heads for heads in range(1 << COINS) if not wins(heads)]


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        heads = rng.choice([rng.getrandbits(COINS), rng.choice(lost())])
        listed = [coin for coin in range(COINS) if heads >> coin & 1]
        if listed and rng.random() < 0.4:
            listed += rng.choices(listed, k=rng.randint(1, 3))
        rng.shuffle(listed)
        given += f"{len(listed)}\n{' '.join(map(str, listed))}\n"
        answer += "No\n" if wins(heads) else "Yes\n"
    return given, answer, count
