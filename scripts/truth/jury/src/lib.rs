//! The jury: the rules of games, and search-based answers to the problems about them.
//!
//! No [answer](books::Book::answer) uses a theorem about its game, so agreement with it is a proof. Three
//! books assume older results: `cf1411g` that two tokens on one vertex cancel,
//! `librarychecker_nim_product_64` that the nim-sum is exclusive or, and `cf98e` the value of a game with
//! hidden moves (J. von Neumann 1928).
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
