"""Wins and losses of all heaps, in order."""


def first_wins(n, most):
    won = [False]
    for heap in range(1, n + 1):
        won.append(any(not won[heap - taken] for taken in range(1, min(most, heap) + 1)))
    return won[n]


def generate(rng):
    cases = []
    for _ in range(rng.randint(1, 20)):
        size = rng.choice([10, 40, 200])
        cases.append((rng.randint(1, size), rng.randint(1, rng.choice([3, size]))))
    given = f"{len(cases)}\n" + "".join(f"{n} {most}\n" for n, most in cases)
    return given, "".join("first\n" if first_wins(*case) else "second\n" for case in cases), len(cases)
