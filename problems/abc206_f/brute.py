"""Search of all sets of chosen intervals."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(left):
    """Returns whether the player to move wins with these intervals left."""
    return any(
        not wins(frozenset((a, b) for a, b in left if b <= begin or end <= a)) for begin, end in left
    )


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 10)):
        high = rng.choice([5, 12, 100])
        cases.append([sorted(rng.sample(range(1, high + 1), 2)) for _ in range(rng.randint(1, 9))])
    given = f"{len(cases)}\n"
    for intervals in cases:
        given += f"{len(intervals)}\n" + "".join(f"{begin} {end}\n" for begin, end in intervals)
    answers = [wins(frozenset(map(tuple, intervals))) for intervals in cases]
    wins.cache_clear()
    return given, "".join("Alice\n" if first else "Bob\n" for first in answers), len(cases)
