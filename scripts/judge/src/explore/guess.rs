//! Guesses of the winner or the value of a state as a function of its numbers, from simple to complex. Each
//! is tested on all known states, but not proved.

mod growth;
mod two_sided;

pub(crate) use two_sided::{Dyadic, TwoSided, of_two_sided};

use growth::Growth;
use std::collections::BTreeMap;

/// A known state, with the numbers chosen for it; a word has none.
pub(crate) struct Known<W> {
    pub(crate) numbers: Vec<u64>,
    /// The name of the state.
    pub(crate) name: String,
    pub(crate) worth: W,
}

/// The worth of a state in which both players have the same moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Impartial {
    /// The Grundy value, if there is one.
    pub(crate) value: Option<u64>,
    pub(crate) is_lost: bool,
}

/// A claim about all states.
pub(crate) struct Guess<W> {
    pub(crate) text: String,
    holds: Test<W>,
}

type Test<W> = Box<dyn Fn(&Known<W>) -> bool>;

impl<W> Guess<W> {
    fn new(text: String, holds: impl Fn(&Known<W>) -> bool + 'static) -> Guess<W> {
        Guess { text, holds: Box::new(holds) }
    }

    /// The first state that refutes the guess.
    pub(crate) fn refutation<'k>(&self, known: &'k [Known<W>]) -> Option<&'k Known<W>> {
        known.iter().find(|one| !(self.holds)(one))
    }
}

impl Guess<Impartial> {
    fn of_values(text: String, value: impl Fn(&[u64]) -> u64 + 'static) -> Guess<Impartial> {
        Guess::<Impartial>::new(text, move |known| known.worth.value == Some(value(&known.numbers)))
    }

    fn of_lost(text: &str, is_lost: impl Fn(&[u64]) -> bool + 'static) -> Guess<Impartial> {
        let text = format!("lost exactly when {text}");
        Guess::<Impartial>::new(text, move |known| known.worth.is_lost == is_lost(&known.numbers))
    }
}

/// The guesses that hold for all these states: guesses about values first, and simpler ones before others.
/// The states are all choices of numbers from some ranges, of which the last varies fastest.
pub(crate) fn of_impartial(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let all = match known.first().map(|one| one.numbers.len()) {
        Some(1) => of_one_number(known),
        Some(2..) => of_several_numbers(known),
        _ => Vec::new(),
    };
    unrefuted(all, known)
}

/// The guesses that hold for all these states.
fn unrefuted<W>(guesses: Vec<Guess<W>>, known: &[Known<W>]) -> Vec<Guess<W>> {
    guesses.into_iter().filter(|guess| guess.refutation(known).is_none()).collect()
}

fn of_one_number(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let first = known[0].numbers[0];
    let values: Option<Vec<i128>> =
        known.iter().map(|one| one.worth.value.map(i128::from)).collect();
    let mut guesses = Vec::new();
    if let Some(growth) = values.and_then(|values| Growth::of(&values, first)) {
        let text = growth.words_of_integers();
        guesses.push(Guess::<Impartial>::new(text, move |known| {
            known.worth.value.map(i128::from) == Some(growth.at(known.numbers[0]))
        }));
    }
    for (words, function) in FUNCTIONS {
        let text = format!("the value is {words}");
        guesses.push(Guess::of_values(text, move |numbers| function(numbers[0])));
    }
    let lost: Vec<i128> = known.iter().map(|one| i128::from(one.worth.is_lost)).collect();
    if !lost.contains(&1) || !lost.contains(&0) {
        return guesses;
    }
    if let Some(growth) = Growth::of(&lost, first).filter(Growth::is_periodic) {
        let words = growth.residues();
        guesses.push(Guess::of_lost(&words, move |numbers| growth.at(numbers[0]) == 1));
    }
    // A few lost states have many descriptions.
    if lost.iter().sum::<i128>() >= 5 {
        let sets = SETS.into_iter();
        guesses
            .extend(sets.map(|(words, set)| Guess::of_lost(words, move |numbers| set(numbers[0]))));
    }
    guesses
}

type Function = fn(u64) -> u64;
type Set = fn(u64) -> bool;
type Feature = fn(&[u64]) -> u64;

