//! The rule books as boards: games of [`jury`] as pictures or text, played by clicks, by anybody who can send and
//! read JSON. Compiled to WebAssembly it is what the page plays with.
//!
//! | module | contents |
//! |---|---|
//! | [`games`] | the boards that draw games, and where a game begins |
//! | [`board`] | what a board is: a position as it lies there, and what is clicked for each move |
//! | [`text`] | the board of a game that no other draws |
//! | [`scene`] | pictures, and the places in them that can be clicked |
//! | [`protocol`] | requests and answers |
//! | [`values`] | what a position and its options are worth, in sentences |
//! | [`module`] | the functions that a page calls |
//! | `page` | script, style, and this package as a WebAssembly module |
//!
//! Moves, ends and perfect play come from the rules and the search of [`jury`] alone: a board only finds
//! out which of its places stand for which move.

#![warn(missing_docs)]

pub mod board;
pub mod games;
pub mod module;
#[cfg(not(target_family = "wasm"))]
pub mod page;
pub mod protocol;
pub mod scene;
pub mod text;
pub mod values;
