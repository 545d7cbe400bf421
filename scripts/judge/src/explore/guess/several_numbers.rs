//! Guesses about states of several numbers.

use super::arithmetic::{gcd, lower};
use super::one_number::formulas;
use super::{
    Feature, Formula, Guess, Impartial, Known, Pattern, Shape, of_lost_at_zero, of_lost_by_residue,
    of_value_by,
};
use jury::second_opinion::nim_product;
use std::rc::Rc;

type Function = fn(&[u64]) -> u64;
type Set = fn(&[u64]) -> bool;

/// Simple functions of several numbers, with descriptions.
pub(super) const FEATURES: [(&str, Function); 7] = [
    ("the nim-sum of the numbers", nim_sum),
    ("the sum of the numbers", |numbers| numbers.iter().sum()),
    ("the difference of the greatest and the least number", |numbers| {
        greatest(numbers) - least(numbers)
    }),
    ("the least number", least),
    ("the greatest number", greatest),
    ("the greatest common divisor of the numbers", divisor),
    ("the number of odd numbers", |numbers| numbers.iter().filter(|n| **n % 2 == 1).count() as u64),
];

/// Further functions of several numbers, with descriptions.
const FURTHER: [(&str, Function); 21] = [
    ("the nim-sum of the halved numbers, rounded down", |numbers| nim_sum_of(numbers, |n| n / 2)),
    ("the nim-sum of the halved numbers, rounded up", |numbers| {
        nim_sum_of(numbers, |n| n.div_ceil(2))
    }),
    ("the nim-sum of the numbers plus 1", |numbers| nim_sum_of(numbers, |n| n + 1)),
    ("the nim-sum of the numbers less 1", |numbers| nim_sum_of(numbers, |n| n.saturating_sub(1))),
    ("the nim-sum of every second number, from the first on", |numbers| {
        every_second(numbers.iter())
    }),
    ("the nim-sum of every second number, from the second on", |numbers| {
        every_second(numbers[1..].iter())
    }),
    ("the nim-sum of every second number, from the last but one back", |numbers| {
        every_second(numbers.iter().rev().skip(1))
    }),
    ("the nim-sum of every second number, from the last back", |numbers| {
        every_second(numbers.iter().rev())
    }),
    (
        "the nim-sum of every second gap between the sorted places from 0 on, the last gap first",
        |numbers| sorted_gaps(numbers, 0, 1),
    ),
    (
        "the nim-sum of every second gap between the sorted places from 1 on, the last gap first",
        |numbers| sorted_gaps(numbers, 1, 1),
    ),
    (
        "the nim-sum of every second difference of the sorted numbers, the last one first",
        |numbers| sorted_gaps(numbers, 0, 0),
    ),
    ("the nim-sum of the differences in pairs", |numbers| pairs(numbers, u64::abs_diff)),
    ("the nim-sum of the gaps between the places in pairs", |numbers| {
        pairs(numbers, |a, b| a.abs_diff(b).saturating_sub(1))
    }),
    ("the number of positive numbers", |numbers| numbers.iter().filter(|n| **n > 0).count() as u64),
    ("the bitwise or of the numbers", |numbers| numbers.iter().fold(0, |all, n| all | n)),
    ("the bitwise and of the numbers", |numbers| numbers.iter().fold(u64::MAX, |all, n| all & n)),
    ("the place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1", |numbers| {
        let all = numbers.iter().fold(0, |all, n| all | n.saturating_sub(1));
        u64::from(all.trailing_ones())
    }),
    ("the greatest power of two that divides all numbers, and 0 if all are 0", |numbers| {
        let divisor = divisor(numbers);
        divisor & divisor.wrapping_neg()
    }),
    ("the product of the numbers", |numbers| {
        numbers.iter().fold(1, |product, n| product.wrapping_mul(*n))
    }),
    ("the nim product of the numbers", |numbers| {
        numbers.iter().copied().reduce(nim_product).unwrap_or(0)
    }),
    ("a mod (b + 1), if the numbers are a, b, …", |numbers| {
        numbers[0] % numbers[1].saturating_add(1)
    }),
];

