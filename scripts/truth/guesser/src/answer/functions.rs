//! Functions that occur in the theorems of games. A blank line ends each one; files with answers contain copies.

pub(crate) fn half(n: u64) -> u64 {
    n / 2
}

pub(crate) fn ones(n: u64) -> u64 {
    u64::from(n.count_ones())
}

pub(crate) fn binary_length(n: u64) -> u64 {
    u64::from(u64::BITS - n.leading_zeros())
}

/// Returns the exponent of 2 in n, and 0 for 0.
pub(crate) fn exponent_of_2(n: u64) -> u64 {
    if n == 0 { 0 } else { u64::from(n.trailing_zeros()) }
}

/// Returns the greatest power of two that divides n, and 0 for 0.
pub(crate) fn lowest_one(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// Returns the greatest odd divisor of n, and 0 for 0.
pub(crate) fn odd_part(n: u64) -> u64 {
    n >> exponent_of_2(n)
}

/// Returns ⌊√n⌋ by Newton's method.
pub(crate) fn root(n: u128) -> u128 {
    let mut root = n.min(1 << 64);
    while root > 0 && n / root < root {
        root = (root + n / root) / 2;
    }
    root
}

pub(crate) fn square_root(n: u64) -> u64 {
    root(n.into()) as u64
}

pub(crate) fn is_square(n: u64) -> bool {
    root(n.into()).pow(2) == n.into()
}

pub(crate) fn is_power(n: u64, base: u64) -> bool {
    let mut rest = n.max(1);
    while rest % base == 0 {
        rest /= base;
    }
    n > 0 && rest == 1
}

pub(crate) fn digit_sum(n: u64, base: u64) -> u64 {
    if n == 0 { 0 } else { n % base + digit_sum(n / base, base) }
}

pub(crate) fn nim_sum_of_digits(n: u64, base: u64) -> u64 {
    if n == 0 { 0 } else { (n % base) ^ nim_sum_of_digits(n / base, base) }
}

/// Returns the prime factors in ascending order, with their multiplicity; none of 0.
pub(crate) fn factored(n: u64) -> Vec<u64> {
    let (mut rest, mut factor) = (n.max(1), 2);
    let mut factors = Vec::new();
    while factor * factor <= rest {
        if rest % factor == 0 {
            rest /= factor;
            factors.push(factor);
        } else {
            factor += 1;
        }
    }
    factors.extend((rest > 1).then_some(rest));
    factors
}

pub(crate) fn prime_factors(n: u64) -> u64 {
    factored(n).len() as u64
}

pub(crate) fn different_prime_factors(n: u64) -> u64 {
    let mut factors = factored(n);
    factors.dedup();
    factors.len() as u64
}

/// Returns the number of divisors of n, and 0 for 0.
pub(crate) fn divisors(n: u64) -> u64 {
    let factors = factored(n);
    let mut divisors = u64::from(n > 0);
    let mut same = 0;
    for place in 0..factors.len() {
        same = if place > 0 && factors[place] == factors[place - 1] { same + 1 } else { 1 };
        divisors = divisors / same * (same + 1);
    }
    divisors
}

/// Returns k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 for 1, and otherwise 0.
pub(crate) fn odd_prime_place(n: u64) -> u64 {
    if n == 0 || n % 2 == 0 {
        return 0;
    }
    let least = *factored(n).first().unwrap_or(&1) as usize;
    let mut is_composite = vec![false; least + 1];
    let mut place = 1;
    for m in (3..=least).step_by(2) {
        if !is_composite[m] {
            place += 1;
            (m * m..=least).step_by(m).for_each(|multiple| is_composite[multiple] = true);
        }
    }
    place
}

/// Returns k if the least prime factor of n is the k-th prime, and otherwise 0.
pub(crate) fn prime_place(n: u64) -> u64 {
    if n < 2 { 0 } else { odd_prime_place(n).max(1) }
}

/// Returns whether 5n² + 4 or 5n² - 4 is a square, which characterises Fibonacci numbers (Gessel 1972).
pub(crate) fn is_fibonacci(n: u64) -> bool {
    let square = 5 * u128::from(n).pow(2);
    n > 0 && (root(square + 4).pow(2) == square + 4 || root(square - 4).pow(2) == square - 4)
}

/// Returns the number of Fibonacci numbers, no two of them neighbours, whose sum is n (Zeckendorf 1972).
pub(crate) fn zeckendorf_terms(n: u64) -> u64 {
    let (mut rest, mut terms) = (u128::from(n), 0);
    let (mut small, mut great) = (1, 1);
    while great <= rest {
        (small, great) = (great, small + great);
    }
    while rest > 0 {
        if great <= rest {
            rest -= great;
            terms += 1;
        }
        (small, great) = (great - small, small);
    }
    terms
}

/// Returns the least of the Fibonacci numbers, no two of them neighbours, whose sum is n, and 0 for 0.
pub(crate) fn least_zeckendorf_term(n: u64) -> u64 {
    let (mut rest, mut least) = (n, 0);
    while rest > 0 {
        let (mut small, mut great) = (1, 1);
        while great <= u128::from(rest) {
            (small, great) = (great, small + great);
        }
        least = small as u64;
        rest -= least;
    }
    least
}

/// Returns ⌊kφ⌋ with the golden ratio φ.
pub(crate) fn lower(k: u64) -> u64 {
    ((u128::from(k) + root(5 * u128::from(k).pow(2))) / 2) as u64
}

/// Returns whether n is ⌊kφ⌋ for some k.
pub(crate) fn is_lower(n: u64) -> bool {
    // n/φ is nφ - n.
    let k = lower(n) - n;
    lower(k) == n || lower(k + 1) == n
}

/// Returns whether n is ⌊k√2⌋ for some k.
pub(crate) fn is_multiple_of_root_2(n: u64) -> bool {
    // n/√2 is half of n√2.
    let k = root(2 * u128::from(n).pow(2)) / 2;
    [k, k + 1].iter().any(|k| root(2 * k * k) == u128::from(n))
}

/// Returns whether n is at least start·ratio^k and below end·ratio^k for some k ≥ 0.
pub(crate) fn is_in_interval(n: u64, start: u64, end: u64, ratio: u64) -> bool {
    let (mut start, mut end) = (u128::from(start), u128::from(end));
    while end <= u128::from(n) {
        start *= u128::from(ratio);
        end *= u128::from(ratio);
    }
    start <= u128::from(n)
}

/// Returns whether n is among `first` and the further terms of a sequence in which a is followed by
/// a + ⌊(share·a + more)/divisor⌋; `more` is at least `divisor`.
pub(crate) fn is_in_sequence(n: u64, first: u64, share: u64, more: u64, divisor: u64) -> bool {
    let mut term = u128::from(first);
    while term < u128::from(n) {
        term += (u128::from(share) * term + u128::from(more)) / u128::from(divisor);
    }
    term == u128::from(n)
}

pub(crate) fn is_one_of(n: u64, numbers: &[u64]) -> bool {
    numbers.contains(&n)
}

pub(crate) fn nim_sum(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ n)
}

