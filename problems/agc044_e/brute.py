"""The equations of the rules, iterated until no value changes."""


def gain(prizes, costs):
    count = len(prizes)
    values = [float(prize) for prize in prizes]
    while True:
        after = [max(values[at], (values[at - 1] + values[(at + 1) % count]) / 2 - costs[at]) for at in range(count)]
        if after == values:
            return sum(values) / count
        values = after


def generate(rng):
    count = rng.randint(2, 9)
    prizes = [rng.randint(0, rng.choice([5, 300])) for _ in range(count)]
    costs = [rng.randint(0, rng.choice([1, 9])) for _ in range(count)]
    given = f"{count}\n{' '.join(map(str, prizes))}\n{' '.join(map(str, costs))}\n"
    expected = gain(prizes, costs)
    return given, lambda output: abs(float(output) - expected) <= 1e-10 * max(1, expected)
