//! Searchers that turn the rules of a game into answers, by the definitions and nothing else.
//!
//! All of them visit every position that can be reached, so they are for small games. They
//! remember what they have found: asking for many positions of one game costs each position once.

pub mod chances;
pub mod impartial;
pub mod loopy;
pub mod memo;
pub mod partizan;
pub mod scores;
