def moves(heap):
    """The states that a move leads to; a list among them is a sum, whose parts are played on side by side.

    A state is a number, a tuple of numbers, or a word.
    """
    return [heap - taken for taken in (1, 2, 3) if taken <= heap]
