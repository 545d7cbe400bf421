"""Search of all words that can arise, with the games that are left."""

from functools import lru_cache


def generate(rng):
    games = rng.randint(1, 6)
    letters = "abcd"[: rng.randint(1, 4)]
    words = ["".join(rng.choices(letters, k=rng.randint(1, 5))) for _ in range(rng.randint(1, 6))]

    @lru_cache(maxsize=None)
    def wins(word, left):
        """Returns whether the player to move wins the match."""
        longer = {other[: len(word) + 1] for other in words if other.startswith(word) and other != word}
        if longer:
            return any(not wins(other, left) for other in longer)
        return left > 1 and wins("", left - 1)

    given = f"{len(words)} {games}\n" + "".join(f"{word}\n" for word in words)
    return given, "First\n" if wins("", games) else "Second\n"
