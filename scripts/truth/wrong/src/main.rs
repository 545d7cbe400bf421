//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them. The file
//! `problems/<problem>/wrong/<mistake>.rs` is called `<problem>_<mistake>`. Its first line names the mistake,
//! and its test a case that shows it. Shared code is in `common.rs` beside it, and is correct.

use std::process::ExitCode;

// Each problem is a module, and each of its files a module inside it.
include!(concat!(env!("OUT_DIR"), "/folders.rs"));

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
