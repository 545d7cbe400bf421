//! One module a command: its options, whose comments are its help text, and what it does.

pub mod bench;
pub mod build;
pub mod bundle;
pub mod completions;
pub mod list;
pub mod run;
pub mod stress;
pub mod test;
pub mod watch;
