import sys
from math import isqrt

numbers = map(int, sys.stdin.read().split())
for a, b in zip(numbers, numbers):
    a, b = sorted((a, b))
    lost = (b - a + isqrt(5 * (b - a) ** 2)) // 2
    print(1 if a != lost else 0)
