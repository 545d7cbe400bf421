def left(cake):
    rows, columns = cake
    return [[(k, columns), (rows - k, columns)] for k in range(1, rows // 2 + 1)]


def right(cake):
    rows, columns = cake
    return [[(rows, k), (rows, columns - k)] for k in range(1, columns // 2 + 1)]


# The rest of this file answers `cargo judge explore`.
import sys


def read(line):
    words = line.split()
    try:
        numbers = tuple(int(word) for word in words)
    except ValueError:
        return line.strip()
    return numbers[0] if len(numbers) == 1 else numbers


class Names(dict):
    """The states that were written before, as text."""

    def __missing__(self, state):
        self[state] = " ".join(map(str, state)) if isinstance(state, tuple) else str(state)
        return self[state]


names = Names()


def listed(options):
    sums = [option if isinstance(option, list) else [option] for option in options]
    return "".join(["+".join([names[part] for part in parts]) + ";" for parts in sums])


def main():
    defined = [name for name in ("moves", "left", "right", "score") if callable(globals().get(name))]
    players = [name for name in defined if name != "score"]
    if players not in (["moves"], ["left", "right"]):
        found = " and ".join(f"`{name}`" for name in players) or "none of them"
        sys.exit(f"define either `moves`, or both `left` and `right`; defined: {found}")
    for line in sys.stdin:
        state = read(line)
        options = [list(globals()[name](state)) for name in players]
        ended = "score" in defined and not all(options)
        print("|".join(map(listed, options)) + (f"={score(state)}" if ended else ""))


main()
