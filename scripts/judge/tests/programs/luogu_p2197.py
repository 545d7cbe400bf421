import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    sum = 0
    for _ in range(next(numbers)):
        heap = next(numbers)
        sum ^= heap
    print("Yes" if sum else "No")
