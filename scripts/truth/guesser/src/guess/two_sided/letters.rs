//! Guesses about words whose values are numbers.

use super::{Dyadic, Guess, Known, ONE, TwoSided, units, written};
use std::collections::{BTreeMap, BTreeSet};

/// The longest word with a sign expansion here, since numbers are multiples of 2⁻³².
const LONGEST: usize = 32;

pub(super) fn guesses(name: &str, known: &[Known<TwoSided>]) -> Vec<Guess<TwoSided>> {
    if known.iter().any(|one| !one.numbers.is_empty()) {
        return Vec::new();
    }
    let mut guesses: Vec<Guess<TwoSided>> = sum_of_letters(name, known).into_iter().collect();
    let letters: BTreeSet<char> = known.iter().flat_map(|one| one.name.chars()).collect();
    let letters: Vec<char> = letters.into_iter().collect();
    if let [first, second] = letters[..] {
        for (plus, minus) in [(first, second), (second, first)] {
            guesses.extend([false, true].map(|back| stalk(name, plus, minus, back)));
        }
    }
    guesses
}

/// Guesses that each letter counts as much as the word that consists of it alone.
fn sum_of_letters(name: &str, known: &[Known<TwoSided>]) -> Option<Guess<TwoSided>> {
    let single = known.iter().filter_map(|one| {
        let mut letters = one.name.chars();
        Some((letters.next().filter(|_| letters.next().is_none())?, units(one)?))
    });
    let counts: BTreeMap<char, i128> = single.collect();
    let named: Vec<String> = counts
        .iter()
        .map(|(letter, count)| format!("{letter} counts {}", written(*count)))
        .collect();
    if named.is_empty() {
        return None;
    }
    let text = format!("the {name} is the sum of the letters, where {}", named.join(" and "));
    Some(Guess::of_both(text, move |known| {
        let sum: Option<i128> = known.name.chars().map(|letter| counts.get(&letter)).sum();
        sum.is_some() && units(known) == sum
    }))
}

/// Guesses that a word is the sign expansion of its value, as the colours of a Hackenbush stalk are.
fn stalk(name: &str, plus: char, minus: char, is_read_back: bool) -> Guess<TwoSided> {
    let back = if is_read_back { ", read from its end," } else { "" };
    let text = format!(
        "the {name} is that of a Hackenbush stalk: the word{back} is its sign expansion, with {plus} for + and \
         {minus} for -"
    );
    Guess::of_both(text, move |known| {
        let signs = known.name.chars().map(|letter| letter == plus);
        let mut signs: Vec<bool> = signs.collect();
        if is_read_back {
            signs.reverse();
        }
        known.worth.number.is_some() && known.worth.number == number(&signs)
    })
}

/// The number with this sign expansion: equal signs at the beginning count 1 each, and each later sign half as much as
/// the one before.
fn number(signs: &[bool]) -> Option<Dyadic> {
    if signs.len() > LONGEST {
        return None;
    }
    let (mut units, mut size) = (0, ONE);
    for is_plus in signs {
        if size < ONE || *is_plus != signs[0] {
            size /= 2;
        }
        units += if *is_plus { size } else { -size };
    }
    Some(Dyadic { units })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guess::unrefuted;
    use rstest::rstest;

    fn words(value: impl Fn(&str) -> i128) -> Vec<Known<TwoSided>> {
        let mut words = vec![String::new()];
        for _ in 0..4 {
            words = words
                .iter()
                .flat_map(|word| ["", "a", "b"].map(|more| format!("{word}{more}")))
                .collect();
        }
        let known = words.into_iter().map(|name| {
            let number = Some(Dyadic { units: value(&name) });
            Known {
                numbers: Vec::new(),
                name,
                worth: TwoSided { text: String::new(), number, temperature: None },
            }
        });
        known.collect()
    }

    fn signs(word: &str) -> Vec<bool> {
        word.chars().map(|letter| letter == 'b').collect()
    }

    #[test]
    fn sign_expansions_are_numbers() {
        let quarters = |word: &str| number(&signs(word)).unwrap().units * 4 / ONE;
        let found = ["", "b", "a", "bb", "ba", "bba", "bbab", "abb", "aab"].map(quarters);
        assert_eq!(found, [0, 4, -4, 8, 2, 6, 7, -1, -6]);
        assert!(number(&[true; LONGEST + 1]).is_none());
    }

    #[rstest]
    #[case::a_sum(
        words(|word| word.chars().map(|letter| if letter == 'a' { ONE / 2 } else { -ONE }).sum()),
        "the value is the sum of the letters, where a counts 1/2 and b counts -1"
    )]
    #[case::a_stalk(
        words(|word| number(&signs(word)).unwrap().units),
        "the value is that of a Hackenbush stalk: the word is its sign expansion, with b for + and a for -"
    )]
    #[case::a_stalk_from_its_top(
        words(|word| {
            let mut signs = signs(word);
            signs.reverse();
            -number(&signs).unwrap().units
        }),
        "the value is that of a Hackenbush stalk: the word, read from its end, is its sign expansion, with a for + and b for -"
    )]
    fn values_of_words_are_described(#[case] known: Vec<Known<TwoSided>>, #[case] text: &str) {
        let holding = unrefuted(guesses("value", &known), &known);
        let texts: Vec<&str> = holding.iter().map(|guess| guess.text.as_str()).collect();
        assert_eq!(texts, [text]);
    }
}
