import sys

n, l, r = map(int, input().split())


def hear():
    a, b = map(int, input().split())
    if b <= 0:
        sys.exit()
    return a, b


def take(x, count):
    print(x, count, flush=True)
    return hear()


middle = l + (n - l) % 2
if middle <= r:
    print("First")
    a, b = take((n - middle) // 2 + 1, middle)
    while True:
        a, b = take(n + 2 - a - b, b)

values = [0] * (n + 1)
for size in range(l, n + 1):
    reached = {values[left] ^ values[size - l - left] for left in range((size - l) // 2 + 1)}
    while values[size] in reached:
        values[size] += 1


def winning(runs):
    sum = 0
    for _, size in runs:
        sum ^= values[size]
    for at, (start, size) in enumerate(runs):
        for left in range(size - l + 1):
            if sum ^ values[size] ^ values[left] ^ values[size - l - left] == 0:
                return start + left
    sys.exit()


def without(runs, x, count):
    for at, (start, size) in enumerate(runs):
        if start <= x < start + size:
            rest = [(start, x - start), (x + count, start + size - x - count)]
            return runs[:at] + rest + runs[at + 1 :]


runs = [(1, n)]
print("First" if values[n] else "Second", flush=True)
if not values[n]:
    runs = without(runs, *hear())
while True:
    x = winning(runs)
    runs = without(without(runs, x, l), *take(x, l))
