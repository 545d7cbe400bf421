"""Search of C1 and C2 with swapped colours: whether white wins as second player."""


def wins(towers, heights, colour, known):
    """Returns whether the player of this colour wins if he is to move."""
    if (heights, colour) not in known:
        known[heights, colour] = any(
            not wins(towers, (*heights[:at], to, *heights[at + 1 :]), "WB"[colour == "W"], known)
            for at, height in enumerate(heights)
            for to in range(height)
            if towers[at][to] == colour
        )
    return known[heights, colour]


def tower(rng):
    return "".join(rng.choice("WB") for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 3, rng.randint(0, 5)))))


def case(rng):
    first = [tower(rng) for _ in range(3)]
    second = [tower(rng) for _ in range(3)]
    if rng.random() < 0.5:
        second = rng.sample(first, 3)
        at = rng.randrange(3)
        second[at] = rng.choice((second[at], second[at] + rng.choice("WB"), second[at][:-1]))
    return first, second


def generate(rng):
    count = rng.randint(1, 10)
    given, answer = f"{count}\n", ""
    for at in range(1, count + 1):
        first, second = case(rng)
        given += f"Test {at}\n"
        for towers in (first, second):
            given += f"{' '.join(str(len(tower)) for tower in towers)}\n"
            given += "".join(f"{' '.join(tower)}\n" for tower in towers)
        both = [*first, *(tower.translate({87: 66, 66: 87}) for tower in second)]
        lost = wins(both, tuple(map(len, both)), "B", {})
        answer += f"Test {at}: {'No' if lost else 'Yes'}\n"
    return given, answer, count
