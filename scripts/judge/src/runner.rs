//! Runs a program on an input, or in a dialogue, within bounds.
//!
//! `cargo judge` starts each program through another process of its own, the launcher. A launcher
//! serves only one program, whose descendants are all below it, count with it, and end with it. The
//! launcher also uses little memory, which matters on Linux, where a process's peak includes the
//! copy of its parent from before it became the program: at least two megabytes are always
//! measured.
//!
//! A program's standard streams are unnamed files, or pipes for a dialogue, so output of any length
//! does not block. The program shares nothing else with its caller.

mod dialogue;
mod launcher;
mod run;
mod service;
mod streams;
mod system;
mod watching;

pub use dialogue::{Dialogue, Ending};
#[cfg(unix)]
pub(crate) use launcher::this_program;
pub use launcher::{launch_through, launcher};
pub use run::Runner;
pub(crate) use service::Service;
pub(crate) use system::{end_descendants, processor_time};

use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The most bytes that a program may write to its standard output, and to its standard error.
pub const MAX_OUTPUT: u64 = 64 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stream {
    Output,
    Error,
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Stream::Output => "standard output",
            Stream::Error => "standard error",
        })
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// The bound on processor time. The bound on wall time, for a program that waits, is a multiple of this one.
    pub time: Duration,
    /// The memory limit in bytes, if any.
    pub memory: Option<u64>,
}

impl Bounds {
    /// Bounds that only end programs that hang.
    pub const GENEROUS: Bounds = Bounds { time: Duration::from_secs(30), memory: Some(2 << 30) };

    /// The time that a program may wait, a multiple of its processor time; or its total time, if the system
    /// does not distinguish waiting for events from waiting for a processor.
    pub(crate) fn wall(&self) -> Duration {
        self.time * 3 + Duration::from_secs(1)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The program ended with exit status 0.
    Success,
    /// The program ended otherwise.
    Failed {
        /// The system's description of the exit status or signal.
        how: String,
        /// The exit status; `None` if a signal ended the program.
        status: Option<i32>,
    },
    TimedOut,
    OutOfMemory,
    /// The program wrote more than [`MAX_OUTPUT`] bytes to this stream.
    OutputLimit(Stream),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Run {
    pub end: End,
    /// The standard output, up to [`MAX_OUTPUT`].
    #[serde(skip)]
    pub stdout: Vec<u8>,
    /// The standard error, up to [`MAX_OUTPUT`].
    #[serde(skip)]
    pub stderr: Vec<u8>,
    /// The processor time used, in user and system mode.
    pub cpu: Duration,
    pub(crate) wall: Duration,
    /// The peak memory in bytes, if measured.
    pub peak: Option<u64>,
}

impl Run {
    /// A run without its outputs.
    fn silent(end: End, cpu: Duration, wall: Duration, peak: Option<u64>) -> Run {
        Run { end, stdout: Vec::new(), stderr: Vec::new(), cpu, wall, peak }
    }
}
