def left(cake):
    rows, columns = cake
    return [[(rows, k), (rows, columns - k)] for k in range(1, columns // 2 + 1)]


def right(cake):
    rows, columns = cake
    return [[(k, columns), (rows - k, columns)] for k in range(1, rows // 2 + 1)]


# The rest of this file answers `cargo judge explore`.
import gc
import sys


def read(line):
    words = line.split()
    try:
        numbers = tuple(int(word) for word in words)
    except ValueError:
        return line.strip()
    return numbers[0] if len(numbers) == 1 else numbers


class Names(dict):
    """The states that were written before, as text with this end."""

    def __init__(self, end):
        self.end = end

    def __missing__(self, state):
        text = " ".join(map(str, state)) if isinstance(state, tuple) else str(state)
        self[state] = text + self.end
        return self[state]


part_of_sum, last_part = Names("+").__getitem__, Names(";").__getitem__


def listed(options):
    kinds = set(map(type, options))
    if not any(issubclass(kind, list) for kind in kinds):
        return "".join(map(last_part, options))
    if kinds == {list} and set(map(len, options)) == {2}:
        # Pairs are the usual sums, and two columns are written faster than many rows.
        texts = [None] * (2 * len(options))
        left, right = zip(*options)
        texts[::2], texts[1::2] = map(part_of_sum, left), map(last_part, right)
        return "".join(texts)
    sums = [option if isinstance(option, list) else [option] for option in options]
    return "".join(["".join(map(part_of_sum, parts[:-1])) + last_part(parts[-1] if parts else "") for parts in sums])


def main():
    defined = [name for name in ("moves", "left", "right", "score") if callable(globals().get(name))]
    players = [name for name in defined if name != "score"]
    if players not in (["moves"], ["left", "right"]):
        found = " and ".join(f"`{name}`" for name in players) or "none of them"
        sys.exit(f"define either `moves`, or both `left` and `right`; defined: {found}")
    # Lists of moves are no garbage to search for, and are many; PyPy collects otherwise.
    if hasattr(gc, "set_threshold"):
        gc.set_threshold(100_000)
    for line in sys.stdin:
        state = read(line)
        options = [list(globals()[name](state)) for name in players]
        ended = "score" in defined and not all(options)
        # The next states may depend on these moves.
        print("|".join(map(listed, options)) + (f"={score(state)}" if ended else ""), flush=True)


main()
