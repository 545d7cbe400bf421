from itertools import groupby
from math import gcd, isqrt, prod


def half(n):
    return n // 2


def ones(n):
    return bin(n).count("1")


def binary_length(n):
    return n.bit_length()


def exponent_of_2(n):
    """The exponent of 2 in n, and 0 for 0."""
    return max((n & -n).bit_length() - 1, 0)


def lowest_one(n):
    """The greatest power of two that divides n, and 0 for 0."""
    return n & -n


def odd_part(n):
    """The greatest odd divisor of n, and 0 for 0."""
    return n >> exponent_of_2(n)


def square_root(n):
    return isqrt(n)


def is_square(n):
    return isqrt(n) ** 2 == n


def is_power(n, base):
    rest = max(n, 1)
    while rest % base == 0:
        rest //= base
    return n > 0 and rest == 1


def digit_sum(n, base):
    return 0 if n == 0 else n % base + digit_sum(n // base, base)


def nim_sum_of_digits(n, base):
    return 0 if n == 0 else n % base ^ nim_sum_of_digits(n // base, base)


def factored(n):
    """The prime factors in ascending order, with their multiplicity; none of 0."""
    rest, factor, factors = max(n, 1), 2, []
    while factor * factor <= rest:
        if rest % factor == 0:
            rest //= factor
            factors.append(factor)
        else:
            factor += 1
    return factors + [rest] * (rest > 1)


def prime_factors(n):
    return len(factored(n))


def different_prime_factors(n):
    return len(set(factored(n)))


def divisors(n):
    """The number of divisors of n, and 0 for 0."""
    return prod(len(list(same)) + 1 for _, same in groupby(factored(n))) if n > 0 else 0


def odd_prime_place(n):
    """k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 for 1, and otherwise 0."""
    if n % 2 == 0:
        return 0
    least = min(factored(n), default=1)
    is_composite = [False] * (least + 1)
    place = 1
    for m in range(3, least + 1, 2):
        if not is_composite[m]:
            place += 1
            for multiple in range(m * m, least + 1, m):
                is_composite[multiple] = True
    return place


def prime_place(n):
    """k if the least prime factor of n is the k-th prime, and otherwise 0."""
    return 0 if n < 2 else max(odd_prime_place(n), 1)


def is_fibonacci(n):
    """Whether 5n² + 4 or 5n² - 4 is a square, which characterises Fibonacci numbers (Gessel 1972)."""
    return n > 0 and (is_square(5 * n * n + 4) or is_square(5 * n * n - 4))


def zeckendorf_terms(n):
    """The number of Fibonacci numbers, no two of them neighbours, whose sum is n (Zeckendorf 1972)."""
    small, great = 1, 1
    while great <= n:
        small, great = great, small + great
    rest, terms = n, 0
    while rest > 0:
        if great <= rest:
            rest -= great
            terms += 1
        small, great = great - small, small
    return terms


def least_zeckendorf_term(n):
    """The least of the Fibonacci numbers, no two of them neighbours, whose sum is n, and 0 for 0."""
    rest, least = n, 0
    while rest > 0:
        least, great = 1, 1
        while great <= rest:
            least, great = great, least + great
        rest -= least
    return least


def lower(k):
    """⌊kφ⌋ with the golden ratio φ."""
    return (k + isqrt(5 * k * k)) // 2


def is_lower(n):
    """Whether n is ⌊kφ⌋ for some k."""
    # n/φ is nφ - n.
    k = lower(n) - n
    return n in (lower(k), lower(k + 1))


def is_multiple_of_root_2(n):
    """Whether n is ⌊k√2⌋ for some k."""
    # n/√2 is half of n√2.
    k = isqrt(2 * n * n) // 2
    return n in (isqrt(2 * k * k), isqrt(2 * (k + 1) ** 2))


def is_in_interval(n, start, end, ratio):
    """Whether n is at least start·ratio^k and below end·ratio^k for some k ≥ 0."""
    while end <= n:
        start *= ratio
        end *= ratio
    return start <= n


def is_in_sequence(n, first, share, more, divisor):
    """Whether n is among `first` and the further terms of a sequence.

    In it, a is followed by a + ⌊(share·a + more)/divisor⌋; `more` is at least `divisor`.
    """
    term = first
    while term < n:
        term += (share * term + more) // divisor
    return term == n


def is_one_of(n, numbers):
    return n in numbers


def repeated(n, first, before, terms, saltus):
    """The term n of a sequence whose first term has the number `first`.

    After the first `before` of these terms, the others repeat, greater by `saltus` each time.
    """
    assert n >= first
    place = n - first
    if place < before:
        return terms[place]
    times, rest = divmod(place - before, len(terms) - before)
    return terms[before + rest] + times * saltus


def mex(values):
    value = 0
    while value in values:
        value += 1
    return value


def subtraction_value(n, taken):
    """The value of a heap from which a move takes one of these numbers, in O(n) steps."""
    values = []
    for heap in range(n + 1):
        values.append(mex([values[heap - k] for k in taken if k <= heap]))
    return values[n]


def octal_value(n, digits):
    """The value of a heap in the octal game with these digits after the point.

    Values are computed until the periodicity theorem of Guy and Smith (1956) proves a period.
    """
    values = []
    for heap in range(n + 1):
        options = set()
        for k, digit in enumerate(digits[:heap], 1):
            rest = heap - k
            if (digit % 2 == 1 and rest == 0) or (digit // 2 % 2 == 1 and rest > 0):
                options.add(values[rest])
            if digit >= 4:
                options.update(values[part] ^ values[rest - part] for part in range(1, rest // 2 + 1))
        values.append(mex(options))
        if len(values) & (len(values) - 1) == 0:
            for period in range(1, len(values) // 2 + 1):
                before = len(values) - period
                while before > 0 and values[before - 1] == values[before - 1 + period]:
                    before -= 1
                # The theorem is about periods from 1 or later on; a period from 0 on is one from 1 on.
                if 2 * max(before, 1) + 2 * period + len(digits) <= len(values):
                    return values[n if n < before else before + (n - before) % period]
    return values[n]


def nim_sum(numbers):
    total = 0
    for n in numbers:
        total ^= n
    return total


def residues(numbers, moduli):
    """The residues of the numbers, each by a modulus of its own, as digits of one number, the last one lowest."""
    digits = 0
    for n, modulus in zip(numbers, moduli):
        digits = digits * modulus + n % modulus
    return digits


def residues_in_ascending_order(numbers, moduli):
    return residues(sorted(numbers), moduli)


def sum_of(numbers):
    return sum(numbers)


def product_of(numbers):
    return prod(numbers)


def least(numbers):
    return min(numbers, default=0)


def greatest(numbers):
    return max(numbers, default=0)


def spread(numbers):
    return greatest(numbers) - least(numbers)


def common_divisor(numbers):
    divisor = 0
    for n in numbers:
        divisor = gcd(divisor, n)
    return divisor


def odd_count(numbers):
    return sum(n % 2 for n in numbers)


def even_count(numbers):
    return len(numbers) - odd_count(numbers)


def positive_count(numbers):
    return sum(n > 0 for n in numbers)


def bitwise_or(numbers):
    result = 0
    for n in numbers:
        result |= n
    return result


def bitwise_and(numbers):
    result = -1
    for n in numbers:
        result &= n
    return result


def lowest_zero(numbers):
    """The place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1."""
    return exponent_of_2(bitwise_or([max(n - 1, 0) for n in numbers]) + 1)


def nim_sum_of_halves(numbers):
    return nim_sum(n // 2 for n in numbers)


def nim_sum_of_halves_up(numbers):
    return nim_sum((n + 1) // 2 for n in numbers)


def nim_sum_of_successors(numbers):
    return nim_sum(n + 1 for n in numbers)


def nim_sum_of_predecessors(numbers):
    """The nim-sum of the positive numbers less 1."""
    return nim_sum(max(n - 1, 0) for n in numbers)


def nim_sum_from(numbers, place):
    """The nim-sum of every second number from this place on."""
    return nim_sum(numbers[place::2])


def nim_sum_back_from(numbers, place):
    """The nim-sum of every second number back from this place, counted from the last."""
    return nim_sum(numbers[::-1][place::2])


def nim_sum_of_gaps(numbers, start, width):
    """The nim-sum of every second distance between the sorted numbers, less `width`, from the greatest down.

    The first number alone counts from `start`.
    """
    places = sorted(numbers, reverse=True)
    total = 0
    for place in range(0, len(places), 2):
        pair = places[place:place + 2]
        total ^= max(pair[0] - pair[1] - width if len(pair) == 2 else pair[0] - start, 0)
    return total


def nim_sum_of_pairs(numbers, width):
    """The nim-sum of the differences, less `width`, of the first two numbers, the next two, and so on."""
    return nim_sum(max(abs(a - b) - width, 0) for a, b in zip(numbers[::2], numbers[1::2]))


def nim_product(a, b, level):
    """The nim product of two numbers below 2^(2^level), by Conway's rules for powers of the form 2^(2^k)."""
    if a < 2 or b < 2:
        return a * b
    bits = 1 << (level - 1)
    low = (1 << bits) - 1
    lows = nim_product(a & low, b & low, level - 1)
    highs = nim_product(a >> bits, b >> bits, level - 1)
    sums = nim_product((a & low) ^ (a >> bits), (b & low) ^ (b >> bits), level - 1)
    square = nim_product(highs, 1 << (bits - 1), level - 1)
    return ((sums ^ lows) << bits) ^ lows ^ square


def nim_product_of(numbers):
    product = 1
    for n in numbers:
        product = nim_product(product, n, 6)
    return product


def first(numbers):
    return numbers[0]


def second(numbers):
    return numbers[1]


def nim_sum_after_first(numbers):
    return nim_sum(numbers[1:])


def first_modulo_second(numbers):
    """The first number modulo the second one plus 1."""
    return numbers[0] % (numbers[1] + 1)


def is_cold_in_wythoff(numbers):
    """Whether the numbers are ⌊kφ⌋ and ⌊kφ⌋ + k for some k."""
    return len(numbers) == 2 and lower(spread(numbers)) == least(numbers)


def is_cold_in_wide_wythoff(numbers, tolerance, shift):
    """Whether the numbers are m = ⌊kα + c/α⌋ and m + tk + c for some k.

    Here t is `tolerance`, c is `shift`, and α is the positive root of x² + (t - 2)x = t.
    """
    difference = spread(numbers)
    if len(numbers) != 2 or difference < shift or (difference - shift) % tolerance != 0:
        return False
    kt = difference - shift
    above = isqrt((tolerance * tolerance + 4) * (kt + shift) ** 2) + 2 * kt + shift * tolerance
    return (above - kt * tolerance - 2 * shift) // (2 * tolerance) == least(numbers)


def least_dynamic_part(n, factor):
    """The least part in the greedy sum of n from the numbers of a sequence, with 0 for 0.

    The sequence is 1, and then the sum of the last number and of the first one that is at least 1/factor of it.
    """
    rest, part = n, 0
    while rest > 0:
        sequence, place = [1], 0
        while sequence[-1] <= rest:
            while sequence[place] * factor < sequence[-1]:
                place += 1
            sequence.append(sequence[-1] + sequence[place])
        part = sequence[-2]
        rest -= part
    return part


def is_paired(numbers):
    """Whether the positive numbers form pairs of equal ones."""
    positive = sorted(n for n in numbers if n > 0)
    return positive[::2] == positive[1::2]


def is_least_frequent(numbers):
    """Whether more than half of the numbers are the least one."""
    return 2 * list(numbers).count(least(numbers)) > len(numbers)


def is_lost_in_moore(numbers, modulus):
    """Whether the number of ones at each binary place is a multiple of `modulus` (Moore 1910)."""
    places = range(greatest(numbers).bit_length())
    return all(sum(n >> place & 1 for n in numbers) % modulus == 0 for place in places)


def is_lost_in_misere_nim(numbers):
    return nim_sum(numbers) == (greatest(numbers) <= 1)


def is_lost_in_euclid(numbers):
    """Whether the first quotient above 1 of Euclid's algorithm, or the last one, comes at an even step."""
    a, b = greatest(numbers), least(numbers)
    is_lost = True
    while b > 0:
        is_lost = not is_lost
        if a // b > 1:
            break
        a, b = b, a % b
    return is_lost


def is_lost_by_quotients(numbers, limit, replies):
    """Whether a pair is lost if the quotient of each step of Euclid's algorithm decides.

    It is taken modulo `limit`, or modulo the divisor plus 1 if that is 0. With `replies` 0, a pair before a won one
    is lost if it is odd. With 1, a pair before a won one is lost if it is 1, and a pair before a lost one if it is 0.
    """
    a, b = greatest(numbers), least(numbers)
    if b == 0:
        return True
    is_next_lost = is_lost_by_quotients([b, a % b], limit, replies)
    quotient = a // b % (limit or b + 1)
    if replies == 0:
        return not is_next_lost and quotient % 2 == 1
    return quotient == int(not is_next_lost)


def is_among(numbers, listed):
    """Whether the numbers are among the listed lists of the same length, which follow one another."""
    count = len(numbers)
    return any(list(numbers) == listed[i:i + count] for i in range(0, len(listed), count))


def nim_sum_of_cosets(numbers, modulus):
    """The nim-sum of the numbers divided by `modulus`, rounded down, times `modulus`, plus the residue of their sum."""
    return modulus * nim_sum(n // modulus for n in numbers) + sum(numbers) % modulus


def is_within_golden_ratio(numbers):
    """Whether the greater of two numbers is less than φ times the other."""
    a, b = greatest(numbers), least(numbers)
    return len(numbers) == 2 and a * a < a * b + b * b


def length(word):
    return len(word)


def count(word, letter):
    return word.count(letter)


def letters(word):
    return len(set(word))


def run_lengths(word):
    """The lengths of the runs, the longest blocks of equal letters."""
    return [len(list(run)) for _, run in groupby(word)]


def run_count(word):
    return len(run_lengths(word))


def longest_run(word):
    return greatest(run_lengths(word))


def nim_sum_of_runs(word):
    return nim_sum(run_lengths(word))


def has_equal_ends(word):
    return word[:1] == word[-1:]


def is_palindrome(word):
    return word == word[::-1]


def inversions(word):
    """The number of pairs of letters in which the second one is less than the first."""
    return sum(word[j] < word[i] for j in range(len(word)) for i in range(j))


def occurrences(word, part):
    """The number of places at which a part occurs."""
    return sum(word.startswith(part, place) for place in range(len(word)))


def value_by_automaton(word, letters, steps, values):
    """The value of the state to which the letters of a word lead from state 0.

    The next states are listed for each state and each letter.
    """
    state = 0
    for letter in word:
        state = steps[state * len(letters) + letters.index(letter)]
    return values[state]
