//! Guesses about states of one number.

// Expressions are also code for old compilers.
#![allow(clippy::manual_is_multiple_of)]

use super::growth::Growth;
use super::relations::{self, with_exceptions};
use super::{
    Described, Feature, Formula, Guess, Impartial, Known, Pattern, Shape, described,
    of_lost_at_zero, of_lost_by_residue, of_value_by, take_and_break,
};
use crate::answer::functions::{
    binary_length, common_divisor, different_prime_factors, digit_sum, divisors, exponent_of_2,
    half, is_fibonacci, is_in_interval, is_in_sequence, is_lower, is_multiple_of_root_2, is_power,
    is_square, least_dynamic_part, lowest_one, nim_sum_of_digits, odd_part, odd_prime_place, ones,
    prime_factors, prime_place, square_root, zeckendorf_terms,
};
use itertools::Itertools;
use std::ops::Range;
use std::rc::Rc;

pub(super) type Function = Described<fn(u64) -> u64>;
type Set = Described<fn(u64) -> bool>;

/// Functions of a number.
pub(super) const FUNCTIONS: [Function; 14] = [
    described!("the number of ones of n in binary, modulo 2", |n| ones(n) % 2),
    described!("the number of ones of n in binary", |n| ones(n)),
    described!("the length of n in binary", |n| binary_length(n)),
    described!("the exponent of 2 in n, plus 1, and 0 at 0", |n| exponent_of_2(2 * n)),
    described!("the exponent of 2 in n, and 0 at 0", |n| exponent_of_2(n)),
    described!("the greatest power of two that divides n, and 0 at 0", |n| lowest_one(n)),
    described!("the greatest power of two that divides n + 1", |n| lowest_one(n + 1)),
    described!("the exponent of 2 in n + 1", |n| exponent_of_2(n + 1)),
    described!("(m - 1) / 2 with the greatest odd divisor m of n + 1", |n| half(odd_part(n + 1))),
    described!("the greatest odd divisor of n, and 0 at 0", |n| odd_part(n)),
    described!("the one of 2n and 2n + 1 with an odd number of ones in binary", |n| 2 * n + 1
        - ones(n) % 2),
    described!("⌊√n⌋", |n| square_root(n)),
    described!("the greatest r for which r(r + 1) / 2 is at most n", |n| half(
        square_root(8 * n + 1) - 1
    )),
    described!("the number of Fibonacci numbers in the Zeckendorf sum of n", |n| {
        zeckendorf_terms(n)
    }),
];

/// Functions of the prime factors of a number.
const OF_FACTORS: [Function; 6] = [
    described!("the number of prime factors of n, with their multiplicity", |n| prime_factors(n)),
    described!(
        "the number of odd prime factors of n, with their multiplicity, plus 1 if n is even, and 0 at 0",
        |n| prime_factors(odd_part(n)) + ones(half(lowest_one(n)))
    ),
    described!("the number of different prime factors of n", |n| different_prime_factors(n)),
    described!("the number of divisors of n", |n| divisors(n)),
    described!("k if the least prime factor of n is the k-th prime, or else 0", |n| prime_place(n)),
    described!(
        "k if the least prime factor of n is the k-th odd prime from k = 2 on, 1 at 1, or else 0",
        |n| odd_prime_place(n)
    ),
];

