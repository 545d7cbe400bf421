"""Search of all positions: every way to spread the stones that are not thrown away."""

from functools import lru_cache


def spread(stones, piles):
    """All ways to add at most this many stones to the piles."""
    if not piles:
        yield ()
        return
    for added in range(stones + 1):
        for rest in spread(stones - added, piles[1:]):
            yield (piles[0] + added, *rest)


@lru_cache(maxsize=None)
def wins(piles):
    for at, pile in enumerate(piles):
        others = piles[:at] + piles[at + 1 :]
        if at and pile == piles[at - 1]:
            continue
        for thrown in range(1, pile + 1):
            for moved in range(pile - thrown + 1):
                rest = pile - thrown - moved
                for result in spread(moved, others):
                    if sum(result) == sum(others) + moved and not wins(tuple(sorted((*result, *[rest] * (rest > 0))))):
                        return True
    return False


def case(rng):
    if rng.random() < 0.5:
        half = parts(rng, rng.randint(1, 5))
        piles = half * 2
        if rng.random() < 0.2:
            piles[0] += 1
    else:
        piles = parts(rng, rng.randint(1, 11))
    return rng.sample(piles, len(piles))[:10]


def parts(rng, total):
    """Positive numbers with this sum."""
    found = []
    while total:
        found.append(rng.randint(1, total))
        total -= found[-1]
    return found


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{len(piles)}\n{' '.join(map(str, piles))}\n" for piles in cases) + "0\n"
    answer = "".join(f"{int(wins(tuple(sorted(piles))))}\n" for piles in cases)
    return given, answer, len(cases)
