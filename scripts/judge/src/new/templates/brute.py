"""Search of all positions."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(position):
    """Return whether the player to move wins, by the statement alone: no theorem, no Rust code."""
    raise NotImplementedError("problems/the_problem/brute.py is not written yet")