/// Returns the residues of the numbers, each by a modulus of its own, as digits of one number, the last one lowest.
pub(crate) fn residues(numbers: &[u64], moduli: &[u64]) -> u64 {
    numbers.iter().zip(moduli).fold(0, |digits, (n, modulus)| digits * modulus + n % modulus)
}

pub(crate) fn residues_in_ascending_order(numbers: &[u64], moduli: &[u64]) -> u64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    residues(&sorted, moduli)
}

pub(crate) fn sum_of(numbers: &[u64]) -> u64 {
    numbers.iter().sum()
}

pub(crate) fn product_of(numbers: &[u64]) -> u64 {
    numbers.iter().fold(1, |product, n| product.wrapping_mul(*n))
}

pub(crate) fn least(numbers: &[u64]) -> u64 {
    *numbers.iter().min().unwrap_or(&0)
}

pub(crate) fn greatest(numbers: &[u64]) -> u64 {
    *numbers.iter().max().unwrap_or(&0)
}

pub(crate) fn spread(numbers: &[u64]) -> u64 {
    greatest(numbers) - least(numbers)
}

pub(crate) fn common_divisor(numbers: &[u64]) -> u64 {
    let mut divisor = 0;
    for &n in numbers {
        let mut rest = n;
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
    }
    divisor
}

