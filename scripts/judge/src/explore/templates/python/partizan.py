def left(heap):
    """The states that a move of Left leads to; a list among them is a sum, whose parts are played on side by side.

    A state is a number, a tuple of numbers, or a word.
    """
    return [heap - taken for taken in (1, 2) if taken <= heap]


def right(heap):
    """The states that a move of Right leads to."""
    return [heap - taken for taken in (2, 3) if taken <= heap]
