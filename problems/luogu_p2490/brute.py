"""Search of the game from each placement."""

from functools import lru_cache
from itertools import combinations


def moved(pieces, n, d, player):
    """All positions after a turn; in order, each piece stays, or moves as far as the next one lets it."""
    found = []

    def choose(at, now, moves):
        if at >= len(pieces):
            if moves:
                found.append(tuple(now))
            return
        choose(at + 2, now, moves)
        if moves < d:
            step = -1 if player else 1
            to = now[at] + step
            while 0 <= to < n and to not in now:
                choose(at + 2, now[:at] + [to] + now[at + 1 :], moves + 1)
                to += step

    choose(player, list(pieces), 0)
    return found


@lru_cache(maxsize=None)
def wins(pieces, n, d, player):
    """The white pieces, at the even indices of the list, belong to player 0."""
    return any(not wins(position, n, d, 1 - player) for position in moved(pieces, n, d, player))


@lru_cache(maxsize=None)
def count(n, k, d):
    return sum(wins(pieces, n, d, 0) for pieces in combinations(range(n), k))


def generate(rng):
    k = rng.choice([2, 4, 4, 6])
    n = rng.randint(k, {2: 20, 4: 10, 6: 9}[k])
    d = rng.randint(1, k)
    return f"{n} {k} {d}\n", f"{count(n, k, d)}\n"
