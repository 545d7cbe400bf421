# Games by somebody who had not seen the guesser: above each, its name, the states that are explored, and the line that
# is printed. A guess in that line is true of the whole game. They measure the guesser, so no rule is added for them.

# prime_powers | 0..60 | guess: the value is n mod 6
def prime_power(t):
    p = next((d for d in range(2, t + 1) if t % d == 0), 1)
    while p > 1 and t % p == 0:
        t //= p
    return t == 1

def moves(n):
    return [n - t for t in range(1, n + 1) if prime_power(t)]

# proper_divisors | 1..60 | guess: the value is the exponent of 2 in n, and 0 at 0
def moves(n):
    return [n - d for d in range(1, n) if n % d == 0]

# coprime_takes | 0..60 | guess: the value is k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 at 1, or else 0
from math import gcd

def moves(n):
    return [n - t for t in range(1, n + 1) if gcd(n, t) == 1]

# subtract_a_digit | 0..120 | guess: lost exactly when n mod 10 is 0
def moves(n):
    return [n - int(d) for d in set(str(n)) if d != '0']

# counter_game | 1..64 | no guess holds for 64 states
def moves(n):
    if n <= 1:
        return []
    top = 1 << (n.bit_length() - 1)
    return [n // 2] if n == top else [n - top]

# cards_three_at_a_time | [GB]{0..8} | guess: the value is that of the last state of an automaton that reads the word and begins in state 0: 0 is 0, B→0 G→1; 1 is 0, B→2 G→3; 2 is 0, B→4 G→5; 3 is 0, B→6 G→7; 4 is 1, B→1 G→0; 5 is 1, B→3 G→2; 6 is 1, B→5 G→4; 7 is 1, B→7 G→6
def moves(w):
    turn = {'G': 'B', 'B': 'G'}
    return [w[:i] + ''.join(turn[c] for c in w[i:i + 3]) + w[i + 3:]
            for i in range(len(w) - 2) if w[i] == 'G']

# all_but_three | 0..60 | guess: the value grows by 3 every 6 from 0 on: 0 1 2 0 1 2
def moves(n):
    return [n - t for t in range(1, n + 1) if t != 3]

# fibonacci_nim | 0..30 0..12 | guess: lost exactly when a is 0, or b is less than the least Fibonacci number in the Zeckendorf sum of a, if the numbers are a, b, …
def moves(state):
    n, q = state
    return [(n - t, 2 * t) for t in range(1, min(n, q) + 1)]

# no_more_than_you_took | 0..32 0..12 | guess: lost exactly when a is 0, or b is less than the greatest power of two that divides a, and 0 at 0, if the numbers are a, b, …
def moves(state):
    n, q = state
    return [(n - t, t) for t in range(1, min(n, q) + 1)]

# mock_turtles | [HT]{0..8} | no guess holds for 511 states
from itertools import combinations

def moves(w):
    out = []
    for k in (1, 2, 3):
        for pick in combinations(range(len(w)), k):
            if w[pick[-1]] == 'H':
                out.append(''.join(('T' if c == 'H' else 'H') if i in pick else c
                                   for i, c in enumerate(w)))
    return out

# welters_game | [EC]{0..9} | no guess holds for 1023 states
def moves(w):
    return [w[:j] + 'C' + w[j + 1:i] + 'E' + w[i + 1:]
            for i in range(len(w)) if w[i] == 'C'
            for j in range(i) if w[j] == 'E']

# moores_nim_with_two_of_four_heaps | 0..4 0..4 0..4 0..4 | guess: lost exactly when the number of ones at each binary place is a multiple of 3
from itertools import product

def moves(s):
    return [t for t in product(*(range(x + 1) for x in s))
            if 1 <= sum(a != b for a, b in zip(s, t)) <= 2]

# laskers_nim | 0..60 | guess: the value grows by 4 every 4 from 1 on: 1 2 4 3
def moves(n):
    return list(range(n)) + [[a, n - a] for a in range(1, n // 2 + 1)]

# delete_an_equal_pair | [AB]{0..8} | no guess holds for 511 states
def moves(w):
    return list({w[:i] + w[i + 2:] for i in range(len(w) - 1) if w[i] == w[i + 1]})

# an_ordinary_game | [ABC]{0..6} | no guess holds for 1093 states
def moves(w):
    if any(a == b for a, b in zip(w, w[1:])):
        return []
    return [w[:i] + w[i + 1:] for i in range(1, len(w) - 1)
            if w[i - 1] != w[i + 1]]

# misere_wythoff | 0..14 0..14 --misere | guess: lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ; at 0 0, 0 1, 1 0, 1 2, 2 1, 2 2 the opposite holds
def moves(s):
    a, b = s
    return ([(x, b) for x in range(a)] + [(a, y) for y in range(b)] +
            [(a - t, b - t) for t in range(1, min(a, b) + 1)])

# cyclic_nimhoff_h_3 | 0..6 0..6 0..6 | guess: the value is 3 times the nim-sum of the numbers divided by 3, rounded down, plus their sum modulo 3
def moves(s):
    a, b, c = s
    out = [(x, b, c) for x in range(a)] + [(a, x, c) for x in range(b)]
    out += [(a, b, x) for x in range(c)]
    out += [(a - i, b - j, c - k) for i, j, k in ((1, 1, 0), (1, 0, 1), (0, 1, 1))
            if a >= i and b >= j and c >= k]
    return out

# chocolate_with_y_z_2 | 0..5 0..5 0..5 | no guess holds for 216 states
def moves(s):
    x, y, w = s
    z = 2 * y + w
    out = [(a, y, w) for a in range(x)]
    out += [(x, b, z - 2 * b) for b in range(y)]
    for c in range(z):
        b = min(y, c // 2)
        out.append((x, b, c - 2 * b))
    return out

# the_knight | 0..12 0..12 | guess: lost exactly when the bitwise or of the numbers, modulo 4, is 0 or 1
def moves(s):
    x, y = s
    to = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)]
    return [(a, b) for a, b in to if a >= 0 and b >= 0]

# sequential_nim | [abcd]{0..5} | no guess holds for 1365 states
def moves(heaps):
    return [x + heaps[1:] for x in ["", *"abcd"] if heaps and x < heaps[0]]

# subtract_a_square | 0..80 | no guess holds for 81 states
def moves(n):
    return [n - t * t for t in range(1, n + 1) if t * t <= n]

# chomp_with_three_rows | 0..6 0..6 0..6 | no guess holds for 343 states
def moves(s):
    a, b, c = sum(s), s[1] + s[2], s[2]
    bars = [(j, min(b, j), min(c, j)) for j in range(1, a)]
    bars += [(a, j, min(c, j)) for j in range(b)] + [(a, b, j) for j in range(c)]
    return [(p - q, q - r, r) for p, q, r in bars]

# nim_with_a_pass | 0..5 0..5 0..5 0..1 | no guess holds for 432 states
def moves(s):
    a, b, c, p = s
    out = [(x, b, c, p) for x in range(a)] + [(a, x, c, p) for x in range(b)]
    out += [(a, b, x, p) for x in range(c)]
    return out + ([(a, b, c, 0)] if p == 1 and a + b + c > 0 else [])

# generalized_diagonal_wythoff_1_2 | 0..14 0..14 | no guess holds for 225 states
def moves(s):
    a, b = s
    steps = ((1, 0), (0, 1), (1, 1), (1, 2), (2, 1))
    return [(a - i * t, b - j * t) for i, j in steps for t in range(1, a + b + 1)
            if a >= i * t and b >= j * t]

# couples_are_forever | 0..80 | no guess holds for 81 states
def moves(n):
    if n == 2:
        return []
    return [[a, n - a] for a in range(1, n // 2 + 1)]

# not_the_last_two_takes | 0..20 0..5 0..5 | no guess holds for 756 states
def moves(s):
    n, a, b = s
    return [(n - t, t, a) for t in range(1, min(5, n) + 1) if t not in (a, b)]

# misere_dawsons_chess | [AB]{0..8} --misere | no guess holds for 511 states
def moves(w):
    return list({''.join('B' if abs(i - j) <= 1 else c for j, c in enumerate(w)) for i in range(len(w)) if w[i] == 'A'})

# take_a_fibonacci_number | 0..30 | no guess holds: not `the value has the period 10 from 0 on: 0 1 2 3 0 1 2 3 4 5`, because of 34
def moves(n):
    out, f, g = [], 1, 2
    while f <= n:
        out.append(n - f)
        f, g = g, f + g
    return out

# take_a_catalan_number | 0..40 | no guess holds: not `the value is n mod 3`, because of 42
from math import comb

def moves(n):
    cat = [comb(2 * k, k) // (k + 1) for k in range(1, n + 2) if k < 12]
    return [n - c for c in cat if c <= n]

# treblecross | [EX]{0..9} | no guess holds for 1023 states
def moves(w):
    if 'XXX' in w:
        return []
    return [w[:i] + 'X' + w[i + 1:] for i in range(len(w)) if w[i] == 'E']
