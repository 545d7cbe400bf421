import sys

numbers = map(int, sys.stdin.read().split())
n = next(numbers)
neighbours = [[] for _ in range(n)]
for a, b in zip(numbers, numbers):
    neighbours[a - 1].append(b - 1)
    neighbours[b - 1].append(a - 1)
order, parents, values = [0], [-1] * n, [0] * n
for v in order:
    for other in neighbours[v]:
        if other != parents[v]:
            parents[other] = v
            order.append(other)
for v in reversed(order[1:]):
    parent, value = parents[v], values[v] + 1
    values[parent] = values[parent] ^ value
print("Alice" if values[0] else "Bob")
