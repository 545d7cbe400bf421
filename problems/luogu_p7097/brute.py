"""All sets of items in each turn."""

from functools import lru_cache


def lead(turns, attack, items, factors, difference):
    sets = {(10**5, attack)}
    for damage, delay in items:
        sets |= {(total + damage, spent + delay) for total, spent in sets}

    @lru_cache(maxsize=None)
    def value(turns, difference):
        if turns == 0:
            return 0
        sign = 1 if difference <= 0 else -1
        factor = factors[0] if sign == 1 else factors[1]
        after = [(damage, difference + sign * delay) for damage, delay in sets]
        return sign * max(factor * damage + sign * value(turns - 1, to) for damage, to in after if abs(to) <= 100)

    return value(turns, difference)


def generate(rng):
    turns, count, attack = rng.randint(0, 20), rng.randint(0, 7), rng.randint(1, rng.choice([8, 100]))
    longest = rng.choice([5, 100])
    items = [(rng.randint(1, rng.choice([9, 10**9])), rng.randint(1, longest)) for _ in range(count)]
    factors = [rng.randint(1, rng.choice([5, 10**4])) for _ in range(2)]
    apart, least = rng.choice([-1, 1]) * rng.randint(1, 100), rng.randint(101, 10**6)
    lines = ["0", f"{turns} {count} {attack}", " ".join(str(item[0]) for item in items),
             " ".join(str(item[1]) for item in items),
             f"{factors[0] * 10**5} {factors[1] * 10**5} {least + apart} {least}"]
    return "\n".join(lines) + "\n", f"{lead(turns, attack, items, factors, apart)}\n"
