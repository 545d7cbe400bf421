"""Search of all sizes up to 3 of heaps in an acyclic graph; any winning move will do."""

from functools import lru_cache
from itertools import product
from json import loads

SIZES = range(4)


@lru_cache(maxsize=None)
def options(heaps, resets):
    """The positions after a move, which lowers one heap and sets the heaps that its arcs lead to arbitrarily."""
    rests = set()
    for at, heap in enumerate(heaps):
        for sizes in product(range(heap), *[SIZES for _ in resets[at]]):
            rest = list(heaps)
            for changed, size in zip((at, *resets[at]), sizes):
                rest[changed] = size
            rests.add(tuple(rest))
    return rests


@lru_cache(maxsize=None)
def wins(heaps, resets):
    return any(not wins(rest, resets) for rest in options(heaps, resets))


def random_resets(rng, count):
    """Arcs from later heaps to earlier ones, and the layers, each the mex of the layers that the arcs lead to."""
    resets, layers = [], []
    for at in range(count):
        to = tuple(other for other in range(at) if rng.random() < 0.5)
        resets.append(to)
        layers.append(min(set(range(count)) - {layers[other] for other in to}))
    return tuple(resets), layers


def generate(rng):
    count = rng.randint(1, 4)
    resets, layers = random_resets(rng, count)
    heaps = tuple(rng.choice(SIZES) for _ in range(count))

    def is_right(output):
        won, moves = output.strip().split("\n")
        moves = [tuple(move) for move in loads(moves)]
        winning = [move in options(heaps, resets) and not wins(move, resets) for move in moves]
        return int(won) == bool(moves) == wins(heaps, resets) and all(winning)
    arcs = [(at, to) for at, all_to in enumerate(resets) for to in all_to]
    lines = [f"{count} {' '.join(map(str, heaps))}", " ".join(map(str, layers)), str(len(arcs))]
    return "\n".join(lines + [f"{at} {to}" for at, to in arcs]) + "\n", is_right
