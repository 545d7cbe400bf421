//! Runs a program on an input, or in a dialogue, within bounds.
//!
//! The standard streams of the program are files, or pipes for a dialogue: however much it writes,
//! and whoever inherits its streams, nothing here waits for anything but the program itself, and
//! that not for long.
//!
//! On Linux the peak memory of a process counts what its parent held when it was started. So
//! `cargo judge` starts a program through a second process of its own, which holds little: the
//! launcher. Its own three megabytes are the least that is ever measured.
//! [`Runner::default`] has no launcher: runs start sooner, and the peak is not measured.

mod dialogue;
mod launcher;
mod run;
mod streams;
mod usage;
mod watching;

pub use dialogue::{Dialogue, Ending, Speaker};
pub use launcher::launcher;
pub use run::Runner;

use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Duration;

/// A program may write this many bytes.
pub const MAX_OUTPUT: u64 = 64 << 20;

/// What a run may use.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// Processor time. A program that waits instead of working is given a few times as much.
    pub time: Duration,
    /// Bytes of memory, if they are bounded.
    pub memory: Option<u64>,
}

impl Bounds {
    /// How long a run may last: a program that waits, or shares its processor with others, is given
    /// a few times its processor time.
    pub fn wall(&self) -> Duration {
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
    /// It wrote more than [`MAX_OUTPUT`] bytes.
    OutputLimit,
}

/// A run that has ended.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it wrote to its standard output, up to [`MAX_OUTPUT`].
    pub stdout: Vec<u8>,
    /// What it wrote to its standard error, up to [`MAX_OUTPUT`].
    pub stderr: Vec<u8>,
    /// The processor time that it used, in user and system mode.
    pub cpu: Duration,
    /// The most bytes of memory that it held at once, if that was measured.
    pub peak: Option<u64>,
}
