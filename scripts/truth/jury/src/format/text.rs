//! The tokens of an input, and the text of an output.

use super::bounds::{Bounds, Names};
use anyhow::{Error, Result, anyhow, ensure};
use std::fmt::{Display, Write};
use std::str::FromStr;

/// The tokens of an input, separated by white space, and the named numbers read so far.
pub struct Tokens<'a> {
    input: &'a str,
    last: usize,
    rest: usize,
    pub(super) names: Names,
    /// The first numbers of the input, if they are recorded.
    pub(super) seen: Option<Vec<Seen>>,
    /// True if a 0 in place of the next number would end a list or the file.
    pub(super) may_end: bool,
    /// True if a number out of bounds is an error.
    is_bounded: bool,
}

/// The maximum number of numbers to record, since the largest inputs have millions.
const MOST_SEEN: usize = 100_000;

#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub what: &'static str,
    pub number: i128,
    /// Its byte range in the input.
    pub place: std::ops::Range<usize>,
    pub least: i128,
    pub most: i128,
    /// True if the statement gives the greatest number.
    pub is_stated: bool,
    /// True if the number is an index, counted from 1 in the input and from 0 in a program.
    pub is_index: bool,
    /// True if a 0 in its place would end a list or the file.
    pub may_end: bool,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    pub fn new(input: &'a str) -> Self {
        Tokens {
            input,
            last: 0,
            rest: 0,
            names: Names::default(),
            seen: None,
            may_end: false,
            is_bounded: true,
        }
    }

    /// Like [`new`](Tokens::new), but only indices have bounds.
    pub(super) fn unbounded(input: &'a str) -> Self {
        Tokens { is_bounded: false, ..Tokens::new(input) }
    }

    /// Like [`new`](Tokens::new), but records the numbers.
    pub(super) fn recorded(input: &'a str) -> Self {
        Tokens { seen: Some(Vec::new()), ..Tokens::new(input) }
    }

    /// Returns whether no token is left.
    pub fn is_empty(&self) -> bool {
        self.next().is_none()
    }

    /// Returns whether the next `count` tokens are zeros.
    pub fn begin_with_zeros(&self, count: usize) -> bool {
        let mut next = self.input[self.rest..].split_ascii_whitespace();
        (0..count).all(|_| next.next() == Some("0"))
    }

    /// Skips the zeros that end a list or the file.
    pub(super) fn skip(&mut self, count: usize) {
        for _ in 0..count {
            let _ = self.word("0");
        }
    }

    fn next(&self) -> Option<&'a str> {
        self.input[self.rest..].split_ascii_whitespace().next()
    }

    fn error(&self, what: impl Display) -> Error {
        let line = 1 + self.input[..self.last].matches('\n').count();
        anyhow!("{what}, on line {line}")
    }

    /// The error for an unexpected last token.
    pub(super) fn unexpected(&self, expected: impl Display) -> Error {
        let found = &self.input[self.last..self.rest];
        self.error(format_args!("expected {expected}, found `{found}`"))
    }

    /// The next token.
    ///
    /// # Errors
    ///
    /// If the input ends before `what`.
    pub fn word(&mut self, what: &str) -> Result<&'a str> {
        let Some(word) = self.next() else {
            return Err(anyhow!("expected {what}, found the end of the input"));
        };
        let rest = &self.input[self.rest..];
        let blanks = rest.len() - rest.trim_ascii_start().len();
        self.last = self.rest + blanks;
        self.rest = self.last + word.len();
        Ok(word)
    }

    /// The next token as a number of any size.
    ///
    /// # Errors
    ///
    /// If the input ends before `what`, or the token is not a number of this type.
    pub fn number<T: FromStr>(&mut self, what: &str) -> Result<T> {
        let word = self.word(what)?;
        word.parse().map_err(|_| self.unexpected(what))
    }

    /// The next token as a number within bounds, available under its name from then on.
    ///
    /// # Errors
    ///
    /// If the input ends before `what`, or the token is not a number or out of bounds.
    pub fn bounded(&mut self, what: &'static str, bounds: &Bounds) -> Result<i128> {
        self.bounded_from(what, bounds, false)
    }

    /// Like [`bounded`](Tokens::bounded), for an index, which the input counts from 1 and a program from 0.
    pub(super) fn index(&mut self, what: &'static str, bounds: &Bounds) -> Result<i128> {
        self.bounded_from(what, bounds, true)
    }

    fn bounded_from(
        &mut self,
        what: &'static str,
        bounds: &Bounds,
        is_index: bool,
    ) -> Result<i128> {
        let number: i128 = if is_described(what) {
            self.number(what)?
        } else {
            self.number(&format!("the number {what}"))?
        };
        let (least, most) = bounds.after(&self.names).into_inner();
        let may_end = std::mem::take(&mut self.may_end);
        if let Some(seen) = &mut self.seen
            && seen.len() < MOST_SEEN
        {
            seen.push(Seen {
                what,
                number,
                place: self.last..self.rest,
                least,
                most,
                is_stated: bounds.is_stated,
                is_index,
                may_end,
            });
        }
        ensure!(
            !(self.is_bounded || is_index) || (least..=most).contains(&number),
            self.error(format_args!("{what} is {number}, not in {least}..={most}"))
        );
        self.names.set(what, number);
        Ok(number)
    }
}

/// Returns whether a name is a description, such as `a heap`.
pub(super) fn is_described(name: &str) -> bool {
    ["a ", "an ", "the "].iter().any(|article| name.starts_with(article))
}

/// The text of an input.
#[derive(Debug, Default)]
pub struct Text(String);

impl Text {
    /// Adds a token to the line.
    pub fn token(&mut self, token: impl Display) {
        if !self.is_at_line_start() {
            self.0.push(' ');
        }
        let _ = write!(self.0, "{token}");
    }

    /// Ends the line if it is not empty.
    pub fn end_line(&mut self) {
        if !self.is_at_line_start() {
            self.0.push('\n');
        }
    }

    /// Adds an empty line.
    pub fn empty_line(&mut self) {
        self.end_line();
        self.0.push('\n');
    }

    /// The text so far.
    pub fn into_string(self) -> String {
        self.0
    }

    fn is_at_line_start(&self) -> bool {
        self.0.is_empty() || self.0.ends_with('\n')
    }
}
