//! Guesses about states that are words.

use super::automata;
use super::one_number::formulas;
use super::relations::of_lost_by_bound;
use super::{
    Described, Feature, Formula, Guess, Impartial, Known, Reader, Shape, described,
    of_lost_at_zero, of_lost_by_residue, of_value_by,
};
use crate::answer::functions::{
    count, has_equal_ends, inversions, is_palindrome, length, letters, longest_run,
    nim_sum_of_runs, occurrences, run_count,
};
use crate::answer::{Code, Side};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

type Function = Described<fn(&str) -> u64>;
type Set = Described<fn(&str) -> bool>;

/// Functions of a word.
const FUNCTIONS: [Function; 6] = [
    described!("the length", |word| length(word)),
    described!("the number of runs", |word| run_count(word)),
    described!("the number of different letters", |word| letters(word)),
    described!("the length of the longest run", |word| longest_run(word)),
    described!("the nim-sum of the lengths of the runs", |word| nim_sum_of_runs(word)),
    described!("the number of pairs of letters in descending order", |word| inversions(word)),
];

/// The most letters of which each pair is counted where it occurs.
const MOST_PAIRED: usize = 3;

/// Sets of words.
const SETS: [Set; 3] = [
    described!("the first and the last letter are the same", |word| has_equal_ends(word)),
    described!("the first and the last letter differ", |word| !has_equal_ends(word)),
    described!("the word is a palindrome", |word| is_palindrome(word)),
];

pub(super) fn guesses(known: &[Known<Impartial>]) -> Vec<Guess<Impartial>> {
    let letters: BTreeSet<char> = known.iter().flat_map(|one| one.name.chars()).collect();
    let features = features(&letters);
    let mut guesses = of_value_by(&features);
    guesses.extend(sum_of_runs(known, &letters));
    guesses.extend(sums_of_places(known, &letters));
    if known.iter().any(|one| one.worth.is_lost) && known.iter().any(|one| !one.worth.is_lost) {
        guesses.extend(of_lost_at_zero(&features));
        let sets = SETS.into_iter();
        guesses.extend(sets.map(|Set { words, code, of }| {
            let guess = Guess::of_lost(words, code.to_owned(), move |known| of(&known.name));
            guess.with_shape(code.contains("ends").then(|| Shape::Read(reader_of_ends())))
        }));
        guesses.extend(of_lost_by_residue(&features, known));
        guesses.extend(of_lost_by_bound(&features, known));
    }
    guesses.extend(automata::guess(known, &letters));
    guesses
}

fn runs(word: &[char]) -> impl Iterator<Item = &[char]> {
    word.chunk_by(|a, b| a == b)
}

fn features(letters: &BTreeSet<char>) -> Vec<Feature> {
    let functions = FUNCTIONS.into_iter().map(|Function { words, code, of }| {
        let letters = letters.clone();
        let shape = move |modulus: Option<u64>| reader(code, modulus?, &letters).map(Shape::Read);
        Feature {
            shape: Rc::new(shape),
            ..Feature::new(words.to_owned(), code.to_owned(), move |known| of(&known.name))
        }
    });
    let counts = letters.iter().map(|&letter| {
        let code = format!("count(word, {letter:?})");
        let counted = move |modulus: u64| {
            Reader::new(vec![0], move |state, one| {
                vec![(state[0] + u64::from(one == letter)) % modulus]
            })
        };
        let words = format!("the number of letters {letter}");
        let count = Feature::new(words, code, move |known| count(&known.name, letter));
        Feature { shape: Rc::new(move |modulus| Some(Shape::Read(counted(modulus?)))), ..count }
    });
    functions.chain(counts).chain(smaller_count(letters)).chain(neighbours(letters)).collect()
}

/// An automaton in whose states the first number is the function of a word with this code, modulo `modulus`.
fn reader(code: &str, modulus: u64, letters: &BTreeSet<char>) -> Option<Reader> {
    match code {
        "length(word)" => {
            Some(Reader::new(vec![0], move |state, _| vec![(state[0] + 1) % modulus]))
        }
        // The second number is the last letter.
        "run_count(word)" => Some(Reader::new(vec![0, 0], move |state, letter| {
            let begins = u64::from(state[1] != u64::from(letter));
            vec![(state[0] + begins) % modulus, letter.into()]
        })),
        // The other numbers are the numbers of each letter, modulo `modulus`.
        "inversions(word)" => {
            let letters: Vec<char> = letters.iter().copied().collect();
            Some(Reader::new(vec![0; letters.len() + 1], move |state, letter| {
                let mut state = state.to_vec();
                for (count, other) in letters.iter().enumerate() {
                    if *other > letter {
                        state[0] = (state[0] + state[count + 1]) % modulus;
                    }
                }
                if let Ok(place) = letters.binary_search(&letter) {
                    state[place + 1] = (state[place + 1] + 1) % modulus;
                }
                state
            }))
        }
        _ => None,
    }
}

