//! Guesses about states of several numbers.

use super::one_number::formulas;
use super::relations::{self, of_lost_by_bound, of_several, with_exceptions};
use super::{
    Described, Feature, Formula, Guess, Impartial, Known, Pattern, Shape, described, lost_classes,
    of_lost_at_zero, of_lost_by_residue, of_value_by,
};
use crate::answer::functions::{
    bitwise_and, bitwise_or, common_divisor, even_count, first, first_modulo_second, greatest,
    is_cold_in_wythoff, is_least_frequent, is_lost_in_euclid, is_lost_in_misere_nim,
    is_lost_in_moore, is_one_of, is_paired, is_within_golden_ratio, least, least_zeckendorf_term,
    lowest_one, lowest_zero, nim_product_of, nim_sum, nim_sum_after_first, nim_sum_back_from,
    nim_sum_from, nim_sum_of_cosets, nim_sum_of_gaps, nim_sum_of_halves, nim_sum_of_halves_up,
    nim_sum_of_pairs, nim_sum_of_predecessors, nim_sum_of_successors, odd_count, positive_count,
    product_of, residues, residues_in_ascending_order, second, spread, sum_of,
};
use crate::answer::{LETTERS, operand, with_variable};
use crate::proof::lcm;
use itertools::Itertools;
use std::rc::Rc;

pub(super) type Function = Described<fn(&[u64]) -> u64>;
type Set = Described<fn(&[u64]) -> bool>;

/// Simple functions of several numbers.
pub(super) const FEATURES: [Function; 7] = [
    described!("the nim-sum of the numbers", |numbers| nim_sum(numbers)),
    described!("the sum of the numbers", |numbers| sum_of(numbers)),
    described!("the difference of the greatest and the least number", |numbers| spread(numbers)),
    described!("the least number", |numbers| least(numbers)),
    described!("the greatest number", |numbers| greatest(numbers)),
    described!("the greatest common divisor of the numbers", |numbers| common_divisor(numbers)),
    described!("the number of odd numbers", |numbers| odd_count(numbers)),
];

/// Further functions of several numbers.
const FURTHER: [Function; 21] = [
    described!("the nim-sum of the halved numbers, rounded down", |numbers| {
        nim_sum_of_halves(numbers)
    }),
    described!("the nim-sum of the halved numbers, rounded up", |numbers| {
        nim_sum_of_halves_up(numbers)
    }),
    described!("the nim-sum of the numbers plus 1", |numbers| nim_sum_of_successors(numbers)),
    described!("the nim-sum of the numbers less 1", |numbers| nim_sum_of_predecessors(numbers)),
    described!("the nim-sum of every second number, from the first on", |numbers| {
        nim_sum_from(numbers, 0)
    }),
    described!("the nim-sum of every second number, from the second on", |numbers| {
        nim_sum_from(numbers, 1)
    }),
    described!("the nim-sum of every second number, from the last but one back", |numbers| {
        nim_sum_back_from(numbers, 1)
    }),
    described!("the nim-sum of every second number, from the last back", |numbers| {
        nim_sum_back_from(numbers, 0)
    }),
    described!(
        "the nim-sum of every second gap between the sorted places from 0 on, the last gap first",
        |numbers| nim_sum_of_gaps(numbers, 0, 1)
    ),
    described!(
        "the nim-sum of every second gap between the sorted places from 1 on, the last gap first",
        |numbers| nim_sum_of_gaps(numbers, 1, 1)
    ),
    described!(
        "the nim-sum of every second difference of the sorted numbers, the last one first",
        |numbers| nim_sum_of_gaps(numbers, 0, 0)
    ),
    described!("the nim-sum of the differences in pairs", |numbers| nim_sum_of_pairs(numbers, 0)),
    described!("the nim-sum of the gaps between the places in pairs", |numbers| {
        nim_sum_of_pairs(numbers, 1)
    }),
    described!("the number of positive numbers", |numbers| positive_count(numbers)),
    described!("the bitwise or of the numbers", |numbers| bitwise_or(numbers)),
    described!("the bitwise and of the numbers", |numbers| bitwise_and(numbers)),
    described!(
        "the place of the lowest 0, from 0 on, in the bitwise or of the numbers less 1",
        |numbers| lowest_zero(numbers)
    ),
    described!(
        "the greatest power of two that divides all numbers, and 0 if all are 0",
        |numbers| lowest_one(common_divisor(numbers))
    ),
    described!("the product of the numbers", |numbers| product_of(numbers)),
    described!("the nim product of the numbers", |numbers| nim_product_of(numbers)),
    described!("a mod (b + 1), if the numbers are a, b, …", |numbers| {
        first_modulo_second(numbers)
    }),
];

