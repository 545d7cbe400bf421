//! Builds of the solutions that commands run, and their bounds.

use crate::binaries::{Binaries, Profile};
use crate::catalog::{Problem, workspace};
use crate::program::Program;
use crate::runner::{Bounds, Runner};
use crate::verdict;
use anyhow::{Context, Result};
use std::process::Command;

/// The factor on the judge's limits in a debug build.
const SLACK: u32 = 5;

/// The memory in MiB in which a debug build that panics may look up the lines of its backtrace.
const BACKTRACE: u64 = 64;

/// Options for building the solutions that commands run.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Build {
    /// Build with overflow checks and backtraces
    ///
    /// In C and C++, adds sanitizers. The limits are five times the judge's, and
    /// 64 MiB more for backtraces
    #[arg(long)]
    pub(crate) debug: bool,
}

impl Build {
    pub(crate) fn binaries<'a>(self, names: impl IntoIterator<Item = &'a str>) -> Result<Binaries> {
        let profile = if self.debug { Profile::Debug } else { Profile::Dev };
        let root = workspace().context(
            "only a checkout has the solutions of problems; without one, name a source file of yours, or a command with \
             --program",
        )?;
        Binaries::build_in(root, profile, names)
    }

    pub(crate) fn runner(self) -> Runner {
        let runner = Runner::default();
        if self.debug { runner.with_backtraces() } else { runner }
    }

    pub(crate) fn bounds(self, problem: &Problem) -> Bounds {
        let bounds = verdict::bounds(problem);
        if !self.debug {
            return bounds;
        }
        Bounds {
            time: bounds.time * SLACK,
            memory: bounds.memory.map(|most| most * u64::from(SLACK) + (BACKTRACE << 20)),
        }
    }

    /// The command that starts a solution without bounds.
    pub(crate) fn command(self, program: &Program) -> Command {
        let mut command = Command::new(program.path);
        command.args(program.arguments);
        if self.debug {
            command.env("RUST_BACKTRACE", "1");
        }
        command
    }

    pub(crate) fn note(self) -> Option<String> {
        self.debug.then(|| {
            format!(
                "a debug build with overflow checks; the limits are {SLACK} times the judge's, and {BACKTRACE} MiB more \
                 for backtraces"
            )
        })
    }
}