pub(crate) fn odd_count(numbers: &[u64]) -> u64 {
    numbers.iter().map(|n| n % 2).sum()
}

pub(crate) fn even_count(numbers: &[u64]) -> u64 {
    numbers.len() as u64 - odd_count(numbers)
}

pub(crate) fn positive_count(numbers: &[u64]) -> u64 {
    numbers.iter().filter(|n| **n > 0).count() as u64
}

pub(crate) fn bitwise_or(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |all, n| all | n)
}

pub(crate) fn bitwise_and(numbers: &[u64]) -> u64 {
    numbers.iter().fold(u64::MAX, |all, n| all & n)
}

/// Returns the place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1.
pub(crate) fn lowest_zero(numbers: &[u64]) -> u64 {
    let all = numbers.iter().fold(0, |all, n| all | n.saturating_sub(1));
    exponent_of_2(all + 1)
}

pub(crate) fn nim_sum_of_halves(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ (n / 2))
}

pub(crate) fn nim_sum_of_halves_up(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ ((n + 1) / 2))
}

pub(crate) fn nim_sum_of_successors(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ (n + 1))
}

/// Returns the nim-sum of the positive numbers less 1.
pub(crate) fn nim_sum_of_predecessors(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ n.saturating_sub(1))
}

/// Returns the nim-sum of every second number from this place on.
pub(crate) fn nim_sum_from(numbers: &[u64], place: u64) -> u64 {
    numbers.iter().skip(place as usize).step_by(2).fold(0, |sum, n| sum ^ n)
}

/// Returns the nim-sum of every second number back from this place, counted from the last.
pub(crate) fn nim_sum_back_from(numbers: &[u64], place: u64) -> u64 {
    numbers.iter().rev().skip(place as usize).step_by(2).fold(0, |sum, n| sum ^ n)
}

/// Returns the nim-sum of every second distance between the sorted numbers, less `width`, from the greatest
/// down; the first number alone counts from `start`.
pub(crate) fn nim_sum_of_gaps(numbers: &[u64], start: u64, width: u64) -> u64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let mut sum = 0;
    for pair in sorted.rchunks(2) {
        sum ^= if pair.len() == 1 {
            pair[0].saturating_sub(start)
        } else {
            (pair[1] - pair[0]).saturating_sub(width)
        };
    }
    sum
}

/// Returns the nim-sum of the differences, less `width`, of the first two numbers, the next two, and so on.
pub(crate) fn nim_sum_of_pairs(numbers: &[u64], width: u64) -> u64 {
    let pairs = numbers.iter().step_by(2).zip(numbers.iter().skip(1).step_by(2));
    pairs.fold(0, |sum, (a, b)| sum ^ a.abs_diff(*b).saturating_sub(width))
}

/// Returns the nim product of two numbers below 2^(2^level), by Conway's rules for powers of the form 2^(2^k).
pub(crate) fn nim_product(a: u64, b: u64, level: u64) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let bits = 1 << (level - 1);
    let low = (1 << bits) - 1;
    let lows = nim_product(a & low, b & low, level - 1);
    let highs = nim_product(a >> bits, b >> bits, level - 1);
    let sums = nim_product((a & low) ^ (a >> bits), (b & low) ^ (b >> bits), level - 1);
    let square = nim_product(highs, 1 << (bits - 1), level - 1);
    ((sums ^ lows) << bits) ^ lows ^ square
}

pub(crate) fn nim_product_of(numbers: &[u64]) -> u64 {
    numbers.iter().fold(1, |product, n| nim_product(product, *n, 6))
}

pub(crate) fn first(numbers: &[u64]) -> u64 {
    numbers[0]
}

pub(crate) fn second(numbers: &[u64]) -> u64 {
    numbers[1]
}

