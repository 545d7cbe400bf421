//! The tokens of an input, and the text that is written.

use anyhow::{Error, Result, anyhow};
use std::fmt::{Display, Write};
use std::str::{FromStr, SplitAsciiWhitespace};

/// What the input has in place of what is expected.
pub(super) fn unexpected(found: &str, expected: &str) -> Error {
    anyhow!("expected {expected}, found `{found}`")
}

/// The whitespace-separated tokens of an input.
pub struct Tokens<'a> {
    rest: SplitAsciiWhitespace<'a>,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    pub fn new(text: &'a str) -> Self {
        Tokens {
            rest: text.split_ascii_whitespace(),
        }
    }

    /// Whether no token is left.
    pub fn is_empty(&self) -> bool {
        self.rest.clone().next().is_none()
    }

    /// Whether the next tokens are as many zeros.
    pub fn begin_with_zeros(&self, count: usize) -> bool {
        let next: Vec<&str> = self.rest.clone().take(count).collect();
        next.len() == count && next.iter().all(|&token| token == "0")
    }

    /// The next token.
    ///
    /// # Errors
    ///
    /// When the input ends before `what`.
    pub fn word(&mut self, what: &str) -> Result<&'a str> {
        let ended = || anyhow!("expected {what}, found the end of the input");
        self.rest.next().ok_or_else(ended)
    }

    /// The next token, which must have this length and no letters but those of an alphabet.
    ///
    /// # Errors
    ///
    /// When it has not.
    pub fn word_over(&mut self, alphabet: &str, length: usize) -> Result<String> {
        let expected = || format!("{length} letters out of `{alphabet}`");
        let word = self.word(&expected())?;
        let fits = word.len() == length && word.chars().all(|letter| alphabet.contains(letter));
        if fits {
            Ok(word.to_owned())
        } else {
            Err(unexpected(word, &expected()))
        }
    }

    /// The next token as a number.
    ///
    /// # Errors
    ///
    /// When the input ends before `what`, or the token is no number of this type.
    pub fn number<T: FromStr>(&mut self, what: &str) -> Result<T> {
        let word = self.word(what)?;
        word.parse().map_err(|_| unexpected(word, what))
    }

    /// The next token, a number from 1 to `most`, as an index from 0.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number), and when it is out of range.
    pub fn index(&mut self, what: &str, most: usize) -> Result<usize> {
        let number: usize = self.number(what)?;
        let index = number.checked_sub(1).filter(|&index| index < most);
        index.ok_or_else(|| unexpected(&number.to_string(), &format!("{what} from 1 to {most}")))
    }

    /// The next token, a number from 0 to below `count`.
    ///
    /// # Errors
    ///
    /// As for [`number`](Tokens::number), and when it is out of range.
    pub fn index_from_zero(&mut self, what: &str, count: usize) -> Result<usize> {
        let index: usize = self.number(what)?;
        if index < count {
            Ok(index)
        } else {
            let expected = format!("{what} from 0 to below {count}");
            Err(unexpected(&index.to_string(), &expected))
        }
    }
}

/// An input as it is written: tokens separated by blanks, on lines.
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

    /// Ends the line, if it has begun.
    pub fn end_line(&mut self) {
        if !self.is_at_line_start() {
            self.0.push('\n');
        }
    }

    /// Leaves a line empty.
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
