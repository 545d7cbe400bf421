"""Search of all picks from all lists."""

from functools import lru_cache


def generate(rng):
    lists = []
    for _ in range(rng.randint(1, 3)):
        high = rng.choice([6, 12, 100])
        lists.append(sorted(rng.sample(range(1, high + 1), rng.randint(1, 5))))

    @lru_cache(maxsize=None)
    def wins(state):
        """A position is each list's last pick and the gap before it."""
        for at, (numbers, last, gap) in enumerate(state):
            for place, number in enumerate(numbers):
                if last is None or number - last > gap:
                    left = (numbers[place + 1 :], number, 0 if last is None else number - last)
                    if not wins(state[:at] + (left,) + state[at + 1 :]):
                        return True
        return False

    given = f"{len(lists)}\n" + "".join(f"{len(numbers)}\n{' '.join(map(str, numbers))}\n" for numbers in lists)
    return given, "YES\n" if wins(tuple((tuple(numbers), None, 0) for numbers in lists)) else "NO\n"
