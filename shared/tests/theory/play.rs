//! Proof by play, where positions are too large to be searched: the winner by the theory plays its
//! winning moves, and wins whatever the loser does.
//!
//! The rules are those of the jury, which do not know the theory.

mod chase;
mod coins;
mod hackenbush;
mod heaps;
mod referee;
