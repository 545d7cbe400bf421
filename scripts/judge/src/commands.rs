//! The commands, one module each. The doc comments of the options are the help texts.

mod answer;
mod bench;
mod bundle;
mod comparison;
mod completions;
mod explain;
mod explore;
mod list;
mod listen;
mod new;
mod octal;
mod paste;
mod play;
mod program;
mod ready;
mod run;
mod show;
mod stress;
mod test;
mod value;
mod watch;

use crate::catalog::{Descriptions, Problem, Selection, called, carry, workspace_around};
use crate::command::{self, BROKEN};
use crate::output::stdout;
use crate::packages;
use anyhow::{Error, Result};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use jury::books::book;
use std::io::{self, Write};
use std::process::ExitCode;

/// Run, check, prove and bundle the solutions; the default command is `test`
#[derive(Parser)]
#[command(
    name = "cargo judge",
    bin_name = "cargo judge",
    version,
    max_term_width = 80,
    after_help = installation()
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// How to install the command, in a checkout.
fn installation() -> Option<&'static str> {
    const TEXT: &str = "\
`cargo judge` is an alias that works in a checkout. For other folders,
`cargo install --profile dev --path scripts/judge` installs the command as `judge`.";
    workspace_around().is_ok().then_some(TEXT)
}

#[derive(Subcommand)]
enum Command {
    /// Write the expected outputs of cases, found by the rules
    Answer(answer::Options),
    /// Measure the solutions on the largest inputs that judges allow
    Bench(bench::Options),
    /// Write a solution as a single file that a judge accepts
    Bundle(bundle::Options),
    /// Print a completion script for a shell
    Completions(completions::Options),
    /// Show the winner, winning moves, value and theorem of a case
    Explain(explain::Options),
    /// Show the values of small positions, to help guess the theorem
    Explore(explore::Options),
    /// Write problems as packages for other judges (Kattis, DOMjudge)
    Export(packages::Options),
    /// List the problems, their theorems, and where to submit them
    List(list::Options),
    /// Create problems from the browser extension Competitive Companion
    Listen(listen::Options),
    /// Create the first files of a problem of your own
    New(new::Options),
    /// Search for the period of an octal game, and prove it
    Octal(octal::Options),
    /// Print modules of the theory for use in a program elsewhere
    Paste(paste::Options),
    /// Play the game of a problem against the machine
    Play(play::Options),
    /// List what a problem of your own still lacks, and how to fix it
    Ready(ready::Options),
    /// Run a solution and show its output beside the expected one
    Run(run::Options),
    /// Show the input and output formats and the limits of a problem
    Show(show::Options),
    /// Write the catalogue as a web site into target/site
    ///
    /// The site can be opened from disk or published
    Site,
    /// Search for cases where a solution disagrees with the rules
    Stress(stress::Options),
    /// Build the solutions and run them on the bundled cases
    Test(test::Options),
    /// Compute canonical forms, sums, stops, means and temperatures
    Value(value::Options),
    /// Test a solution again after every change
    Watch(watch::Options),
}

/// Carries out the command in this process's arguments. Outside a checkout, the catalogue has these
/// descriptions.
pub fn main(descriptions: Descriptions) -> ExitCode {
    carry(descriptions);
    command::run(|| parsed().map_or_else(|error| usage(&explained(error)), run))
}

/// Parses the command line. Negative numbers are values of options, so that the option says what it takes.
fn parsed() -> Result<Arguments, clap::Error> {
    let with_negative = |option: Arg| {
        let takes_value = option.get_long().is_some() && option.get_action().takes_values();
        if takes_value { option.allow_negative_numbers(true) } else { option }
    };
    let command = Arguments::command().mut_subcommands(|command| command.mut_args(with_negative));
    Arguments::from_arg_matches(&command.try_get_matches()?)
}

/// Adds a tip about quotes to an error about a further word, since a case of several numbers is one argument.
fn explained(mut error: clap::Error) -> clap::Error {
    let further = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(word)) if !word.starts_with('-') => word,
        _ => return error,
    };
    if error.kind() == ErrorKind::UnknownArgument {
        let tip = format!("if it belongs to the word before it, put both in quotes: '… {further}'");
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

fn run(arguments: Arguments) -> Result<ExitCode> {
    match arguments.command.unwrap_or(Command::Test(test::Options::default())) {
        Command::Answer(options) => answer::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Bundle(options) => bundle::run(&options),
        Command::Completions(options) => completions::run(&options),
        Command::Explain(options) => explain::run(&options),
        Command::Explore(options) => explore::run(&options),
        Command::Export(_) => program::run("export"),
        Command::List(options) => list::run(&options),
        Command::Listen(options) => listen::run(&options),
        Command::New(options) => new::run(&options),
        Command::Octal(options) => octal::run(&options),
        Command::Paste(options) => paste::run(&options),
        Command::Play(options) => play::run(&options),
        Command::Ready(options) => ready::run(&options),
        Command::Run(options) => run::run(&options),
        Command::Show(options) => show::run(&options),
        Command::Site => program::run("site"),
        Command::Stress(options) => stress::run(&options),
        Command::Test(options) => test::run(&options),
        Command::Value(options) => value::run(&options),
        Command::Watch(options) => watch::run(&options),
    }
}

/// A format for tables.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    /// Table for the terminal
    #[default]
    Table,
    /// Tables in Markdown
    Markdown,
    /// JSON, for programs
    Json,
}

/// Prints a help text or an error, in which the command has the name that it has in the current folder.
fn usage(error: &clap::Error) -> Result<ExitCode> {
    let is_error = error.use_stderr();
    let has_colors =
        if is_error { console::colors_enabled_stderr() } else { console::colors_enabled() };
    let text = error.render();
    let text = if has_colors { text.ansi().to_string() } else { text.to_string() };
    let text = text.replace("cargo judge", called());
    if is_error {
        write!(io::stderr(), "{text}")?;
        return Ok(ExitCode::from(BROKEN));
    }
    write!(stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// Keeps the problems that have a book. A missing book is an error only for a named problem.
pub(crate) fn with_book<'a, T>(
    selection: &Selection,
    mut selected: Vec<(&'a Problem, T)>,
) -> Result<Vec<(&'a Problem, T)>> {
    let mut missing: Vec<Error> = Vec::new();
    let mut last = "";
    selected.retain(|(problem, _)| match book(&problem.id) {
        Ok(_) => true,
        Err(error) => {
            if problem.id != last {
                missing.push(error);
                last = &problem.id;
            }
            false
        }
    });
    if selected.is_empty() || !selection.is_open() {
        if let Some(error) = missing.into_iter().next() {
            return Err(error);
        }
    } else {
        for error in missing {
            eprintln!("left out: {error:#}");
        }
    }
    Ok(selected)
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::CommandFactory;

    #[test]
    fn help_texts_fit_80_columns() {
        let mut command = Arguments::command();
        command.build();
        let names: Vec<String> =
            command.get_subcommands().map(|of| of.get_name().to_owned()).collect();
        for name in names {
            let of = command.find_subcommand_mut(&name).unwrap();
            for text in [of.render_help(), of.render_long_help()] {
                let wide = text.to_string().lines().find(|line| line.len() > 80).map(str::to_owned);
                assert_eq!(wide, None, "{name}");
            }
        }
    }
}
