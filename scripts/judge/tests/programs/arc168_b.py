import sys
from collections import Counter

sum, greatest = 0, 0
for pile, count in Counter(map(int, sys.stdin.read().split()[1:])).items():
    if count % 2:
        sum ^= pile
    if count % 2:
        greatest = max(greatest, pile)
print(-1 if sum else max(greatest - 1, 0))
