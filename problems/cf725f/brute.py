"""Minimax over the stacks, with passes."""

from functools import lru_cache


def best(stacks):
    @lru_cache(maxsize=None)
    def score(taken, alice, passed):
        """Alice's further sum minus Bonnie's."""
        if all(count == 2 for count in taken):
            return 0
        results = [0 if passed else score(taken, not alice, True)]
        for at, count in enumerate(taken):
            if count < 2:
                worth = stacks[at][2 * count] if alice else -stacks[at][2 * count + 1]
                results.append(worth + score(taken[:at] + (count + 1,) + taken[at + 1 :], not alice, False))
        return max(results) if alice else min(results)

    return score((0,) * len(stacks), True, False)


def generate(rng):
    most = rng.choice([2, 5, 12, 10**9])
    stacks = [[rng.randint(0, most) for _ in range(4)] for _ in range(rng.randint(1, 4))]
    given = f"{len(stacks)}\n" + "".join(" ".join(map(str, stack)) + "\n" for stack in stacks)
    return given, f"{best(stacks)}\n"
