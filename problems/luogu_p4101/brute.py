"""Search of all sets of piles."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles, most):
    tried = set()
    for at, one in enumerate(piles):
        for by in range(at + 1, len(piles)):
            merged = one + piles[by]
            if merged <= most and (one, piles[by]) not in tried:
                tried.add((one, piles[by]))
                rest = piles[:at] + piles[at + 1 : by] + piles[by + 1 :]
                if not wins(tuple(sorted([*rest, merged])), most):
                    return True
    return False


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        n = rng.randint(1, 16)
        cases.append((n, rng.randint(1, n + 2)))
    given = f"{len(cases)}\n" + "".join(f"{n} {most}\n" for n, most in cases)
    return given, "".join("0\n" if wins((1,) * n, most) else "1\n" for n, most in cases), len(cases)