pub(crate) fn nim_sum_after_first(numbers: &[u64]) -> u64 {
    nim_sum(numbers) ^ numbers[0]
}

/// Returns the first number modulo the second one plus 1.
pub(crate) fn first_modulo_second(numbers: &[u64]) -> u64 {
    numbers[0] % (numbers[1] + 1)
}

/// Returns whether the numbers are ⌊kφ⌋ and ⌊kφ⌋ + k for some k.
pub(crate) fn is_cold_in_wythoff(numbers: &[u64]) -> bool {
    numbers.len() == 2 && lower(spread(numbers)) == least(numbers)
}

/// Returns whether the numbers are m = ⌊kα + c/α⌋ and m + tk + c for some k, where t is `tolerance`, c is `shift`, 0 or
/// 1, and α is the positive root of x² + (t - 2)x = t (Fraenkel 1982, 1984).
pub(crate) fn is_cold_in_wide_wythoff(numbers: &[u64], tolerance: u64, shift: u64) -> bool {
    let difference = spread(numbers);
    if numbers.len() != 2 || difference < shift || (difference - shift) % tolerance != 0 {
        return false;
    }
    assert!(difference < 1 << 56);
    // α is (2 - t + √(t² + 4)) / 2, and 1/α is (t - 2 + √(t² + 4)) / (2t).
    let (t, c) = (u128::from(tolerance), u128::from(shift));
    let kt = u128::from(difference - shift);
    let above = root((t * t + 4) * (kt + c).pow(2)) + 2 * kt + c * t;
    (above - kt * t - 2 * c) / (2 * t) == u128::from(least(numbers))
}

/// Returns the least part in the greedy sum of n, where each part is the last number of a sequence that is not too
/// large: 1, and then the sum of the last number and of the first one that is at least 1/factor of it (Schwenk 1970).
pub(crate) fn least_dynamic_part(n: u64, factor: u64) -> u64 {
    let (mut rest, mut part) = (n, 0);
    while rest > 0 {
        let mut sequence = vec![1_u128];
        let mut place = 0;
        part = 1;
        while part <= u128::from(rest) {
            while sequence[place] * u128::from(factor) < part {
                place += 1;
            }
            part += sequence[place];
            sequence.push(part);
        }
        part = sequence[sequence.len() - 2];
        rest -= part as u64;
    }
    part as u64
}

