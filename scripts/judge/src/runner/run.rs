//! A run from its start to its end.

use super::dialogue::{Conversation, Dialogue};
use super::streams::{contents, temporary};
use super::watching::Limits;
use super::{Bounds, Run, launcher};
use anyhow::{Context, Result};
use jury::dialogue::Interactor;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{self, Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

#[derive(Clone, Debug, Default)]
pub struct Runner {
    /// The limit on waiting, unless derived from the processor time.
    wall: Option<Duration>,
    backtraces: bool,
}

impl Runner {
    /// The same runner with this limit on waiting, or on the total time if the system does not distinguish
    /// waiting from working.
    #[must_use]
    pub fn lasting(self, wall: Duration) -> Runner {
        Runner { wall: Some(wall), ..self }
    }

    /// The same runner, in which panicking Rust programs print a backtrace.
    #[must_use]
    pub fn with_backtraces(self) -> Runner {
        Runner { backtraces: true, ..self }
    }

    /// Runs a program to its end, or until it exceeds a bound.
    ///
    /// # Errors
    ///
    /// If the program cannot be started or a file for its streams cannot be created, but never because of the
    /// program's behaviour.
    pub fn run(
        &self,
        program: &Path,
        arguments: &[OsString],
        input: &[u8],
        bounds: &Bounds,
    ) -> Result<Run> {
        let stdin = temporary(input)?;
        let mut stdout = temporary(b"")?;
        let start =
            |command: &mut Command| command.stdin(stdin).stdout(stdout.try_clone()?).spawn();
        let run = self.launch(program, arguments, bounds, start)?;
        Ok(Run { stdout: contents(&mut stdout)?, ..run })
    }

    /// Runs a program in a dialogue with an interactor until it ends or exceeds a bound. Its output is in the
    /// dialogue, not in the run.
    ///
    /// # Errors
    ///
    /// The same as for [`run`](Runner::run).
    pub fn converse(
        &self,
        program: &Path,
        arguments: &[OsString],
        interactor: Box<dyn Interactor>,
        bounds: &Bounds,
    ) -> Result<(Run, Dialogue)> {
        let mut conversation = None;
        let run = self.launch_piped(program, arguments, bounds, |stdin, stdout| {
            conversation = Some(Conversation::start(interactor, stdin, stdout));
        })?;
        let conversation = conversation.context("a program was started without pipes")?;
        Ok((run, conversation.finish()))
    }

    /// Launches a program, and passes the judge's ends of its pipes to `started`.
    pub(super) fn launch_piped(
        &self,
        program: &Path,
        arguments: &[OsString],
        bounds: &Bounds,
        started: impl FnOnce(ChildStdin, ChildStdout),
    ) -> Result<Run> {
        self.launch(program, arguments, bounds, |command| {
            let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
            if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
                started(stdin, stdout);
            }
            Ok(child)
        })
    }

    fn launch(
        &self,
        program: &Path,
        arguments: &[OsString],
        bounds: &Bounds,
        start: impl FnOnce(&mut Command) -> io::Result<Child>,
    ) -> Result<Run> {
        let start = |command: &mut Command| {
            if self.backtraces {
                command.env("RUST_BACKTRACE", "1");
                // Judges ignore memory leaks.
                command.env("ASAN_OPTIONS", "detect_leaks=0:handle_abort=1");
            } else {
                // Judges request no backtrace, which can take a hundred times as long as the program.
                command.env_remove("RUST_BACKTRACE");
            }
            start(command)
        };
        let limits = Limits {
            bounds: *bounds,
            wall: self.wall.unwrap_or_else(|| bounds.wall()),
            judge: process::id(),
        };
        launcher::run(program, arguments, &limits, start)
    }
}
