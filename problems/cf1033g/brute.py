"""Search of all positions for each pair of numbers."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles, own, other):
    return any(pile >= own and not wins(tuple(sorted(piles[:at] + (pile - own,) + piles[at + 1 :])), other, own)
               for at, pile in enumerate(piles))


def generate(rng):
    count, high, most = rng.choice([(1, 40, 9), (2, 12, 7), (3, 9, 6), (4, 6, 5)])
    most = rng.randint(1, most)
    piles = [rng.randint(1, high) for _ in range(count)]
    position = tuple(sorted(piles))
    counts = {(True, False): 0, (False, True): 0, (True, True): 0, (False, False): 0}
    for a in range(1, most + 1):
        for b in range(1, most + 1):
            counts[wins(position, a, b), wins(position, b, a)] += 1
    return f"{count} {most}\n{' '.join(map(str, piles))}\n", " ".join(map(str, counts.values())) + "\n"
