//! Input formats: one description of the input serves every use.
//!
//! A format is composed of smaller ones: `counted("T", 1..=10, list("n", 1..=10_000, number("a heap", 0..=9_999)))`
//! describes a file of T cases, each with n and n heaps. It serves to read inputs, with errors that name the
//! number, its bounds and its line; to read them exactly ([`File::validate`]); to write, simplify and edit
//! them; to choose random and largest cases ([`File::any`], [`File::largest`]) and inputs at and beyond the
//! bounds; and to describe the input in words.
//!
//! A format is a tree of parts that all work on values of one type, so it is compiled once; only the
//! conversion to the type of the cases is compiled for each.
//!
//! Reading ignores the kind of white space, as judges do. Writing puts a blank between numbers or words and begins
//! a line for each list. Bounds are those of the statement; [`unstated`] marks bounds that it does not give.

mod adapted;
mod beyond;
mod bounds;
mod choices;
mod described;
mod edits;
mod file;
mod grammar;
mod graph;
mod grid;
mod meaning;
mod node;
mod parents;
mod probes;
mod rows;
mod sequences;
mod simplify;
mod text;
mod value;
mod values;

pub use beyond::Beyond;
pub use bounds::{Bounds, Limit, Names, between, computed, plus, unstated};
pub use choices::{Aim, Choices};
pub use described::Described;
pub use edits::Edit;
pub(crate) use file::AnyFile;
pub use file::{File, counted, single, until_end, until_zero, until_zero_or_end};
pub use grammar::Grammar;
pub use graph::{GraphFormat, graph, rooted, tree};
pub use grid::{grid, matrix, square};
pub(crate) use meaning::Meaning;
pub(crate) use node::{Node, Part};
pub use parents::parents;
pub use probes::Probe;
pub use rows::rows;
pub use sequences::{List, Order, headed_list, line_list, list, sequence, until_zero_list};
pub use simplify::{shorter, smaller};
pub use text::{Text, Tokens};
pub(crate) use value::Value;
pub use values::{
    Integer, bit, counted_word, free_word, index, letter, number, numbers, two_indices, word,
};

use adapted::{Chosen, InWords, Iso, Line, Simplified, SuchThat};
use std::sync::Arc;

/// A part of an input file, whose values are converted to `T`.
pub struct Format<T> {
    node: Node,
    meaning: Meaning<T>,
}

impl<T: 'static> Format<T> {
    pub(crate) fn new(part: impl Into<Node>, of: fn(&Value) -> T, value: fn(&T) -> Value) -> Self {
        let functions = (of, value);
        let meaning = Meaning::new(functions, |(of, _), part| of(part), |(_, of), thing| of(thing));
        Format { node: part.into(), meaning }
    }

    /// Simpler things, the simplest first. Some may be invalid.
    pub fn simpler(&self, thing: &T) -> Vec<T> {
        let simpler = self.node.simpler(&self.meaning.value(thing));
        self.meaning.of_all(&simpler)
    }
}

impl<T> Clone for Format<T> {
    fn clone(&self) -> Self {
        Format { node: self.node.clone(), meaning: self.meaning.clone() }
    }
}

/// Types that describe a format: a named format, or a tuple or array of several, one after the other.
pub trait IntoFormat: Sized {
    /// The type that the values are converted to.
    type Value: 'static;

    /// The format.
    fn into_format(self) -> Format<Self::Value>;

    /// Restricts the format to valid values; `what` completes the sentence "the input must have …".
    fn such_that(self, what: &'static str, check: fn(&Self::Value) -> bool) -> Format<Self::Value> {
        let Format { node, meaning } = self.into_format();
        let of = meaning.clone();
        let check = Arc::new(move |value: &Value| check(&of.of(value)));
        let such_that = SuchThat { part: node, what, check, is_told: true };
        Format { node: such_that.into(), meaning }
    }

