"""Outcome search over all sets of bars."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(bars):
    """The bars, sorted, as (side that the player to move splits, other side)."""
    for at, (own, other) in enumerate(bars):
        rest = bars[:at] + bars[at + 1 :]
        for part in range(1, own // 2 + 1):
            turned = [(y, x) for x, y in [*rest, (part, other), (own - part, other)] if (x, y) != (1, 1)]
            if not wins(tuple(sorted(turned))):
                return True
    return False


def generate(rng):
    given, answer = "", ""
    count = rng.randint(1, 10)
    for case in range(1, count + 1):
        area = rng.randint(1, 16)
        bars = []
        while not bars or (rng.random() < 0.7 and area):
            x = rng.randint(1, min(area, 8))
            y = rng.randint(1, min(area // x, 8))
            area -= x * y
            bars.append((x, y) if rng.random() < 0.5 else (y, x))
        given += f"{len(bars)}\n" + "".join(f"{x} {y}\n" for x, y in bars)
        answer += f"Case {case}: {'Alice' if wins(tuple(sorted(bar for bar in bars if bar != (1, 1)))) else 'Bob'}\n"
    return f"{count}\n{given}", answer, count
