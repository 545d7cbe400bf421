//! Guesses about games whose moves a program lists: start states in, values, guesses and proofs out.
//!
//! | module | contents |
//! |---|---|
//! | [`starts`] | sets of start states, and larger sets of the same form |
//! | [`exploration`] | the values of these states, and the guesses that larger states do not refute |
//! | [`measured`] | the value of a position as text |
//! | [`guess`] | claims about all states, from simple to complex |
//! | [`finding`] | the guesses about a game after their test, in words and in JSON |
//! | [`proof`] | proofs of guesses about games that their moves show |
//! | [`theory`] | modules and lessons about guesses |
//! | [`answer`] | a guess as a function in Python, C++ or Rust |
//!
//! The moves come from [`Rules`], whatever runs them: the package works in a web page too.

#![warn(unreachable_pub)]

pub mod answer;
mod catalogued;
pub mod exploration;
pub mod finding;
pub mod guess;
pub mod measured;
pub mod proof;
pub mod starts;
pub mod theory;

use anyhow::Result;

/// A program that lists moves, perhaps for a limited time.
pub trait Rules {
    /// Returns the line that answers each of these states, in the form that [`jury::states`] describes.
    ///
    /// # Errors
    ///
    /// If the program fails, or the time is over.
    fn answers(&self, states: &[&str]) -> Result<Vec<String>>;

    /// Returns whether the time is over.
    fn is_late(&self) -> bool;
}

impl<R: Rules> Rules for &R {
    fn answers(&self, states: &[&str]) -> Result<Vec<String>> {
        R::answers(self, states)
    }

    fn is_late(&self) -> bool {
        R::is_late(self)
    }
}
