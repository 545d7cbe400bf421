"""Search of all boards up to 12 cells."""

from functools import lru_cache

SHAPES = [(n, m) for n in range(1, 13) for m in range(1, 13) if n * m <= 12]


@lru_cache(maxsize=None)
def connected_sets(n, m):
    """For each cell, the masks of the connected sets that contain it and cells neither below it nor to its right."""
    found = []
    for row in range(n):
        for column in range(m):
            near = {}
            for r in range(row + 1):
                for c in range(column + 1):
                    around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                    inside = [x * m + y for x, y in around if 0 <= x <= row and 0 <= y <= column]
                    near[r * m + c] = sum(1 << cell for cell in inside)
            start = 1 << row * m + column
            sets, new = {start}, [start]
            while new:
                mask = new.pop()
                for cell in near:
                    grown = mask | 1 << cell
                    if near[cell] & mask and grown not in sets:
                        sets.add(grown)
                        new.append(grown)
            found.append(sorted(sets))
    return found


@lru_cache(maxsize=None)
def lost(n, m):
    """The losing sets of tails, in ascending order: a move clears the last of the cells that it turns."""
    cells = connected_sets(n, m)
    result = bytearray(1 << n * m)
    for tails in range(1 << n * m):
        result[tails] = not any(
            tails >> cell & 1 and any(result[tails ^ mask] for mask in masks) for cell, masks in enumerate(cells)
        )
    return result


@lru_cache(maxsize=None)
def lost_list(n, m):
    return [tails for tails in range(1 << n * m) if lost(n, m)[tails]]


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 20)
    for _ in range(count):
        n, m = rng.choice(SHAPES)
        tails = rng.choice([rng.getrandbits(n * m), rng.choice(lost_list(n, m))])
        rows = ["".join("HT"[tails >> row * m + column & 1] for column in range(m)) for row in range(n)]
        given += f"{n} {m}\n" + "".join(f"{row}\n" for row in rows)
        answer += "=_=\n" if lost(n, m)[tails] else "-_-\n"
    return f"{count}\n{given}", answer, count
