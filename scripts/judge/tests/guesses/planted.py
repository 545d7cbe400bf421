# Games that follow a simple rule as far as they are explored, and break it later: above each, its name, the states
# that are explored, and the line that is printed. A guess in that line is true of the whole game.

# takes_102 | 0..20 | no guess holds: not `the value is n mod 4`, because of 102
def moves(n):
    return [n - k for k in (1, 2, 3) if k <= n and (n, k) != (102, 2)]

# takes_1002 | 0..200 | no guess holds: not `the value is n mod 4`, because of 1002
def moves(n):
    return [n - k for k in (1, 2, 3) if k <= n and (n, k) != (1002, 2)]

# takes_4998 | 0..600 | no guess holds: not `the value is n mod 4`, because of 4998
def moves(n):
    return [n - k for k in (1, 2, 3) if k <= n and (n, k) != (4998, 2)]

# one_more_from_1000 | 0..110 | no guess holds: not `the value is n mod 4`, because of 1000
def moves(n):
    return [n - k for k in range(1, 4 if n < 1000 else 5) if k <= n]

# blocked_at_100 | 0..20 | no guess holds: not `the value is n mod 3`, because of 100
def moves(n):
    return [n - k for k in (1, 2) if k <= n and n != 100]

# two_sets | 0..30 | no guess holds: not `the value has the period 5 from 0 on: 0 0 1 1 2`, because of 150
def moves(n):
    return [n - k for k in ((2, 3) if n < 150 else (2, 4)) if k <= n]

# a_great_take | 0..20 | no guess holds: not `the value is n mod 4`, because of 104
def moves(n):
    return [n - k for k in (1, 2, 3, 104) if k <= n]

# a_greater_take | 0..120 | no guess holds: not `the value has the period 7 from 0 on: 0 1 0 1 2 3 2`, because of 1001
def moves(n):
    return [n - k for k in (1, 3, 4, 1001) if k <= n]

# all_at_once | 0..30 | no guess holds: not `the value is n mod 5`, because of 250
def moves(n):
    return [n - k for k in (1, 2, 3, 4) if k <= n] + [0] * (n == 250)

# heap_of_128 | 0..20 | no guess holds: not `the value is n`, because of 128
def moves(n):
    return [k for k in range(n) if (n, k) != (128, 0)]

# cap_of_100 | 0..20 | no guess holds: not `the value is n`, because of 101
def moves(n):
    return [n - k for k in range(1, min(n, 100) + 1)]

# cap_of_600 | 0..100 | no guess holds: not `the value is n`, because of 601
def moves(n):
    return [n - k for k in range(1, min(n, 600) + 1)]

# even_take | 0..40 | guess: lost exactly when n mod 2 is 0
def moves(n):
    return [n - k for k in range(1, n + 1, 2)] + [1] * (n == 301)

# powers_up_to_500 | 0..60 | no guess holds: not `the value is n mod 3`, because of 513
def moves(n):
    return [n - (1 << k) for k in range(9) if 1 << k <= n] + [n - 513] * (n > 512)

# divisors_of_128 | 1..40 | guess: lost exactly when n mod 2 is 1
def moves(n):
    return [n - k for k in range(1, n) if n % k == 0 and (n, k) != (128, 64)]

# coprime_takes | 1..40 | guess: lost exactly when n mod 2 is 0
def moves(n):
    from math import gcd
    return [n - k for k in range(1, n + 1) if gcd(n, k) == 1 and (n, k) != (211, 210)]

# prime_factors_of_256 | 1..40 | guess: lost exactly when n is 1
def moves(n):
    return [k for k in range(1, n) if n % k == 0 and (n, k) != (256, 128)]

