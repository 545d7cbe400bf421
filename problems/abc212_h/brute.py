"""All lists of heaps, and a search of all positions of Nim for each."""

from functools import lru_cache
from itertools import product


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        for rest in range(heap):
            if not wins(tuple(sorted(heaps[:at] + (rest,) + heaps[at + 1 :]))):
                return True
    return False


def generate(rng):
    most, high = rng.choice([(1, 40), (2, 20), (3, 9), (4, 7), (5, 5)])
    heaps = rng.sample(range(1, high + 1), rng.randint(1, min(high, 5 if most < 5 else 3)))
    lists = (chosen for count in range(1, most + 1) for chosen in product(heaps, repeat=count))
    answer = sum(wins(tuple(sorted(chosen))) for chosen in lists) % 998244353
    return f"{most} {len(heaps)}\n{' '.join(map(str, heaps))}\n", f"{answer}\n"
