//! The library behind `cargo judge`, which runs, checks, proves and bundles the solutions.
//!
//! It reads `testdata/` and the built binaries, and depends on neither `problems` nor `shared`:
//! what judges must not share a line with what is judged.

#![deny(clippy::print_stdout)]
// What only commands use that are left out.
#![cfg_attr(not(feature = "all"), allow(dead_code, unused_imports))]

#[cfg(feature = "stress")]
pub mod answer;
pub mod binaries;
#[cfg(feature = "all")]
pub mod bundle;
pub mod catalog;
#[cfg(feature = "all")]
pub mod changes;
pub mod checker;
pub mod command;
#[cfg(feature = "stress")]
pub mod culprit;
pub mod edition;
#[cfg(feature = "stress")]
pub mod explain;
#[cfg(feature = "all")]
pub mod explore;
pub mod files;
#[cfg(feature = "all")]
pub mod formatting;
#[cfg(feature = "stress")]
pub mod header;
#[cfg(feature = "stress")]
pub mod inputs;
pub mod judges;
pub mod languages;
#[cfg(feature = "all")]
pub mod listen;
#[cfg(feature = "all")]
pub mod listing;
#[cfg(feature = "all")]
pub mod measurement;
#[cfg(feature = "all")]
pub mod mutants;
#[cfg(feature = "stress")]
pub mod new;
pub mod output;
#[cfg(feature = "all")]
pub mod packages;
#[cfg(feature = "all")]
pub mod play;
pub mod program;
#[cfg(feature = "all")]
pub mod ready;
#[cfg(feature = "all")]
pub mod rejection;
pub mod report;
pub mod runner;
pub mod scratch;
#[cfg(feature = "all")]
pub mod section;
#[cfg(feature = "stress")]
pub mod stress;
pub mod testing;
pub mod verdict;