/// Sets of tuples, with descriptions of their members.
const SETS: [(&str, Set); 15] = [
    ("the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ", |numbers| {
        numbers.len() == 2 && lower(greatest(numbers) - least(numbers)) == least(numbers)
    }),
    ("the numbers form pairs of equal ones", is_paired),
    ("all numbers are equal", |numbers| least(numbers) == greatest(numbers)),
    ("the numbers differ by at most 1", |numbers| greatest(numbers) - least(numbers) <= 1),
    ("all numbers are even", |numbers| numbers.iter().all(|n| n % 2 == 0)),
    ("all numbers are odd", |numbers| numbers.iter().all(|n| n % 2 == 1)),
    ("more than half of the numbers are the least one", |numbers| {
        let least = least(numbers);
        2 * numbers.iter().filter(|n| **n == least).count() > numbers.len()
    }),
    ("the number of ones at each binary place is a multiple of 3", |numbers| is_moore(numbers, 3)),
    ("the number of ones at each binary place is a multiple of 4", |numbers| is_moore(numbers, 4)),
    ("the number of ones at each binary place is a multiple of 5", |numbers| is_moore(numbers, 5)),
    ("the nim-sum of the numbers is 0, or 1 if none is above 1", |numbers| {
        nim_sum(numbers) == u64::from(greatest(numbers) <= 1)
    }),
    (
        "Euclid's algorithm on the two numbers has its first quotient above 1, or its last, at an even step",
        |numbers| numbers.len() == 2 && !opener_wins_euclid(greatest(numbers), least(numbers)),
    ),
    ("the greater number is less than φ times the other, with the golden ratio φ", |numbers| {
        let (a, b) = (u128::from(greatest(numbers)), u128::from(least(numbers)));
        numbers.len() == 2 && a * a < a * b + b * b
    }),
    ("the least number is 0 or the numbers are equal", |numbers| {
        least(numbers) == 0 || least(numbers) == greatest(numbers)
    }),
    ("one of the numbers is 0", |numbers| least(numbers) == 0),
];

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let count = known[0].numbers.len();
    let features: Vec<Feature> = FEATURES
        .into_iter()
        .chain(FURTHER)
        .map(|(words, of)| Feature {
            shape: Rc::new(move |modulus| shape(words, modulus, count)),
            ..Feature::new(words.to_owned(), move |known| of(&known.numbers))
        })
        .collect();
    let mut guesses = of_value_by(&features);
    guesses.extend(sum_of_rows(known));
    // Simple values come before residues.
    guesses.sort_by_key(|guess| guess.text.contains(", modulo "));
    if known.iter().any(|one| one.worth.is_lost) && known.iter().any(|one| !one.worth.is_lost) {
        let sets = SETS.into_iter();
        guesses.extend(sets.map(|(words, set)| {
            Guess::of_lost(words, move |known| set(&known.numbers))
                .with_shape(shape(words, None, count))
        }));
        guesses.extend(of_lost_at_zero(&features));
        guesses.extend(of_lost_by_residue(&features, known));
    }
    guesses
}

/// The shape of claims about the feature or set of `count` numbers with these words, or about its residue.
fn shape(words: &str, modulus: Option<u64>, count: usize) -> Option<Shape> {
    let period = match (words, modulus) {
        ("the nim-sum of the numbers", None) => {
            let row = Formula {
                words: String::from("the value is n"),
                at: Rc::new(Some),
                pattern: Some(Pattern { from: 0, period: 1, saltus: 1 }),
            };
            return Some(Shape::Rows { rows: vec![row; count], rest: 0 });
        }
        // Nim-sums are taken bit by bit.
        ("the nim-sum of the numbers", Some(modulus)) => {
            modulus.is_power_of_two().then_some(modulus)?
        }
        ("the sum of the numbers", Some(modulus)) => modulus,
        ("the number of odd numbers", _)
        | ("all numbers are even" | "all numbers are odd", None) => 2,
        _ => return None,
    };
    Some(Shape::Periodic { from: 0, period })
}