    /// The same format with its values converted to and from another type.
    fn iso<T: 'static>(self, to: fn(Self::Value) -> T, from: fn(&T) -> Self::Value) -> Format<T> {
        let Format { node, meaning } = self.into_format();
        let meaning = Meaning::new(
            (meaning, to, from),
            |(meaning, to, _), value| to(meaning.of(value)),
            |(meaning, _, from), thing| meaning.value(&from(thing)),
        );
        let whole = meaning.clone();
        let iso =
            Iso { part: node, rewritten: Arc::new(move |value| whole.value(&whole.of(value))) };
        Format { node: iso.into(), meaning }
    }

    /// The same format with another way to simplify values.
    fn simplified_by(
        self,
        simpler: impl Fn(&Self::Value) -> Vec<Self::Value> + Send + Sync + 'static,
    ) -> Format<Self::Value> {
        let Format { node, meaning } = self.into_format();
        let of = meaning.clone();
        let simpler = move |value: &Value| of.values(&simpler(&of.of(value)));
        let simplified = Simplified { part: node, simpler: Arc::new(simpler) };
        Format { node: simplified.into(), meaning }
    }

    /// The same format with another way to choose values, for formats of which arbitrary numbers are rarely
    /// valid.
    fn chosen_by(
        self,
        choose: impl Fn(&mut Choices) -> Option<Self::Value> + Send + Sync + 'static,
    ) -> Format<Self::Value> {
        let Format { node, meaning } = self.into_format();
        let of = meaning.clone();
        let choose = move |choices: &mut Choices| choose(choices).map(|thing| of.value(&thing));
        let chosen = Chosen { part: node, choose: Arc::new(choose) };
        Format { node: chosen.into(), meaning }
    }

    /// The same format, followed by a line break.
    fn line(self) -> Format<Self::Value> {
        let Format { node, meaning } = self.into_format();
        Format { node: Line { part: node }.into(), meaning }
    }

    /// The same format with another description in words.
    fn in_words(self, words: &'static str) -> Format<Self::Value> {
        let Format { node, meaning } = self.into_format();
        Format { node: InWords { part: node, words }.into(), meaning }
    }

    /// Chooses a value; `None` if the numbers in `choices` make no valid one.
    fn choose(self, choices: &mut Choices) -> Option<Self::Value> {
        let Format { node, meaning } = self.into_format();
        node.choose(choices).map(|value| meaning.of(&value))
    }
}

impl<T: 'static> IntoFormat for Format<T> {
    type Value = T;

    fn into_format(self) -> Format<T> {
        self
    }
}

#[cfg(test)]
mod testing {
    use super::*;
    use anyhow::Result;

    pub(crate) fn written<F: IntoFormat + Clone>(format: &F, thing: &F::Value) -> String {
        let Format { node, meaning } = format.clone().into_format();
        let mut text = Text::default();
        node.write(&meaning.value(thing), &mut text);
        text.into_string()
    }

    /// Reads a text, and checks that writing the value gives the same tokens.
    pub(crate) fn read<F: IntoFormat + Clone>(format: &F, input: &str) -> Result<F::Value> {
        let Format { node, meaning } = format.clone().into_format();
        let thing = meaning.of(&node.read(&mut Tokens::new(input))?);
        let tokens = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        assert_eq!(tokens(&written(format, &thing)), tokens(input));
        Ok(thing)
    }

