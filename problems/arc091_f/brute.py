"""Search of all positions of the piles."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    for at, (stones, part) in enumerate(piles):
        for taken in range(1, stones // part + 1):
            if not wins(tuple(sorted(piles[:at] + ((stones - taken, part),) + piles[at + 1 :]))):
                return True
    return False


def generate(rng):
    count, high, parts = rng.choice([(1, 60, 70), (2, 24, 8), (2, 40, 5), (3, 10, 4), (4, 6, 3)])
    wanted = rng.random() < 0.5
    for _ in range(10):
        piles = [(rng.randint(1, high), rng.randint(1, parts)) for _ in range(count)]
        answer = wins(tuple(sorted(piles)))
        if answer == wanted:
            break
    given = f"{count}\n" + "".join(f"{stones} {part}\n" for stones, part in piles)
    return given, "Takahashi\n" if answer else "Aoki\n"
