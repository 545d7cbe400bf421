"""Every colouring, with the values by their definition."""

from itertools import product


def value(strip, moves):
    values = []
    for cell, colour in enumerate(strip):
        options = {values[cell - back] for back in (1, 2, 3) if back <= cell and moves[colour][back - 1]}
        values.append(next(number for number in range(4) if number not in options))
    return values[-1]


def generate(rng):
    lengths = [rng.randint(1, 5) for _ in range(rng.randint(1, 3))]
    cells = [(strip, cell) for strip, length in enumerate(lengths) for cell in range(length)]
    rng.shuffle(cells)
    free = rng.randint(0, min(len(cells) - 1, 6))
    free, given = cells[:free], [(cell, rng.randint(0, 2)) for cell in cells[free:]]
    moves = [[int(rng.random() < 0.6) for _ in range(3)] for _ in range(3)]
    lost = 0
    for colours in product(range(3), repeat=len(free)):
        colour = dict(given) | dict(zip(free, colours))
        sum_of_values = 0
        for strip, length in enumerate(lengths):
            sum_of_values ^= value([colour[strip, cell] for cell in range(length)], moves)
        lost += sum_of_values == 0
    lines = [str(len(lengths)), " ".join(map(str, lengths)), str(len(given))]
    lines += [f"{strip + 1} {cell + 1} {colour + 1}" for (strip, cell), colour in given]
    lines += [" ".join(map(str, row)) for row in moves]
    return "\n".join(lines) + "\n", f"{lost}\n"
