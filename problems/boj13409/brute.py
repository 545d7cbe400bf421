"""All collections of piles, and a search of all positions for each."""

from functools import lru_cache
from itertools import product


@lru_cache(maxsize=None)
def wins(piles, own):
    for at, pile in enumerate(piles):
        for height, box in enumerate(pile):
            if box == own:
                rest = piles[:at] + ((pile[:height],) if height else ()) + piles[at + 1 :]
                if not wins(tuple(sorted(rest)), "W" if own == "B" else "B"):
                    return True
    return False


def fair(piles):
    """Returns whether whoever begins loses."""
    black, white = wins(piles, "B"), wins(piles, "W")
    return not (black and not white) and not (white and not black)


def generate(rng):
    count, height = rng.choice([(1, 8), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 2)])
    piles = ["".join(rng.choice("BW") for _ in range(rng.randint(1, height))) for _ in range(count)]
    best = 0
    for chosen in product((False, True), repeat=count):
        kept = tuple(sorted(pile for pile, taken in zip(piles, chosen) if taken))
        boxes = sum(map(len, kept))
        if boxes > best and fair(kept):
            best = boxes
    return f"{count}\n" + "".join(f"{pile}\n" for pile in piles), f"{best}\n"
