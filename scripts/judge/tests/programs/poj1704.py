import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    count = next(numbers)
    cells = [next(numbers) for _ in range(count)]
    if count % 2:
        cells.insert(0, 0)
    cells.sort()
    sum = 0
    for low, high in zip(cells[::2], cells[1::2]):
        sum ^= high - low - 1
    print("Georgia" if sum else "Bob", "will win")
