"""A checker of Luogu P2197: letter case does not matter."""

import sys

output, answer = (open(path).read().split() for path in sys.argv[2:4])
if [word.lower() for word in output] != [word.lower() for word in answer]:
    sys.exit("wrong answer: another word is expected")
