"""Search of all positions."""

from functools import lru_cache
from itertools import combinations, product


@lru_cache(maxsize=None)
def wins(piles):
    for chosen in combinations(range(len(piles)), len(piles) // 2):
        for rests in product(*(range(piles[at]) for at in chosen)):
            after = list(piles)
            for at, rest in zip(chosen, rests):
                after[at] = rest
            if not wins(tuple(sorted(after))):
                return True
    return False


def generate(rng):
    count, high = rng.choice([(2, 12), (4, 5), (4, 3), (6, 3), (6, 2)])
    low = rng.randint(1, high)
    piles = [low if rng.random() < 0.4 else rng.randint(low, high) for _ in range(count)]
    return f"{count}\n{' '.join(map(str, piles))}\n", "Alice\n" if wins(tuple(sorted(piles))) else "Bob\n"
