"""Search of all positions."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(position):
    """Says whether the player to move wins, by the statement alone: no theorem, and nothing of the Rust."""
    raise NotImplementedError("problems/the_problem/brute.py is not written yet")


def generate(rng):
    """Makes a random small input. Returns it, the output that is expected, and the number of its cases."""
    position = rng.randint(1, 20)
    return f"{position}\n", "Yes\n" if wins(position) else "No\n", 1
