import sys
from collections import Counter
from functools import reduce
from operator import xor

numbers = map(int, sys.stdin.read().split())
while count := next(numbers, 0):
    piles = [next(numbers) for _ in range(count)]
    sum = reduce(xor, piles)
    paired = all(count % 2 == 0 for size, count in Counter(piles).items() if size)
    print(0 if paired else 1)
