//! Guesses about states of one number.

use super::arithmetic::{
    different_prime_factors, digit_sum, divisors, is_fibonacci, is_lower, is_multiple_of_root_2,
    is_power, least_prime_place, lower, prime_factors, zeckendorf,
};
use super::growth::Growth;
use super::{
    Feature, Formula, Guess, Impartial, Known, Pattern, Shape, of_lost_by_residue, of_value_by,
    take_and_break,
};
use std::rc::Rc;

type Function = fn(u64) -> u64;
type Set = fn(u64) -> bool;

/// Functions of a number, with descriptions.
const FUNCTIONS: [(&str, Function); 13] = [
    ("the number of ones of n in binary, modulo 2", |n| u64::from(n.count_ones() % 2)),
    ("the number of ones of n in binary", |n| u64::from(n.count_ones())),
    ("the length of n in binary", |n| u64::from(u64::BITS - n.leading_zeros())),
    ("the exponent of 2 in n, plus 1, and 0 at 0", |n| {
        if n == 0 { 0 } else { u64::from(n.trailing_zeros()) + 1 }
    }),
    (
        "the exponent of 2 in n, and 0 at 0",
        |n| {
            if n == 0 { 0 } else { u64::from(n.trailing_zeros()) }
        },
    ),
    ("the greatest power of two that divides n, and 0 at 0", lowest_one),
    ("the greatest power of two that divides n + 1", |n| lowest_one(n + 1)),
    ("the exponent of 2 in n + 1", |n| u64::from((n + 1).trailing_zeros())),
    ("(m - 1) / 2 with the greatest odd divisor m of n + 1", |n| {
        (n + 1) >> ((n + 1).trailing_zeros() + 1)
    }),
    ("the greatest odd divisor of n, and 0 at 0", |n| if n == 0 { 0 } else { n / lowest_one(n) }),
    ("the one of 2n and 2n + 1 with an odd number of ones in binary", |n| {
        2 * n + u64::from(n.count_ones() % 2 == 0)
    }),
    ("⌊√n⌋", u64::isqrt),
    ("the number of Fibonacci numbers in the Zeckendorf sum of n", |n| zeckendorf(n).len() as u64),
];

/// Functions of the prime factors of a number.
const OF_FACTORS: [(&str, Function); 4] = [
    ("the number of prime factors of n, with their multiplicity", prime_factors),
    ("the number of different prime factors of n", different_prime_factors),
    ("the number of divisors of n", divisors),
    (
        "k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 at 1, or else 0",
        |n| match n {
            1 => 1,
            _ if n % 2 == 0 => 0,
            _ => least_prime_place(n),
        },
    ),
];

/// Sets of numbers, with descriptions of their members.
const SETS: [(&str, Set); 19] = [
    ("n is a power of two", u64::is_power_of_two),
    ("n is one less than a power of two", |n| (n + 1).is_power_of_two()),
    ("n is a power of three", |n| is_power(n, 3)),
    ("n is a square", |n| n.isqrt().pow(2) == n),
    ("n is one less than a square", |n| (n + 1).isqrt().pow(2) == n + 1),
    ("n is a triangular number", |n| (8 * n + 1).isqrt().pow(2) == 8 * n + 1),
    ("n is a Fibonacci number", is_fibonacci),
    ("n is 0 or a Fibonacci number of at least 1", |n| n == 0 || is_fibonacci(n)),
    ("n is one less than a Fibonacci number", |n| is_fibonacci(n + 1)),
    ("n has an even number of ones in binary", |n| n.count_ones() % 2 == 0),
    ("n has an odd number of ones in binary", |n| n.count_ones() % 2 == 1),
    ("the exponent of 2 in n is even", |n| n > 0 && n.trailing_zeros() % 2 == 0),
    ("the exponent of 2 in n is odd", |n| n > 0 && n.trailing_zeros() % 2 == 1),
    ("n is 0 or the exponent of 2 in n is odd", |n| n == 0 || n.trailing_zeros() % 2 == 1),
    ("n is ⌊kφ⌋ for some k, with the golden ratio φ", is_lower),
    ("n is ⌊kφ²⌋ for some k ≥ 1, with the golden ratio φ", |n| !is_lower(n)),
    ("n is ⌊kφ⌋ - 1 for some k, with the golden ratio φ", |n| {
        lower(n + 1) > n && is_lower(n + 1)
    }),
    ("n is ⌊k√2⌋ for some k", is_multiple_of_root_2),
    ("n is ⌊k(2 + √2)⌋ for some k ≥ 1", |n| !is_multiple_of_root_2(n)),
];

