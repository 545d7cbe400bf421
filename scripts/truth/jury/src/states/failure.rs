//! The failure of a program on a state.

use std::error::Error;
use std::fmt;

/// The failure of a program on one state. [`States`](super::States) adds from where the state was reached.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The name of the program.
    pub program: String,
    /// The name of the state.
    pub state: String,
    /// The program's behaviour in place of an answer, such as "ends before it has answered".
    pub how: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} on the state `{}`: {}", self.program, self.state, self.how)
    }
}

impl Error for Failure {}

/// The error of more states than are to be explored.
#[derive(Clone, Debug)]
pub struct TooMany {
    pub(super) limit: usize,
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let limit = self.limit;
        write!(f, "more than {limit} states can be reached; explore fewer, or raise --limit")
    }
}

impl Error for TooMany {}