/// Functions of a number, with descriptions.
const FUNCTIONS: [(&str, Function); 6] = [
    ("the number of ones of n in binary, modulo 2", |n| u64::from(n.count_ones() % 2)),
    ("the number of ones of n in binary", |n| u64::from(n.count_ones())),
    ("the length of n in binary", |n| u64::from(u64::BITS - n.leading_zeros())),
    ("the exponent of 2 in n, plus 1, and 0 at 0", |n| {
        if n == 0 { 0 } else { u64::from(n.trailing_zeros()) + 1 }
    }),
    ("the greatest power of two that divides n, and 0 at 0", |n| n & n.wrapping_neg()),
    ("the number of prime factors of n, with their multiplicity", prime_factors),
];

/// Sets of numbers, with descriptions of their members.
const SETS: [(&str, Set); 12] = [
    ("n is a power of two", u64::is_power_of_two),
    ("n is one less than a power of two", |n| (n + 1).is_power_of_two()),
    ("n is a square", |n| n.isqrt().pow(2) == n),
    ("n is a triangular number", |n| (8 * n + 1).isqrt().pow(2) == 8 * n + 1),
    ("n is a Fibonacci number", is_fibonacci),
    ("n is 0 or a Fibonacci number of at least 1", |n| n == 0 || is_fibonacci(n)),
    ("n has an even number of ones in binary", |n| n.count_ones() % 2 == 0),
    ("n has an odd number of ones in binary", |n| n.count_ones() % 2 == 1),
    ("the exponent of 2 in n is even", |n| n > 0 && n.trailing_zeros() % 2 == 0),
    ("the exponent of 2 in n is odd", |n| n > 0 && n.trailing_zeros() % 2 == 1),
    ("n is a prime", |n| n > 1 && prime_factors(n) == 1),
    ("n is ⌊kφ⌋ for some k, with the golden ratio φ", is_lower),
];

fn prime_factors(n: u64) -> u64 {
    let (mut rest, mut factor, mut count) = (n.max(1), 2, 0);
    while factor * factor <= rest {
        if rest % factor == 0 {
            rest /= factor;
            count += 1;
        } else {
            factor += 1;
        }
    }
    count + u64::from(rest > 1)
}

/// Returns whether 5n² + 4 or 5n² - 4 is a square, which characterises Fibonacci numbers (Gessel 1972).
fn is_fibonacci(n: u64) -> bool {
    let square = 5 * u128::from(n).pow(2);
    let is_square = |m: u128| m.isqrt().pow(2) == m;
    n > 0 && (is_square(square + 4) || is_square(square - 4))
}

/// ⌊kφ⌋, exactly.
fn lower(k: u64) -> u64 {
    u128::midpoint(u128::from(k), (5 * u128::from(k).pow(2)).isqrt()) as u64
}

fn is_lower(n: u64) -> bool {
    // n/φ is nφ - n.
    let k = lower(n) - n;
    lower(k) == n || lower(k + 1) == n
}

/// Functions of several numbers, with descriptions.
const FEATURES: [(&str, Feature); 7] = [
    ("the nim-sum of the numbers", |numbers| numbers.iter().fold(0, |sum, n| sum ^ n)),
    ("the sum of the numbers", |numbers| numbers.iter().sum()),
    ("the difference of the greatest and the least number", |numbers| {
        greatest(numbers) - least(numbers)
    }),
    ("the least number", least),
    ("the greatest number", greatest),
    ("the greatest common divisor of the numbers", |numbers| numbers.iter().copied().fold(0, gcd)),
    ("the number of odd numbers", |numbers| numbers.iter().filter(|n| **n % 2 == 1).count() as u64),
];

fn least(numbers: &[u64]) -> u64 {
    numbers.iter().copied().min().unwrap_or(0)
}