/// Sets of tuples, by their members.
const SETS: [Set; 17] = [
    described!("the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ", |numbers| {
        is_cold_in_wythoff(numbers)
    }),
    described!("the numbers form pairs of equal ones", |numbers| is_paired(numbers)),
    described!("all numbers are equal", |numbers| least(numbers) == greatest(numbers)),
    described!("the numbers differ by at most 1", |numbers| spread(numbers) <= 1),
    described!("all numbers are even", |numbers| odd_count(numbers) == 0),
    described!("all numbers are odd", |numbers| even_count(numbers) == 0),
    described!("more than half of the numbers are the least one", |numbers| {
        is_least_frequent(numbers)
    }),
    described!("the number of ones at each binary place is a multiple of 3", |numbers| {
        is_lost_in_moore(numbers, 3)
    }),
    described!("the number of ones at each binary place is a multiple of 4", |numbers| {
        is_lost_in_moore(numbers, 4)
    }),
    described!("the number of ones at each binary place is a multiple of 5", |numbers| {
        is_lost_in_moore(numbers, 5)
    }),
    described!("the nim-sum of the numbers is 0, or 1 if none is above 1", |numbers| {
        is_lost_in_misere_nim(numbers)
    }),
    described!(
        "Euclid's algorithm on the two numbers has its first quotient above 1, or its last, at an even step",
        |numbers| is_lost_in_euclid(numbers)
    ),
    described!(
        "the greater number is less than φ times the other, with the golden ratio φ",
        |numbers| is_within_golden_ratio(numbers)
    ),
    described!("the least number is 0 or the numbers are equal", |numbers| {
        least(numbers) == 0 || spread(numbers) == 0
    }),
    described!("one of the numbers is 0", |numbers| least(numbers) == 0),
    described!("the first number is at most the nim-sum of the others", |numbers| {
        first(numbers) <= nim_sum_after_first(numbers)
    }),
    described!(
        "the second number is less than the least Fibonacci number in the Zeckendorf sum of the first",
        |numbers| second(numbers) < least_zeckendorf_term(first(numbers))
    ),
];

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let count = known[0].numbers.len();
    let features: Vec<Feature> = FEATURES
        .into_iter()
        .chain(FURTHER)
        .map(|Function { words, code, of }| Feature {
            shape: Rc::new(move |modulus| shape(code, modulus, count)),
            ..Feature::new(words.to_owned(), code.to_owned(), move |known| of(&known.numbers))
        })
        .collect();
    let mut guesses = of_value_by(&features);
    guesses.extend(sum_of_rows(known));
    guesses.extend(cosets());
    // Simple values come before residues.
    guesses.sort_by_key(|guess| guess.text.contains(", modulo "));
    if known.iter().any(|one| one.worth.is_lost) && known.iter().any(|one| !one.worth.is_lost) {
        let sets = SETS.map(|Set { words, code, of }| relations::Set::new(words, code, of));
        guesses
            .extend(sets.iter().map(|set| set.guess().with_shape(shape(&set.code, None, count))));
        guesses.extend(of_lost_at_zero(&features));
        guesses.extend(of_lost_by_residue(&features, known));
        let relations = of_several(known);
        guesses.extend(relations.iter().map(relations::Set::guess));
        guesses.extend(of_lost_by_bound(&features, known));
        guesses.extend(of_lost_by_all_residues(known));
        let at_zero = FEATURES.iter().chain(&FURTHER).map(|Function { words, code, of }| {
            let of = *of;
            relations::Set::new(format!("{words} is 0"), format!("{code} == 0"), move |numbers| {
                of(numbers) == 0
            })
        });
        let sets: Vec<relations::Set> = sets.into_iter().chain(at_zero).chain(relations).collect();
        guesses.extend(with_exceptions(&sets, known));
    }
    guesses
}

/// Guesses that the value is the nim-sum of the cosets of the numbers modulo m, times m, plus the sum of the residues
/// modulo m.
fn cosets() -> Vec<Guess<Impartial>> {
    let guess = |modulus: u64| {
        let text = format!(
            "the value is {modulus} times the nim-sum of the numbers divided by {modulus}, rounded down, plus their sum modulo \
             {modulus}"
        );
        let code = format!("nim_sum_of_cosets(numbers, {modulus})");
        Guess::of_value(text, code, move |known| Some(nim_sum_of_cosets(&known.numbers, modulus)))
    };
    (3..=8).map(guess).collect()
}

/// The greatest modulus by which residues of several numbers are tried, the maximum number of numbers of which each has
/// a modulus of its own, and the maximum number of lists of residues that a guess names.
const MODULUS: u64 = 6;
const MOST_MODULI: usize = 3;
const LISTS: usize = 12;

/// Guesses that the residues of the numbers, in the order of the state or in ascending order, decide who wins.
fn of_lost_by_all_residues(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let count = known[0].numbers.len();
    let mut moduli: Vec<Vec<u64>> = (2..=MODULUS).map(|modulus| vec![modulus; count]).collect();
    let in_ascending_order = moduli.iter().find_map(|moduli| by_all_residues(known, moduli, true));
    if count <= MOST_MODULI {
        moduli = (0..count).map(|_| 1..=MODULUS).multi_cartesian_product().collect();
        moduli.sort_by_key(|moduli| moduli.iter().product::<u64>());
    }
    let in_given_order = moduli.iter().find_map(|moduli| by_all_residues(known, moduli, false));
    in_given_order.into_iter().chain(in_ascending_order).collect()
}

