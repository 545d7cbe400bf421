"""Search of all sets of heaps."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        rests = [(rest,) if rest else () for rest in range(heap)]
        rests += [(part, heap - part) for part in range(1, heap // 2 + 1)]
        if any(not wins(tuple(sorted(heaps[:at] + heaps[at + 1 :] + rest))) for rest in rests):
            return True
    return False


def heaps_up_to(rng, total):
    heaps = []
    while total and (not heaps or rng.random() < 0.7):
        heaps.append(rng.randint(1, total))
        total -= heaps[-1]
    return heaps


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        heaps = heaps_up_to(rng, rng.randint(1, 20))
        wanted = rng.random() < 0.5
        for _ in range(20):
            if wins(tuple(sorted(heaps))) == wanted:
                break
            heaps = heaps_up_to(rng, rng.randint(1, 20))
        cases.append(heaps)
    given = f"{len(cases)}\n" + "".join(f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases)
    answer = "".join("Alice\n" if wins(tuple(sorted(heaps))) else "Bob\n" for heaps in cases)
    return given, answer, len(cases)
