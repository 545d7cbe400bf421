//! Proof by play, where positions are too large to be searched: the player whom the theory takes
//! for the winner moves as the theory says, and wins whatever the other one does.
//!
//! The rules are those of the jury, which do not know the theory.

mod chase;
mod coins;
mod hackenbush;
mod heaps;
mod referee;
