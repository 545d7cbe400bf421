"""The best lead for each set of marked boxes and last box."""

from functools import lru_cache


def scores(buns):
    count = len(buns)

    @lru_cache(maxsize=None)
    def lead(marked, last):
        free = [at for at in range(count) if not marked >> at & 1]
        beside = [at for at in free if last is not None and abs(at - last) == 1]
        return max((buns[at] - lead(marked | 1 << at, at) for at in beside or free), default=0)

    first = (sum(buns) + lead(0, None)) // 2
    return first, sum(buns) - first


def generate(rng):
    most = rng.choice([3, 20, 1000])
    buns = [rng.randint(1, most) for _ in range(rng.randint(2, 11))]
    first, second = scores(buns)
    return f"{len(buns)}\n{' '.join(map(str, buns))}\n", f"{first} {second}\n"
