//! Guesses about states that are words.

use super::one_number::formulas;
use super::{
    Feature, Formula, Guess, Impartial, Known, of_lost_at_zero, of_lost_by_residue, of_value_by,
};
use std::collections::{BTreeMap, BTreeSet};

type Function = fn(&[char]) -> u64;
type Set = fn(&[char]) -> bool;

/// Functions of a word, with descriptions.
const FUNCTIONS: [(&str, Function); 5] = [
    ("the length", |word| word.len() as u64),
    ("the number of runs", |word| runs(word).count() as u64),
    ("the number of different letters", |word| word.iter().collect::<BTreeSet<_>>().len() as u64),
    ("the length of the longest run", |word| {
        runs(word).map(|run| run.len() as u64).max().unwrap_or(0)
    }),
    ("the nim-sum of the lengths of the runs", |word| {
        runs(word).fold(0, |sum, run| sum ^ run.len() as u64)
    }),
];

/// Sets of words, with descriptions.
const SETS: [(&str, Set); 3] = [
    ("the first and the last letter are the same", |word| word.first() == word.last()),
    ("the first and the last letter differ", |word| word.first() != word.last()),
    ("the word is a palindrome", |word| word.iter().eq(word.iter().rev())),
];

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let letters: BTreeSet<char> = known.iter().flat_map(|one| one.name.chars()).collect();
    let features = features(&letters);
    let mut guesses = of_value_by(&features);
    guesses.extend(sum_of_runs(known, &letters));
    if known.iter().any(|one| one.worth.is_lost) && known.iter().any(|one| !one.worth.is_lost) {
        guesses.extend(of_lost_at_zero(&features));
        let sets = SETS.into_iter();
        guesses.extend(
            sets.map(|(words, set)| Guess::of_lost(words, move |known| set(&letters_of(known)))),
        );
        guesses.extend(of_lost_by_residue(&features, known));
    }
    guesses
}

fn letters_of(known: &Known<Impartial>) -> Vec<char> {
    known.name.chars().collect()
}

fn runs(word: &[char]) -> impl Iterator<Item = &[char]> {
    word.chunk_by(|a, b| a == b)
}

fn features(letters: &BTreeSet<char>) -> Vec<Feature> {
    let functions = FUNCTIONS.into_iter().map(|(words, function)| {
        Feature::new(words.to_owned(), move |known| function(&letters_of(known)))
    });
    let counts = letters.iter().map(|&letter| {
        Feature::new(format!("the number of letters {letter}"), move |known| {
            known.name.chars().filter(|one| *one == letter).count() as u64
        })
    });
    functions.chain(counts).collect()
}

/// Guesses that the value is the nim-sum of the values of the runs, each taken as a word of its own.
fn sum_of_runs(known: &[Known<Impartial>], letters: &BTreeSet<char>) -> Option<Guess<Impartial>> {
    let row = |letter: char| {
        let alone = known.iter().filter(|one| one.name.chars().all(|other| other == letter));
        let alone = alone.filter(|one| !one.name.is_empty());
        let values: BTreeMap<usize, Option<u64>> =
            alone.map(|one| (one.name.chars().count(), one.worth.value)).collect();
        let first = *values.keys().next()?;
        let values: Option<Vec<u64>> = values.into_values().collect();
        Some((letter, formulas(&values?, first as u64).into_iter().next()?))
    };
    let rows: BTreeMap<char, Formula> =
        letters.iter().map(|&letter| row(letter)).collect::<Option<_>>()?;
    let alone: Vec<String> =
        rows.iter().map(|(letter, row)| format!("of n letters {letter}, {}", row.words)).collect();
    let text = format!("the value is the nim-sum of the values of the runs: {}", alone.join("; "));
    Some(Guess::of_value(text, move |known| {
        let letters = letters_of(known);
        runs(&letters)
            .try_fold(0, |sum, run| Some(sum ^ (rows.get(&run[0])?.at)(run.len() as u64)?))
    }))
}
