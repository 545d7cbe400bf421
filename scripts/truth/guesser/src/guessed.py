# Games with known theorems: above each, its name, the states that are explored, and the guess.

# luogu_p2197 | 0..5 0..5 | the value is the nim-sum of the numbers
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(len(s)) for k in range(s[i])]

# cses1098 | 0..9 0..9 | the value is the nim-sum of the numbers, modulo 4
def moves(s):
    return [s[:i] + (s[i] - k,) + s[i + 1:] for i in range(len(s)) for k in (1, 2, 3) if k <= s[i]]

# hdu1846 | 0..20 | the value is n mod 5
def moves(n):
    return [n - k for k in range(1, 5) if k <= n]

# bachet | 0..12 1..4 | the value is a mod (b + 1), if the numbers are a, b, …
def moves(s):
    n, m = s
    return [(n - k, m) for k in range(1, m + 1) if k <= n]

# cses1729 | 0..30 | the value has the period 7 from 0 on: 0 1 0 1 2 3 2
def moves(n):
    return [n - k for k in (1, 3, 4) if k <= n]

# dp_k | 0..30 | the value has the period 5 from 0 on: 0 0 1 1 2
def moves(n):
    return [n - k for k in (2, 3) if k <= n]

# poj2960 | 0..15 0..15 | the value is the nim-sum of the values of the single numbers, where for a, the value is n mod 3; for b, the value has the period 5 from 0 on: 0 0 1 1 2
def moves(s):
    return [s[:i] + (s[i] - k,) + s[i + 1:] for i in range(2) for k in ((1, 2), (2, 3))[i] if k <= s[i]]

# long_period | 0..35 | the value is that of n in the subtraction game {1, 7, 12}
def moves(n):
    return [n - k for k in (1, 7, 12) if k <= n]

# hdu2516 | 1..14 | lost exactly when n is a Fibonacci number
def moves(s):
    n, most = s if isinstance(s, tuple) else (s, s - 1)
    return [(n - k, min(2 * k, n - k)) for k in range(1, min(n, most) + 1)]

# poj3922 | 1..17 | lost exactly when n is a power of two
def moves(s):
    # A move takes at most as many as the move before.
    n, most = s if isinstance(s, tuple) else (s, s - 1)
    return [(n - k, min(k, n - k)) for k in range(1, min(n, most) + 1)]

