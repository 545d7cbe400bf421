//! The jury: the rules of games, and search-based answers to the problems about them.
//!
//! An [answer](books::Book::answer) follows from the rules alone, so agreement with it is a proof, except
//! in these books, whose answers assume something that they do not search:
//!
//! - `agc044_e`: the best strategy stops on a fixed set of places, and the expected gain of such a walk has a
//!   closed form.
//! - `cf98e`, `luogu_p4232`: games with hidden or simultaneous moves have a value (J. von Neumann 1928);
//!   in `cf98e`, also that players only ask, honestly or not, until one knows the card.
//! - `cf1149e`, `cf1451f`: numbers above the least 2^k - 1 that bounds the position need not be set.
//! - `cf1411g`: two tokens on one vertex cancel.
//! - `cf1710e`: two visits to a cell are as good as 1000, which the solution assumes, too.
//! - `hackerrank_poker_nim`: additions of more than two chips are not needed.
//! - `librarychecker_nim_product_64`: the nim-sum is exclusive or.
//! - `poj2931`: C1 is at least as good as C2 exactly when C1 - C2 ≥ 0 (J. H. Conway 1976).
//!
//! The values of sums by [`position`], which users see, are not such answers: beyond 5,000 positions to
//! search, the parts' Grundy values are added by exclusive or, and their canonical forms as games.
//!
//! Second opinions may use theorems, many of them the solution's;
//! [`SecondOpinion`](second_opinion::SecondOpinion) says which do. So may the generators of cases, since
//! P-positions are too rare to occur by chance.
//!
//! The crate needs no operating system, so it also runs in a web page.

#![warn(missing_docs, unreachable_pub)]
// Only the problems' books, which the unit tests do without, use some items.
#![cfg_attr(test, allow(dead_code, unreachable_pub, unused_imports))]

pub mod board;
pub mod books;
pub mod cases;
pub mod dialogue;
pub mod format;
pub mod graph;
mod listed;
pub mod opponent;
pub mod perfect;
pub mod position;
pub mod question;
pub mod rules;
pub mod search;
pub mod second_opinion;
pub mod short;
mod sorted;
pub mod soundness;
pub mod start;
pub mod states;

/// The source of all random choices: a seed gives the same cases on every machine.
pub type Random = rand_xoshiro::Xoshiro256PlusPlus;
