"""A judge that checks each move, and wins by a search of all positions as soon as it can."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(runs, least, most):
    """A position is the lengths of the runs of free cards."""
    for at, run in enumerate(runs):
        for taken in range(least, min(run, most) + 1):
            for left in range((run - taken) // 2 + 1):
                parts = tuple(part for part in (left, run - taken - left) if part >= least)
                if not wins(tuple(sorted(runs[:at] + runs[at + 1 :] + parts)), least, most):
                    return True
    return False


def runs_of(free, least):
    runs, length = [], 0
    for card in free + [False]:
        if card:
            length += 1
        else:
            runs.append(length)
            length = 0
    return tuple(sorted(run for run in runs if run >= least))


def moves(free, least, most):
    for first in range(len(free)):
        for count in range(1, min(most, len(free) - first) + 1):
            if not free[first + count - 1]:
                break
            if count >= least:
                yield first, count


def without(free, first, count):
    return free[:first] + [False] * count + free[first + count :]


def choose(rng, free, least, most, searched):
    """The judge's move, or None."""
    possible = list(moves(free, least, most))
    rng.shuffle(possible)
    if searched:
        for move in possible:
            if not wins(runs_of(without(free, *move), least), least, most):
                return move
    if possible and rng.random() < 0.5:
        # A small move keeps the game going.
        return min(possible, key=lambda move: move[1])
    return possible[0] if possible else None


def talk(rng, dialogue):
    size = rng.randint(1, rng.choice([3, 9, 12, 14, 40]))
    least = rng.randint(1, max(1, size // rng.choice([1, 3, 5])))
    most = least if rng.random() < 0.6 else rng.randint(least, size)
    free = [True] * size
    searched = size <= 14
    dialogue.say(f"{size} {least} {most}")
    side = dialogue.hear()
    dialogue.expect(side in (["First"], ["Second"]), "neither First nor Second")
    turn = side == ["First"]
    while True:
        if turn:
            words = dialogue.hear()
            dialogue.expect(len(words) == 2 and all(word.isdigit() for word in words), "not a move")
            move = (int(words[0]) - 1, int(words[1]))
            dialogue.expect(move in moves(free, least, most), "no such move")
        else:
            move = choose(rng, free, least, most, searched)
            if move is None:
                dialogue.say("0 0")
                return
            dialogue.say(f"{move[0] + 1} {move[1]}")
        free = without(free, *move)
        turn = not turn
