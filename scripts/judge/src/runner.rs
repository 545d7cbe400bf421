//! Runs a program on an input, or in a dialogue, within bounds.
//!
//! `cargo judge` starts each program through a second process of its own, the launcher. It belongs to
//! one program: whatever that starts is below the launcher, counts with it, and ends with it. And it
//! has little memory of its own, since on Linux the peak of a process counts what its parent's copy
//! held before it became the program: two megabytes are the least that is ever measured.
//!
//! The standard streams of a program are files without a name, or pipes for a dialogue: however
//! much it writes, nobody waits for a stream. They are all that it has of whoever runs it.

mod dialogue;
mod launcher;
mod run;
mod streams;
mod system;
mod watching;

pub use dialogue::Dialogue;
pub use dialogue::Ending;
pub use launcher::launch_through;
pub use launcher::launcher;
pub use run::Runner;
pub(crate) use system::{end_descendants, processor_time};

use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// A program may write this many bytes to its standard output, and as many to its standard error.
pub const MAX_OUTPUT: u64 = 64 << 20;

/// A stream that a program writes to.
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

/// The bounds of a run.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// Processor time. A program that waits instead of working is given a few times as much.
    pub time: Duration,
    /// Bytes of memory, if they are bounded.
    pub memory: Option<u64>,
}

impl Bounds {
    /// How long a program may wait: a few times its processor time. Where the system does not say
    /// whether it waits or shares its processor with others, that is how long it may last.
    pub(crate) fn wall(&self) -> Duration {
        self.time * 3 + Duration::from_secs(1)
    }
}

/// The standard input of a program.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    Bytes(&'a [u8]),
    File(&'a Path),
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// With exit status 0.
    Success,
    /// With another exit status, or by a signal: how the system describes it.
    Failed(String),
    /// It used more time than its bound.
    TimedOut,
    /// It used more memory than its bound.
    OutOfMemory,
    /// It wrote more than [`MAX_OUTPUT`] bytes to this stream.
    OutputLimit(Stream),
}

/// A run that has ended.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// Its standard output, up to [`MAX_OUTPUT`].
    pub stdout: Vec<u8>,
    /// Its standard error, up to [`MAX_OUTPUT`].
    pub stderr: Vec<u8>,
    /// The processor time that it used, in user and system mode.
    pub cpu: Duration,
    /// How long it lasted.
    pub(crate) wall: Duration,
    /// The most bytes of memory that it held at once, if that was measured.
    pub peak: Option<u64>,
}