    pub(crate) fn error<F: IntoFormat + Clone>(format: &F, input: &str) -> String {
        let Format { node, .. } = format.clone().into_format();
        let read = node.read(&mut Tokens::new(input));
        read.unwrap_err().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::testing::{error, read, written};
    use super::*;

    #[test]
    fn lists_of_numbers() {
        let format = list("n", 1..=3, number::<u64>("a heap", 0..=9));
        assert_eq!(read(&format, "3\n1 2 3\n").unwrap(), [1, 2, 3]);
        assert_eq!(written(&format, &vec![1, 2, 3]), "3\n1 2 3\n");
        for (input, expected) in [
            ("3\n1 x 3", "expected a heap, found `x`, on line 2"),
            ("3\n1 2", "expected a heap, found the end of the input"),
            ("3\n1 2\n10", "a heap is 10, not in 0..=9, on line 3"),
            ("4", "n is 4, not in 1..=3, on line 1"),
            ("0", "n is 0, not in 1..=3, on line 1"),
        ] {
            assert_eq!(error(&format, input), expected);
        }
        let on_one_line = line_list("n", 1..=3, number::<u64>("a heap", 0..=9));
        assert_eq!(written(&on_one_line, &vec![1, 2, 3]), "3 1 2 3\n");
        assert_eq!(
            format.into_format().simpler(&vec![2, 1]),
            [vec![1], vec![2], vec![0, 1], vec![1, 1], vec![2, 0]]
        );
    }

    #[test]
    fn lists_in_an_order() {
        let heaps = || list("n", 1..=3, number::<u64>("a heap", 0..=9));
        assert!(read(&heaps().ascending(), "3 1 1 2").is_ok());
        let expected = "the numbers must be in ascending order";
        assert_eq!(error(&heaps().ascending(), "2 2 1"), expected);
        assert!(read(&heaps().distinct(), "3 2 1 3").is_ok());
        let expected = "the numbers must be all different";
        assert_eq!(error(&heaps().distinct(), "3 1 2 1"), expected);
    }

    #[test]
    fn lists_with_a_head() {
        let (d, heap) = (number::<u64>("d", 1..=9), number::<u64>("a heap", 1..=9));
        let format = headed_list("n", 1..=3, d, heap);
        let value = (5, vec![3, 1]);
        assert_eq!(read(&format, "2 5\n3 1\n").unwrap(), value);
        assert_eq!(written(&format, &value), "2 5\n3 1\n");
        assert_eq!(error(&format, "3 5\n3 1"), "expected a heap, found the end of the input");
        let simpler = format.simpler(&(2, vec![2, 1]));
        assert_eq!(simpler, [(2, vec![1]), (2, vec![2]), (2, vec![1, 1]), (1, vec![2, 1])]);
    }

    #[test]
    fn tuples_lines_and_arrays() {
        let pair = || (number::<u64>("x", 1..=9), letter("WB")).line();
        let format = list("n", 0..=9, pair());
        let value = vec![(1, 'B'), (2, 'W')];
        assert_eq!(written(&format, &value), "2\n1 B\n2 W\n");
        assert_eq!(read(&format, "2 1 B 2 W").unwrap(), value);
        assert_eq!(pair().simpler(&(2, 'B')), [(1, 'B'), (2, 'W')]);
        assert_eq!(error(&pair(), "1 BB"), "expected one of `WB`, found `BB`, on line 1");
        let three = ["x", "y", "z"].map(|what| number::<u32>(what, 1..=9));
        assert_eq!(read(&three, "3 1 2").unwrap(), [3, 1, 2]);
        assert_eq!(three.into_format().simpler(&[1, 2, 1]), [[1, 1, 1]]);
    }

    #[test]
    fn bounds_look_back() {
        let step =
            number::<u64>("a step", between(1, computed("n - 1", |names| names.get("n") - 1)));
        let format = (number::<u64>("n", 2..=9), sequence("n", step));
        assert!(read(&format, "3 1 2 2").is_ok());
        assert_eq!(error(&format, "3 1 2 3"), "a step is 3, not in 1..=2, on line 1");
        let names = (number::<usize>("n", 1..=3), index("a vertex", "n"));
        assert_eq!(read(&names, "2 1").unwrap(), (2, 0));
        assert_eq!(error(&names, "2 3"), "a vertex is 3, not in 1..=2, on line 1");
        assert_eq!(error(&names, "2 0"), "a vertex is 0, not in 1..=2, on line 1");
    }

    #[test]
    fn lists_end_with_a_zero() {
        let item = line_list("k", 1..=3, number::<u64>("a heap", 0..=9));
        let format = until_zero_list("queries", 9, item);
        assert_eq!(read(&format, "2 1 0 1 5 0").unwrap(), [vec![1, 0], vec![5]]);
        assert!(read(&format, "0").unwrap().is_empty());
        let ended = single(format).read("2 1 0").unwrap();
        assert_eq!(ended, [[[1, 0]]]);
    }

    #[test]
    fn invalid_values_are_not_read() {
        let even = |list: &Vec<u64>| list.len().is_multiple_of(2);
        let format = list("n", 2..=8, number("a pile", 1..=9));
        let format = format.such_that("an even number of piles", even);
        assert_eq!(error(&format, "3 5 1 1"), "the input must have an even number of piles");
    }

    #[test]
    fn words_have_their_length_and_alphabet() {
        let format = counted_word("n", 2..=4, "RB");
        assert_eq!(read(&format, "3\nRBB").unwrap(), "RBB");
        assert!(read(&format, "2 RBB").is_err() && read(&format, "3 RBW").is_err());
        assert_eq!(format.simpler(&"RBB".into()), ["R", "BB", "RB", "RB"]);
        let free = free_word("RB", 2, 3);
        assert_eq!(read(&free, "RBB").unwrap(), "RBB");
        assert!(read(&free, "R").is_err() && read(&free, "RRRR").is_err());
        assert_eq!(
            error(&free, "RW"),
            "expected a word of 2 to 3 letters out of `RB`, found `RW`, on line 1"
        );
        assert_eq!(free.simpler(&"RBB".into()), ["BB", "RB", "RB"]);
    }

    #[test]
    fn values_of_another_type() {
        let format = number::<u64>("n", 1..=9).iso(|n| n.to_string(), |n| n.parse().unwrap_or(0));
        assert_eq!(read(&format, "7").unwrap(), "7");
        assert_eq!(format.simpler(&"4".into()), ["1", "2", "3"]);
    }
}
