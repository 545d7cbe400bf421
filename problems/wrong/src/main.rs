//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them.
//!
//! Each file in `programs/` is one, entered nowhere. It is named after the problem that it fails to
//! solve; its first line names its mistake, and its test the case that shows it. What several of them
//! share is in `common/`, and correct.

mod common {
    automod::dir!(pub "src/common");
}

mod programs {
    automod::dir!(pub "src/programs");
}

use std::process::ExitCode;

/// The programs with their names.
const PROGRAMS: &[(&str, fn())] = &include!(concat!(env!("OUT_DIR"), "/programs.rs"));

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    if let Some((_, program)) = PROGRAMS.iter().find(|(other, _)| *other == name) {
        program();
        ExitCode::SUCCESS
    } else {
        eprintln!("there is no wrong program `{name}`; src/programs/ holds them");
        ExitCode::FAILURE
    }
}