/// Sets of numbers, by their members.
const SETS: [Set; 19] = [
    described!("n is a power of two", |n| is_power(n, 2)),
    described!("n is one less than a power of two", |n| is_power(n + 1, 2)),
    described!("n is a power of three", |n| is_power(n, 3)),
    described!("n is a square", |n| is_square(n)),
    described!("n is one less than a square", |n| is_square(n + 1)),
    described!("n is a triangular number", |n| is_square(8 * n + 1)),
    described!("n is a Fibonacci number", |n| is_fibonacci(n)),
    described!("n is 0 or a Fibonacci number of at least 1", |n| n == 0 || is_fibonacci(n)),
    described!("n is one less than a Fibonacci number", |n| is_fibonacci(n + 1)),
    described!("n has an even number of ones in binary", |n| ones(n) % 2 == 0),
    described!("n has an odd number of ones in binary", |n| ones(n) % 2 == 1),
    described!("the exponent of 2 in n is even", |n| n > 0 && exponent_of_2(n) % 2 == 0),
    described!("the exponent of 2 in n is odd", |n| exponent_of_2(n) % 2 == 1),
    described!("n is 0 or the exponent of 2 in n is odd", |n| n == 0 || exponent_of_2(n) % 2 == 1),
    described!("n is ⌊kφ⌋ for some k, with the golden ratio φ", |n| is_lower(n)),
    described!("n is ⌊kφ²⌋ for some k ≥ 1, with the golden ratio φ", |n| !is_lower(n)),
    described!("n is ⌊kφ⌋ - 1 for some k, with the golden ratio φ", |n| is_lower(n + 1)),
    described!("n is ⌊k√2⌋ for some k", |n| is_multiple_of_root_2(n)),
    described!("n is ⌊k(2 + √2)⌋ for some k ≥ 1", |n| !is_multiple_of_root_2(n)),
];

/// Sets of numbers that their prime factors determine.
const SETS_BY_FACTORS: [Set; 3] = [
    described!("n is a prime", |n| prime_factors(n) == 1),
    described!("n has an even number of prime factors", |n| n > 0 && prime_factors(n) % 2 == 0),
    described!("n has an odd number of prime factors", |n| prime_factors(n) % 2 == 1),
];

/// The greatest number in a table for which prime factors are looked for; that takes O(√n).
const MOST_FACTORED: u64 = 1_000_000;

/// The fewest lost and won numbers from which a set is guessed: a few have many descriptions.
const LEAST: usize = 5;

/// The number of terms of a sequence that a guess names.
const SHOWN_TERMS: usize = 4;

/// The greatest numerator and denominator of the fraction by which a sequence grows.
const GROWTH: u64 = 6;

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let first = known[0].numbers[0];
    let values: Option<Vec<u64>> = known.iter().map(|one| one.worth.value).collect();
    let formulas = values.map_or(Vec::new(), |values| formulas(&values, first));
    let mut guesses: Vec<Guess<Impartial>> = formulas
        .into_iter()
        .map(|formula| {
            let Formula { words, code, at, .. } = formula.clone();
            Guess::of_value(words, code, move |known| at(known.numbers[0]))
                .with_shape(Some(Shape::Rows { rows: vec![formula], rest: 0 }))
        })
        .collect();
    let last = known[known.len() - 1].numbers[0];
    let digits = [digit_sums(last), nim_sums_of_digits(last)].concat();
    guesses.extend(of_value_by(&digits));
    let lost: Vec<i128> = known.iter().map(|one| i128::from(one.worth.is_lost)).collect();
    if !lost.contains(&1) || !lost.contains(&0) {
        return guesses;
    }
    if let Some(growth) = Growth::of(&lost, first).filter(Growth::is_periodic) {
        let (words, code) = (growth.residues(), format!("{} == 1", growth.code()));
        let Pattern { from, period, .. } = growth.pattern();
        let guess = Guess::of_lost(&words, code, move |known| growth.at(known.numbers[0]) == 1);
        guesses.push(guess.with_shape(Some(Shape::Periodic { from, period })));
    }
    let count = lost.iter().filter(|one| **one == 1).count();
    if count.min(lost.len() - count) >= LEAST {
        let by_factors: &[Set] = if last <= MOST_FACTORED { &SETS_BY_FACTORS } else { &[] };
        let sets: Vec<relations::Set> = SETS.iter().chain(by_factors).map(set_of_number).collect();
        guesses.extend(sets.iter().map(relations::Set::guess));
        guesses.extend(intervals(known));
        guesses.extend(growing_sequences(known));
        guesses.extend(of_lost_by_residue(&digit_sums(last), known));
        guesses.extend(of_lost_at_zero(&nim_sums_of_digits(last)));
        let dynamic = dynamic_sets();
        guesses.extend(dynamic.iter().map(relations::Set::guess));
        guesses.extend(with_exceptions(&[sets, dynamic].concat(), known));
    }
    guesses
}

