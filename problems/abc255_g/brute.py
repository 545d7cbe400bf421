"""Search of all positions of the heaps."""

from itertools import combinations_with_replacement


def losing(count, high, forbidden):
    """The lost positions with this number of heaps, found in order of their sums."""
    lost = set()
    for heaps in sorted(combinations_with_replacement(range(high + 1), count), key=sum):
        if not any(after in lost for after in moves(heaps, forbidden)):
            lost.add(heaps)
    return lost


def moves(heaps, forbidden):
    for at, heap in enumerate(heaps):
        for taken in range(1, heap + 1):
            if (heap, taken) not in forbidden:
                yield tuple(sorted(heaps[:at] + (heap - taken,) + heaps[at + 1 :]))


def generate(rng):
    count, high = rng.choice([(1, 20), (2, 14), (2, 8), (3, 6)])
    pairs = [(heap, taken) for heap in range(1, high + 1) for taken in range(1, heap + 1)]
    if rng.random() < 0.6:
        special = rng.sample(range(1, high + 1), rng.randint(1, 3))
        pairs = [pair for pair in pairs if pair[0] in special]
    forbidden = rng.sample(pairs, rng.randint(1, len(pairs)))
    lost = losing(count, high, set(forbidden))
    heaps = [rng.randint(1, high) for _ in range(count)]
    if rng.random() < 0.5:
        heaps = rng.choice([list(heaps) for heaps in sorted(lost) if 0 not in heaps] or [heaps])
    answer = "Aoki" if tuple(sorted(heaps)) in lost else "Takahashi"
    rng.shuffle(heaps)
    given = f"{count} {len(forbidden)}\n{' '.join(map(str, heaps))}\n"
    return given + "".join(f"{heap} {taken}\n" for heap, taken in forbidden), f"{answer}\n"
