//! Formats of numbers, letters and words.

use super::bounds::{Bounds, Limit, between};
use super::edits::{self, FEW};
use super::sequences;
use super::simplify::{nearer, shorter};
use super::{Choices, Edit, Format, Grammar, IntoFormat, Order, Part, Text, Tokens, Value};
use crate::cases;
use crate::listed::Listed;
use anyhow::{Result, ensure};
use rand::seq::IndexedRandom;

/// An integer type.
pub trait Integer: Copy + 'static {
    /// Converts the integer to the widest type.
    fn widen(self) -> i128;
    /// Converts back an integer that is within the bounds of a format of this type.
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

/// An integer within bounds. Its name `what` is used in errors and other bounds. A name shared by several
/// numbers begins with an article: `a heap`.
pub fn number<T: Integer>(what: &'static str, bounds: impl Into<Bounds>) -> Format<T> {
    bounded(what, bounds.into())
}

/// Numbers with these names, one after the other, all within the same bounds.
pub fn numbers<T: Integer, const N: usize>(
    names: [&'static str; N],
    bounds: impl Into<Bounds>,
) -> Format<[T; N]> {
    let bounds = bounds.into();
    sequences::several(|at| bounded(names[at], bounds))
}

/// 0 for false, or 1 for true.
pub fn bit(what: &'static str) -> Format<bool> {
    number(what, 0..=1).iso(|bit: u8| bit != 0, |&bit| u8::from(bit))
}

fn bounded<T: Integer>(what: &'static str, bounds: Bounds) -> Format<T> {
    let number = Number { what, bounds, as_typed: |number| T::narrow(number).widen() };
    Format::new(number, |value| T::narrow(value.number()), |number| Value::Number(number.widen()))
}

impl Number {
    /// An integer of any size.
    pub(super) fn any(what: &'static str, bounds: Bounds) -> Self {
        Number { what, bounds, as_typed: |number| number }
    }
}

#[derive(Clone)]
pub(crate) struct Number {
    pub what: &'static str,
    bounds: Bounds,
    /// Converts a number to the range of its type.
    as_typed: fn(i128) -> i128,
}

impl Number {
    fn typed(&self, number: i128) -> Value {
        Value::Number((self.as_typed)(number))
    }
}

impl Part for Number {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let number = tokens.bounded(self.what, &self.bounds)?;
        Ok(self.typed(number))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        text.token(value.number());
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let least = match self.bounds.least {
            Limit::Literal(least) => least,
            _ => 0,
        };
        let simpler = nearer(value.number(), least.max(0)).into_iter();
        simpler.map(|number| self.typed(number)).listed()
    }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        if self.what == name { Value::Number(kept.len() as i128) } else { value.clone() }
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let beside = [1, -1].map(|step| value.number() + step).into_iter();
        beside
            .filter(|&number| (self.as_typed)(number) == number)
            .map(|number| Edit::new(format!("{}: {number}", self.what), Value::Number(number)))
            .listed()
    }

    fn additions(&self) -> Vec<Value> {
        let least = match self.bounds.least {
            Limit::Literal(least) => least.max(0),
            _ => 1,
        };
        let few = (least..).take(FEW);
        few.map(|number| self.typed(number)).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let number = choices.number(self.what, self.bounds)?;
        Some(self.typed(number))
    }

    /// Chooses numbers like those of heaps: some are equal, or their nim-sum is 0.
    fn choose_list(
        &self,
        length: usize,
        order: Order,
        choices: &mut Choices,
    ) -> Option<Vec<Value>> {
        let range = choices.range(&self.bounds)?;
        let heaps = match (u64::try_from(*range.start()), u64::try_from(*range.end())) {
            (Ok(least), Ok(most)) => Some(least..=most),
            _ => None,
        };
        let values = |numbers: Vec<u64>| {
            let numbers = numbers.into_iter();
            numbers.map(|number| self.typed(number.into())).listed()
        };
        let numbers: Vec<Value> = match (order, heaps) {
            (Order::Distinct, Some(range)) => {
                let enough = u128::from(range.end() - range.start()) + 1 >= length as u128;
                values(enough.then(|| cases::distinct(choices.rng, length, range))?)
            }
            (Order::Distinct, None) => {
                let least = *range.start();
                let span = u64::try_from(range.end().checked_sub(least)?).ok()?;
                let enough = u128::from(span) + 1 >= length as u128;
                let above = enough.then(|| cases::distinct(choices.rng, length, 0..=span))?;
                let numbers = above.into_iter().map(|more| least + i128::from(more));
                numbers.map(|number| self.typed(number)).listed()
            }
            (_, Some(range)) if choices.is_free(self.what) => {
                values(cases::heaps(choices.rng, length, range))
            }
            _ => (0..length).map(|_| self.choose(choices)).all_listed()?,
        };
        Some(match order {
            Order::Ascending => sorted(&numbers).into_iter().map(Value::Number).listed(),
            _ => numbers,
        })
    }

    fn are_in_order(&self, values: &[Value], order: Order) -> bool {
        match order {
            Order::Any => true,
            Order::Ascending => values.is_sorted_by_key(Value::number),
            Order::Distinct => sorted(values).is_sorted_by(|a, b| a < b),
        }
    }

    fn grammar(&self) -> Grammar {
        let Number { what, bounds, .. } = *self;
        Grammar::Number { what, bounds }
    }
}