/// The guess that residues by these moduli decide who wins, if they do.
fn by_all_residues(
    known: &[Known<Impartial>],
    moduli: &[u64],
    is_sorted: bool,
) -> Option<Guess<Impartial>> {
    let of = if is_sorted { residues_in_ascending_order } else { residues };
    let classes =
        moduli.iter().try_fold(1, |classes: u64, modulus| classes.checked_mul(*modulus))?;
    let lost = lost_classes(known, classes, |one| of(&one.numbers, moduli))?;
    if lost.len() > LISTS {
        return None;
    }
    let order = if is_sorted { " in ascending order" } else { "" };
    let words = format!("{}, if the numbers are a, b, …{order}", residues_in_words(moduli, &lost));
    let name = if is_sorted { "residues_in_ascending_order" } else { "residues" };
    let code = format!("is_one_of({name}(numbers, {moduli:?}), {lost:?})");
    let period = moduli.iter().try_fold(1, |period, modulus| lcm(period, *modulus))?;
    let shape = Shape::Periodic { from: 0, period };
    let moduli = moduli.to_vec();
    let guess =
        Guess::of_lost(&words, code, move |known| is_one_of(of(&known.numbers, &moduli), &lost));
    Some(guess.with_shape((!is_sorted).then_some(shape)))
}

/// The lists of residues with these digits in words, as in "(a mod 2, b mod 3) is (0, 0) or (1, 2)". Residues by the
/// modulus 1 say nothing.
fn residues_in_words(moduli: &[u64], lost: &[u64]) -> String {
    let list = |texts: Vec<String>| {
        let shown = texts.iter().zip(moduli).filter(|(_, modulus)| **modulus > 1);
        let shown: Vec<&str> = shown.map(|(text, _)| text.as_str()).collect();
        if shown.len() == 1 { shown[0].to_owned() } else { format!("({})", shown.join(", ")) }
    };
    let digits = |digits: &u64| {
        let below = |at: usize| moduli[at + 1..].iter().product::<u64>();
        let digits = (0..moduli.len()).map(|at| digits / below(at) % moduli[at]);
        list(digits.map(|digit| digit.to_string()).collect())
    };
    let names = LETTERS.zip(moduli).map(|(letter, modulus)| format!("{letter} mod {modulus}"));
    let lost: Vec<String> = lost.iter().map(digits).collect();
    format!("{} is {}", list(names.collect()), lost.join(" or "))
}

/// The shape of claims about the feature or set of `count` numbers with this code, or about its residue.
fn shape(code: &str, modulus: Option<u64>, count: usize) -> Option<Shape> {
    let period = match (code, modulus) {
        ("is_lost_in_misere_nim(numbers)", None) => return Some(Shape::MisereNim),
        ("nim_sum(numbers)", None) => {
            let row = Formula {
                words: String::from("the value is n"),
                code: String::from("n"),
                at: Rc::new(Some),
                pattern: Some(Pattern { from: 0, period: 1, saltus: 1 }),
            };
            return Some(Shape::Rows { rows: vec![row; count], rest: 0 });
        }
        // Nim-sums are taken bit by bit.
        ("nim_sum(numbers)", Some(modulus)) => modulus.is_power_of_two().then_some(modulus)?,
        ("sum_of(numbers)", Some(modulus)) => modulus,
        ("odd_count(numbers)", _)
        | ("odd_count(numbers) == 0" | "even_count(numbers) == 0", None) => 2,
        _ => return None,
    };
    Some(Shape::Periodic { from: 0, period })
}

/// The formulas of the single numbers a, b, …, as in "for a, the value is n; for b and c, the value is n mod 5".
fn rows_in_words(rows: &[Formula]) -> String {
    if rows.iter().map(|row| &row.words).all_equal() {
        return rows[0].words.clone();
    }
    let letters = rows.iter().zip(LETTERS).map(|(row, letter)| (row.words.as_str(), letter));
    let clauses = rows.iter().map(|row| row.words.as_str()).unique().map(|words| {
        let own = letters.clone().filter(|(other, _)| *other == words);
        format!("for {}, {words}", own.map(|(_, letter)| letter).join(" and "))
    });
    clauses.collect::<Vec<_>>().join("; ")
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
    let alone = rows_in_words(&rows);
    let more = if rest == 0 { String::new() } else { format!(", and of {rest}") };
    let text = format!(
        "the value is the nim-sum of the values of the single numbers, where {alone}{more}"
    );
    let terms = rows
        .iter()
        .zip(LETTERS)
        .map(|(row, letter)| operand(&with_variable(&row.code, &letter.to_string())));
    let rest_term = (rest > 0).then(|| rest.to_string());
    let code = terms.chain(rest_term).collect::<Vec<_>>().join(" ^ ");
    let shape = Shape::Rows { rows: rows.clone(), rest };
    let sum = move |numbers: &[u64]| {
        let mut rows = numbers.iter().zip(&rows);
        rows.try_fold(rest, |sum, (n, row)| Some(sum ^ (row.at)(*n)?))
    };
    Some(Guess::of_value(text, code, move |known| sum(&known.numbers)).with_shape(Some(shape)))
}
