import sys

n, *piles = map(int, sys.stdin.read().split())
piles.sort(reverse=True)
at = 0
while at + 1 < n and piles[at + 1] > at + 1:
    at += 1
above = piles[at] - at - 1
right = sum(1 for pile in piles[at + 1 :] if pile == at + 1)
first = above % 2 or right % 2
print("First" if first else "Second")