fn sorted(numbers: &[Value]) -> Vec<i128> {
    let mut numbers: Vec<i128> = numbers.iter().map(Value::number).listed();
    numbers.sort_unstable();
    numbers
}

/// The index of one of `most` things, counted from 1 in the input and from 0 as a value.
pub fn index(what: &'static str, most: impl Into<Limit>) -> Format<usize> {
    let most = most.into();
    Format::new(
        Index { what, most },
        |value| value.number() as usize,
        |&index| Value::Number(index as i128),
    )
}

/// Two different indices with these names, from 1 to the number `most`, such as two vertices.
pub fn two_indices(
    what: &'static str,
    names: [&'static str; 2],
    most: &'static str,
) -> Format<[usize; 2]> {
    let indices = names.map(|name| index(name, most)).chosen_by(move |choices| {
        let bounds = between(1, most);
        let first = choices.count(names[0], bounds)?.checked_sub(1)?;
        let mut second = choices.count(names[1], bounds)?.checked_sub(1)?;
        if first == second {
            second = if first > 0 { first - 1 } else { 1 };
        }
        Some([first, second])
    });
    indices.such_that(what, |[first, second]| first != second)
}

#[derive(Clone)]
pub(crate) struct Index {
    pub what: &'static str,
    pub most: Limit,
}

impl Part for Index {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let number = tokens.index(self.what, &between(1, self.most))?;
        Ok(Value::Number(number - 1))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        text.token(value.number() + 1);
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let simpler = nearer(value.number(), 0).into_iter();
        simpler.map(Value::Number).listed()
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let index = value.number();
        let beside = [index + 1, index - 1].into_iter();
        beside
            .filter(|index| *index >= 0)
            .map(|index| {
                let name = format!("{}: {}", self.what, index + 1);
                Edit::new(name, Value::Number(index))
            })
            .listed()
    }

    fn additions(&self) -> Vec<Value> {
        (0..FEW as i128).map(Value::Number).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let number = choices.count(self.what, between(1, self.most))?;
        Some(Value::Number(number.checked_sub(1)? as i128))
    }

    fn grammar(&self) -> Grammar {
        let (what, bounds) = (self.what, between(1, self.most));
        Grammar::Number { what, bounds }
    }
}

/// A token that is one of these letters, the simplest first.
pub fn letter(alphabet: &'static str) -> Format<char> {
    Format::new(Letter { alphabet }, Value::letter, |&letter| Value::Letter(letter))
}

#[derive(Clone, Copy)]
pub(crate) struct Letter {
    pub alphabet: &'static str,
}

impl Letter {
    fn letters(self) -> Vec<char> {
        self.alphabet.chars().listed()
    }
}

