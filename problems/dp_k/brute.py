"""Wins and losses of all piles, in order."""

def first_wins(pile, amounts):
    won = [False]
    for stones in range(1, pile + 1):
        won.append(any(amount <= stones and not won[stones - amount] for amount in amounts))
    return won[pile]


def generate(rng):
    pile = rng.randint(1, rng.choice([8, 80, 800]))
    amounts = sorted({rng.randint(1, pile) for _ in range(rng.randint(1, 6))})
    given = f"{len(amounts)} {pile}\n{' '.join(map(str, amounts))}\n"
    return given, "First\n" if first_wins(pile, amounts) else "Second\n"
