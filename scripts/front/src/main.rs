//! What the alias `cargo judge` runs. In a fresh checkout it runs the solutions on the bundled cases, for which
//! little is compiled. For all else, a wrong answer among it, it builds the whole command, and becomes it.

use anyhow::Result;
use clap::{Parser, Subcommand};
use judge::binaries;
use judge::command::{self, become_program};
use judge::testing::{self, Options};
use std::env::{self, consts::EXE_SUFFIX};
use std::process::{Command, ExitCode};

/// The part of the command line that is known here.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Known>,
}

#[derive(Subcommand)]
enum Known {
    Test(Options),
}

fn main() -> ExitCode {
    command::run(judge)
}

fn judge() -> Result<ExitCode> {
    if let Some(options) = tests()
        && !is_built()
        && let Some(code) = testing::run_if_accepted(&options)?
    {
        return Ok(code);
    }
    let mut judge = Command::new(binaries::program("judge", "judge")?);
    judge.args(env::args_os().skip(1));
    become_program(judge)
}

/// The tests that are asked for, if they are, and if the options are well formed.
fn tests() -> Option<Options> {
    match Arguments::try_parse().ok()?.command {
        Some(Known::Test(options)) => Some(options),
        None => Some(Options::default()),
    }
}

/// Whether the whole command has been built before. Then nothing is gained here.
fn is_built() -> bool {
    let judge = format!("judge{EXE_SUFFIX}");
    env::current_exe().is_ok_and(|front| front.with_file_name(judge).is_file())
}