/// Sets of numbers that their prime factors determine.
const SETS_BY_FACTORS: [(&str, Set); 3] = [
    ("n is a prime", |n| n > 1 && prime_factors(n) == 1),
    ("n has an even number of prime factors", |n| n > 0 && prime_factors(n).is_multiple_of(2)),
    ("n has an odd number of prime factors", |n| prime_factors(n) % 2 == 1),
];

/// The greatest number in a table for which prime factors are looked for; that takes O(√n).
const MOST_FACTORED: u64 = 1_000_000;

/// The fewest lost and won numbers from which a set is guessed: a few have many descriptions.
const LEAST: usize = 5;

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let first = known[0].numbers[0];
    let values: Option<Vec<u64>> = known.iter().map(|one| one.worth.value).collect();
    let formulas = values.map_or(Vec::new(), |values| formulas(&values, first));
    let mut guesses: Vec<Guess<Impartial>> = formulas
        .into_iter()
        .map(|formula| {
            let (words, at) = (formula.words.clone(), Rc::clone(&formula.at));
            Guess::of_value(words, move |known| at(known.numbers[0]))
                .with_shape(Some(Shape::Rows { rows: vec![formula], rest: 0 }))
        })
        .collect();
    guesses.extend(of_value_by(&digit_sums()));
    let lost: Vec<i128> = known.iter().map(|one| i128::from(one.worth.is_lost)).collect();
    if !lost.contains(&1) || !lost.contains(&0) {
        return guesses;
    }
    if let Some(growth) = Growth::of(&lost, first).filter(Growth::is_periodic) {
        let words = growth.residues();
        let Pattern { from, period, .. } = growth.pattern();
        let guess = Guess::of_lost(&words, move |known| growth.at(known.numbers[0]) == 1);
        guesses.push(guess.with_shape(Some(Shape::Periodic { from, period })));
    }
    let count = lost.iter().filter(|one| **one == 1).count();
    if count.min(lost.len() - count) >= LEAST {
        let last = known[known.len() - 1].numbers[0];
        let by_factors: &[_] = if last <= MOST_FACTORED { &SETS_BY_FACTORS } else { &[] };
        let sets = SETS.iter().chain(by_factors).copied();
        guesses.extend(
            sets.map(|(words, set)| Guess::of_lost(words, move |known| set(known.numbers[0]))),
        );
        guesses.extend(intervals());
        guesses.extend(of_lost_by_residue(&digit_sums(), known));
    }
    guesses
}

/// The formulas that may describe these values of the numbers from `first` on, the simpler ones first.
pub(super) fn formulas(values: &[u64], first: u64) -> Vec<Formula> {
    let terms: Vec<i128> = values.iter().map(|value| i128::from(*value)).collect();
    let growth = Growth::of(&terms, first).map(|growth| Formula {
        words: growth.words_of_integers(),
        pattern: Some(growth.pattern()),
        at: Rc::new(move |n| u64::try_from(growth.at(n)).ok()),
    });
    let last = first.saturating_add(values.len() as u64);
    let of_factors: &[_] = if last <= MOST_FACTORED { &OF_FACTORS } else { &[] };
    let functions = FUNCTIONS.iter().chain(of_factors).map(|&(words, function)| Formula {
        words: format!("the value is {words}"),
        at: Rc::new(move |n| Some(function(n))),
        pattern: None,
    });
    let mut formulas: Vec<Formula> = growth.into_iter().chain(functions).collect();
    formulas
        .retain(|formula| (first..).zip(values).all(|(n, value)| (formula.at)(n) == Some(*value)));
    if formulas.is_empty() {
        formulas.extend(take_and_break::formula(values, first));
    }
    formulas
}

fn lowest_one(n: u64) -> u64 {
    n & n.wrapping_neg()
}

fn digit_sums() -> Vec<Feature> {
    let feature = |base: u64| {
        let words = format!("the sum of the digits of n in base {base}");
        Feature::new(words, move |known| digit_sum(known.numbers[0], base))
    };
    (2..=10).map(feature).collect()
}

/// Guesses that the lost numbers are intervals whose ends grow by a constant factor.
fn intervals() -> Vec<Guess<Impartial>> {
    let pairs = (3..=20).flat_map(|ratio| (2..ratio).map(move |end| (ratio, end)));
    let guess = |(ratio, end): (u64, u64)| {
        let words = format!(
            "n is above {end}·{ratio}^k and at most {ratio}^(k + 1) for some k ≥ 0, or 1 or 0"
        );
        Guess::of_lost(&words, move |known| {
            let mut rest = known.numbers[0];
            while rest > ratio {
                rest = rest.div_ceil(ratio);
            }
            rest <= 1 || rest > end
        })
    };
    pairs.map(guess).collect()
}
