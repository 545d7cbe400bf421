//! Input formats: each is described once, and read, written and simplified from that description.
//!
//! A format is put together from small ones: `counted(list(1.., number("a cell", 1..)))` is a file
//! of counted cases, each a counted list of at least one number from 1 up. White space does not
//! matter in reading, as on every judge; in writing, numbers and words are separated by a blank, and
//! a list begins a line.
//!
//! The least values are what a case is simplified down to. They are not enforced in reading:
//! what the statement rules out but a judge might send all the same can still be a bundled case.
//! What a valid case must be is said by [`such_that`](Format::such_that), and is enforced.

mod file;
mod graph;
mod text;

pub use file::{File, counted, single, until_end, until_zero, until_zero_or_end};
pub use graph::{graph, grid, rooted, square, tree};
pub use text::{Text, Tokens};

use anyhow::{Result, ensure};
use std::fmt::{Debug, Display};
use std::ops::RangeFrom;
use std::str::FromStr;

/// A part of an input file: how its value is read, written and simplified.
pub trait Format: Sized + 'static {
    /// What the part means.
    type Value: Clone + Debug;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found instead.
    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value>;

    /// Writes a value.
    fn write(&self, value: &Self::Value, text: &mut Text);

    /// Simpler values, the simplest first. Whoever replaces a value by one of these again and again
    /// comes to an end.
    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value>;

    /// The format of those values that are valid; `what` completes the sentence "the input must
    /// have …".
    fn such_that(self, what: &'static str, check: fn(&Self::Value) -> bool) -> SuchThat<Self> {
        SuchThat {
            format: self,
            what,
            check,
        }
    }

    /// The same format, simplified only to values that pass a check: a bound of the statement that is
    /// not enforced in reading.
    fn simplified_within(self, check: fn(&Self::Value) -> bool) -> SimplifiedWithin<Self> {
        SimplifiedWithin {
            format: self,
            check,
        }
    }

    /// The same format with values of another type, to and from which these are converted.
    fn iso<T: Clone + Debug + 'static>(
        self,
        to: fn(Self::Value) -> T,
        from: fn(&T) -> Self::Value,
    ) -> Iso<Self, T> {
        Iso {
            format: self,
            to,
            from,
        }
    }

    /// The same format with its values simplified in another way.
    fn simplified_by(self, simpler: fn(&Self::Value) -> Vec<Self::Value>) -> SimplifiedBy<Self> {
        SimplifiedBy {
            format: self,
            simpler,
        }
    }

    /// The same format, ending its line.
    fn line(self) -> Line<Self> {
        Line(self)
    }
}

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
    alphabet: &'static str,
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
        letter.ok_or_else(|| text::unexpected(word, &format!("one of `{}`", self.alphabet)))
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
    alphabet: &'static str,
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

/// A list after its length: see [`list`].
pub struct List<F> {
    item: F,
    least: usize,
    on_one_line: bool,
}

/// A length, and as many items on the next line.
pub fn list<F: Format>(least: RangeFrom<usize>, item: F) -> List<F> {
    let least = least.start;
    List {
        item,
        least,
        on_one_line: false,
    }
}

/// As [`list`], with the items on the line of the length.
pub fn line_list<F: Format>(least: RangeFrom<usize>, item: F) -> List<F> {
    List {
        on_one_line: true,
        ..list(least, item)
    }
}

impl<F: Format> Format for List<F> {
    type Value = Vec<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let length: usize = tokens.number("the length of a list")?;
        (0..length).map(|_| self.item.read(tokens)).collect()
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.len());
        if !self.on_one_line {
            text.end_line();
        }
        for item in value {
            self.item.write(item, text);
        }
        text.end_line();
    }

    /// Shorter lists, then lists with one item simplified; long lists only become shorter.
    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let mut simpler = shorter(value, self.least);
        if value.len() <= BLOCKS {
            simpler.extend(one_simpler(&self.item, value));
        }
        simpler
    }
}

