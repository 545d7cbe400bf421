"""Search of all products up to the goal."""

from functools import lru_cache


def wins(goal):
    @lru_cache(maxsize=None)
    def mover_wins(product):
        return product < goal and any(not mover_wins(product * factor) for factor in range(2, 10))

    return mover_wins(1)


def generate(rng):
    goals = [rng.randint(2, rng.choice([10, 20, 200, 4000, 10**6, 2**32 - 2])) for _ in range(rng.randint(1, 10))]
    given = "".join(f"{goal}\n" for goal in goals)
    return given, "".join("Stan wins.\n" if wins(goal) else "Ollie wins.\n" for goal in goals), len(goals)
