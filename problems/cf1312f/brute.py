"""Search of all positions of the castles and their last attacks, for each first attack."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(castles, killed):
    return any(not wins(rest, killed) for rest in attacks(castles, killed))


def attacks(castles, killed):
    """A castle is its defenders and its last attack, 0 for a mixed one or none."""
    for at, (defenders, last) in enumerate(castles):
        for kind in range(3):
            if defenders and (kind == 0 or kind != last):
                left = (max(defenders - killed[kind], 0), kind)
                yield tuple(sorted(castles[:at] + (left,) + castles[at + 1 :]))


def generate(rng):
    given, answers = [], []
    for _ in range(rng.randint(1, 6)):
        highs = rng.choice([(60,), (12, 12), (30, 3), (6, 5, 5), (4, 3, 3, 2)])
        killed = tuple(rng.randint(1, 5) for _ in range(3))
        castles = [rng.randint(1, high) for high in highs]
        rng.shuffle(castles)
        given.append(f"{len(castles)} {' '.join(map(str, killed))}\n{' '.join(map(str, castles))}\n")
        start = tuple(sorted((defenders, 0) for defenders in castles))
        answers.append(sum(not wins(rest, killed) for rest in attacks(start, killed)))
    return f"{len(given)}\n" + "".join(given), "".join(f"{answer}\n" for answer in answers), len(given)
