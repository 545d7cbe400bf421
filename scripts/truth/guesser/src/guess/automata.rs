//! Guesses that a finite automaton which reads a word says its value, or who wins.

use super::{Guess, Impartial, Known, Reader, Shape};
use crate::answer::functions::value_by_automaton;
use itertools::Itertools;
use std::collections::{BTreeSet, HashMap};

/// The most states of an automaton.
const MOST_STATES: usize = 10;

/// The number of known words for each step of an automaton that is guessed.
const WORDS_PER_STEP: usize = 3;

/// An automaton that begins in state 0.
struct Automaton {
    letters: Vec<char>,
    /// The next state, for each state and each letter.
    steps: Vec<u64>,
    /// The value of a word that ends in each state.
    values: Vec<u64>,
}

/// The guess about values or else about lost words, by an automaton that says the same about all known words.
pub(super) fn guess(
    known: &[Known<Impartial>],
    letters: &BTreeSet<char>,
) -> Option<Guess<Impartial>> {
    let is_of_value = known.iter().all(|one| one.worth.value.is_some());
    let value = |one: &Known<Impartial>| match one.worth.value {
        Some(value) if is_of_value => value,
        _ => u64::from(!one.worth.is_lost),
    };
    let values: HashMap<Vec<char>, u64> =
        known.iter().map(|one| (one.name.chars().collect(), value(one))).collect();
    let Automaton { letters, steps, values } = Automaton::of(&values, letters)?;
    let several: BTreeSet<&u64> = values.iter().collect();
    if several.len() < 2 {
        return None;
    }
    let count = letters.len();
    let states = (0..values.len()).map(|state| {
        let to = letters
            .iter()
            .zip(&steps[state * count..])
            .map(|(letter, to)| format!("{letter}→{to}"));
        let says = match (is_of_value, values[state]) {
            (true, value) => value.to_string(),
            (false, 0) => String::from("lost"),
            (false, _) => String::from("won"),
        };
        format!("{state} is {says}, {}", to.collect::<Vec<_>>().join(" "))
    });
    let table = states.collect::<Vec<_>>().join("; ");
    let words: String = letters.iter().collect();
    let code = format!("value_by_automaton(word, {words:?}, {steps:?}, {values:?})");
    let reader = {
        let (letters, steps) = (letters, steps.clone());
        Reader::new(vec![0], move |state, letter| {
            let place = letters.iter().position(|other| *other == letter);
            vec![place.map_or(state[0], |place| steps[state[0] as usize * count + place])]
        })
    };
    let is_known = |word: &str, letters: &str| word.chars().all(|letter| letters.contains(letter));
    let guess = if is_of_value {
        let text = format!(
            "the value is that of the last state of an automaton that reads the word and begins in state 0: {table}"
        );
        Guess::of_value(text, code, move |known| {
            let is_known = is_known(&known.name, &words);
            is_known.then(|| value_by_automaton(&known.name, &words, &steps, &values))
        })
    } else {
        let claim = format!(
            "an automaton that reads the word and begins in state 0 ends in a lost state: {table}"
        );
        Guess::of_lost(&claim, format!("{code} == 0"), move |known| {
            is_known(&known.name, &words)
                && value_by_automaton(&known.name, &words, &steps, &values) == 0
        })
    };
    Some(guess.with_shape(Some(Shape::Read(reader))))
}

impl Automaton {
    /// The automaton that tells two beginnings of words apart if they have different values, or if some short ending
    /// gives them different ones. Endings are as short as they can be for a few states that agree with all values.
    fn of(values: &HashMap<Vec<char>, u64>, letters: &BTreeSet<char>) -> Option<Automaton> {
        let letters: Vec<char> = letters.iter().copied().collect();
        let longest = values.keys().map(Vec::len).max()?;
        (1..longest.saturating_sub(1)).find_map(|length| {
            let endings = endings(&letters, length);
            let automaton = Automaton::by_endings(values, &letters, &endings, longest - length)?;
            let signs: String = letters.iter().collect();
            let agrees = |(word, value): (&Vec<char>, &u64)| {
                let word: String = word.iter().collect();
                value_by_automaton(&word, &signs, &automaton.steps, &automaton.values) == *value
            };
            (WORDS_PER_STEP * automaton.steps.len() <= values.len() && values.iter().all(agrees))
                .then_some(automaton)
        })
    }

    fn by_endings(
        values: &HashMap<Vec<char>, u64>,
        letters: &[char],
        endings: &[Vec<char>],
        longest: usize,
    ) -> Option<Automaton> {
        let said = |beginning: &[char]| -> Vec<Option<u64>> {
            let word = |ending: &Vec<char>| [beginning, &ending[..]].concat();
            endings.iter().map(|ending| values.get(&word(ending)).copied()).collect()
        };
        let mut states: Vec<(Vec<char>, Vec<Option<u64>>)> = vec![(Vec::new(), said(&[]))];
        let mut steps = Vec::new();
        let mut state = 0;
        while state < states.len() {
            for letter in letters {
                let beginning = [&states[state].0[..], &[*letter]].concat();
                let says = said(&beginning);
                // The first state may be that of any beginning with the same endings, if the empty word is not known.
                let is_same = |other: &[Option<u64>]| {
                    other[1..] == says[1..] && other[0].is_none_or(|value| says[0] == Some(value))
                };
                let known = states.iter().position(|(_, other)| is_same(other));
                if let Some(known) = known {
                    states[known].1[0] = says[0];
                }
                if known.is_none() {
                    if beginning.len() >= longest || states.len() == MOST_STATES {
                        return None;
                    }
                    states.push((beginning, says));
                }
                steps.push(known.unwrap_or(states.len() - 1) as u64);
            }
            state += 1;
        }
        // A first state that is no other one says something only about the empty word, which is not known.
        let values = states.iter().map(|(_, says)| says[0].unwrap_or(0)).collect();
        Some(Automaton { letters: letters.to_vec(), steps, values })
    }
}

/// All words with at most so many letters, the shortest first.
fn endings(letters: &[char], longest: usize) -> Vec<Vec<char>> {
    let of_length = |length| vec![letters.iter().copied(); length].into_iter();
    (0..=longest).flat_map(|length| of_length(length).multi_cartesian_product()).collect()
}
