//! One module a command: its options, whose comments are its help text, and what it does.

pub mod answer;
pub mod bench;
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
pub mod value;
pub mod watch;

pub use judge::command::report_error;
pub use judge::testing::{self as test, build, conclude, submission};

use anyhow::{Error, Result};
use judge::catalog::{Problem, Selection};
use jury::books::book;

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
