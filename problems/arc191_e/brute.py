"""All choices of bags, and a search of all positions for each."""

from functools import lru_cache
from itertools import product


@lru_cache(maxsize=None)
def wins(bags, mover, silver):
    """A bag is its holder and its gold and silver coins; a gold coin of the mover becomes silver[mover] silver ones."""
    for at, (holder, gold, coins) in enumerate(bags):
        if holder != mover:
            continue
        changed = []
        if gold:
            changed.append((1 - mover, gold - 1, coins + silver[mover]))
        if coins:
            changed.append((1 - mover, gold, coins - 1))
        if any(not wins(tuple(sorted(bags[:at] + (bag,) + bags[at + 1 :])), 1 - mover, silver) for bag in changed):
            return True
    return False


def generate(rng):
    count, gold, coins, most = rng.choice([(1, 3, 4, 5), (2, 2, 3, 4), (2, 2, 2, 3), (3, 1, 2, 2), (4, 1, 1, 2)])
    silver = (rng.randint(1, most), rng.randint(1, most))
    bags = [(rng.randint(0, gold), rng.randint(0, coins)) for _ in range(count)]
    answer = sum(wins(tuple(sorted((holder, *bag) for holder, bag in zip(holders, bags))), 0, silver)
                 for holders in product((0, 1), repeat=count))
    given = f"{count} {silver[0]} {silver[1]}\n" + "".join(f"{a} {b}\n" for a, b in bags)
    return given, f"{answer % 998244353}\n"
