//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them, and `wrong` lists them.
//! They are the public functions of `problems/<problem>/wrong.rs`, called `<problem>_<function>`. The comment of a
//! function names its mistake; what is private is shared by them, and correct.

use std::process::ExitCode;

// A module for each problem.
include!(concat!(env!("OUT_DIR"), "/problems.rs"));

const PROGRAMS: &[(&str, fn())] = &include!(concat!(env!("OUT_DIR"), "/programs.rs"));

fn main() -> ExitCode {
    let Some(name) = std::env::args().nth(1) else {
        for (name, _) in PROGRAMS {
            println!("{name}");
        }
        return ExitCode::SUCCESS;
    };
    if let Some((_, program)) = PROGRAMS.iter().find(|(other, _)| *other == name) {
        program();
        ExitCode::SUCCESS
    } else {
        eprintln!("there is no wrong program `{name}`; `wrong` without arguments lists them");
        ExitCode::FAILURE
    }
}
