//! The line with which a program answers a state.

use anyhow::{Context, Result, ensure};
use std::borrow::Cow;

/// The moves from a state, and the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer<'l> {
    /// The moves that both players have, or else Left's moves and Right's. A plus separates the states of a sum.
    pub(super) moves: Vec<Vec<&'l str>>,
    /// Left's points minus Right's at the end of the game.
    pub(super) score: Option<i64>,
}

impl<'l> Answer<'l> {
    /// Parses a line. A semicolon ends each move and a plus separates the states of a sum. A bar in place of a
    /// move separates Left's moves from Right's. The score follows at the end, after an equals sign.
    pub(super) fn new(line: &'l str) -> Result<Answer<'l>> {
        let mut left = Vec::new();
        let mut right = None;
        let mut score = None;
        let mut rest = line.trim();
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('|') {
                ensure!(
                    right.is_none(),
                    "one `|` is expected, between Left's moves and Right's; let no state begin with it"
                );
                right = Some(Vec::new());
                rest = after.trim_start();
            } else if let Some(text) = rest.strip_prefix('=') {
                score = Some(self::score(text.trim())?);
                rest = "";
            } else {
                let (option, after) =
                    rest.split_once(';').context("after each move a `;` is expected")?;
                right.as_mut().unwrap_or(&mut left).push(option);
                rest = after.trim_start();
            }
        }
        Ok(Answer { moves: [Some(left), right].into_iter().flatten().collect(), score })
    }

    /// Returns whether a player has no moves.
    pub(super) fn is_end(&self) -> bool {
        self.moves.iter().any(Vec::is_empty)
    }
}

fn score(text: &str) -> Result<i64> {
    text.parse().ok().with_context(|| {
        format!(
            "the score `{text}` is not an integer of 64 bits; multiply fractions of points by their denominator"
        )
    })
}

/// The names of the states of a sum.
pub(super) fn parts(sum: &str) -> impl Iterator<Item = Cow<'_, str>> {
    sum.split('+').map(one_line)
}

/// A state on one line, with one blank between its words.
pub fn one_line(text: &str) -> Cow<'_, str> {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() || !byte.is_ascii();
    if !text.as_bytes().iter().any(is_blank) {
        return Cow::Borrowed(text);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    Cow::Owned(words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_lists_moves_of_one_or_both_players_and_a_score() {
        let read = |line| Answer::new(line).unwrap();
        assert_eq!(read(""), Answer { moves: vec![Vec::new()], score: None });
        let moves = vec!["1  2 ", "0 + a|=b"];
        let both = Answer { moves: vec![moves.clone()], score: None };
        assert_eq!(read("1  2 ; 0 + a|=b;"), both);
        let left = Answer { moves: vec![moves.clone(), Vec::new()], score: Some(-3) };
        assert_eq!(read("1  2 ;0 + a|=b; | = -3"), left);
        let right = Answer { moves: vec![Vec::new(), moves], score: None };
        assert_eq!(read("|1  2 ;0 + a|=b;"), right);
        assert_eq!(parts("0 + a|=b").collect::<Vec<_>>(), ["0", "a|=b"]);
        assert_eq!(one_line(" 1  2 "), "1 2");
    }

    #[test]
    fn a_malformed_line_is_an_error() {
        let error = |line| Answer::new(line).unwrap_err().to_string();
        assert!(error("1;2").contains("after each move a `;`"));
        assert!(error("1;||").contains("one `|` is expected"));
        assert!(error("=1/2").contains("the score `1/2` is not an integer"));
        assert!(error("=1;").contains("the score `1;` is not an integer"));
        assert!(error("1;|=").contains("the score `` is not an integer"));
    }
}
