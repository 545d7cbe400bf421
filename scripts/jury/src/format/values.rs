//! Formats of numbers, letters and words.

use super::simplify::{shorter, smaller};
use super::text::unexpected;
use super::{Format, Text, Tokens};
use anyhow::Result;
use std::fmt::{Debug, Display};
use std::ops::RangeFrom;
use std::str::FromStr;

/// An integer type.
pub trait Integer: Copy + Debug + Display + FromStr + 'static {
    /// The integer as a `u64`.
    fn to_u64(self) -> u64;
    /// An integer that is no greater than one of this type.
    fn from_u64(integer: u64) -> Self;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Integer for $integer {
            #[allow(clippy::cast_lossless, reason = "some of the types are shorter")]
            fn to_u64(self) -> u64 {
                self as u64
            }

            fn from_u64(integer: u64) -> Self {
                integer as $integer
            }
        }
    )*};
}

integers! { u8 u32 u64 usize }

/// An integer: see [`number`].
pub struct Number<T> {
    what: &'static str,
    least: T,
}

/// An integer; `what` names it in errors. A fraction, a negative or a too large one is an error.
pub fn number<T: Integer>(what: &'static str, least: RangeFrom<T>) -> Number<T> {
    let least = least.start;
    Number { what, least }
}

impl<T: Integer> Format for Number<T> {
    type Value = T;

    fn read(&self, tokens: &mut Tokens) -> Result<T> {
        tokens.number(self.what)
    }

    fn write(&self, value: &T, text: &mut Text) {
        text.token(value);
    }

    fn simpler(&self, value: &T) -> Vec<T> {
        let smaller = smaller(value.to_u64(), self.least.to_u64());
        smaller.into_iter().map(T::from_u64).collect()
    }
}

/// A letter: see [`letter`].
pub struct Letter {
    pub(super) alphabet: &'static str,
}

/// A token that is one of these letters. The first one is the simplest.
pub fn letter(alphabet: &'static str) -> Letter {
    Letter { alphabet }
}

impl Format for Letter {
    type Value = char;

    fn read(&self, tokens: &mut Tokens) -> Result<char> {
        let word = tokens.word("a letter")?;
        let letter = word.chars().find(|_| word.chars().count() == 1);
        let letter = letter.filter(|&letter| self.alphabet.contains(letter));
        letter.ok_or_else(|| unexpected(word, &format!("one of `{}`", self.alphabet)))
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
}

/// A word after its length: see [`counted_word`].
pub struct CountedWord {
    pub(super) alphabet: &'static str,
    least: usize,
}

/// A length, and a word of that length over an alphabet.
pub fn counted_word(alphabet: &'static str, least: RangeFrom<usize>) -> CountedWord {
    let least = least.start;
    CountedWord { alphabet, least }
}

impl Format for CountedWord {
    type Value = String;

    fn read(&self, tokens: &mut Tokens) -> Result<String> {
        let length = tokens.number("the length of a word")?;
        tokens.word_over(self.alphabet, length)
    }

    fn write(&self, value: &String, text: &mut Text) {
        text.token(value.len());
        text.end_line();
        text.token(value);
        text.end_line();
    }

    fn simpler(&self, value: &String) -> Vec<String> {
        let letters: Vec<char> = value.chars().collect();
        let words = shorter(&letters, self.least).into_iter();
        words.map(|word| word.into_iter().collect()).collect()
    }
}
