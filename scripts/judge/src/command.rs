//! Temporary files, errors and exit statuses of the programs behind `cargo judge`.

use crate::output::{self, stdout};
use crate::report::escaped;
use crate::{runner, scratch};
use anyhow::{Context, Error, Result, anyhow};
use std::io::{Write, stderr};
use std::process::{self, Command, ExitCode};

/// The exit status of a malformed command, or one that cannot be carried out.
pub(crate) const BROKEN: u8 = 2;

/// The exit status if the reader stopped early: that of a closed pipe.
const UNREAD: u8 = 141;

/// Runs a command with a folder for temporary files, which is removed afterwards, and reports its error. This
/// is the whole body of `main`; the process may also be a launcher or finisher.
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

pub(crate) fn report_error(error: &Error) {
    let style = console::Style::new().for_stderr().red().bold();
    // The message may quote file names and arguments.
    let message = escaped(format!("{error:#}").as_bytes());
    // Standard error may be closed.
    let _ = writeln!(stderr(), "{} {}", style.apply_to("error:"), message.trim_end());
}

/// Reports a panic, which is a bug in this program, like any other error, with its location.
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        report_error(&anyhow!("this is a bug in cargo judge: it {panic}"));
        scratch::remove();
        process::exit(BROKEN.into());
    }));
}

/// Runs another program with this process's standard streams and exits with its status. On Unix, the program replaces
/// this process, unless its files may be temporary ones, as outside a checkout.
pub(crate) fn become_program(mut program: Command) -> Result<ExitCode> {
    let unstarted = format!("{}: cannot be started", program.get_program().display());
    #[cfg(unix)]
    if crate::catalog::workspace().is_ok() {
        use std::os::unix::process::CommandExt;
        scratch::remove();
        return Err(program.exec()).context(unstarted);
    }
    let status = program.status().context(unstarted)?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
