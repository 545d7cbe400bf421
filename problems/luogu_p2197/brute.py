"""Search of all positions of Nim."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        for rest in range(heap):
            if not wins(tuple(sorted(heaps[:at] + (rest,) + heaps[at + 1 :]))):
                return True
    return False


def generate(rng):
    cases = [[rng.randint(0, 6) for _ in range(rng.randint(1, 4))] for _ in range(rng.randint(1, 10))]
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("Yes\n" if wins(tuple(sorted(heaps))) else "No\n" for heaps in cases)
    return given, answer, len(cases)
