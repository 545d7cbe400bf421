"""Search of all positions of the heaps."""


def wins(numbers, heaps, known):
    if heaps not in known:
        moves = ((at, heap - taken) for at, heap in enumerate(heaps) for taken in numbers if taken <= heap)
        known[heaps] = any(
            not wins(numbers, tuple(sorted((*heaps[:at], rest, *heaps[at + 1 :]))), known) for at, rest in moves
        )
    return known[heaps]


def generate(rng):
    given, answer, count = "", "", 0
    for _ in range(rng.randint(1, 3)):
        numbers = [rng.randint(1, 12) for _ in range(rng.randint(1, 6))]
        m = rng.randint(1, 10)
        given += f"{len(numbers)} {' '.join(map(str, numbers))}\n{m}\n"
        known = {}
        for _ in range(m):
            n = rng.randint(1, 4)
            heaps = [rng.randint(0, (40, 20, 12, 8)[n - 1]) for _ in range(n)]
            given += f"{n} {' '.join(map(str, heaps))}\n"
            answer += "W" if wins(numbers, tuple(sorted(heaps)), known) else "L"
        answer += "\n"
        count += m
    return given + "0\n", answer, count
