//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them.
//!
//! Each file `problems/<problem>/wrong/<mistake>.rs` is one, called `<problem>_<mistake>`; its first line names its
//! mistake, and its test the case that shows it. What several of them share is in `common.rs` beside them, and correct.

use std::process::ExitCode;

// Each problem is a module, and each of its files one inside it: a new program is entered nowhere.
include!(concat!(env!("OUT_DIR"), "/folders.rs"));

/// The programs with their names.
const PROGRAMS: &[(&str, fn())] = &include!(concat!(env!("OUT_DIR"), "/programs.rs"));

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    if let Some((_, program)) = PROGRAMS.iter().find(|(other, _)| *other == name) {
        program();
        ExitCode::SUCCESS
    } else {
        eprintln!(
            "there is no wrong program `{name}`; they are problems/<problem>/wrong/<mistake>.rs"
        );
        ExitCode::FAILURE
    }
}
