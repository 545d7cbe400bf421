//! The frame of the programs behind `cargo judge` around their commands.

use crate::output::{self, stdout};
use crate::report::escaped;
use crate::{runner, scratch};
use anyhow::{Context, Error, Result, anyhow};
use std::io::{Write, stderr};
use std::process::{self, Command, ExitCode};

/// The exit status of a command that is broken, or cannot be carried out.
pub(crate) const BROKEN: u8 = 2;

/// The exit status of a command whose output was not read to its end: that of a program that a
/// closed pipe ends.
const UNREAD: u8 = 141;

/// Carries out a command, with a folder for temporary files that goes with it, and reports its error. All that
/// `main` does: this process may also be one that the command has started.
pub(crate) fn run(command: impl FnOnce() -> Result<ExitCode>) -> ExitCode {
    if let Some(code) = runner::launcher().or_else(scratch::finisher) {
        return code;
    }
    report_panics();
    let result = scratch::create()
        .and_then(|()| command())
        .and_then(|code| stdout().flush().map(|()| code).map_err(Into::into));
    scratch::remove();
    result.unwrap_or_else(|error| {
        if output::is_closed(&error) {
            return ExitCode::from(UNREAD);
        }
        report_error(&error);
        ExitCode::from(BROKEN)
    })
}

/// Prints an error.
pub(crate) fn report_error(error: &Error) {
    let style = console::Style::new().for_stderr().red().bold();
    // It may quote names of files, and arguments.
    let message = escaped(format!("{error:#}").as_bytes());
    // There may be nowhere to print it.
    let _ = writeln!(stderr(), "{} {}", style.apply_to("error:"), message.trim_end());
}

/// A panic is a mistake of this program: says so, and where, in the form of its other errors.
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        report_error(&anyhow!("this is a bug in cargo judge: it {panic}"));
        scratch::remove();
        process::exit(BROKEN.into());
    }));
}

/// Another program takes the place of this process, with its standard streams.
#[cfg(unix)]
pub(crate) fn become_program(mut program: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    scratch::remove();
    Err(program.exec())
        .with_context(|| format!("{}: cannot be started", program.get_program().display()))
}

/// Another program runs with the standard streams of this process, which ends with its status.
#[cfg(not(unix))]
pub(crate) fn become_program(mut program: Command) -> Result<ExitCode> {
    let status = program
        .status()
        .with_context(|| format!("{}: cannot be started", program.get_program().display()))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
