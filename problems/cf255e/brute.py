"""Search of all positions of the heaps, with moves by the inequalities."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(heaps):
    for at, heap in enumerate(heaps):
        left = 0
        while left < heap and left * left <= heap:
            if left**4 >= heap and not wins(tuple(sorted(heaps[:at] + (left,) + heaps[at + 1 :]))):
                return True
            left += 1
    return False


def generate(rng):
    heaps = [rng.randint(1, rng.choice([10, 100, 5000, 20000])) for _ in range(rng.randint(1, 3))]
    return f"{len(heaps)}\n{' '.join(map(str, heaps))}\n", "Furlo\n" if wins(tuple(sorted(heaps))) else "Rublo\n"
