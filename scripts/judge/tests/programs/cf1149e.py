import sys

numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
taxes = [next(numbers) for _ in range(n)]
roads, entering = [[] for _ in range(n)], [0] * n
for start, end in zip(numbers, numbers):
    roads[start - 1].append(end - 1)
    entering[end - 1] += 1
order = [city for city in range(n) if not entering[city]]
for city in order:
    for to in roads[city]:
        entering[to] -= 1
        if not entering[to]:
            order.append(to)
layers, sums = [0] * n, [0] * n
for city in reversed(order):
    reached = {layers[to] for to in roads[city]}
    while layers[city] in reached:
        layers[city] += 1
    sums[layers[city]] ^= taxes[city]
top = max((layer for layer in range(n) if sums[layer]), default=None)
if top is None:
    print("LOSE")
    sys.exit()
# The last city that fits, where another program may take the first.
fitting = (city for city in range(n) if layers[city] == top and taxes[city] ^ sums[top] < taxes[city])
city = max(fitting)
taxes[city] ^= sums[top]
for to in roads[city]:
    taxes[to] ^= sums[layers[to]]
    sums[layers[to]] = 0
print("WIN")
print(*taxes)
