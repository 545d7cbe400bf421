"""Search of all positions of the tokens, with the player to move."""

from functools import lru_cache


def prime_factors(number):
    count, factor = 0, 2
    while number > 1:
        while number % factor == 0:
            number //= factor
            count += 1
        factor += 1
    return count


STEPS = [step for step in range(2, 60) if prime_factors(step) <= 2]


@lru_cache(maxsize=None)
def wins(rows, alice, barred):
    for at, row in enumerate(rows):
        for changed in moves(row, alice, barred):
            if not wins(tuple(sorted(rows[:at] + (changed,) + rows[at + 1 :])), not alice, barred):
                return True
    return False


def moves(row, alice, barred):
    blue, white, red = row
    for step in STEPS:
        if step == barred or step >= red - blue:
            continue
        if alice:
            tries = (blue + step, white, red), (blue + step, white + step, red)
        else:
            tries = (blue, white, red - step), (blue, white - step, red - step)
        yield from (normal(*row) for row in tries if row[0] < row[1] < row[2])


def normal(blue, white, red):
    """The same row, moved to begin at 0."""
    return 0, white - blue, red - blue


def generate(rng):
    count, high = rng.choice([(1, 22), (1, 12), (2, 8), (2, 6), (3, 5)])
    barred = rng.choice([2, 3, 4, 5, 6, 7, 9, 200000])
    rows = []
    for _ in range(count):
        start = rng.choice([-100000, 0, rng.randint(-1000, 1000), 100000 - 2 * high])
        white = start + rng.randint(1, high)
        rows.append((start, white, white + rng.randint(1, high)))
    if rng.random() < 0.3:
        blue, white, red = rows[0]
        rows[-1] = (blue, blue + red - white, red)
    position = tuple(sorted(normal(*row) for row in rows))
    first = "Alice" if wins(position, True, barred) else "Bob"
    second = "Bob" if wins(position, False, barred) else "Alice"
    return f"{count} {barred}\n" + "".join(f"{b} {w} {r}\n" for b, w, r in rows), f"{first}\n{second}\n"
