import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    sum, large = 0, False
    for _ in range(next(numbers)):
        pile = next(numbers)
        sum ^= pile
        large |= pile > 1
    wins = (sum != 0) == large
    print("John" if wins else "Brother")
