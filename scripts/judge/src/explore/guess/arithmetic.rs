//! Functions and sets of integers that occur in the theorems of games.

pub(super) fn prime_factors(n: u64) -> u64 {
    factored(n).len() as u64
}

/// The prime factors in ascending order, with their multiplicity; none of 0.
fn factored(n: u64) -> Vec<u64> {
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

pub(super) fn different_prime_factors(n: u64) -> u64 {
    factored(n).chunk_by(|a, b| a == b).count() as u64
}

pub(super) fn divisors(n: u64) -> u64 {
    if n == 0 {
        0
    } else {
        factored(n).chunk_by(|a, b| a == b).map(|same| same.len() as u64 + 1).product()
    }
}

/// The place of the least prime factor among the primes, from 1 on; 0 of 0 and 1.
pub(super) fn least_prime_place(n: u64) -> u64 {
    let least = factored(n).first().copied().unwrap_or(0) as usize;
    let mut is_composite = vec![false; least + 1];
    let mut place = 0;
    for m in 2..=least {
        if !is_composite[m] {
            place += 1;
            (m * m..=least).step_by(m).for_each(|multiple| is_composite[multiple] = true);
        }
    }
    place
}

/// Returns whether 5n² + 4 or 5n² - 4 is a square, which characterises Fibonacci numbers (Gessel 1972).
pub(super) fn is_fibonacci(n: u64) -> bool {
    let square = 5 * u128::from(n).pow(2);
    let is_square = |m: u128| m.isqrt().pow(2) == m;
    n > 0 && (is_square(square + 4) || is_square(square - 4))
}

/// The Fibonacci numbers whose sum is `n`, no two of them neighbours, from the greatest on (Zeckendorf 1972).
pub(super) fn zeckendorf(n: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while numbers[numbers.len() - 1] < n {
        numbers.push(numbers[numbers.len() - 1].saturating_add(numbers[numbers.len() - 2]));
    }
    let (mut rest, mut parts) = (n, Vec::new());
    for number in numbers.into_iter().rev() {
        if number <= rest {
            rest -= number;
            parts.push(number);
        }
    }
    parts
}

/// ⌊kφ⌋, exactly.
pub(super) fn lower(k: u64) -> u64 {
    u128::midpoint(u128::from(k), (5 * u128::from(k).pow(2)).isqrt()) as u64
}

pub(super) fn is_lower(n: u64) -> bool {
    // n/φ is nφ - n.
    let k = lower(n) - n;
    lower(k) == n || lower(k + 1) == n
}

/// Returns whether n is ⌊k√2⌋ for some k.
pub(super) fn is_multiple_of_root_2(n: u64) -> bool {
    let floor = |k: u64| (2 * u128::from(k).pow(2)).isqrt() as u64;
    // n/√2 is half of n√2.
    (floor(n) / 2..=floor(n) / 2 + 1).any(|k| floor(k) == n)
}

pub(super) fn is_power(n: u64, base: u64) -> bool {
    let mut rest = n.max(1);
    while rest.is_multiple_of(base) {
        rest /= base;
    }
    n > 0 && rest == 1
}

pub(super) fn digit_sum(n: u64, base: u64) -> u64 {
    if n == 0 { 0 } else { n % base + digit_sum(n / base, base) }
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