/// A list with other values after its length: see [`headed_list`].
pub struct HeadedList<H, F> {
    head: H,
    items: List<F>,
}

/// A length, the values of `head` on the same line, and as many items on the next line.
pub fn headed_list<H: Format, F: Format>(
    least: RangeFrom<usize>,
    head: H,
    item: F,
) -> HeadedList<H, F> {
    let items = list(least, item);
    HeadedList { head, items }
}

impl<H: Format, F: Format> Format for HeadedList<H, F> {
    type Value = (H::Value, Vec<F::Value>);

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let length: usize = tokens.number("the length of a list")?;
        let head = self.head.read(tokens)?;
        let items = (0..length).map(|_| self.items.item.read(tokens));
        Ok((head, items.collect::<Result<_>>()?))
    }

    fn write(&self, (head, items): &Self::Value, text: &mut Text) {
        text.token(items.len());
        self.head.write(head, text);
        text.end_line();
        for item in items {
            self.items.item.write(item, text);
        }
        text.end_line();
    }

    fn simpler(&self, (head, items): &Self::Value) -> Vec<Self::Value> {
        let with_list = self.items.simpler(items).into_iter();
        let with_head = self.head.simpler(head).into_iter();
        with_list
            .map(|items| (head.clone(), items))
            .chain(with_head.map(|head| (head, items.clone())))
            .collect()
    }
}

/// The lists in which one item is replaced by a simpler one.
fn one_simpler<F: Format>(item: &F, value: &[F::Value]) -> Vec<Vec<F::Value>> {
    let mut lists = Vec::new();
    for (at, old) in value.iter().enumerate() {
        for new in item.simpler(old) {
            let mut list = value.to_vec();
            list[at] = new;
            lists.push(list);
        }
    }
    lists
}

/// As many values as there are formats, one after the other.
impl<F: Format, const N: usize> Format for [F; N] {
    type Value = [F::Value; N];

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let values: Vec<F::Value> = self
            .iter()
            .map(|format| format.read(tokens))
            .collect::<Result<_>>()?;
        Ok(values.try_into().expect("a value of each format"))
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        for (format, value) in self.iter().zip(value) {
            format.write(value, text);
        }
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let mut simpler = Vec::new();
        for (at, format) in self.iter().enumerate() {
            for part in format.simpler(&value[at]) {
                let mut value = value.clone();
                value[at] = part;
                simpler.push(value);
            }
        }
        simpler
    }
}

macro_rules! tuples {
    ($($($format:ident $at:tt),*;)*) => {$(
        /// The values of these formats, one after the other.
        impl<$($format: Format),*> Format for ($($format,)*) {
            type Value = ($($format::Value,)*);

            #[allow(unused_variables, clippy::unused_unit, reason = "there are no fields in ()")]
            fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
                Ok(($(self.$at.read(tokens)?,)*))
            }

            #[allow(unused_variables, reason = "there are no fields in ()")]
            fn write(&self, value: &Self::Value, text: &mut Text) {
                $(self.$at.write(&value.$at, text);)*
            }

            #[allow(unused_mut, unused_variables, reason = "there are no fields in ()")]
            fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
                let mut simpler = Vec::new();
                $(for part in self.$at.simpler(&value.$at) {
                    let mut value = value.clone();
                    value.$at = part;
                    simpler.push(value);
                })*
                simpler
            }
        }
    )*};
}

tuples! {
    ;
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
}

/// The valid values of a format: see [`Format::such_that`].
pub struct SuchThat<F: Format> {
    format: F,
    what: &'static str,
    check: fn(&F::Value) -> bool,
}

impl<F: Format> Format for SuchThat<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        let value = self.format.read(tokens)?;
        ensure!((self.check)(&value), "the input must have {}", self.what);
        Ok(value)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        let mut simpler = self.format.simpler(value);
        simpler.retain(self.check);
        simpler
    }
}

/// A format simplified within a bound: see [`Format::simplified_within`].
pub struct SimplifiedWithin<F: Format> {
    format: F,
    check: fn(&F::Value) -> bool,
}

