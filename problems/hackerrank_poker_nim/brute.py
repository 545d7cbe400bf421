"""Search of all positions, with additions of 1 or 2 chips."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    """A pile is its chips, and the additions that the player to move and the other one have left."""
    for at, (chips, own, other) in enumerate(piles):
        moves = [(rest, other, own) for rest in range(chips)]
        if own:
            moves += [(chips + more, other, own - 1) for more in (1, 2)]
        others = [(pile[0], pile[2], pile[1]) for pile in piles[:at] + piles[at + 1 :]]
        if any(not wins(tuple(sorted([*others, moved]))) for moved in moves):
            return True
    return False


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 10)
    for _ in range(count):
        n = rng.randint(1, 3)
        k = rng.randint(1, 2 if n < 3 else 1)
        chips = [rng.randint(1, 3) for _ in range(n)]
        given += f"{n} {k}\n{' '.join(map(str, chips))}\n"
        answer += "First\n" if wins(tuple(sorted((pile, k, k) for pile in chips))) else "Second\n"
    return f"{count}\n{given}", answer, count
