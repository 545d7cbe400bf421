"""Search of all pairs of numbers: powers are subtracted, or the remainder is left."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(small, large):
    if small == 0:
        return False
    rests = {large % small}
    power = small
    while power <= large and large - power not in rests:
        rests.add(large - power)
        power *= small
    return any(not wins(min(small, rest), max(small, rest)) for rest in rests)


def generate(rng):
    high = rng.choice([10, 60, 300])
    cases = [(rng.randint(0, rng.choice([7, high])), rng.randint(0, high)) for _ in range(rng.randint(1, 20))]
    cases = [pair[:: rng.choice([1, -1])] for pair in cases]
    given = f"{len(cases)}\n" + "".join(f"{a} {b}\n" for a, b in cases)
    answer = "".join("First\n" if wins(min(pair), max(pair)) else "Second\n" for pair in cases)
    return given, answer, len(cases)