impl<F: Format> Format for SimplifiedWithin<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        self.format.read(tokens)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        let mut simpler = self.format.simpler(value);
        simpler.retain(self.check);
        simpler
    }
}

/// The values of a format as those of another type: see [`Format::iso`].
pub struct Iso<F: Format, T> {
    format: F,
    to: fn(F::Value) -> T,
    from: fn(&T) -> F::Value,
}

impl<F: Format, T: Clone + Debug + 'static> Format for Iso<F, T> {
    type Value = T;

    fn read(&self, tokens: &mut Tokens) -> Result<T> {
        self.format.read(tokens).map(self.to)
    }

    fn write(&self, value: &T, text: &mut Text) {
        self.format.write(&(self.from)(value), text);
    }

    fn simpler(&self, value: &T) -> Vec<T> {
        let simpler = self.format.simpler(&(self.from)(value)).into_iter();
        simpler.map(self.to).collect()
    }
}

/// A format simplified in its own way: see [`Format::simplified_by`].
pub struct SimplifiedBy<F: Format> {
    format: F,
    simpler: fn(&F::Value) -> Vec<F::Value>,
}

impl<F: Format> Format for SimplifiedBy<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        self.format.read(tokens)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        (self.simpler)(value)
    }
}

/// A format that ends its line: see [`Format::line`].
pub struct Line<F>(F);

impl<F: Format> Format for Line<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        self.0.read(tokens)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.0.write(value, text);
        text.end_line();
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        self.0.simpler(value)
    }
}

/// Numbers to try in place of one, the simplest first: the least allowed, one half of the way
/// there, and the next smaller one.
pub fn smaller(number: u64, least: u64) -> Vec<u64> {
    if number <= least {
        return Vec::new();
    }
    let mut smaller = vec![least, u64::midpoint(least, number), number - 1];
    smaller.dedup();
    smaller
}

/// A list longer than this is shortened by whole blocks, of which it has so many.
const BLOCKS: usize = 64;