# hdu3032 | 1..24 | the value grows by 4 every 4 from 1 on: 1 2 4 3
def moves(n):
    return list(range(n)) + [[k, n - k] for k in range(1, n // 2 + 1)]

# hdu3537 | 0..9 | the value is the one of 2n and 2n + 1 with an odd number of ones in binary
def moves(n):
    two = [[a, b] for a in range(n) for b in range(a)]
    return [-1] * (n >= 0) + list(range(max(n, 0))) + two

# turning_turtles | 1..20 | the value is n
def moves(n):
    return list(range(n))

# ruler | 1..12 | the value is the greatest power of two that divides n, and 0 at 0
def moves(n):
    return [list(range(k, n)) if k < n else 0 for k in range(1, n + 1)]

# luogu_p2148 | 1..8 1..8 | the value is the place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1
def moves(s):
    return [(k, n - k) for n in sorted(set(s)) for k in range(1, n)]

# poj1067 | 0..8 0..8 | lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - k, b - k) for k in range(1, min(s) + 1)]

# poj1704 | 0..3 0..3 0..3 | the value is the nim-sum of every second number, from the first on
def moves(s):
    # The gaps before the coins.
    last = len(s) - 1
    return [
        s[:i] + (s[i] - k,) + ((s[i + 1] + k,) + s[i + 2:] if i < last else ())
        for i in range(len(s)) for k in range(1, s[i] + 1)
    ]

# cses1099 | 0..3 0..3 0..3 | the value is the nim-sum of every second number, from the second on
def moves(s):
    return [
        s[:i - 1] + (s[i - 1] + k, s[i] - k) + s[i + 1:]
        for i in range(1, len(s)) for k in range(1, s[i] + 1)
    ]

# poj2348 | 1..7 1..7 | lost exactly when Euclid's algorithm on the two numbers has its first quotient above 1, or its last, at an even step
def moves(s):
    a, b = max(s), min(s)
    return [(a - k * b, b) for k in range(1, a // b + 1)] if b else []

# cf2004e | 1..40 | the value is k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 at 1, or else 0
def moves(n):
    from math import gcd
    return [n - k for k in range(1, n + 1) if gcd(n, k) == 1]

# abc368_f | 1..60 | the value is the number of prime factors of n, with their multiplicity
def moves(n):
    return [k for k in range(1, n) if n % k == 0]

# cses2208 | 0..3 0..3 0..3 | lost exactly when all numbers are even
def moves(s):
    a, b, c = s
    taken = [(a - i, b - j, c - k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    return [t for t in taken if min(t) >= 0 and t != s]

# cf1147c | 1..2 1..2 1..2 1..2 | lost exactly when more than half of the numbers are the least one
def moves(s):
    pairs = [(i, j) for i in range(4) for j in range(i)]
    found = set()
    for i, j in pairs:
        for a in range(s[i]):
            for b in range(s[j]):
                t = list(s)
                t[i], t[j] = a, b
                found.add(tuple(t))
    return sorted(found)

# luogu_p4279 | 0..5 0..5 | lost exactly when the nim-sum of the numbers is 0, or 1 if none is above 1
def moves(s):
    if s == (0, 0):
        return [-1]
    return [] if s == -1 else [s[:i] + (k,) + s[i + 1:] for i in range(2) for k in range(s[i])]

# poj2505 | 1..400 | lost exactly when n is above 9·18^k and at most 18^(k + 1) for some k ≥ 0, or 1 or 0
def moves(n):
    return sorted({-(-n // k) for k in range(2, 10)}) if n > 1 else []

# poj2484 | 1..12 | the value is 0 from 3 on
def moves(s):
    if isinstance(s, int):
        return [(0, s - k) for k in (1, 2) if k <= s]
    _, n = s
    return [[(0, a), (0, n - k - a)] for k in (1, 2) for a in range((n - k) // 2 + 1) if k <= n]

# poj3537 | 0..40 | the value is that of n + 2 in the octal game 0.007
def moves(n):
    cut = {tuple(sorted((max(i - 2, 0), max(n - i - 3, 0)))) for i in range(n)}
    return [list(pair) for pair in sorted(cut)]

# cf1704f | 0..40 | the value is that of n in the octal game 0.07
def moves(n):
    return [[k, n - 2 - k] for k in range((n - 2) // 2 + 1)] if n > 1 else []

# kayles | 0..40 | the value is that of n in the octal game 0.77
def moves(n):
    return [[a, n - k - a] for k in (1, 2) for a in range((n - k) // 2 + 1) if k <= n]

# cf494e | 1..5 1..5 | the value is the greatest power of two that divides all numbers, and 0 if all are 0
def moves(s):
    x, y = s
    sides = range(1, min(s) + 1)
    square = lambda k: [(i, j) for i in range(x - k + 1, x + 1) for j in range(y - k + 1, y + 1)]
    return [square(k)[:-1] or (0, 0) for k in sides]

# poj3533 | 0..5 0..5 | the value is the nim product of the numbers
def moves(s):
    x, y = s
    return [[(a, b), (a, y), (x, b)] for a in range(x) for b in range(y)]

# luogu_p2490 | 0..3 0..3 0..3 | lost exactly when all numbers are equal
def moves(s):
    a, b, c = s
    left = [(i, j, k) for i in range(a + 1) for j in range(b + 1) for k in range(c + 1)]
    return [t for t in left if 1 <= sum(x != y for x, y in zip(s, t)) <= 2]

# cses1730 | 0..2 0..2 0..2 0..2 | the value is the nim-sum of the numbers
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(len(s)) for k in range(s[i])]

# mipt100 | 0..3 0..3 0..3 | the value is the nim-sum of the numbers
def moves(s):
    return [s[:i] + (s[i] - k,) + s[i + 1:] for i in range(3) for k in range(1, s[i] + 1)]

# hackerrank_poker_nim | 0..3 0..3 | the value is the nim-sum of the numbers
def moves(s):
    # The heaps, how often the player to move may add to each, and how often the opponent may.
    a, b, *more = s if len(s) > 2 else s + (1, 1, 1, 1)
    p, q, yours = *more[:2], tuple(more[2:])
    taken = [(k, b) + yours + (p, q) for k in range(a)] + [(a, k) + yours + (p, q) for k in range(b)]
    added = [(a + k, b) + yours + (p - 1, q) for k in (1, 2, 3) if p]
    return taken + added + [(a, b + k) + yours + (p, q - 1) for k in (1, 2, 3) if q]

# luogu_p2252 | 0..8 0..8 | lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ
def moves(s):
    a, b = s
    found = {(a - i, b - j) for k in range(1, max(s) + 1) for i, j in ((k, 0), (0, k), (k, k))}
    return sorted(t for t in found if min(t) >= 0)

# luogu_p7589 | 0..3 0..3 | the value is the nim-sum of the numbers
def moves(s):
    # The gaps, and the retreats that are left to the player to move and to the opponent.
    a, b, mine, yours = s if len(s) == 4 else s + (2, 2)
    advances = [(k, b, yours, mine) for k in range(a)] + [(a, k, yours, mine) for k in range(b)]
    retreats = [(a + k, b, yours, mine - 1) for k in (1, 2)] + [(a, b + k, yours, mine - 1) for k in (1, 2)]
    return advances + retreats * (mine > 0)

# poj1740 | 0..2 0..2 0..2 | lost exactly when the numbers form pairs of equal ones
def moves(s):
    a, b, c = s
    found = set()
    for i in range(3):
        n, x, y = s[i], s[i - 2], s[i - 1]
        for left in range(n):
            for to_x in range(left + 1 if x else 1):
                for to_y in range(left - to_x + 1 if y else 1):
                    found.add(tuple(sorted((left - to_x - to_y, x + to_x, y + to_y))))
    return sorted(found)

# luogu_p3480 | 0..4 0..4 0..4 | the value is the nim-sum of every second difference of the sorted numbers, the last one first
def moves(s):
    s = tuple(sorted(s))
    below = (0,) + s
    return [s[:i] + (k,) + s[i + 1:] for i in range(len(s)) for k in range(below[i], s[i])]

# luogu_p5363 | 0..2 0..2 0..2 0..2 | the value is the nim-sum of every second number, from the second on
def moves(s):
    # The gaps to the left of the coins.
    return [
        s[:i] + (s[i] - k, s[i + 1] + k)[:4 - i] + s[i + 2:]
        if i < 3 else s[:3] + (s[3] - k,)
        for i in range(4) for k in range(1, s[i] + 1)
    ]

# luogu_p4101 | 0..20 | the value has the period 4 from 0 on: 0 0 1 1
def moves(n):
    # The piles of one stone; a pile may have at most 2.
    return [n - 2] if n > 1 else []

# poj2315 | 0..9 0..9 | the value is the nim-sum of the values of the single numbers, where the value is n mod 3
def moves(s):
    # The turns that the balls need, of which a shot covers at most 2; a move shoots one ball.
    return [s[:i] + (s[i] - k,) + s[i + 1:] for i in range(2) for k in (1, 2) if k <= s[i]]

# poj3480 | 0..3 0..3 0..3 | lost exactly when the nim-sum of the numbers is 0, or 1 if none is above 1
def moves(s):
    if s == (0, 0, 0):
        return [-1]
    return [] if s == -1 else [s[:i] + (k,) + s[i + 1:] for i in range(3) for k in range(s[i])]

# abc255_g | 0..20 | the value is 2 at 4, and then grows by 1 from each number to the next
def moves(n):
    return [n - k for k in range(1, n + 1) if (n, k) not in ((2, 1), (3, 3))]

# abc278_g | 0..40 | the value is that of n in the octal game 0.007
def moves(n):
    return [[k, n - 3 - k] for k in range((n - 3) // 2 + 1)] if n > 2 else []

# cf1312f | 0..40 | the value has the period 4 from 8 on: 0 3 1 3
def moves(s):
    # The defenders and the last kind of attack.
    n, last = s if isinstance(s, tuple) else (s, 0)
    return [(max(n - k, 0), kind) for kind, k in enumerate((1, 2, 3)) if n > 0 and not kind == last > 0]

# luogu_p3185 | 0..8 | the value is the one of 2n and 2n + 1 with an odd number of ones in binary
def moves(n):
    # A bean before n + 1 bottles.
    return [[a, b] for a in range(-1, n) for b in range(a, n)]

# cf1823e | 3..20 | the value is 0 from 6 on
def moves(s):
    # A cycle is its number of vertices, a path is (0, n); 2 to 4 vertices are removed.
    if isinstance(s, int):
        return [(0, s - k) for k in (2, 3, 4) if k <= s]
    _, n = s
    return [[(0, a), (0, n - k - a)] for k in (2, 3, 4) for a in range((n - k) // 2 + 1) if k <= n]

# cf1037g | [ab]{1..6} | lost exactly when the number of runs, modulo 4, is 2
def moves(w):
    return [[part for part in w.split(c) if part] or ["-"] for c in "ab" if c in w]

# king | 0..6 0..6 | lost exactly when all numbers are even
def moves(s):
    a, b = s
    return [t for t in ((a - 1, b), (a, b - 1), (a - 1, b - 1)) if min(t) >= 0]

# arc091_f | 1..40 | the value is (m - 1) / 2 with the greatest odd divisor m of n + 1
def moves(n):
    return [n - k for k in range(1, n // 2 + 1)]

# chocolate_kept | 1..6 1..6 | the value is the nim-sum of the numbers less 1
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(2) for k in range(1, s[i])]

# chocolate_broken | 1..6 1..6 | lost exactly when all numbers are odd
def moves(s):
    a, b = s
    rows = [[(k, b), (a - k, b)] for k in range(1, a // 2 + 1)]
    return rows + [[(a, k), (a, b - k)] for k in range(1, b // 2 + 1)]

# odd_takes | 0..20 | the value is n mod 2
def moves(n):
    return [n - k for k in range(1, n + 1, 2)]

# powers_of_two | 0..20 | the value is n mod 3
def moves(n):
    return [n - (1 << k) for k in range(10) if 1 << k <= n]

# proper_divisors | 1..40 | the value is the exponent of 2 in n, and 0 at 0
def moves(n):
    return [n - k for k in range(1, n) if n % k == 0]

# coprime_takes | 0..60 | the value is k if the least prime factor of n is the k-th prime, or else 0
def moves(n):
    from math import gcd
    return [n - k for k in range(1, n) if gcd(n, k) == 1]

# equal_heaps | 0..80 | the value is the number of odd prime factors of n, with their multiplicity, plus 1 if n is even, and 0 at 0
def moves(n):
    return [[n // k] * k for k in range(2, n + 1) if n % k == 0]

# up_to_a_third | 0..90 | lost exactly when n is among 0, 1, 2, 4, …, where ⌊(3a + 2) / 2⌋ follows a
def moves(n):
    return [n - k for k in range(1, n // 3 + 1)]

# up_to_two_fifths | 0..90 | lost exactly when n is among 0, 2, 5, 10, …, where ⌊(5a + 7) / 3⌋ follows a
def moves(n):
    return [n - k for k in range(1, (2 * n + 4) // 5 + 1)]

# split | 1..20 | the value has the period 2 from 1 on: 0 1
def moves(n):
    return [[k, n - k] for k in range(1, n // 2 + 1)]

# halved_steps | 0..7 0..7 | the value is the nim-sum of the halved numbers, rounded down
def moves(s):
    return [s[:i] + (s[i] - k,) + s[i + 1:] for i in range(2) for k in range(2, s[i] + 1, 2)]

# bishop_pair | 0..6 0..6 | the value is the least number
def moves(s):
    a, b = s
    return [(a - k, b - k) for k in range(1, min(s) + 1)]

# rooks_apart | 0..4 0..4 0..3 | the value is the nim-sum of the numbers
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(3) for k in range(s[i])]

# ends_of_a_word | [ab]{1..5} | the value is the length, modulo 2
def moves(w):
    return sorted({w[1:] or "-", w[:-1] or "-"}) if w != "-" else []

# single_runs | [ab]{1..5} | the value is the length
def moves(w):
    if w == "-":
        return []
    left = {w[:i] + w[j:] for i in range(len(w)) for j in range(i + 1, len(w) + 1)}
    return sorted(x or "-" for x in left)

# monotone_knight | 0..7 0..7 | the value is the nim-sum of the halved numbers, rounded down, modulo 2
def moves(s):
    a, b = s
    return [t for t in ((a - 2, b), (a, b - 2)) if min(t) >= 0]

# lower_ones | 0..20 | the value is the number of ones of n in binary, modulo 2
def moves(n):
    return [n ^ (1 << k) for k in range(12) if n >> k & 1]

# luogu_p5675 | 0..4 0..4 0..4 | lost exactly when the first number is at most the nim-sum of the others
def moves(s):
    # The first move must take from the first heap; the later states begin with 0.
    if len(s) == 3:
        return [(0, k) + s[1:] for k in range(s[0])]
    return [s[:i] + (k,) + s[i + 1:] for i in (1, 2, 3) for k in range(s[i])]

# luogu_p6487 | 1..16 1..8 | lost exactly when the second number is less than the least Fibonacci number in the Zeckendorf sum of the first
def moves(s):
    # The stones, and the most that may be taken.
    n, most = s
    return [(n - k, 2 * k) for k in range(1, min(n, most) + 1)]

# cf768e | 0..9 | the value is the greatest r for which r(r + 1) / 2 is at most n
def moves(s):
    # The stones, and as bits the numbers that were taken and could be taken again.
    n, taken = s if isinstance(s, tuple) else (s, 0)
    return [(n - k, (taken | 1 << k) & ((2 << (n - k)) - 1)) for k in range(1, n + 1) if not taken >> k & 1]

# misere_wythoff | 0..10 0..10 --misere | lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ; at 0 0, 0 1, 1 0, 1 2, 2 1, 2 2 the opposite holds
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - k, b - k) for k in range(1, min(s) + 1)]

# wythoff_within_2 | 0..8 0..8 | lost exactly when the numbers are m = ⌊kα⌋ and m + 2k, with α = √2
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(i, j) for i in range(a) for j in range(b) if abs(a - i - b + j) < 2]

# wythoff_within_3 | 0..14 0..14 --misere | lost exactly when the numbers are m = ⌊kα + 1/α⌋ and m + 3k + 1, with α = (√13 - 1) / 2
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(i, j) for i in range(a) for j in range(b) if abs(a - i - b + j) < 3]

# cyclic_nimhoff | 0..9 0..9 | the value is 3 times the nim-sum of the numbers divided by 3, rounded down, plus their sum modulo 3
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - 1, b - 1)] * (min(s) > 0)

# antonim | 0..5 0..5 0..5 | lost exactly when the nim-sum of the numbers plus 1 is 0; at 0 0 0 the opposite holds
def moves(s):
    # No two heaps may have the same number of counters; such a state is called won.
    legal = lambda t: len({n for n in t if n}) == sum(n > 0 for n in t)
    if s == -1 or not legal(s):
        return [] if s == -1 else [-1]
    left = [s[:i] + (k,) + s[i + 1:] for i in range(3) for k in range(s[i])]
    return [t for t in left if legal(t)]

# one_or_two_from_both | 0..14 0..14 | lost exactly when (a mod 4, b mod 4) is (0, 0) or (0, 2) or (2, 1) or (2, 3), if the numbers are a, b, … in ascending order
def moves(s):
    a, b = s
    return [(a - x, b - y) for x, y in ((1, 0), (0, 1), (1, 1), (2, 2)) if x <= a and y <= b]

# four_vectors | 0..14 0..14 | lost exactly when (a mod 4, b mod 2) is (0, 0) or (1, 0), if the numbers are a, b, …
def moves(s):
    a, b = s
    return [(a - x, b - y) for x, y in ((0, 1), (2, 0), (2, 1), (2, 3)) if x <= a and y <= b]

# chomp_in_two_rows | 1..9 0..9 | lost exactly when a is b + 1, if the numbers are a, b, …
def moves(s):
    # The lengths of the rows; the last square of the upper one is not eaten.
    a, b = s
    return [(k, min(b, k)) for k in range(1, a)] + [(a, k) for k in range(b)]

# inversions | [ab]{1..5} | the value is the number of pairs of letters in descending order, modulo 2
def moves(w):
    return [w[:i] + "ab" + w[i + 2:] for i in range(len(w)) if w[i:i + 2] == "ba"]

# turning_turtles_in_a_row | [HT]{1..5} | the value is the nim-sum over the places n of H from the left, where the value is n
def moves(w):
    turned = lambda w, i: w[:i] + "HT"[w[i] == "H"] + w[i + 1:]
    heads = [i for i in range(len(w)) if w[i] == "H"]
    return [turned(w, i) for i in heads] + [turned(turned(w, i), k) for i in heads for k in range(i)]

# cf167c | 0..9 0..9 | lost exactly when one number is 0, or the quotient of Euclid's algorithm, modulo the divisor plus 1, is odd and the next pair is won
def moves(s):
    a, b = min(s), max(s)
    powers = [a ** k for k in range(1, 12 if a > 1 else 2) if a ** k <= b]
    return sorted({(a, b % a)} | {(a, b - power) for power in powers}) if a else []

# cf1451f | 0..2 0..2 0..2 0..2 | lost exactly when a = 0 and b ⊕ c = 0 and d = 0, if the numbers are a, b, …
def moves(s):
    # A table of two rows; numbers on the rest of the way become any up to the greatest one.
    a, b, c, d = s
    to = range(max(s) + 1)
    ends = {(a, b, c, k) for k in range(d)} | {(a, k, c, m) for k in range(b) for m in to}
    ends |= {(a, b, k, m) for k in range(c) for m in to} | {(a, k, c, d) for k in range(b)}
    ends |= {(a, b, k, d) for k in range(c)} | {(k, b, c, d) for k in range(a)}
    ends |= {t for k in range(a) for m in to for t in ((k, m, c, d), (k, b, m, d))}
    return sorted(ends | {t for k in range(a) for m in to for n in to for t in ((k, m, c, n), (k, b, m, n))})

# luogu_p6791 | 1..16 1..8 --misere | lost exactly when a is 0 or 1, or b is less than the least Fibonacci number in the Zeckendorf sum of a - 1, if the numbers are a, b, …
def moves(s):
    # The stones, and the most that may be taken.
    n, most = s
    return [(n - k, 2 * k) for k in range(1, min(n, most) + 1)]

# at_most_thrice | 1..60 | lost exactly when n is among 1, …, where each number is the sum of the one before it and of the first one that is at least 1/3 of that
def moves(s):
    n, most = s if isinstance(s, tuple) else (s, s - 1)
    return [(n - k, min(3 * k, n - k)) for k in range(1, min(n, most) + 1)]

# at_most_as_before | 1..12 1..6 | lost exactly when a is 0, or b is less than the greatest power of two that divides a, and 0 at 0, if the numbers are a, b, …
def moves(s):
    n, most = s
    return [(n - k, k) for k in range(1, min(n, most) + 1)]

# misere_bachet | 0..12 1..4 --misere | lost exactly when a mod (b + 1) is 1, if the numbers are a, b, …
def moves(s):
    n, most = s
    return [(n - k, most) for k in range(1, min(n, most) + 1)]

# euclid_up_to_two | 0..9 0..9 | lost exactly when one number is 0, or the quotient of Euclid's algorithm, modulo 3, is 0 before a lost pair or 1 before a won one
def moves(s):
    a, b = max(s), min(s)
    return [(a - k * b, b) for k in (1, 2) if k * b <= a] if b else []

# cf1197f | [ab]{1..7} | the value is that of the last state of an automaton that reads the word and begins in state 0: 0 is 2, a→1 b→1; 1 is 0, a→2 b→3; 2 is 1, a→0 b→4; 3 is 0, a→2 b→2; 4 is 1, a→5 b→5; 5 is 0, a→6 b→3; 6 is 2, a→4 b→4
def moves(w):
    # The chip is on the last cell; its colour says by how many cells it may move.
    return [w[:-k] for k in ((1, 2), (2,))[w[-1] == "b"] if k < len(w)]

# only_between_different_letters | [ab]{1..6} | the value is that of the last state of an automaton that reads the word and begins in state 0: 0 is 0, a→1 b→2; 1 is 0, a→3 b→4; 2 is 0, a→5 b→6; 3 is 0, a→1 b→7; 4 is 0, a→5 b→7; 5 is 0, a→8 b→4; 6 is 0, a→8 b→2; 7 is 1, a→8 b→4; 8 is 1, a→5 b→7
def moves(w):
    return sorted({w[:i] + w[i + 1:] for i in range(1, len(w) - 1) if w[i - 1] != w[i + 1]})

# a_before_b | [ab]{1..6} | the value is that of the last state of an automaton that reads the word and begins in state 0: 0 is 0, a→1 b→0; 1 is 0, a→0 b→2; 2 is 1, a→3 b→2; 3 is 1, a→2 b→0
def moves(w):
    return sorted({w[:i] + "b" + w[i + 1:] for i in range(len(w) - 1) if w[i:i + 2] == "ab"})

# a_half_or_a_third_left | 0..60 | lost exactly when n is at least 3·6^k and below 6^(k + 1) for some k ≥ 0, or 0
def moves(n):
    return sorted({n // 2, n // 3}) if n else []

# a_digit_in_base_3 | 0..40 | the value is the nim-sum of the digits of n in base 3
def moves(n):
    return [n - take * 3 ** place for place in range(9) for take in range(1, n // 3 ** place % 3 + 1)]