/// The formulas that may describe these values of the numbers from `first` on, the simpler ones first.
pub(super) fn formulas(values: &[u64], first: u64) -> Vec<Formula> {
    let terms: Vec<i128> = values.iter().map(|value| i128::from(*value)).collect();
    let growth = Growth::of(&terms, first).filter(|growth| !growth.is_falling());
    let growth = growth.map(|growth| Formula {
        words: growth.words_of_integers(),
        code: growth.code(),
        pattern: Some(growth.pattern()),
        at: Rc::new(move |n| u64::try_from(growth.at(n)).ok()),
    });
    let last = first.saturating_add(values.len() as u64);
    let of_factors: &[Function] = if last <= MOST_FACTORED { &OF_FACTORS } else { &[] };
    let functions = FUNCTIONS.iter().chain(of_factors).map(|Function { words, code, of }| {
        let of = *of;
        Formula {
            words: format!("the value is {words}"),
            code: (*code).to_owned(),
            at: Rc::new(move |n| Some(of(n))),
            pattern: None,
        }
    });
    let mut formulas: Vec<Formula> = growth.into_iter().chain(functions).collect();
    formulas
        .retain(|formula| (first..).zip(values).all(|(n, value)| (formula.at)(n) == Some(*value)));
    if formulas.is_empty() {
        formulas.extend(take_and_break::formula(values, first));
    }
    formulas
}

/// The sums of digits in bases up to 10 in which the last number has several digits.
fn digit_sums(last: u64) -> Vec<Feature> {
    let feature = |base: u64| {
        let words = format!("the sum of the digits of n in base {base}");
        let code = format!("digit_sum(n, {base})");
        let sum = Feature::new(words, code, move |known| digit_sum(known.numbers[0], base));
        Feature { base: Some(base), ..sum }
    };
    (2..=last.min(10)).map(feature).collect()
}

/// The nim-sums of digits in bases up to 10 in which the last number has several digits.
fn nim_sums_of_digits(last: u64) -> Vec<Feature> {
    let feature = |base: u64| {
        let words = format!("the nim-sum of the digits of n in base {base}");
        let code = format!("nim_sum_of_digits(n, {base})");
        Feature::new(words, code, move |known| nim_sum_of_digits(known.numbers[0], base))
    };
    (3..=last.min(10)).map(feature).collect()
}

fn set_of_number(Set { words, code, of }: &Set) -> relations::Set {
    let of = *of;
    relations::Set::new(*words, *code, move |numbers| of(numbers[0]))
}

/// The lost heaps of games in which a move may take at most a multiple of what the move before took, in normal play
/// and, greater by 1, in misère play.
fn dynamic_sets() -> Vec<relations::Set> {
    // The numbers for 1 are the powers of two, and those for 2 are the Fibonacci numbers, which are guessed already.
    let sets =
        [(1, 1), (2, 1)].into_iter().chain((3..=5).flat_map(|ratio| [(ratio, 0), (ratio, 1)]));
    let set = |(ratio, more): (u64, u64)| {
        let n = if more == 0 { "n" } else { "n - 1" };
        let words = match ratio {
            1 => format!("{n} is a power of two"),
            2 => format!("{n} is a Fibonacci number"),
            _ => format!(
                "{n} is among 1, …, where each number is the sum of the one before it and of the first one that is at \
                 least 1/{ratio} of that"
            ),
        };
        let code = format!("n > {more} && least_dynamic_part({n}, {ratio}) == {n}");
        relations::Set::new(words, code, move |numbers| {
            let n = numbers[0].saturating_sub(more);
            n > 0 && least_dynamic_part(n, ratio) == n
        })
    };
    sets.map(set).collect()
}

