"""Prints an input of Nim, depending on the number in the last argument."""

import random
import sys

random.seed(int(sys.argv[-1]))
positions = [[random.randint(0, 9) for _ in range(random.randint(1, 4))] for _ in range(5)]
print(len(positions))
for heaps in positions:
    print(len(heaps))
    print(*heaps)
