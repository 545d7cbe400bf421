//! Formats of numbers, letters and words.

use super::bounds::{Bounds, Limit, between};
use super::edits::{self, FEW};
use super::simplify::{nearer, shorter};
use super::{Choices, Edit, Format, Grammar, Order, Text, Tokens};
use crate::cases;
use anyhow::{Result, ensure};
use rand::seq::IndexedRandom;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;

/// An integer type.
pub trait Integer: Copy + Debug + Display + Ord + 'static {
    /// The integer as one of the widest type.
    fn widen(self) -> i128;
    /// An integer that is within the bounds of a format with this type.
    fn narrow(integer: i128) -> Self;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Integer for $integer {
            #[allow(clippy::cast_lossless, reason = "usize is one of the types")]
            fn widen(self) -> i128 {
                self as i128
            }

            fn narrow(integer: i128) -> Self {
                integer as $integer
            }
        }
    )*};
}

integers! { i64 u8 u32 u64 usize }

/// An integer: see [`number`].
#[derive(Clone)]
pub struct Number<T> {
    what: &'static str,
    bounds: Bounds,
    integer: PhantomData<T>,
}

/// An integer within bounds; `what` is its name, in errors and for the bounds of others. It has an
/// article where several things have the same name: `a heap`.
pub fn number<T: Integer>(what: &'static str, bounds: impl Into<Bounds>) -> Number<T> {
    Number {
        what,
        bounds: bounds.into(),
        integer: PhantomData,
    }
}

impl<T: Integer> Format for Number<T> {
    type Value = T;

    fn read(&self, tokens: &mut Tokens) -> Result<T> {
        tokens.bounded(self.what, &self.bounds).map(T::narrow)
    }

    fn write(&self, value: &T, text: &mut Text) {
        text.token(value);
    }

    fn simpler(&self, value: &T) -> Vec<T> {
        let least = match self.bounds.least {
            Limit::Literal(least) => least,
            _ => 0,
        };
        let simpler = nearer(value.widen(), least.max(0)).into_iter();
        simpler.map(T::narrow).collect()
    }

    fn edits(&self, value: &T) -> Vec<Edit<T>> {
        let beside = [1, -1].map(|step| value.widen() + step).into_iter();
        beside
            .filter(|&number| T::narrow(number).widen() == number)
            .map(|number| Edit::new(format!("{}: {number}", self.what), T::narrow(number)))
            .collect()
    }

    fn additions(&self) -> Vec<T> {
        let least = match self.bounds.least {
            Limit::Literal(least) => least.max(0),
            _ => 1,
        };
        (least..).take(FEW).map(T::narrow).collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<T> {
        choices.number(self.what, &self.bounds).map(T::narrow)
    }

    /// As heaps, if any numbers will do: some equal, or with a nim-sum of 0.
    fn choose_list(&self, length: usize, order: Order, choices: &mut Choices) -> Option<Vec<T>> {
        let range = choices.range(&self.bounds)?;
        let heaps = match (u64::try_from(*range.start()), u64::try_from(*range.end())) {
            (Ok(least), Ok(most)) => Some(least..=most),
            _ => None,
        };
        let numbers: Vec<T> = match (order, heaps) {
            (Order::Distinct, heaps) => {
                let range = heaps?;
                let enough = u128::from(range.end() - range.start()) + 1 >= length as u128;
                let chosen = enough.then(|| cases::distinct(choices.random, length, range))?;
                chosen.into_iter().map(|n| T::narrow(n.into())).collect()
            }
            (_, Some(range)) if choices.is_free(self.what) => {
                let heaps = cases::heaps(choices.random, length, range);
                heaps.into_iter().map(|n| T::narrow(n.into())).collect()
            }
            _ => (0..length)
                .map(|_| self.choose(choices))
                .collect::<Option<_>>()?,
        };
        Some(match order {
            Order::Ascending => sorted(numbers),
            _ => numbers,
        })
    }

    fn are_in_order(&self, values: &[T], order: Order) -> bool {
        match order {
            Order::Any => true,
            Order::Ascending => values.is_sorted(),
            Order::Distinct => sorted(values.to_vec()).is_sorted_by(|a, b| a < b),
        }
    }

    fn grammar(&self) -> Grammar {
        let Number { what, bounds, .. } = *self;
        Grammar::Number { what, bounds }
    }
}

fn sorted<T: Ord>(mut values: Vec<T>) -> Vec<T> {
    values.sort_unstable();
    values
}

/// The number of a thing: see [`index`].
pub struct Index {
    what: &'static str,
    most: Limit,
}

/// The number of one of `most` things: from 1 on in the input, and from 0 on as a value.
pub fn index(what: &'static str, most: impl Into<Limit>) -> Index {
    let most = most.into();
    Index { what, most }
}

impl Format for Index {
    type Value = usize;