/// Guesses that the lost numbers, but for the first ones, or these less 1, are intervals whose ends grow by a constant
/// factor.
fn intervals(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let runs: Vec<(u64, u64)> = known
        .chunk_by(|one, next| one.worth.is_lost == next.worth.is_lost)
        .filter(|run| run[0].worth.is_lost)
        .map(|run| (run[0].numbers[0], run[run.len() - 1].numbers[0]))
        .collect();
    let skipped = runs.first().filter(|(first, _)| *first <= 1).map(|(_, last)| *last);
    let starts = [None, skipped].into_iter().dedup();
    let choices = starts.flat_map(|last_skipped| [(last_skipped, 0), (last_skipped, 1)]);
    let guess = |(last_skipped, less): (Option<u64>, u64)| {
        let [(first, last), (next, _), ..] = runs[usize::from(last_skipped.is_some())..] else {
            return None;
        };
        let (start, end, next) = (first.checked_sub(less)?, last + 1 - less, next - less);
        let ratio = next.checked_div(start).filter(|ratio| ratio * start == next)?;
        (end <= next).then(|| growing_interval(start..end, ratio, less, last_skipped))
    };
    choices.filter_map(guess).collect()
}

/// The guess that n less a number is at least `start`·`ratio`^k and below `end`·`ratio`^k, or n is at most a number.
fn growing_interval(
    first: Range<u64>,
    ratio: u64,
    less: u64,
    last_skipped: Option<u64>,
) -> Guess<Impartial> {
    let Range { start, end } = first;
    let bound = |coefficient: u64| match coefficient {
        1 => format!("{ratio}^k"),
        _ if coefficient == ratio => format!("{ratio}^(k + 1)"),
        _ => format!("{coefficient}·{ratio}^k"),
    };
    let (start_in_words, end_in_words) = (bound(start), bound(end));
    let interval = match less {
        0 => format!("n is at least {start_in_words} and below {end_in_words}"),
        _ => format!("n is above {start_in_words} and at most {end_in_words}"),
    };
    let n = if less == 0 { "n" } else { "n - 1" };
    let is_within = format!("is_in_interval({n}, {start}, {end}, {ratio})");
    let (or, code) = match last_skipped {
        Some(0) => (String::from(", or 0"), format!("n == 0 || {is_within}")),
        Some(1) => (String::from(", or 1 or 0"), format!("n <= 1 || {is_within}")),
        Some(last) => (format!(", or at most {last}"), format!("n <= {last} || {is_within}")),
        None if less == 1 => (String::new(), format!("n > 0 && {is_within}")),
        None => (String::new(), is_within),
    };
    let words = format!("{interval} for some k ≥ 0{or}");
    Guess::of_lost(&words, code, move |known| {
        let n = known.numbers[0];
        let is_within = |n| is_in_interval(n, start, end, ratio);
        last_skipped.is_some_and(|last| n <= last) || n.checked_sub(less).is_some_and(is_within)
    })
}

/// Guesses that each lost number exceeds the one before by a fraction of that and a constant, as where a move may take
/// any part of the heap up to a fraction of it.
fn growing_sequences(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let lost: Vec<u64> =
        known.iter().filter(|one| one.worth.is_lost).map(|one| one.numbers[0]).collect();
    let fractions =
        (1..=GROWTH).flat_map(|divisor| (1..=GROWTH).map(move |share| (share, divisor)));
    let guess = |(share, divisor): (u64, u64)| {
        // `more` must be at least the divisor, and for neighbours a and b, (share·a + more) / divisor must be b - a,
        // rounded down.
        let (mut least, mut most) = (divisor, u64::MAX);
        for two in lost.windows(2) {
            let grown = share.checked_mul(two[0])?;
            let need = divisor.checked_mul(two[1] - two[0])?;
            least = least.max(need.saturating_sub(grown));
            most = most.min(need.saturating_add(divisor - 1).checked_sub(grown)?);
        }
        if least > most {
            return None;
        }
        let (first, more) = (lost[0], least);
        let shown: Vec<String> = lost.iter().take(SHOWN_TERMS).map(u64::to_string).collect();
        let sum = format!("{}a + {more}", share + divisor);
        let next = if divisor == 1 { sum } else { format!("⌊({sum}) / {divisor}⌋") };
        let words = format!("n is among {}, …, where {next} follows a", shown.join(", "));
        let code = format!("is_in_sequence(n, {first}, {share}, {more}, {divisor})");
        Some(Guess::of_lost(&words, code, move |known| {
            is_in_sequence(known.numbers[0], first, share, more, divisor)
        }))
    };
    let reduced = fractions.filter(|&(share, divisor)| common_divisor(&[share, divisor]) == 1);
    reduced.filter_map(guess).collect()
}
