//! The library behind `cargo judge`, which runs, checks, proves and bundles the solutions.
//!
//! It reads `testdata/` and the built binaries, and depends on neither `problems` nor `shared`, since a judge
//! must not share code with what it judges.

#![warn(unreachable_pub)]
#![deny(clippy::print_stdout)]

pub mod answer;
pub mod binaries;
mod build;
pub mod bundle;
pub mod catalog;
pub mod changes;
pub mod checker;
mod command;
mod commands;
pub mod culprit;
pub mod edition;
pub mod explain;
mod explore;
pub mod files;
pub mod formatting;
pub mod guide;
pub mod header;
pub mod inputs;
pub mod judges;
pub mod languages;
mod listen;
pub mod listing;
mod machine;
pub mod measurement;
mod mutants;
pub mod new;
mod output;
pub mod packages;
pub mod play;
pub mod probing;
pub mod program;
pub mod ready;
pub mod rejection;
pub mod report;
pub mod runner;
mod scratch;
pub mod section;
pub mod stress;
mod submission;
mod theory;
pub mod verdict;

pub use commands::main;
