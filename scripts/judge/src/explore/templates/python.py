def moves(heap):
    """The states that a move leads to; a list among them is a sum, whose parts are played on side by side.

    A state is a number, a tuple of numbers, or a word.
    """
    return [heap - taken for taken in (1, 2, 3) if taken <= heap]


# The rest of this file answers `cargo judge explore`.
import sys


def read(line):
    words = line.split()
    try:
        numbers = tuple(int(word) for word in words)
    except ValueError:
        return line.strip()
    return numbers[0] if len(numbers) == 1 else numbers


def written(state):
    return " ".join(map(str, state)) if isinstance(state, tuple) else str(state)


for line in sys.stdin:
    options = (option if isinstance(option, list) else [option] for option in moves(read(line)))
    print("".join("+".join(map(written, option)) + ";" for option in options))
