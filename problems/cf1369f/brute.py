"""Search of all positions: round, number and player to move."""

from functools import lru_cache


def forces(rounds, goal):
    """Returns whether Lee can force that he wins the last round (or, with goal False, that he does not)."""
    @lru_cache(maxsize=None)
    def search(at, number, lee):
        if at == len(rounds):
            # The loser of the last round would begin here.
            return lee != goal
        end = rounds[at][1]
        results = []
        for after in (2 * number, number + 1):
            if after <= end:
                results.append(search(at, after, not lee))
            else:
                results.append(search(at + 1, rounds[at + 1][0] if at + 1 < len(rounds) else 0, lee))
        return any(results) if lee else all(results)

    return search(0, rounds[0][0], True)


def generate(rng):
    high = rng.choice([2, 5, 10, 40])
    rounds = []
    for _ in range(rng.randint(1, 6)):
        end = rng.randint(1, high)
        rounds.append((rng.randint(1, end), end))
    given = f"{len(rounds)}\n" + "".join(f"{start} {end}\n" for start, end in rounds)
    return given, f"{int(forces(rounds, True))} {int(forces(rounds, False))}\n"
