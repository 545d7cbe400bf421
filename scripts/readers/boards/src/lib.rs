//! The games of [`jury`] as boards: pictures or text, played by clicks and by requests in JSON. Pages use
//! this package compiled to WebAssembly.
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
