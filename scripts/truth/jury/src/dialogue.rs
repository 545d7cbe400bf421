//! Dialogues between a program and the judge of an interactive problem.
//!
//! An [`Interactor`] is a state machine that needs no operating system: the caller carries the lines. It is
//! strict about the protocol, and plays like the [`Opponent`](crate::opponent::Opponent) that the case names.

use crate::listed::Listed;

pub mod card_row;
pub mod hidden_vertex;
pub mod zigzag;

/// The judge's side of a dialogue about an input file.
pub trait Interactor: Send {
    /// The judge's output before the program's first line.
    fn begin(&mut self) -> Step;

    /// Replies to a line, given without its line break and the blanks around it. Must not be called after the
    /// dialogue has ended.
    fn hear(&mut self, line: &str) -> Step;
}

/// A step of a dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The judge's output: whole lines, or nothing.
    pub says: String,
    /// The continuation of the dialogue.
    pub then: Then,
}

/// The continuation of a dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The judge waits for a line.
    Listen,
    /// The dialogue is complete, with this report to compare with the case's `.out` file.
    Over(String),
    /// The program's mistake ends the dialogue, with an explanation.
    Fault(Fault, String),
}

/// A program's mistake in a dialogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line violates the protocol.
    MalformedLine,
    /// A line is an illegal move.
    IllegalMove,
    /// The program lost or resigned a game.
    LostGame,
}

impl Fault {
    /// The name of the mistake.
    pub fn name(self) -> &'static str {
        match self {
            Fault::MalformedLine => "malformed line",
            Fault::IllegalMove => "illegal move",
            Fault::LostGame => "lost game",
        }
    }
}

impl Step {
    /// Sends this output and waits for a line.
    pub fn listen(says: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Listen }
    }

    /// Sends this output and ends the dialogue.
    pub fn over(says: impl Into<String>, report: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Over(report.into()) }
    }

    /// Sends this output and ends the dialogue with a mistake.
    pub fn fault(says: impl Into<String>, fault: Fault, why: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Fault(fault, why.into()) }
    }

    /// Ends the dialogue because a line violates the protocol.
    pub fn malformed(line: &str, expected: &str) -> Step {
        let why = format!("expected {expected}, not `{line}`");
        Step::fault("", Fault::MalformedLine, why)
    }
}

/// Parses a line that consists of exactly `N` numbers with blanks between them, each written in digits only.
pub fn numbers<const N: usize>(line: &str) -> Option<[u64; N]> {
    let number = |token: &str| {
        let digits = token.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| token.parse().ok()).flatten()
    };
    let numbers: Option<Vec<u64>> = line.split_ascii_whitespace().map(number).all_listed();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn a_line_of_numbers_holds_nothing_else() {
        for line in ["3 17", "3  17", " 3 17", "3 17 ", "3\t17"] {
            assert_eq!(numbers(line), Some([3, 17]), "{line}");
        }
        for line in ["", "3", "317", "3 17 1", "3 +17", "-3 17", "3 x", "3\u{3000}17"] {
            assert_eq!(numbers::<2>(line), None, "{line}");
        }
        assert_eq!(numbers::<1>("99999999999999999999"), None);
    }
}
