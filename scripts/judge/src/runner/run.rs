//! A run from its start to its end.

use super::streams::{contents, temporary};
use super::watching::{Outcome, watch};
use super::{Bounds, Input, Run, launcher};
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs programs.
#[derive(Clone, Debug, Default)]
pub struct Runner {
    /// The program through which others are started, if their peak memory is measured.
    launcher: Option<PathBuf>,
}

impl Runner {
    /// A runner that measures the peak memory, through this program: it must call
    /// [`launcher`](launcher::launcher) before anything else.
    ///
    /// # Errors
    ///
    /// When the system does not tell where this program is.
    pub fn measuring_memory() -> io::Result<Runner> {
        Ok(Runner {
            launcher: Some(std::env::current_exe()?),
        })
    }

    /// Runs a program to its end, or until it exceeds a bound.
    ///
    /// # Errors
    ///
    /// When the program cannot be started, or a file for its streams cannot be created: never
    /// because of what the program does.
    pub fn run(
        &self,
        program: &Path,
        arguments: &[&OsStr],
        input: Input,
        bounds: &Bounds,
    ) -> Result<Run> {
        let stdin = match input {
            Input::Bytes(bytes) => temporary(bytes)?,
            Input::File(path) => {
                File::open(path).with_context(|| format!("{}: cannot be read", path.display()))?
            }
        };
        let mut stdout = temporary(b"")?;
        let mut stderr = temporary(b"")?;
        let start = |mut command: Command| {
            command
                // No judge asks for one, and it takes a hundred times as long as the program.
                .env_remove("RUST_BACKTRACE")
                .stdin(stdin)
                .stdout(stdout.try_clone()?)
                .stderr(stderr.try_clone()?)
                .spawn()
        };
        let Outcome { end, cpu, peak } = if let Some(launcher) = &self.launcher {
            launcher::run(launcher, program, arguments, bounds, start)?
        } else {
            let mut command = Command::new(program);
            command.args(arguments);
            let outcome = start(command)
                .and_then(|child| watch(child, bounds, [&stdout, &stderr]))
                .with_context(|| format!("{}: cannot be run", program.display()))?;
            Outcome {
                peak: None,
                ..outcome
            }
        };
        Ok(Run {
            end,
            stdout: contents(&mut stdout)?,
            stderr: contents(&mut stderr)?,
            cpu,
            peak,
        })
    }
}