/// Returns whether the positive numbers form pairs of equal ones.
pub(crate) fn is_paired(numbers: &[u64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.retain(|n| *n > 0);
    sorted.sort_unstable();
    sorted.len() % 2 == 0 && sorted.chunks(2).all(|pair| pair[0] == pair[1])
}

/// Returns whether more than half of the numbers are the least one.
pub(crate) fn is_least_frequent(numbers: &[u64]) -> bool {
    2 * numbers.iter().filter(|n| **n == least(numbers)).count() > numbers.len()
}

/// Returns whether the number of ones at each binary place is a multiple of `modulus` (Moore 1910).
pub(crate) fn is_lost_in_moore(numbers: &[u64], modulus: u64) -> bool {
    let ones = |place: u32| numbers.iter().map(|n| n >> place & 1).sum::<u64>();
    (0..u64::BITS).all(|place| ones(place) % modulus == 0)
}

pub(crate) fn is_lost_in_misere_nim(numbers: &[u64]) -> bool {
    nim_sum(numbers) == u64::from(greatest(numbers) <= 1)
}

/// Returns whether the first quotient above 1 of Euclid's algorithm, or the last one, comes at an even step.
pub(crate) fn is_lost_in_euclid(numbers: &[u64]) -> bool {
    let (mut a, mut b) = (greatest(numbers), least(numbers));
    let mut is_lost = true;
    while b > 0 {
        is_lost = !is_lost;
        if a / b > 1 {
            break;
        }
        (a, b) = (b, a % b);
    }
    is_lost
}

/// Returns whether a pair is lost if the quotient of each step of Euclid's algorithm decides, modulo `limit`, or modulo
/// the divisor plus 1 if that is 0. With `replies` 0, a pair before a won one is lost if it is odd. With 1, a pair
/// before a won one is lost if it is 1, and a pair before a lost one if it is 0.
pub(crate) fn is_lost_by_quotients(numbers: &[u64], limit: u64, replies: u64) -> bool {
    let (a, b) = (greatest(numbers), least(numbers));
    if b == 0 {
        return true;
    }
    let is_next_lost = is_lost_by_quotients(&[b, a % b], limit, replies);
    let quotient = a / b % (if limit == 0 { b + 1 } else { limit });
    if replies == 0 {
        !is_next_lost && quotient % 2 == 1
    } else {
        quotient == u64::from(!is_next_lost)
    }
}

/// Returns whether the numbers are among the listed lists of the same length, which follow one another.
pub(crate) fn is_among(numbers: &[u64], listed: &[u64]) -> bool {
    listed.chunks(numbers.len()).any(|list| list == numbers)
}

/// Returns the nim-sum of the numbers divided by `modulus`, rounded down, times `modulus`, plus the residue of their
/// sum.
pub(crate) fn nim_sum_of_cosets(numbers: &[u64], modulus: u64) -> u64 {
    let quotients = numbers.iter().fold(0, |sum, n| sum ^ (n / modulus));
    modulus * quotients + numbers.iter().fold(0, |sum, n| (sum + n % modulus) % modulus)
}

/// Returns whether the greater of two numbers is less than φ times the other.
pub(crate) fn is_within_golden_ratio(numbers: &[u64]) -> bool {
    let (a, b) = (u128::from(greatest(numbers)), u128::from(least(numbers)));
    numbers.len() == 2 && a * a < a * b + b * b
}

pub(crate) fn length(word: &str) -> u64 {
    word.chars().count() as u64
}

pub(crate) fn count(word: &str, letter: char) -> u64 {
    word.chars().filter(|other| *other == letter).count() as u64
}

pub(crate) fn letters(word: &str) -> u64 {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    letters.len() as u64
}

/// Returns the lengths of the runs, the longest blocks of equal letters.
pub(crate) fn run_lengths(word: &str) -> Vec<u64> {
    let mut lengths = Vec::new();
    let mut last = None;
    for letter in word.chars() {
        if last == Some(letter) {
            *lengths.last_mut().unwrap() += 1;
        } else {
            lengths.push(1);
        }
        last = Some(letter);
    }
    lengths
}

pub(crate) fn run_count(word: &str) -> u64 {
    run_lengths(word).len() as u64
}

pub(crate) fn longest_run(word: &str) -> u64 {
    greatest(&run_lengths(word))
}

pub(crate) fn nim_sum_of_runs(word: &str) -> u64 {
    nim_sum(&run_lengths(word))
}

pub(crate) fn has_equal_ends(word: &str) -> bool {
    word.chars().next() == word.chars().last()
}

pub(crate) fn is_palindrome(word: &str) -> bool {
    word.chars().eq(word.chars().rev())
}

/// Returns the number of pairs of letters in which the second one is less than the first.
pub(crate) fn inversions(word: &str) -> u64 {
    let letters: Vec<char> = word.chars().collect();
    let less =
        |place: usize| letters[place..].iter().filter(|letter| **letter < letters[place]).count();
    (0..letters.len()).map(less).sum::<usize>() as u64
}

/// Returns the number of places at which a part occurs.
pub(crate) fn occurrences(word: &str, part: &str) -> u64 {
    word.char_indices().filter(|(place, _)| word[*place..].starts_with(part)).count() as u64
}

/// Returns the value of the state to which the letters of a word lead from state 0. The next states are listed for
/// each state and each letter.
pub(crate) fn value_by_automaton(word: &str, letters: &str, steps: &[u64], values: &[u64]) -> u64 {
    let place = |letter| letters.chars().position(|other| other == letter).expect("a known letter");
    let count = letters.chars().count();
    let state = word.chars().fold(0, |state, letter| steps[state * count + place(letter)] as usize);
    values[state]
}
