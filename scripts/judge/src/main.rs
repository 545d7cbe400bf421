//! `cargo judge`: runs, checks, proves and bundles the solutions.

mod commands;

use clap::{Parser, Subcommand};
use commands::{bench, bundle, list, stress, test};
use judge::runner;
use std::process::ExitCode;

/// Runs, checks, proves and bundles the solutions; without a command, as `cargo judge test`.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the solutions on the largest inputs that the judges allow
    Bench(bench::Options),
    /// Write a solution as one file that a judge accepts
    Bundle(bundle::Options),
    /// Show the catalogue: the problems, their theorems, and where they can be submitted
    List(list::Options),
    /// Look for cases that a solution answers differently from the rules of its game
    Stress(stress::Options),
    /// Build the solutions and run them on the bundled cases
    Test(test::Options),
}

fn main() -> ExitCode {
    if let Some(code) = runner::launcher() {
        return code;
    }
    let command = Arguments::parse().command;
    let result = match command.unwrap_or(Command::Test(test::Options::default())) {
        Command::Bench(options) => bench::run(&options),
        Command::Bundle(options) => bundle::run(&options),
        Command::List(options) => list::run(&options),
        Command::Stress(options) => stress::run(&options),
        Command::Test(options) => test::run(&options),
    };
    result.unwrap_or_else(|error| {
        commands::report_error(&error);
        ExitCode::from(2)
    })
}