/// Guesses that the value is the nim-sum of the values of the single numbers, each taken with all others least.
fn sum_of_rows(known: &[Known<Impartial>]) -> Option<Guess<Impartial>> {
    let base = known[0].numbers.clone();
    // Each row contains the value of the first state; an even number of rows cancels it.
    let rest = if base.len().is_multiple_of(2) { known[0].worth.value? } else { 0 };
    let rows = (0..base.len()).map(|at| {
        let is_alone = |one: &&Known<Impartial>| {
            one.numbers
                .iter()
                .zip(&base)
                .enumerate()
                .all(|(other, (n, least))| other == at || n == least)
        };
        let row = known.iter().filter(is_alone);
        let values: Option<Vec<u64>> = row.map(|one| one.worth.value).collect();
        formulas(&values?, base[at]).into_iter().next()
    });
    let rows: Vec<Formula> = rows.collect::<Option<_>>()?;
    let alone: Vec<&str> = rows.iter().map(|row| row.words.as_str()).collect();
    let is_same = alone.iter().all(|words| *words == alone[0]);
    let alone = if is_same { alone[0].to_owned() } else { alone.join("; ") };
    let more = if rest == 0 { String::new() } else { format!(", and of {rest}") };
    let text = format!(
        "the value is the nim-sum of the values of the single numbers, where {alone}{more}"
    );
    let shape = Shape::Rows { rows: rows.clone(), rest };
    let sum = move |numbers: &[u64]| {
        let mut rows = numbers.iter().zip(&rows);
        rows.try_fold(rest, |sum, (n, row)| Some(sum ^ (row.at)(*n)?))
    };
    Some(Guess::of_value(text, move |known| sum(&known.numbers)).with_shape(Some(shape)))
}

fn nim_sum(numbers: &[u64]) -> u64 {
    nim_sum_of(numbers, |n| n)
}

fn nim_sum_of(numbers: &[u64], value: fn(u64) -> u64) -> u64 {
    numbers.iter().fold(0, |sum, n| sum ^ value(*n))
}

fn every_second<'n>(numbers: impl Iterator<Item = &'n u64>) -> u64 {
    numbers.step_by(2).fold(0, |sum, n| sum ^ n)
}

/// The nim-sum of every second distance between sorted numbers, less `width`, from the greatest down; the place
/// before the first is `start` less `width`.
fn sorted_gaps(numbers: &[u64], start: u64, width: u64) -> u64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let gaps = sorted.rchunks(2).map(|pair| match *pair {
        [a, b] => (b - a).saturating_sub(width),
        _ => pair[0].saturating_sub(start),
    });
    gaps.fold(0, |sum, gap| sum ^ gap)
}

fn pairs(numbers: &[u64], gap: fn(u64, u64) -> u64) -> u64 {
    numbers.chunks_exact(2).fold(0, |sum, pair| sum ^ gap(pair[0], pair[1]))
}

fn least(numbers: &[u64]) -> u64 {
    numbers.iter().copied().min().unwrap_or(0)
}

fn greatest(numbers: &[u64]) -> u64 {
    numbers.iter().copied().max().unwrap_or(0)
}

fn divisor(numbers: &[u64]) -> u64 {
    numbers.iter().copied().fold(0, gcd)
}

/// Returns whether positive numbers form pairs of equal ones.
fn is_paired(numbers: &[u64]) -> bool {
    let mut sorted: Vec<u64> = numbers.iter().copied().filter(|n| *n > 0).collect();
    sorted.sort_unstable();
    sorted.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// Returns whether the ones at each binary place, counted modulo `modulus`, are 0 (Moore 1910).
fn is_moore(numbers: &[u64], modulus: usize) -> bool {
    let ones = |place: u32| numbers.iter().filter(|n| **n >> place & 1 == 1).count();
    (0..u64::BITS).all(|place| ones(place) % modulus == 0)
}

/// Returns whether the first player wins who subtracts multiples of `b` from `a`, which is at least `b`.
fn opener_wins_euclid(a: u64, b: u64) -> bool {
    b > 0 && (a / b > 1 || !opener_wins_euclid(b, a % b))
}
