//! The line with which a program answers a state.

use anyhow::{Context, Result, ensure};
use std::borrow::Cow;

/// The moves from a state, and the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer<'l> {
    /// The moves that both players have, or else Left's moves and Right's, as [`parts`] reads them.
    pub(super) moves: Vec<&'l str>,
    /// Left's points minus Right's at the end of the game.
    pub(super) score: Option<i64>,
}

impl<'l> Answer<'l> {
    /// Parses a line. A semicolon ends each move and a plus separates the states of a sum. A bar in place of a
    /// move separates Left's moves from Right's. The score follows at the end, after an equals sign.
    pub(super) fn new(line: &'l str) -> Result<Answer<'l>> {
        let line = line.trim();
        // Nearly all lines are long lists of moves.
        let has_mark = b"|=".iter().any(|mark| line.as_bytes().contains(mark));
        if !has_mark && (line.is_empty() || line.ends_with(';')) {
            return Ok(Answer { moves: vec![line], score: None });
        }
        let mut moves = Vec::new();
        let mut score = None;
        let mut list = line;
        let mut rest = line;
        while !rest.is_empty() {
            let listed = list[..list.len() - rest.len()].trim_end();
            if let Some(after) = rest.strip_prefix('|') {
                ensure!(
                    moves.is_empty(),
                    "one `|` is expected, between Left's moves and Right's; let no state begin with it"
                );
                moves.push(listed);
                list = after.trim_start();
                rest = list;
            } else if let Some(text) = rest.strip_prefix('=') {
                score = Some(self::score(text.trim())?);
                list = listed;
                rest = "";
            } else {
                let (_, after) =
                    rest.split_once(';').context("after each move a `;` is expected")?;
                rest = after.trim_start();
            }
        }
        moves.push(list);
        Ok(Answer { moves, score })
    }

    /// Returns whether a player has no moves.
    pub(super) fn is_end(&self) -> bool {
        self.moves.iter().any(|list| list.is_empty())
    }
}

/// Parses a list of moves: returns the names of the states that they leave, each with whether it is the last one of
/// its sum.
pub(super) fn parts(list: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = list;
    std::iter::from_fn(move || {
        let end = rest.bytes().position(|byte| byte == b'+' || byte == b';')?;
        let (name, is_last) = (&rest[..end], rest.as_bytes()[end] == b';');
        rest = &rest[end + 1..];
        Some((name, is_last))
    })
}

fn score(text: &str) -> Result<i64> {
    text.parse().ok().with_context(|| {
        format!(
            "the score `{text}` is not an integer of 64 bits; multiply fractions of points by their denominator"
        )
    })
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
        let read = |line| {
            let Answer { moves, score } = Answer::new(line).unwrap();
            let moves: Vec<Vec<(&str, bool)>> =
                moves.into_iter().map(|list| parts(list).collect()).collect();
            (moves, score)
        };
        assert_eq!(read(""), (vec![Vec::new()], None));
        assert_eq!(read(";"), (vec![vec![("", true)]], None), "a move to the empty word");
        let moves = vec![("1  2 ", true), ("0 ", false), (" a|=b", true)];
        assert_eq!(read("1  2 ;0 + a|=b;"), (vec![moves.clone()], None));
        assert_eq!(read("1  2 ;0 + a|=b; | = -3"), (vec![moves.clone(), Vec::new()], Some(-3)));
        assert_eq!(read("|1  2 ;0 + a|=b;"), (vec![Vec::new(), moves], None));
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
