"""Values of all substrings by definition."""

from functools import lru_cache


def generate(rng):
    n = rng.randint(1, 14)
    alphabet = "abcdefghijklmnopqrstuvwxyz"[: rng.randint(1, 6)]
    string = "".join(rng.choice(alphabet) for _ in range(n))

    @lru_cache(maxsize=None)
    def value(part):
        options = set()
        for letter in set(part):
            total = 0
            for piece in part.split(letter):
                total ^= value(piece)
            options.add(total)
        return next(number for number in range(30) if number not in options)

    queries = [(l, r) for l in range(n) for r in range(l + 1, n + 1)]
    given = f"{string}\n{len(queries)}\n" + "".join(f"{l + 1} {r}\n" for l, r in queries)
    return given, "".join("Alice\n" if value(string[l:r]) else "Bob\n" for l, r in queries), len(queries)
