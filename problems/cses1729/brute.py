"""Wins and losses of all heaps, in order."""

def outcomes(n, amounts):
    won = [False]
    for heap in range(1, n + 1):
        won.append(any(amount <= heap and not won[heap - amount] for amount in amounts))
    return "".join("W" if wins else "L" for wins in won[1:])


def generate(rng):
    n = rng.randint(1, rng.choice([8, 80, 800]))
    amounts = sorted({1, *(rng.randint(1, n) for _ in range(rng.randint(0, 6)))})
    rng.shuffle(amounts)
    return f"{n} {len(amounts)}\n{' '.join(map(str, amounts))}\n", outcomes(n, amounts) + "\n"
