//! `cargo judge`: runs, checks, proves and bundles the solutions.

mod commands;

use clap::{Parser, Subcommand};
use commands::{answer, bench, bundle, explore, list, new, stress, test};
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
    /// Write the expected outputs of cases, by the rules of the game
    Answer(answer::Options),
    /// Measure the solutions on the largest inputs that the judges allow
    Bench(bench::Options),
    /// Write a solution as one file that a judge accepts
    Bundle(bundle::Options),
    /// Show what small positions of a game are worth, to guess the theorem
    Explore(explore::Options),
    /// Show the catalogue: the problems, their theorems, and where they can be submitted
    List(list::Options),
    /// Begin a problem of your own: its description, first case, solution, and rules
    New(new::Options),
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
        Command::Answer(options) => answer::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Bundle(options) => bundle::run(&options),
        Command::Explore(options) => explore::run(&options),
        Command::List(options) => list::run(&options),
        Command::New(options) => new::run(&options),
        Command::Stress(options) => stress::run(&options),
        Command::Test(options) => test::run(&options),
    };
    result.unwrap_or_else(|error| {
        commands::report_error(&error);
        ExitCode::from(2)
    })
}