impl Part for Letter {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let word = tokens.word("a letter")?;
        let letter = word.chars().find(|_| word.chars().count() == 1);
        let letter = letter.filter(|&letter| self.alphabet.contains(letter));
        let letter =
            letter.ok_or_else(|| tokens.unexpected(format_args!("one of `{}`", self.alphabet)))?;
        Ok(Value::Letter(letter))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        text.token(value.letter());
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let simplest = self.alphabet.chars().next();
        let simplest = simplest.filter(|first| *first != value.letter());
        simplest.into_iter().map(Value::Letter).listed()
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let others = self.alphabet.chars();
        let others = others.filter(|other| *other != value.letter());
        others.map(|other| Edit::new(format!("a letter: {other}"), Value::Letter(other))).listed()
    }

    fn additions(&self) -> Vec<Value> {
        self.alphabet.chars().map(Value::Letter).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let letter = self.letters().choose(choices.rng).copied();
        letter.map(Value::Letter)
    }

    fn choose_list(&self, length: usize, _: Order, choices: &mut Choices) -> Option<Vec<Value>> {
        let letters = cases::row(choices.rng, &self.letters(), length);
        Some(letters.into_iter().map(Value::Letter).listed())
    }

    fn grammar(&self) -> Grammar {
        Grammar::Words(format!("one of the letters `{}`", self.alphabet))
    }
}

/// A word of this length over an alphabet.
pub fn word(alphabet: &'static str, length: impl Into<Limit>) -> Format<String> {
    words(alphabet, Length::Exactly(length.into()))
}

/// A word over an alphabet, with a length in this range.
pub fn free_word(alphabet: &'static str, shortest: usize, longest: usize) -> Format<String> {
    words(alphabet, Length::Within(shortest, longest))
}

fn words(alphabet: &'static str, length: Length) -> Format<String> {
    let word = Word { letter: Letter { alphabet }, length };
    Format::new(word, |value| value.word().to_owned(), |word| Value::Word(word.clone()))
}

#[derive(Clone)]
pub(crate) struct Word {
    pub letter: Letter,
    pub length: Length,
}

#[derive(Clone, Copy)]
pub(crate) enum Length {
    Exactly(Limit),
    /// At least the first and at most the second number.
    Within(usize, usize),
}

fn letters_of(alphabet: &str) -> String {
    match alphabet.len() {
        VISIBLE => String::from("visible ASCII characters"),
        _ => format!("letters out of `{alphabet}`"),
    }
}

/// The number of visible ASCII characters.
const VISIBLE: usize = 94;

impl Part for Word {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let alphabet = self.letter.alphabet;
        let (lengths, expected) = match self.length {
            Length::Exactly(length) => {
                let length = length.after(&tokens.names) as usize;
                (length..=length, format!("{length} {}", letters_of(alphabet)))
            }
            Length::Within(shortest, longest) => (shortest..=longest, self.grammar().to_string()),
        };
        let word = tokens.word(&expected)?;
        let fits =
            lengths.contains(&word.len()) && word.chars().all(|letter| alphabet.contains(letter));
        ensure!(fits, tokens.unexpected(expected));
        Ok(Value::Word(word.to_owned()))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        text.token(value.word());
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let mut words = shorter_words(value.word());
        if let Length::Within(shortest, _) = self.length {
            words.retain(|word| word.len() >= shortest);
        }
        words.into_iter().map(Value::Word).listed()
    }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        let Length::Exactly(length) = self.length else {
            return value.clone();
        };
        let letters: Vec<char> = value.word().chars().listed();
        Value::Word(length.of_kept(&letters, name, kept).into_iter().collect())
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        edits::of_word(value.word(), self.letter)
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let length = match self.length {
            Length::Exactly(length) => usize::try_from(length.after(&choices.names)).ok()?,
            Length::Within(shortest, longest) => choices.count("a length", shortest..=longest)?,
        };
        let letters = cases::row(choices.rng, &self.letter.letters(), length);
        Some(Value::Word(letters.into_iter().collect()))
    }

    fn grammar(&self) -> Grammar {
        let length = match self.length {
            Length::Exactly(length) => length.to_string(),
            Length::Within(shortest, longest) => format!("{shortest} to {longest}"),
        };
        Grammar::Words(format!("a word of {length} {}", letters_of(self.letter.alphabet)))
    }
}

/// A length and a word of that length, each on its own line.
pub fn counted_word(
    what: &'static str,
    bounds: impl Into<Bounds>,
    alphabet: &'static str,
) -> Format<String> {
    let length = number::<usize>(what, bounds).line();
    let both = (length, word(alphabet, what).line());
    both.iso(|(_, word)| word, |word| (word.len(), word.clone()))
        .simplified_by(|word| shorter_words(word))
}

fn shorter_words(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().listed();
    let words = shorter(&letters, 1).into_iter();
    words.map(String::from_iter).listed()
}
