"""Table of all positions of a small board."""


def lost_positions(size, shortcuts):
    lost = set()
    for x in range(size):
        for y in range(size):
            before = [(left, y) for left in range(x)] + [(x, low) for low in range(y)]
            if (x, y) in shortcuts or not any(position in lost for position in before):
                lost.add((x, y))
    return lost


def generate(rng):
    size = rng.randint(1, 14)
    board = [(x, y) for x in range(size) for y in range(size)]
    shortcuts = rng.sample(board, rng.randint(1, min(len(board), rng.choice([3, size, 2 * size]))))
    lost = lost_positions(size, set(shortcuts))
    asked = rng.sample(board, rng.randint(1, min(len(board), 40)))
    asked = list(dict.fromkeys(asked + rng.sample(sorted(lost), min(len(lost), 10))))
    rng.shuffle(asked)
    given = f"{len(shortcuts)} {len(asked)}\n" + "".join(f"{x} {y}\n" for x, y in shortcuts + asked)
    return given, "".join("LOSE\n" if pair in lost else "WIN\n" for pair in asked), len(asked)