    fn read(&self, tokens: &mut Tokens) -> Result<usize> {
        let number = tokens.index(self.what, &between(1, self.most))?;
        Ok(number as usize - 1)
    }

    fn write(&self, value: &usize, text: &mut Text) {
        text.token(value + 1);
    }

    fn simpler(&self, value: &usize) -> Vec<usize> {
        let simpler = nearer(*value as i128, 0).into_iter();
        simpler.map(|index| index as usize).collect()
    }

    fn edits(&self, &value: &usize) -> Vec<Edit<usize>> {
        let beside = [Some(value + 1), value.checked_sub(1)]
            .into_iter()
            .flatten();
        beside
            .map(|index| Edit::new(format!("{}: {}", self.what, index + 1), index))
            .collect()
    }

    fn additions(&self) -> Vec<usize> {
        (0..FEW).collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<usize> {
        let number = choices.count(self.what, &between(1, self.most))?;
        number.checked_sub(1)
    }

    fn grammar(&self) -> Grammar {
        let (what, bounds) = (self.what, between(1, self.most));
        Grammar::Number { what, bounds }
    }
}

/// A letter: see [`letter`].
#[derive(Clone, Copy)]
pub struct Letter {
    pub(super) alphabet: &'static str,
}

/// A token that is one of these letters. The first one is the simplest.
pub fn letter(alphabet: &'static str) -> Letter {
    Letter { alphabet }
}

impl Letter {
    fn letters(self) -> Vec<char> {
        self.alphabet.chars().collect()
    }
}

impl Format for Letter {
    type Value = char;

    fn read(&self, tokens: &mut Tokens) -> Result<char> {
        let word = tokens.word("a letter")?;
        let letter = word.chars().find(|_| word.chars().count() == 1);
        let letter = letter.filter(|&letter| self.alphabet.contains(letter));
        letter.ok_or_else(|| tokens.unexpected(format_args!("one of `{}`", self.alphabet)))
    }

    fn write(&self, value: &char, text: &mut Text) {
        text.token(value);
    }

    fn simpler(&self, value: &char) -> Vec<char> {
        let simplest = self.alphabet.chars().next();
        simplest
            .filter(|first| first != value)
            .into_iter()
            .collect()
    }

    fn edits(&self, value: &char) -> Vec<Edit<char>> {
        let others = self.alphabet.chars().filter(|other| other != value);
        others
            .map(|other| Edit::new(format!("a letter: {other}"), other))
            .collect()
    }

    fn additions(&self) -> Vec<char> {
        self.letters()
    }

    fn choose(&self, choices: &mut Choices) -> Option<char> {
        self.letters().choose(choices.random).copied()
    }

    fn choose_list(&self, length: usize, _: Order, choices: &mut Choices) -> Option<Vec<char>> {
        Some(cases::row(choices.random, &self.letters(), length))
    }

