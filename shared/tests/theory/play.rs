//! Tests by play for positions that are too large to be searched: the winner plays the winning moves of the
//! theory, and wins whatever the loser does.
//!
//! The rules are those of the jury, which do not use the theory.

mod chase;
mod coins;
mod contest;
mod hackenbush;
mod heaps;
