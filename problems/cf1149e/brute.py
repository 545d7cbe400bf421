"""Search of all positions with taxes up to 1, 3 or 7; the taxes after a move are looked up."""

from itertools import product


def after(taxes, cap, after_city):
    """The positions after a move; a city comes before those that it may change."""
    for city, tax in enumerate(taxes):
        if tax:
            choices = [range(cap + 1) if other in after_city[city] else (taxes[other],) for other in range(len(taxes))]
            choices[city] = range(tax)
            yield from product(*choices)


def lost_positions(size, cap, after_city):
    lost = set()
    for taxes in product(range(cap + 1), repeat=size):
        if not any(position in lost for position in after(taxes, cap, after_city)):
            lost.add(taxes)
    return lost


def generate(rng):
    size, cap = rng.choice([(1, 7), (2, 3), (2, 7), (3, 1), (3, 3), (4, 1), (5, 1)])
    edges = [(a, b) for b in range(size) for a in range(b) if rng.random() < 0.6]
    after_city = [{b for a, b in edges if a == city} for city in range(size)]
    lost = lost_positions(size, cap, after_city)
    taxes = tuple(rng.randint(0, cap) for _ in range(size))
    if rng.random() < 0.5:
        taxes = rng.choice(sorted(lost))
    names = rng.sample(range(size), size)
    order = sorted(range(size), key=names.__getitem__)
    rng.shuffle(edges)
    given = f"{size} {len(edges)}\n{' '.join(str(taxes[city]) for city in order)}\n"
    given += "".join(f"{names[a] + 1} {names[b] + 1}\n" for a, b in edges)
    return given, lambda output: right(output, taxes, lost, cap, after_city, names)


def right(output, taxes, lost, cap, after_city, names):
    lines = output.rstrip().split("\n")
    if taxes in lost:
        return lines == ["LOSE"]
    if len(lines) != 2 or lines[0] != "WIN":
        return False
    printed = [int(word) for word in lines[1].split()]
    if len(printed) != len(taxes) or min(printed) < 0:
        return False
    position = tuple(printed[name] for name in names)
    if max(position) > cap:
        raise ValueError("a tax above those of the table")
    return position in lost and position in after(taxes, cap, after_city)
