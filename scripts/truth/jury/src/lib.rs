//! The jury: the rules of the games, and the problems that ask about them, answered by search.
//!
//! | module | contents |
//! |---|---|
//! | [`rules`] | the games: where a move may lead, what it is called, how a position is drawn |
//! | [`search`] | outcomes, Grundy values, canonical forms, scores, games with draws: rules in, answers out |
//! | [`short`] | canonical forms of short games, their sums and temperatures, and how they are written |
//! | [`second_opinion`] | what answers cases that are too large to be searched |
//! | [`mod@format`] | input formats, with all that a statement says of its input, said once |
//! | [`question`] | what is asked, and how an answer is written |
//! | [`cases`] | numbers, heaps, rows, trees and graphs on which a plausible theory fails |
//! | [`graph`] | trees and graphs |
//! | [`board`] | boards of square cells |
//! | [`books`] | the problems: the format, the answer by the rules, the cases to try |
//! | [`dialogue`] | interactive problems: what the judge says and hears |
//! | [`position`] | a case as a position of its game: drawn, moved from, searched |
//! | [`perfect`] | perfect play, whatever the game |
//! | [`soundness`] | what must hold of every book |
//! | [`start`] | the position that a game begins with |
//! | [`opponent`] | how the judge of an interactive problem plays |
//!
//! No [answer](books::Book::answer) uses a theorem about its game: that is what makes an agreement with it a proof.
//! Three books take for granted what is older than their problem: `cf1411g` that two tokens on one vertex cancel,
//! `librarychecker_nim_product_64` that the nim-sum is exclusive or, and `cf98e` what a game with hidden moves is
//! worth (J. von Neumann 1928).
//!
//! What [`position`] says about a sum is no such answer. Once more than 5,000 positions would have to be searched,
//! sums are worth what their parts are worth together: Grundy values are added by exclusive or, canonical forms as
//! games. Whoever explores, explains or plays games sees that.
//!
//! Second opinions may use theorems, and many share the solution's: [`SecondOpinion`](second_opinion::SecondOpinion)
//! says which do. The generators of cases may use theorems, since lost positions are too rare to be met by chance.
//!
//! Nothing here needs an operating system, so that it runs in a web page too.

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

/// The source of all random choices: a seed gives the same cases on every machine.
pub type Random = rand_chacha::ChaCha8Rng;
