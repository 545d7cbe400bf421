"""Search of all positions of the free strips."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(gaps, own, other):
    """Only strips where somebody can still place a tile are kept."""
    least = min(own, other)
    for at, gap in enumerate(gaps):
        for left in range((gap - own) // 2 + 1):
            parts = [part for part in (left, gap - own - left) if part >= least]
            if not wins(tuple(sorted(gaps[:at] + gaps[at + 1 :] + tuple(parts))), other, own):
                return True
    return False


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        short = rng.randint(1, 6)
        long = rng.randint(short + 1, 10)
        highest = 9 + 5 * short
        if rng.random() < 0.4:
            highest = min(highest, long + 2 * short)
        cases.append((long, short, rng.randint(long, highest)))
    given = f"{len(cases)}\n" + "".join(f"{a} {b} {n}\n" for a, b, n in cases)
    return given, "".join("Alice\n" if wins((n,), a, b) else "Bob\n" for a, b, n in cases), len(cases)
