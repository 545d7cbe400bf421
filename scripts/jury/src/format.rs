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

mod adapted;
mod file;
mod graph;
mod sequences;
mod simplify;
mod text;
mod values;

pub use adapted::{Iso, Line, Simplified, SuchThat};
pub use file::{File, counted, single, until_end, until_zero, until_zero_or_end};
pub use graph::{graph, grid, rooted, square, tree};
pub use sequences::{HeadedList, List, headed_list, line_list, list};
pub use simplify::{shorter, smaller};
pub use text::{Text, Tokens};
pub use values::{CountedWord, Integer, Letter, Number, counted_word, letter, number};

use anyhow::Result;
use std::fmt::Debug;

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
    fn simplified_within(
        self,
        check: fn(&Self::Value) -> bool,
    ) -> impl Format<Value = Self::Value> {
        let simpler = move |format: &Self, value: &Self::Value| {
            let mut simpler = format.simpler(value);
            simpler.retain(check);
            simpler
        };
        Simplified {
            format: self,
            simpler,
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
    fn simplified_by(
        self,
        simpler: fn(&Self::Value) -> Vec<Self::Value>,
    ) -> impl Format<Value = Self::Value> {
        Simplified {
            format: self,
            simpler: move |_: &Self, value: &Self::Value| simpler(value),
        }
    }

    /// The same format, ending its line.
    fn line(self) -> Line<Self> {
        Line(self)
    }
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
}
