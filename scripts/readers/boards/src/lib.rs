//! The games of [`jury`] as boards: pictures or text, played by clicks and by requests in JSON. Pages use
//! this package compiled to WebAssembly.
//!
//! | module | contents |
//! |---|---|
//! | [`games`] | the drawn boards, and random starts |
//! | [`board`] | the trait of a drawn board: the layout of a position, and the clicks for each move |
//! | [`text`] | the text board of a game without a drawn one |
//! | [`scene`] | pictures and their clickable places |
//! | [`protocol`] | requests and answers |
//! | `explore` | games whose moves a visitor's function lists |
//! | [`matrix`] | matrix games, for the exercises on mixed strategies |
//! | [`values`] | the values of a position and its options, in sentences |
//! | [`module`] | the functions that a page calls |
//! | `page` | the script, the style and the WebAssembly module of a page |
//!
//! Moves, ends and perfect play come only from the rules and the search of [`jury`]; a board only finds the
//! places for each move.

#![warn(missing_docs)]

pub mod board;
mod explore;
pub mod games;
pub mod matrix;
pub mod module;
#[cfg(not(target_family = "wasm"))]
pub mod page;
pub mod protocol;
pub mod scene;
pub mod text;
pub mod values;
