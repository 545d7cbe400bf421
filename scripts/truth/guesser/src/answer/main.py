import sys

for line in sys.stdin:
    print(int(answer(STATE)))
