//! Dialogues: what the judge of an interactive problem says to a program, and what it makes of the
//! program's lines.
//!
//! An [`Interactor`] is a state machine without an operating system: whoever runs the program carries
//! the lines between the two. It is strict about the protocol, and plays by the rules of the game,
//! as the [`Opponent`](crate::opponent::Opponent) that the case names.

use crate::listed::Listed;

pub mod card_row;
pub mod hidden_vertex;
pub mod zigzag;

/// The judge's side of a dialogue about one input file.
pub trait Interactor: Send {
    /// Returns what the judge says before the program has said anything.
    fn begin(&mut self) -> Step;

    /// The judge's reply to a line of the program, which is given without its line break. Not
    /// called again after a step that ends the dialogue.
    fn hear(&mut self, line: &str) -> Step;
}

/// A step of a dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the judge says: whole lines, or nothing.
    pub says: String,
    /// How the dialogue goes on.
    pub then: Then,
}

/// How a dialogue goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The judge waits for a line.
    Listen,
    /// The dialogue is over as it should be: the judge's report, which is compared with the `.out`
    /// file of the case.
    Over(String),
    /// The program has made a mistake, which ends the dialogue: what is wrong.
    Fault(Fault, String),
}

/// A mistake of a program in a dialogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line breaks the protocol.
    MalformedLine,
    /// A line is a move that the rules do not allow.
    IllegalMove,
    /// The program has lost or resigned a game.
    LostGame,
}

impl Fault {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Fault::MalformedLine => "malformed line",
            Fault::IllegalMove => "illegal move",
            Fault::LostGame => "lost game",
        }
    }
}

impl Step {
    /// The judge says this and waits for a line.
    pub fn listen(says: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Listen }
    }

    /// The judge says this, and the dialogue is over.
    pub fn over(says: impl Into<String>, report: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Over(report.into()) }
    }

    /// The judge says this, since the program has made a mistake.
    pub fn fault(says: impl Into<String>, fault: Fault, why: impl Into<String>) -> Step {
        Step { says: says.into(), then: Then::Fault(fault, why.into()) }
    }

    /// The line breaks the protocol.
    pub fn malformed(line: &str, expected: &str) -> Step {
        let why = format!("expected {expected}, not `{line}`");
        Step::fault("", Fault::MalformedLine, why)
    }
}

/// The numbers of a line that consists of exactly this many, each written in digits only.
pub fn numbers<const N: usize>(line: &str) -> Option<[u64; N]> {
    let number = |token: &str| {
        let digits = token.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| token.parse().ok()).flatten()
    };
    let numbers: Option<Vec<u64>> = line.split(' ').map(number).all_listed();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn a_line_of_numbers_holds_nothing_else() {
        assert_eq!(numbers("3 17"), Some([3, 17]));
        for line in ["", "3", "3 17 1", "3  17", " 3 17", "3 17 ", "3 +17", "-3 17", "3 x"] {
            assert_eq!(numbers::<2>(line), None, "{line}");
        }
        assert_eq!(numbers::<1>("99999999999999999999"), None);
    }
}
