//! One module a command: its options, whose comments are its help text, and what it does.

pub mod answer;
pub mod bench;
pub mod build;
pub mod bundle;
pub mod completions;
pub mod explain;
pub mod explore;
pub mod list;
pub mod listen;
mod machine;
pub mod new;
pub mod octal;
pub mod paste;
pub mod play;
pub mod program;
pub mod ready;
pub mod run;
pub mod show;
pub mod stress;
pub mod submission;
pub mod test;
pub mod value;
pub mod watch;

use crate::BROKEN;
use anyhow::{Error, Result};
use judge::catalog::{Catalog, Problem, Selection};
use judge::report::escaped;
use jury::books::book;
use std::io::{Write, stderr};
use std::process::ExitCode;

/// Prints an error.
pub fn report_error(error: &Error) {
    let style = console::Style::new().for_stderr().red().bold();
    // It may quote names of files, and arguments.
    let message = escaped(format!("{error:#}").as_bytes());
    // There may be nowhere to print it.
    let _ = writeln!(
        stderr(),
        "{} {}",
        style.apply_to("error:"),
        message.trim_end()
    );
}

/// The exit status of a command that has finished, except for solutions with these mistakes.
/// Reports the mistakes and, if the selection may have missed a broken problem, what is wrong with
/// that one.
pub fn conclude(
    catalog: &Catalog,
    selection: &Selection,
    mistakes: &[Error],
    status: ExitCode,
) -> ExitCode {
    let broken = catalog.broken.iter().map(|broken| &broken.error);
    let broken = broken.filter(|_| selection.is_open());
    let errors: Vec<&Error> = mistakes.iter().chain(broken).collect();
    if errors.is_empty() {
        return status;
    }
    for error in errors {
        report_error(error);
    }
    ExitCode::from(BROKEN)
}

/// What is selected of the problems that have a book. Problems without one are reported, as an error
/// only if they were named.
pub fn with_book<'a, T>(
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