/// An automaton that knows the first and the last letter of a word.
fn reader_of_ends() -> Reader {
    Reader::new(vec![0, 0], |state, letter| {
        let letter = u64::from(letter);
        vec![if state[0] == 0 { letter } else { state[0] }, letter]
    })
}

/// The numbers of places at which two letters are neighbours.
fn neighbours(letters: &BTreeSet<char>) -> Vec<Feature> {
    if letters.len() > MOST_PAIRED {
        return Vec::new();
    }
    let pairs = letters.iter().flat_map(|a| letters.iter().map(move |b| format!("{a}{b}")));
    let feature = |pair: String| {
        let words = format!("the number of occurrences of {pair}");
        let code = format!("occurrences(word, {pair:?})");
        let signs: Vec<u64> = pair.chars().map(u64::from).collect();
        // The second number is the last letter.
        let reader = move |modulus: u64| {
            let signs = signs.clone();
            Reader::new(vec![0, 0], move |state, letter| {
                let letter = u64::from(letter);
                let occurs = u64::from(signs == [state[1], letter]);
                vec![(state[0] + occurs) % modulus, letter]
            })
        };
        let count = Feature::new(words, code, move |known| occurrences(&known.name, &pair));
        Feature { shape: Rc::new(move |modulus| Some(Shape::Read(reader(modulus?)))), ..count }
    };
    pairs.map(feature).collect()
}

/// The smaller of the numbers of both letters, if there are only two.
fn smaller_count(letters: &BTreeSet<char>) -> Option<Feature> {
    let [a, b] = letters.iter().copied().collect::<Vec<char>>()[..] else {
        return None;
    };
    let words = format!("the smaller of the numbers of letters {a} and {b}");
    let code = format!("least([count(word, {a:?}), count(word, {b:?})])");
    let of = move |known: &Known<Impartial>| count(&known.name, a).min(count(&known.name, b));
    Some(Feature::new(words, code, of))
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
    let code = Code::Runs(rows.iter().map(|(letter, row)| (*letter, row.code.clone())).collect());
    Some(Guess::of_value(text, code, move |known| {
        let letters: Vec<char> = known.name.chars().collect();
        runs(&letters)
            .try_fold(0, |sum, run| Some(sum ^ (rows.get(&run[0])?.at)(run.len() as u64)?))
    }))
}

/// Guesses that the value is the nim-sum over the places of one of two letters, counted from 1 on from either end, of
/// the values of words in which the letter stands at this place only.
fn sums_of_places(known: &[Known<Impartial>], letters: &BTreeSet<char>) -> Vec<Guess<Impartial>> {
    if letters.len() != 2 {
        return Vec::new();
    }
    let sides = letters.iter().flat_map(|&letter| [(letter, Side::Left), (letter, Side::Right)]);
    let guesses = sides.flat_map(|(letter, side)| {
        let mut values: BTreeMap<u64, u64> = BTreeMap::new();
        for one in known {
            if let [place] = places(&one.name, letter, side)[..]
                && let Some(value) = one.worth.value
                && *values.entry(place).or_insert(value) != value
            {
                return Vec::new();
            }
        }
        let is_row = values.keys().zip(1..).all(|(place, number)| *place == number);
        let values: Vec<u64> = values.into_values().collect();
        let formulas = if is_row { formulas(&values, 1) } else { Vec::new() };
        let guess = |Formula { words, code, at, .. }: Formula| {
            let from = side.name();
            let text = format!(
                "the value is the nim-sum over the places n of {letter} from the {from}, where {words}"
            );
            let code = Code::Places { letter, side, of_place: code };
            Guess::of_value(text, code, move |known| {
                places(&known.name, letter, side).iter().try_fold(0, |sum, n| Some(sum ^ at(*n)?))
            })
        };
        formulas.into_iter().map(guess).collect()
    });
    guesses.collect()
}

/// The places of a letter, counted from 1 on.
fn places(word: &str, letter: char, side: Side) -> Vec<u64> {
    let mut letters: Vec<char> = word.chars().collect();
    if side == Side::Right {
        letters.reverse();
    }
    (1..).zip(letters).filter(|(_, one)| *one == letter).map(|(place, _)| place).collect()
}
