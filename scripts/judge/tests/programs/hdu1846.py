import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    print("first" if n % (m + 1) else "second")