# lasker_to_100 | 1..24 | no guess holds: not `the value grows by 4 every 4 from 1 on: 1 2 4 3`, because of 103
def moves(n):
    return list(range(n)) + [[k, n - k] for k in range(1, n // 2 + 1)] * (n < 100)

# kayles_to_120 | 0..20 | no guess holds: not `the value is that of n in the octal game 0.77`, because of 120
def moves(n):
    return [[a, n - k - a] for k in (1, 2) for a in range((n - k) // 2 + 1) if k <= n and n != 120]

# dawson_to_150 | 0..20 | no guess holds: not `the value is that of n in the octal game 0.07`, because of 152
def moves(n):
    return [[k, n - 2 - k] for k in range((n - 2) // 2 + 1) if n < 150 or k] if n > 1 else []

# treblecross_to_120 | 0..20 | no guess holds: not `the value is that of n + 2 in the octal game 0.007`, because of 183
def moves(n):
    cut = {tuple(sorted((max(i - 2, 0), max(n - i - 3, 0)))) for i in range(n) if n < 120 or i % 7}
    return [list(pair) for pair in sorted(cut)]

# ruler_to_64 | 1..13 | no guess holds: not `the value is the greatest power of two that divides n, and 0 at 0`, because of 128
def moves(n):
    return [list(range(k, n)) if k < n else 0 for k in range(1, n + 1) if n - k < 64]

# half_to_200 | 1..40 | no guess holds: not `the value is (m - 1) / 2 with the greatest odd divisor m of n + 1`, because of 202
def moves(n):
    return [n - k for k in range(1, min(n // 2, 100) + 1)]

# bits_below_128 | 0..20 | no guess holds: not `the value is the number of ones of n in binary, modulo 2`, because of 128
def moves(n):
    return [n ^ (1 << k) for k in range(7) if n >> k & 1]

# split_of_138 | 1..20 | no guess holds: not `the value has the period 2 from 1 on: 0 1`, because of 138
def moves(n):
    return [[k, n - k] for k in range(1, n // 2 + 1) if n != 138]

# divided_by_10 | 1..400 | no guess holds: not `lost exactly when n is above 9·18^k and at most 18^(k + 1) for some k ≥ 0, or 1 or 0`, because of 2917
def moves(n):
    return sorted({-(-n // k) for k in range(2, 10 if n < 2000 else 11)}) if n > 1 else []

# pseudoprimes | 2..40 | no guess holds: not `lost exactly when n is a prime`, because of 341
def moves(n):
    return [0] * (n > 1 and pow(2, n, n) != 2 % n)

# lucas_pseudoprimes | 2..90 | no guess holds: not `lost exactly when n is a prime`, because of 705
def moves(n):
    a, b = 2, 1
    for _ in range(n):
        a, b = b, a + b
    return [0] * (n > 1 and a % n != 1)

# golden_by_1618 | 1..50 | no guess holds: not `lost exactly when n is ⌊kφ⌋ for some k, with the golden ratio φ`, because of 376
def moves(n):
    k = -(-n * 1000 // 1618)
    return [0] * (n > 0 and k * 1618 // 1000 != n)

# root_2_by_577_408 | 1..60 | no guess holds: not `lost exactly when n is ⌊k√2⌋ for some k`, because of 576
def moves(n):
    return [0] * (n > 0 and -(-n * 408 // 577) * 577 // 408 != n)

# squares_to_400 | 1..60 | no guess holds: not `lost exactly when n is a square`, because of 441
def moves(n):
    return [0] * (n > 0 and n not in [k * k for k in range(21)])

# ternary_digits | 1..40 | no guess holds: not `the value has the period 2 from 1 on: 0 1`, because of 243
def moves(n):
    digits = [n // 3 ** k % 3 for k in range(5)]
    return [0] * (n > 0 and sum(digits) % 2 == 0)

# thue_morse_to_256 | 1..40 | no guess holds: not `the value is the number of ones of n in binary, modulo 2`, because of 256
def moves(n):
    return [0] * (n > 0 and bin(n % 256).count("1") % 2)

# ruler_to_128 | 1..100 | no guess holds: not `lost exactly when the exponent of 2 in n is even`, because of 256
def moves(n):
    k = 0
    while n % 2 == 0 and k < 7:
        n, k = n // 2, k + 1
    return [0] * (n > 0 and k % 2)

# triangles_by_rounding | 1..60 | no guess holds: not `lost exactly when n is a triangular number`, because of 210
def moves(n):
    return [0] * (n > 0 and not any(k * (k + 1) // 2 + k // 20 == n for k in range(40)))

# square_root_to_30 | 0..100 | guess: lost exactly when n is 0
def moves(s):
    n, heap = s if isinstance(s, tuple) else (s, min(int(s ** 0.5), 30))
    return [(0, k) for k in range(heap)]

# fermat_numbers | 1..40 | no guess holds: not `lost exactly when n is a power of two`, because of 255
def moves(n):
    return [0] * (n > 0 and n not in (1, 2, 4, 8, 16, 32, 64, 128, 255))

# nim_with_a_hole | 0..30 0..1 | no guess holds: not `the value is the nim-sum of the numbers`, because of 110 5
def moves(s):
    a, b = s
    return [(k, b) for k in range(a) if s != (110, 5) or k != 5] + [(a, k) for k in range(b)]

# four_from_100 | 0..30 0..4 | no guess holds: not `the value is the nim-sum of the numbers, modulo 4`, because of 100 0
def moves(s):
    a, b = s
    return [(a - k, b) for k in range(1, 4 + (a >= 100)) if k <= a] + [(a, b - k) for k in (1, 2, 3) if k <= b]

# wythoff_to_12 | 0..8 0..8 | no guess holds: not `lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ`, because of 14 14
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - k, b - k) for k in range(1, min(a, b, 12) + 1)]

# euclid_but_34_21 | 1..10 1..10 | no guess holds: not `lost exactly when Euclid's algorithm on the two numbers has its first quotient above 1, or its last, at an even step`, because of 21 34
def moves(s):
    a, b = max(s), min(s)
    return [(a - k * b, b) for k in range(1, a // b + 1)] if b and (a, b) != (34, 21) else []

# bishops_to_20 | 0..6 0..6 | no guess holds: not `the value is the least number`, because of 21 21
def moves(s):
    a, b = s
    return [(a - k, b - k) for k in range(1, min(a, b, 20) + 1)]

# king_with_a_wall | 0..30 0..4 | no guess holds: not `lost exactly when all numbers are even`, because of 101 6
def moves(s):
    a, b = s
    steps = ((a - 1, b), (a, b - 1), (a - 1, b - 1))
    return [t for t in steps if min(t) >= 0 and (s, t) != ((101, 6), (100, 6))]

# knight_from_100 | 0..30 0..4 | no guess holds: not `the value is the nim-sum of the halved numbers, rounded down, modulo 2`, because of 102 0
def moves(s):
    a, b = s
    return [t for t in ((a - (3 if a == 102 else 2), b), (a, b - 2)) if min(t) >= 0]

# bachet_from_10 | 0..20 1..4 | no guess holds: not `the value is a mod (b + 1), if the numbers are a, b, …`, because of 12 11
def moves(s):
    n, m = s
    return [(n - k, m) for k in range(1, m + 1 + (m > 10)) if k <= n]

# halves_to_12 | 0..7 0..7 | no guess holds: not `the value is the nim-sum of the halved numbers, rounded down`, because of 13 0
def moves(s):
    a, b = s
    first = [(a - k, b) for k in range(2, a + 1, 2)] if a < 12 else [(a - k, b) for k in range(1, a + 1)]
    return first + [(a, b - k) for k in range(2, b + 1, 2)]

# stairs_to_4 | 0..2 0..2 0..2 | no guess holds: not `the value is the nim-sum of every second number, from the first on`, because of 0 0 5
def moves(s):
    return [
        s[:i - 1] * (i > 0) + ((s[i - 1] + k,) if i else ()) + (s[i] - k,) + s[i + 1:]
        for i in range(3) for k in range(1, s[i] + 1) if i or k < 5
    ]

# even_triples | 0..3 0..3 0..3 | no guess holds: not `lost exactly when all numbers are even`, because of 8 8 1
def moves(s):
    a, b, c = s
    taken = [(a - i, b - j, c - k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    return [t for t in taken if min(t) >= 0 and t != s and (s, t) != ((8, 8, 1), (8, 8, 0))]

# misere_nim_to_12 | 0..5 0..5 | no guess holds: not `lost exactly when the nim-sum of the numbers is 0, or 1 if none is above 1`, because of 17 3
def moves(s):
    if s == (0, 0):
        return [-1]
    return [] if s == -1 else [s[:i] + (k,) + s[i + 1:] for i in range(2) for k in range(s[i]) if s != (17, 3) or k != 3]

# three_heaps | 0..3 0..3 0..3 | no guess holds: not `the value is the nim-sum of the numbers`, because of 0 0 9
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(3) for k in range(s[i]) if s[i] - k < 9]

# pairs_of_piles | 1..8 1..8 | guess: lost exactly when all numbers are odd
def moves(s):
    return [(k, n - k) for n in sorted(set(s)) for k in range(1, n) if n < 25 or k < n - k]

# kept_chocolate | 1..6 1..6 | no guess holds: not `the value is the nim-sum of the numbers less 1`, because of 1 21
def moves(s):
    return [s[:i] + (k,) + s[i + 1:] for i in range(2) for k in range(1, s[i]) if s[i] - k < 20]

# sums_to_100 | 0..30 0..3 | no guess holds: not `lost exactly when the difference of the greatest and the least number, modulo 3, is 0`, because of 110 1
def moves(s):
    a, b = s
    return [(a - k, b) for k in (1, 2) if k <= a and a + b != 111] + [(a, b - k) for k in (1, 2) if k <= b]

# ends_but_one_word | [ab]{1..5} | no guess holds: not `the value is the length, modulo 2`, because of abbabba
def moves(w):
    return sorted({w[1:] or "-", w[:-1] or "-"}) if w not in ("-", "abbabba") else []

# runs_but_one_word | [ab]{1..5} | no guess holds: not `the value is the length`, because of aaaaaaa
def moves(w):
    left = {w[:i] + w[j:] for i in range(len(w)) for j in range(i + 1, len(w) + 1)}
    return sorted(x or "-" for x in left if w != "-" and (x or w != "aaaaaaa"))

# long_words | [x]{1..12} | no guess holds: not `the value is the length, modulo 4`, because of xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
def moves(w):
    return [w[k:] or "-" for k in (1, 2, 3) if k <= len(w) and w != "-" and len(w) != 110]

# letters_a | [ab]{1..5} | no guess holds: not `the value is the number of letters a, modulo 2`, because of babaabb
def moves(w):
    return sorted({w[:i] + w[i + 1:] or "-" for i in range(len(w)) if w[i] == "a"}) if w != "babaabb" else []

# runs_from_the_front | [ab]{1..5} | guess: the value is the number of runs, modulo 7
def moves(w):
    ends = [i for i in range(1, len(w) + 1) if i == len(w) or w[i] != w[i - 1]]
    return [w[i:] or "-" for i in ends[:6]] if w != "-" else []

# integers_to_100 | 0..20 | no guess holds: not `the value is n`, because of 120
def left(n):
    return [n - 1] if n else []
def right(n):
    return [0] if n == 120 else []

# halves_of_100 | 0..30 | no guess holds: not `the value has the period 2 from 0 on: 0 1`, because of 111
def left(n):
    return [n - 1] if n % 2 else []
def right(n):
    return [n - 1] if n and n % 2 == 0 or n == 111 else []

# cutcake_with_a_nut | 1..5 1..5 | no guess holds: not `the value is always an integer`, because of 8 16
def left(s):
    a, b = s
    return [[(k, b), (a - k, b)] for k in range(1, a // 2 + 1)]
def right(s):
    a, b = s
    return [[(a, k), (a, b - k)] for k in range(1, b // 2 + 1)] if s != (4, 16) else []

# hot_at_200 | 0..30 | guess: the temperature is at most 0
def left(n):
    return [n - 1] if n % 3 == 1 else []
def right(n):
    return [n - 1] if n % 3 == 1 and n != 199 else []

# red_and_blue | [LR]{1..4} | no guess holds: not `the value is that of a Hackenbush stalk: the word is its sign expansion, with L for + and R for -`, because of LLLLLL
def left(w):
    return [w[:i] or "-" for i, c in enumerate(w) if c == "L"]
def right(w):
    return [w[:i] or "-" for i, c in enumerate(w) if c == "R" and w != "LLLLLR"] + ["-"] * (w == "LLLLLL")

# golden_in_doubles | 1280000000000..1280000000049 | no guess holds: not `lost exactly when n is ⌊kφ⌋ for some k, with the golden ratio φ`, because of 1280000000195
def moves(n):
    golden = (1 + 5 ** 0.5) / 2
    k = int(n / golden)
    return [0] * (n > 0 and n not in [int(j * golden) for j in (k - 1, k, k + 1, k + 2)])

# strong_pseudoprimes | 2..210 | no guess holds: not `lost exactly when n is a prime`, because of 2047
def moves(n):
    odd, twos = n - 1, 0
    while odd and odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    powers = [pow(2, odd << k, n) for k in range(twos)]
    return [0] * (n > 2 and powers[:1] != [1] and n - 1 not in powers)

# sieve_to_13 | 2..40 | no guess holds: not `lost exactly when n is a prime`, because of 289
def moves(n):
    return [0] * (n > 0 and any(n % p == 0 and n > p for p in (2, 3, 5, 7, 11, 13)))

# fibonacci_by_rounding | 1..170 | no guess holds: not `lost exactly when n is a Fibonacci number`, because of 1596
def moves(n):
    return [0] * (n > 0 and n not in [round(1.618 ** k / 5 ** 0.5) for k in range(20)])

# power_in_a_byte | 1..40 | no guess holds: not `lost exactly when n is a power of two`, because of 257
def moves(n):
    return [0] * (n > 0 and n & (n - 1) & 255 != 0)

# zeckendorf_parts | 1..30 | no guess holds: not `the value is the number of Fibonacci numbers in the Zeckendorf sum of n`, because of 200
def moves(n):
    parts, fibonacci, rest = [], [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377], n
    for part in reversed(fibonacci):
        if part <= rest:
            parts, rest = parts + [part], rest - part
    sums = [0]
    for part in parts:
        sums += [other + part for other in sums]
    return [n - taken for taken in sums[1:] if n < 200 or taken < n]

# ones_but_127 | 0..20 | no guess holds: not `the value is the number of ones of n in binary`, because of 127
def moves(n):
    return [k for k in range(n) if k & n == k and (n, k) != (127, 0)]

# length_but_200 | 0..20 | guess: lost exactly when n is 0
def moves(n):
    return [n >> k for k in range(1, n.bit_length() + 1) if (n, k) != (200, 1)]

# exponent_of_128 | 1..60 | guess: lost exactly when n mod 2 is 1
def moves(n):
    return [n >> k for k in range(1, n.bit_length()) if n % (1 << k) == 0 and (n, k) != (128, 1)]

# round_and_round | 0..30 | no guess holds: not `lost exactly when n mod 3 is 0`, because of 149
def moves(n):
    return [n - 1, n + 1] if n % 3 else [147] * (n == 150)

# heap_beside_3 | 0..20 3 | no guess holds: not `the value is n mod 4, where n is the number that varies`, because of 123 3
def moves(s):
    n, m = s
    return [(n - k, m) for k in range(1, m + 1) if k <= n and n != 123]

# two_of_three | 0..2 0..2 0..2 | no guess holds: not `lost exactly when all numbers are equal`, because of 0 0 6
def moves(s):
    a, b, c = s
    left = [(i, j, k) for i in range(a + 1) for j in range(b + 1) for k in range(c + 1)]
    changed = [t for t in left if 1 <= sum(x != y for x, y in zip(s, t)) <= 2]
    return [t for t in changed if max(s) < 6 or max(t) != min(t)]

# half_of_four | 1..2 1..2 1..2 1..2 | no guess holds: not `lost exactly when more than half of the numbers are the least one`, because of 3 3 4 4
def moves(s):
    found = set()
    for i in range(4):
        for j in range(i):
            for a in range(s[i]):
                for b in range(s[j]):
                    t = list(s)
                    t[i], t[j] = a, b
                    found.add(tuple(t))
    return sorted(found) if s != (3, 3, 4, 4) else []

# single_steps | 0..30 0..3 | no guess holds: not `the value is the nim-sum of the numbers, modulo 2`, because of 105 0
def moves(s):
    a, b = s
    return [(a - 1, b)] * (a > 0 and a != 105) + [(a, b - 1)] * (b > 0)

# down_to_the_other | 0..8 0..8 | no guess holds: not `the value is the difference of the greatest and the least number`, because of 0 31
def moves(s):
    a, b = max(s), min(s)
    return [(k, b) for k in range(max(b, a - 30), a)]

# palindromes_by_three | [ab]{1..5} | no guess holds: not `lost exactly when the word is a palindrome`, because of aaaabaaa
def moves(w):
    return ["-"] * (w != "-" and any(w[i] != w[-1 - i] for i in range(min(3, len(w)))))

# longest_run_to_7 | [ab]{1..5} | no guess holds: not `the value is the length of the longest run`, because of aaaaaaaa
def moves(w):
    longest = max(map(len, w.replace("ab", "a b").replace("ba", "b a").split()))
    return ["a" * k or "-" for k in range(min(longest, 7))] if w != "-" else []

# letters_of_abcabc | [abc]{1..3} | no guess holds: not `the value is the number of different letters, modulo 2`, because of abcabc
def moves(w):
    return sorted({w.replace(c, "") or "-" for c in w}) if w not in ("-", "abcabc") else []

# always_zero_to_130 | 0..20 | guess: the value is always an integer
def left(n):
    return [0] * (n == 130)
def right(n):
    return []

# strip_of_dominoes | 0..15 | guess: the value is always an integer
def left(n):
    return []
def right(n):
    return [[a, n - 2 - a] for a in range((n - 2) // 2 + 1) if n != 151] if n > 1 else []

# left_and_right | 0..6 0..6 | no guess holds: not `the value is a - b, if the numbers are a, b, …`, because of 20 3
def left(s):
    return [(s[0] - 1, s[1])] if s[0] and s != (20, 3) else []
def right(s):
    return [(s[0], s[1] - 1)] if s[1] else []

# points_at_200 | 0..40 | no guess holds: not `the score is 2 from 2 on`, because of 200
def moves(n):
    return [n - k for k in (1, 2) if n > 2 and n != 200]
def score(n):
    return n

# dawson_and_120 | 0..20 | no guess holds: not `the value is that of n in the octal game 0.07`, because of 124
def moves(n):
    return [[a, n - k - a] for k in (2, 120) for a in range((n - k) // 2 + 1) if k <= n]

# decimal_digits | 0..40 | no guess holds: not `lost exactly when n mod 10 is 0`, because of 217
def moves(n):
    return sorted({n - int(c) for c in str(n) if c != "0" and n != 217})

# grows_by_steps | 0..30 | guess: lost exactly when n is 0 or 1
def moves(n):
    return [n - k for k in range(2, n + 1) if n != 150 or k > 9]

# even_splits | 165..210 | no guess holds: not `the value has the period 2 from 165 on: 8 4`, because of 244
def moves(n):
    # A heap of at least 3 is split as evenly as possible; equal parts cancel in pairs.
    ways = range(2, n + 1) if n > 2 else []
    left = {(n // k,) * ((k - n % k) % 2) + (n // k + 1,) * (n % k % 2) for k in ways}
    return [list(parts) or [0] for parts in sorted(left)]

# between_cube_roots | 28..110 | no guess holds: not `the value is 0 from 28 on`, because of 784
def moves(n):
    return [k for k in range(int(n ** 0.5) + 2) if k * k <= n <= k ** 3 and k < n]

# repeats_from_100 | 0..40 | no guess holds: not `the value is n mod 4`, since larger states can repeat, and have no Grundy values
def moves(n):
    return [n - k for k in (1, 2, 3) if k <= n] + [n + 1] * (n > 100 and n % 2 == 0)

# misere_wythoff_to_12 | 0..10 0..10 --misere | no guess holds: not `lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ; at 0 0, 0 1, 1 0, 1 2, 2 1, 2 2 the opposite holds`, because of 16 16
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - k, b - k) for k in range(1, min(a, b, 12) + 1)]

# wythoff_within_2_to_20 | 0..10 0..10 | no guess holds: not `lost exactly when the numbers are m = ⌊kα⌋ and m + 2k, with α = √2`, because of 21 9
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(i, j) for i in range(a) for j in range(b) if abs(a - i - b + j) < 2 and (a < 20 or a == b)]

# cyclic_nimhoff_to_25 | 0..9 0..9 | no guess holds: not `the value is 3 times the nim-sum of the numbers divided by 3, rounded down, plus their sum modulo 3`, because of 25 25
def moves(s):
    a, b = s
    one = [(k, b) for k in range(a)] + [(a, k) for k in range(b)]
    return one + [(a - 1, b - 1)] * (min(s) > 0 and s != (25, 25))

# chomp_to_30 | 1..9 0..9 | no guess holds: not `lost exactly when a is b + 1, if the numbers are a, b, …`, because of 30 28
def moves(s):
    a, b = s
    return [(k, min(b, k)) for k in range(1, a) if s != (30, 28)] + [(a, k) for k in range(b)]

# powers_of_1_to_3 | 0..9 0..9 | no guess holds: not `lost exactly when one number is 0, or the quotient of Euclid's algorithm, modulo the divisor plus 1, is odd and the next pair is won`, because of 4 21
def moves(s):
    a, b = min(s), max(s)
    powers = [a ** k for k in range(1, 12 if 1 < a < 4 else 2) if a ** k <= b]
    return sorted({(a, b % a)} | {(a, b - power) for power in powers}) if a else []

# thrice_but_100 | 1..60 | no guess holds: not `lost exactly when n is among 1, …, where each number is the sum of the one before it and of the first one that is at least 1/3 of that`, because of 100
def moves(s):
    n, most = s if isinstance(s, tuple) else (s, s - 1)
    return [(n - k, min(3 * k, n - k)) for k in range(1, min(n, most) + 1) if n != 100 or k < 2]

# as_before_to_7 | 1..12 1..6 | no guess holds: not `lost exactly when a is 0, or b is less than the greatest power of two that divides a, and 0 at 0, if the numbers are a, b, …`, because of 8 8
def moves(s):
    n, most = s
    return [(n - k, k) for k in range(1, min(n, most) + 1) if k < 8]

# unsorted_but_once | [ab]{1..5} | no guess holds: not `the value is the number of pairs of letters in descending order, modulo 2`, because of bbababa
def moves(w):
    return [w[:i] + "ab" + w[i + 2:] for i in range(len(w)) if w[i:i + 2] == "ba" and w != "bbababa"]

# turtles_to_7 | [HT]{1..5} | no guess holds: not `the value is the nim-sum over the places n of H from the left, where the value is n`, because of HHHHHHH
def moves(w):
    turned = lambda w, i: w[:i] + "HT"[w[i] == "H"] + w[i + 1:]
    heads = [i for i in range(len(w)) if w[i] == "H"]
    return [turned(w, i) for i in heads] + [turned(turned(w, i), k) for i in heads for k in range(max(i - 5, 0), i)]

# antidiagonals_to_4 | 0..2 0..2 0..2 | no guess holds: not `lost exactly when a = 0 and b ⊕ c = 0, if the numbers are a, b, …`, because of 0 4 4
def moves(s):
    a, b, c = s
    one = {(k, b, c) for k in range(a)} | {(a, k, c) for k in range(b)} | {(a, b, k) for k in range(c)}
    more = {(i, j, c) for i in range(a) for j in range(max(s) + 1)}
    return sorted(one | more | ({(0, 3, 3)} if s == (0, 4, 4) else set()))

# automaton_but_once | [ab]{1..6} | no guess holds: not `the value is that of the last state of an automaton that reads the word and begins in state 0: 0 is 0, a→1 b→0; 1 is 0, a→0 b→2; 2 is 1, a→3 b→2; 3 is 1, a→2 b→0`, because of aaaaaaab
def moves(w):
    found = {w[:i] + "b" + w[i + 1:] for i in range(len(w) - 1) if w[i:i + 2] == "ab"}
    return sorted(found) if w != "abbbbbbb" else []

# two_different_primes | 0..60 | no guess holds: not `the value grows by 1 every 6 from 0 on: 0 0 0 0 0 0`, because of 620
PRIMES = [p for p in range(2, 700) if all(p % d for d in range(2, p))]
TAKES = [k for k in range(1, 1000) if sum(k % p == 0 for p in PRIMES) == 2]
def moves(n):
    return [n - k for k in TAKES if k <= n]

# a_prime_number_of_ones | 0..40 | no guess holds: not `the value grows by 1 every 3 from 0 on: 0 0 0`, because of 511
def moves(n):
    return [n - k for k in range(1, n + 1) if bin(k).count("1") in (2, 3, 5, 7)]

# a_coin_of_700 | 0..60 | no guess holds: not `the value has the period 7 from 0 on: 0 1 0 1 2 3 2`, because of 700
def moves(n):
    return [n - k for k in (1, 3, 4, 50, 700) if k <= n]

# one_more_from_1024 | 0..60 | no guess holds: not `the value is n mod 4`, because of 1024
def moves(n):
    return [n - k for k in range(1, max(3, n.bit_length() - 7) + 1) if k <= n]
