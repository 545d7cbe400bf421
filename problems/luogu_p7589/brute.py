"""Search of all positions, with the retreats that each player has left."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(gaps, own, other, d):
    """The player to move has `own` retreats left."""
    for at, gap in enumerate(gaps):
        others = gaps[:at] + gaps[at + 1 :]
        if any(not wins(tuple(sorted((*others, less))), other, own, d) for less in range(gap)):
            return True
        if own and any(not wins(tuple(sorted((*others, gap + r))), other, own - 1, d) for r in range(1, d + 1)):
            return True
    return False


def case(rng):
    n = rng.randint(1, 3)
    k, d = (rng.randint(0, 2), rng.randint(1, 2)) if n < 3 else (rng.randint(0, 1), rng.randint(1, 2))
    gaps = [rng.randint(0, 5 if n < 3 else 3) for _ in range(n)]
    if n > 1 and rng.random() < 0.4:
        gaps[-1] = gaps[0] if n == 2 else rng.choice((0, *gaps[:2]))
    given = f"{n} {k} {d}\n"
    for y, gap in zip(rng.sample(range(-100, 101), n), gaps):
        black = rng.randint(-900, 900)
        given += f"{y} {black} {black + rng.choice((-1, 1)) * (gap + 1)}\n"
    return given, "Yes\n" if wins(tuple(sorted(gaps)), k, k, d) else "No\n"


def generate(rng):
    cases = [case(rng) for _ in range(rng.randint(1, 20))]
    return f"{len(cases)}\n\n" + "\n".join(given for given, _ in cases), "".join(word for _, word in cases), len(cases)