    fn grammar(&self) -> Grammar {
        Grammar::Words(format!("one of the letters `{}`", self.alphabet))
    }
}

/// A word: see [`word`].
pub struct Word {
    letter: Letter,
    length: Limit,
}

/// A word of this length over an alphabet.
pub fn word(alphabet: &'static str, length: impl Into<Limit>) -> Word {
    Word {
        letter: letter(alphabet),
        length: length.into(),
    }
}

/// What letters of an alphabet are called.
pub(super) fn letters_of(alphabet: &str) -> String {
    match alphabet.len() {
        VISIBLE => String::from("visible ASCII characters"),
        _ => format!("letters out of `{alphabet}`"),
    }
}

/// The number of ASCII characters that can be seen.
const VISIBLE: usize = 94;

impl Format for Word {
    type Value = String;

    fn read(&self, tokens: &mut Tokens) -> Result<String> {
        let length = self.length.after(&tokens.names);
        tokens.word_over(self.letter.alphabet, length as usize)
    }

    fn write(&self, value: &String, text: &mut Text) {
        text.token(value);
    }

    fn simpler(&self, value: &String) -> Vec<String> {
        shorter_words(value)
    }

    fn edits(&self, value: &String) -> Vec<Edit<String>> {
        edits::of_word(value, self.letter.alphabet)
    }

    fn choose(&self, choices: &mut Choices) -> Option<String> {
        let length = usize::try_from(self.length.after(&choices.names)).ok()?;
        let letters = self.letter.choose_list(length, Order::Any, choices)?;
        Some(letters.into_iter().collect())
    }

    fn grammar(&self) -> Grammar {
        let (length, letters) = (self.length, letters_of(self.letter.alphabet));
        Grammar::Words(format!("a word of {length} {letters}"))
    }
}

/// A word whose length is not said before it: see [`free_word`].
pub struct FreeWord {
    letter: Letter,
    shortest: usize,
    longest: usize,
}

/// A word over an alphabet, with at least and at most so many letters.
pub fn free_word(alphabet: &'static str, shortest: usize, longest: usize) -> FreeWord {
    FreeWord {
        letter: letter(alphabet),
        shortest,
        longest,
    }
}

impl Format for FreeWord {
    type Value = String;

    fn read(&self, tokens: &mut Tokens) -> Result<String> {
        let words = self.grammar();
        let word = tokens.word(&words.to_string())?;
        let fits = (self.shortest..=self.longest).contains(&word.len())
            && word
                .chars()
                .all(|letter| self.letter.alphabet.contains(letter));
        ensure!(fits, tokens.unexpected(words));
        Ok(word.to_owned())
    }

    fn write(&self, value: &String, text: &mut Text) {
        text.token(value);
    }

    fn simpler(&self, value: &String) -> Vec<String> {
        let mut words = shorter_words(value);
        words.retain(|word| word.len() >= self.shortest);
        words
    }

    fn edits(&self, value: &String) -> Vec<Edit<String>> {
        edits::of_word(value, self.letter.alphabet)
    }

    fn choose(&self, choices: &mut Choices) -> Option<String> {
        let length = choices.count("a length", &(self.shortest..=self.longest).into())?;
        let letters = self.letter.choose_list(length, Order::Any, choices)?;
        Some(letters.into_iter().collect())
    }

    fn grammar(&self) -> Grammar {
        let (least, most) = (self.shortest, self.longest);
        let letters = letters_of(self.letter.alphabet);
        Grammar::Words(format!("a word of {least} to {most} {letters}"))
    }
}

/// A length and a word of that length, each on a line.
pub fn counted_word(
    what: &'static str,
    bounds: impl Into<Bounds>,
    alphabet: &'static str,
) -> impl Format<Value = String> {
    let length = number::<usize>(what, bounds).line();
    let both = (length, word(alphabet, what).line());
    both.iso(|(_, word)| word, |word| (word.len(), word.clone()))
        .simplified_by(|word| shorter_words(word))
}

fn shorter_words(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let words = shorter(&letters, 1).into_iter();
    words.map(String::from_iter).collect()
}
