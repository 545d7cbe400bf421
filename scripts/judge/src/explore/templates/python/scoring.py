def left(state):
    """The states that a move of Left, who begins, leads to.

    A state is a number, a tuple of numbers, or a word. Here, it is Left's lead in points, and a heap: each counter
    that is taken is a point.
    """
    lead, heap = state
    return [(lead + taken, heap - taken) for taken in (1, 2, 3) if taken <= heap]


def right(state):
    """The states that a move of Right leads to. If the players have the same moves, define `moves` instead of both."""
    lead, heap = state
    return [(lead - taken, heap - taken) for taken in (1, 2, 3) if taken <= heap]


def score(state):
    """Left's points minus Right's, an integer, if the player to move cannot move."""
    lead, _ = state
    return lead