/// Lists to try in place of one, the shortest first: its halves, and the list without one element,
/// or without a 64th of its elements if it is longer than that; none shorter than `least`.
pub fn shorter<T: Clone>(list: &[T], least: usize) -> Vec<Vec<T>> {
    let (front, back) = list.split_at(list.len() / 2);
    let block = list.len().div_ceil(BLOCKS).max(1);
    let without_block = (0..list.len()).step_by(block).map(|start| {
        let end = list.len().min(start + block);
        [&list[..start], &list[end..]].concat()
    });
    [front.to_vec(), back.to_vec()]
        .into_iter()
        .filter(|half| half.len() + 1 < list.len())
        .chain(without_block)
        .filter(|shorter| shorter.len() >= least)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written<F: Format>(format: &F, value: &F::Value) -> String {
        let mut text = Text::default();
        format.write(value, &mut text);
        text.into_string()
    }

    /// Reads a text, and sees that the value is written as the same tokens.
    fn read<F: Format>(format: &F, input: &str) -> Result<F::Value> {
        let value = format.read(&mut Tokens::new(input))?;
        let tokens = |text: &str| {
            text.split_whitespace()
                .map(String::from)
                .collect::<Vec<_>>()
        };
        assert_eq!(tokens(&written(format, &value)), tokens(input));
        Ok(value)
    }

    #[test]
    fn lists_of_numbers() {
        let format = list(1.., number("a heap", 0_u64..));
        assert_eq!(read(&format, "3\n1 2 3\n").unwrap(), [1, 2, 3]);
        assert_eq!(written(&format, &vec![1, 2, 3]), "3\n1 2 3\n");
        let error = read(&format, "3\n1 x 3").unwrap_err().to_string();
        assert_eq!(error, "expected a heap, found `x`");
        let error = read(&format, "3\n1 2").unwrap_err().to_string();
        assert_eq!(error, "expected a heap, found the end of the input");
        let on_one_line = line_list(1.., number("a heap", 0_u64..));
        assert_eq!(written(&on_one_line, &vec![1, 2, 3]), "3 1 2 3\n");
        assert_eq!(
            format.simpler(&vec![2, 1]),
            [vec![1], vec![2], vec![0, 1], vec![1, 1], vec![2, 0]]
        );
    }

    #[test]
    fn lists_with_a_head() {
        let format = headed_list(1.., number("d", 1_u64..), number("a heap", 1_u64..));
        let value = (5, vec![3, 1]);
        assert_eq!(read(&format, "2 5\n3 1\n").unwrap(), value);
        assert_eq!(written(&format, &value), "2 5\n3 1\n");
        let error = read(&format, "3 5\n3 1").unwrap_err().to_string();
        assert_eq!(error, "expected a heap, found the end of the input");
        assert_eq!(
            format.simpler(&(2, vec![2, 1])),
            [(2, vec![1]), (2, vec![2]), (2, vec![1, 1]), (1, vec![2, 1])]
        );
    }

    #[test]
    fn tuples_lines_and_arrays() {
        let pair = || (number("x", 1_u64..), letter("WB")).line();
        let format = list(0.., pair());
        let value = vec![(1, 'B'), (2, 'W')];
        assert_eq!(written(&format, &value), "2\n1 B\n2 W\n");
        assert_eq!(read(&format, "2 1 B 2 W").unwrap(), value);
        assert_eq!(pair().simpler(&(2, 'B')), [(1, 'B'), (2, 'W')]);
        let error = read(&pair(), "1 BB").unwrap_err().to_string();
        assert_eq!(error, "expected one of `WB`, found `BB`");
        let three = ["x", "y", "z"].map(|what| number(what, 1_u32..));
        assert_eq!(read(&three, "3 1 2").unwrap(), [3, 1, 2]);
        assert_eq!(three.simpler(&[1, 2, 1]), [[1, 1, 1]]);
    }

    #[test]
    fn invalid_values_are_neither_read_nor_simplified_to() {
        let even = |list: &Vec<u64>| list.len().is_multiple_of(2);
        let format = list(2.., number("a pile", 1..)).such_that("an even number of piles", even);
        let error = read(&format, "1 5").unwrap_err().to_string();
        assert_eq!(error, "the input must have an even number of piles");
        assert!(format.simpler(&vec![1, 1, 1, 1]).iter().all(even));
    }

    #[test]
    fn values_beyond_a_bound_are_read_but_not_simplified_to() {
        let odd = number("n", 1_u64..).simplified_within(|n| !n.is_multiple_of(2));
        assert_eq!(read(&odd, "4").unwrap(), 4);
        assert_eq!(odd.simpler(&4), [1, 3]);
    }

    #[test]
    fn words_have_their_length_and_alphabet() {
        let format = counted_word("RB", 2..);
        assert_eq!(read(&format, "3\nRBB").unwrap(), "RBB");
        assert!(read(&format, "2 RBB").is_err() && read(&format, "3 RBW").is_err());
        assert_eq!(format.simpler(&"RBB".into()), ["BB", "RB", "RB"]);
    }

    #[test]
    fn values_of_another_type() {
        let format = number("n", 1_u64..).iso(|n| n.to_string(), |n| n.parse().unwrap_or(0));
        assert_eq!(read(&format, "7").unwrap(), "7");
        assert_eq!(format.simpler(&"4".into()), ["1", "2", "3"]);
    }

    #[test]
    fn simpler_is_smaller_or_shorter() {
        assert_eq!(smaller(10, 0), [0, 5, 9]);
        assert_eq!(smaller(3, 2), [2]);
        assert!(smaller(2, 2).is_empty());
        assert_eq!(shorter(&[1, 2, 3], 2), [[2, 3], [1, 3], [1, 2]]);
        assert_eq!(shorter(&[1, 2, 3, 4], 3).len(), 4);
        assert!(shorter(&vec![0; 10_000], 0).len() <= BLOCKS + 2);
    }
}
