"""Wins and losses labelled until nothing changes; all other positions are draws."""


def results(n, steps):
    """The result for each player to move and each place; the hole is place 0."""
    result = {(player, 0): "Lose" for player in range(2)}
    changed = True
    while changed:
        changed = False
        for player in range(2):
            for place in range(1, n):
                if (player, place) in result:
                    continue
                reached = [result.get((1 - player, (place + step) % n)) for step in steps[player]]
                if "Lose" in reached:
                    result[player, place] = "Win"
                    changed = True
                elif all(one == "Win" for one in reached):
                    result[player, place] = "Lose"
                    changed = True
    return result


def generate(rng):
    n = rng.randint(2, 12)
    most = rng.randint(1, n - 1)
    steps = [rng.sample(range(1, n), rng.randint(1, most)) for _ in range(2)]
    result = results(n, steps)
    given = f"{n}\n" + "".join(f"{len(own)} {' '.join(map(str, own))}\n" for own in steps)
    lines = [" ".join(result.get((player, place), "Loop") for place in range(1, n)) for player in range(2)]
    return given, "\n".join(lines) + "\n"