fn greatest(numbers: &[u64]) -> u64 {
    numbers.iter().copied().max().unwrap_or(0)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

const MODULI: std::ops::RangeInclusive<u64> = 2..=12;

fn of_several_numbers(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let mut guesses = Vec::new();
    for (words, feature) in FEATURES {
        guesses.push(Guess::of_values(format!("the value is {words}"), feature));
    }
    guesses.extend(sum_of_rows(known));
    for (words, feature) in FEATURES {
        for modulus in MODULI {
            let text = format!("the value is {words}, modulo {modulus}");
            guesses.push(Guess::of_values(text, move |numbers| feature(numbers) % modulus));
        }
    }
    for (words, feature) in FEATURES {
        let text = format!("{words} is 0");
        guesses.push(Guess::of_lost(&text, move |numbers| feature(numbers) == 0));
    }
    guesses.push(Guess::of_lost(
        "the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ",
        |numbers| numbers.len() == 2 && lower(greatest(numbers) - least(numbers)) == least(numbers),
    ));
    for (words, feature) in FEATURES {
        guesses.extend(MODULI.filter_map(|modulus| by_residues(known, words, feature, modulus)));
    }
    guesses
}

/// Guesses that the value is the nim-sum of the values of the single numbers, each taken with all others 0.
fn sum_of_rows(known: &[Known<Impartial>]) -> Option<Guess<Impartial>> {
    let count = known[0].numbers.len();
    let rows = (0..count).map(|at| {
        let is_alone = |one: &&Known<Impartial>| {
            one.numbers.iter().enumerate().all(|(other, n)| other == at || *n == 0)
        };
        let row: Vec<&Known<Impartial>> = known.iter().filter(is_alone).collect();
        let values: Option<Vec<i128>> =
            row.iter().map(|one| one.worth.value.map(i128::from)).collect();
        Growth::of(&values?, row.first()?.numbers[at])
    });
    let rows: Vec<Growth> = rows.collect::<Option<_>>()?;
    let alone: Vec<String> = rows.iter().map(Growth::words_of_integers).collect();
    let is_same = alone.iter().all(|words| *words == alone[0]);
    let alone = if is_same { alone[0].clone() } else { alone.join("; ") };
    let text =
        format!("the value is the nim-sum of the values of the single numbers, where {alone}");
    let sum = move |numbers: &[u64]| {
        numbers
            .iter()
            .zip(&rows)
            .try_fold(0, |sum, (n, row)| Some(sum ^ u64::try_from(row.at(*n)).ok()?))
    };
    Some(Guess::<Impartial>::new(text, move |known| {
        known.worth.value.is_some_and(|value| sum(&known.numbers) == Some(value))
    }))
}

/// The residues of a feature for which states are lost, if the residue decides who wins and each one was seen
/// three times.
fn by_residues(
    known: &[Known<Impartial>],
    words: &str,
    feature: Feature,
    modulus: u64,
) -> Option<Guess<Impartial>> {
    let mut seen: BTreeMap<u64, (bool, usize)> = BTreeMap::new();
    for one in known {
        let (is_lost, count) =
            seen.entry(feature(&one.numbers) % modulus).or_insert((one.worth.is_lost, 0));
        if *is_lost != one.worth.is_lost {
            return None;
        }
        *count += 1;
    }
    let lost: Vec<u64> =
        seen.iter().filter(|(_, (is_lost, _))| *is_lost).map(|(residue, _)| *residue).collect();
    let is_shown = seen.len() as u64 == modulus && seen.values().all(|(_, count)| *count >= 3);
    if !is_shown || lost.is_empty() || lost.len() as u64 == modulus {
        return None;
    }
    let residues: Vec<String> = lost.iter().map(u64::to_string).collect();
    let text = format!("{words}, modulo {modulus}, is {}", residues.join(" or "));
    Some(Guess::of_lost(&text, move |numbers| lost.contains(&(feature(numbers) % modulus))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn known(numbers: Vec<u64>, value: u64) -> Known<Impartial> {
        let worth = Impartial { value: Some(value), is_lost: value == 0 };
        Known { numbers, name: String::new(), worth }
    }

    fn row(value: impl Fn(u64) -> u64, to: u64) -> Vec<Known<Impartial>> {
        (0..=to).map(|n| known(vec![n], value(n))).collect()
    }

    fn grid(value: impl Fn(u64, u64) -> u64, to: u64) -> Vec<Known<Impartial>> {
        let pairs = (0..=to).flat_map(|a| (0..=to).map(move |b| (a, b)));
        pairs.map(|(a, b)| known(vec![a, b], value(a, b))).collect()
    }

    #[rstest]
    #[case::a_number(row(|n| n, 20), "the value is n")]
    #[case::a_residue(row(|n| n % 4, 20), "the value is n mod 4")]
    #[case::a_period(row(|n| if n < 3 { 7 } else { [0, 5][n as usize % 2] }, 20), "the value has the period 2 from 3 on: 5 0")]
    #[case::a_saltus(row(|n| n / 3 * 2, 20), "the value grows by 2 every 3 from 0 on: 0 0 0")]
    #[case::a_power(row(|n| n & n.wrapping_neg(), 20), "the value is the greatest power of two that divides n, and 0 at 0")]
    #[case::odious(row(|n| u64::from(n.count_ones() % 2), 40), "the value is the number of ones of n in binary, modulo 2")]
    #[case::a_nim_sum(grid(|a, b| a ^ b, 9), "the value is the nim-sum of the numbers")]
    #[case::a_sum_in_disguise(
        grid(|a, b| (a % 3) ^ (b % 5), 20),
        "the value is the nim-sum of the values of the single numbers, where the value is n mod 3; the value is n mod 5"
    )]
    fn the_simplest_guess_comes_first(#[case] known: Vec<Known<Impartial>>, #[case] text: &str) {
        assert_eq!(of_impartial(&known)[0].text, text);
    }

    #[rstest]
    #[case::residues(row(|n| u64::from(![0, 2].contains(&(n % 7))) * (n + 1), 40), "lost exactly when n mod 7 is 0 or 2")]
    #[case::fibonacci(row(|n| u64::from(!is_fibonacci(n)) * (n + 2), 60), "lost exactly when n is a Fibonacci number")]
    #[case::squares(row(|n| u64::from(n.isqrt().pow(2) != n) * (n + 2), 60), "lost exactly when n is a square")]
    #[case::golden(row(|n| u64::from(!is_lower(n)) * (n + 2), 60), "lost exactly when n is ⌊kφ⌋ for some k, with the golden ratio φ")]
    #[case::cold(
        grid(|a, b| u64::from(lower(a.abs_diff(b)) != a.min(b)) * (a + 3 * b), 20),
        "lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ"
    )]
    #[case::a_sum(
        grid(|a, b| u64::from((a + b) % 5 != 2) * (a + 9 * b + 1), 12),
        "lost exactly when the sum of the numbers, modulo 5, is 2"
    )]
    fn lost_states_are_described(#[case] known: Vec<Known<Impartial>>, #[case] text: &str) {
        let texts: Vec<String> = of_impartial(&known).into_iter().map(|guess| guess.text).collect();
        assert!(texts.iter().any(|one| one == text), "{texts:?}");
    }

    #[test]
    fn an_exception_refutes_a_guess() {
        for exception in [100, 1000, 5000] {
            let value = |n| if n == exception { 9 } else { n % 4 };
            let guess = &of_impartial(&row(value, exception - 1))[0];
            assert_eq!(guess.text, "the value is n mod 4");
            let refutation = guess.refutation(&row(value, exception + 1)).map(|one| one.numbers[0]);
            assert_eq!(refutation, Some(exception));
        }
    }

    #[test]
    fn nothing_is_guessed_from_irregular_values() {
        // The decimal digits of π.
        let digits = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6];
        let texts: Vec<String> = of_impartial(&row(|n| digits[n as usize], 20))
            .into_iter()
            .map(|guess| guess.text)
            .collect();
        assert_eq!(texts, [""; 0]);
    }

    #[test]
    fn multiples_of_the_golden_ratio_are_exact() {
        assert_eq!((0..8).map(lower).collect::<Vec<_>>(), [0, 1, 3, 4, 6, 8, 9, 11]);
        let lower_ones: Vec<u64> = (0..12).filter(|n| is_lower(*n)).collect();
        assert_eq!(lower_ones, [0, 1, 3, 4, 6, 8, 9, 11]);
        let fibonacci: Vec<u64> = (0..30).filter(|n| is_fibonacci(*n)).collect();
        assert_eq!(fibonacci, [1, 2, 3, 5, 8, 13, 21]);
    }
}
