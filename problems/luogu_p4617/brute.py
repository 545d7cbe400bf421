"""Search of all walks from each peak."""

from functools import lru_cache


def winners(n, trails):
    near = [[] for _ in range(2 * n)]
    for peak, valley in trails:
        near[peak].append(n + valley)
        near[n + valley].append(peak)

    @lru_cache(maxsize=None)
    def wins(at, visited):
        return any(not visited >> to & 1 and not wins(to, visited | 1 << to) for to in near[at])

    return ["Slavko" if wins(peak, 1 << peak) else "Mirko" for peak in range(n)]


def generate(rng):
    n = rng.randint(1, 6)
    pairs = [(peak, valley) for peak in range(n) for valley in range(n)]
    trails = rng.sample(pairs, rng.randint(1, min(len(pairs), rng.choice([n, 2 * n, 36]))))
    given = f"{n} {len(trails)}\n" + "".join(f"{peak + 1} {valley + 1}\n" for peak, valley in trails)
    return given, "\n".join(winners(n, trails)) + "\n"
