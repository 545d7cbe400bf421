"""Minimax of all positions."""

from functools import lru_cache


def difference(piles):
    """Ciel's total minus Jiro's."""
    @lru_cache(maxsize=None)
    def search(piles, ciel):
        values = []
        for at, pile in enumerate(piles):
            rest, card = (pile[1:], pile[0]) if ciel else (pile[:-1], pile[-1])
            after = piles[:at] + ((rest,) if rest else ()) + piles[at + 1 :]
            values.append(card - search(tuple(sorted(after)), not ciel))
        # Each value is the mover's total minus the other's.
        return max(values, default=0)

    return search(tuple(sorted(piles)), True)


def generate(rng):
    count, longest = rng.choice([(1, 9), (2, 6), (3, 4), (3, 3), (4, 3), (5, 2)])
    high = rng.choice([2, 6, 30, 1000])
    piles = [tuple(rng.randint(1, high) for _ in range(rng.randint(1, longest))) for _ in range(count)]
    total = sum(map(sum, piles))
    ahead = difference(piles)
    given = f"{count}\n" + "".join(f"{len(pile)} {' '.join(map(str, pile))}\n" for pile in piles)
    return given, f"{(total + ahead) // 2} {(total - ahead) // 2}\n"
