"""Search of all positions of the heaps, without values."""

from functools import lru_cache


@lru_cache(maxsize=None)
def wins(least, heaps):
    for at, heap in enumerate(heaps):
        if heap >= least:
            for count in range(2, heap + 1):
                size, greater = divmod(heap, count)
                parts = (size,) * (count - greater) + (size + 1,) * greater
                if not wins(least, tuple(sorted(heaps[:at] + heaps[at + 1 :] + parts))):
                    return True
    return False


def generate(rng):
    least = rng.randint(1, 6)
    games = []
    for _ in range(rng.randint(1, 4)):
        count = rng.randint(1, 4)
        games.append([rng.randint(1, [18, 9, 7, 5][count - 1]) for _ in range(count)])
    lines = [f"{len(games)} {least}"] + [f"{len(heaps)} {' '.join(map(str, heaps))}" for heaps in games]
    answers = ["1" if wins(least, tuple(sorted(heaps))) else "0" for heaps in games]
    return "\n".join(lines) + "\n", " ".join(answers) + "\n"
