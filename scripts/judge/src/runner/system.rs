//! What each system does in its own way: keeping a program and its descendants together, saying
//! what they use, and ending all of them. One module a system, with the same functions.

#[cfg(target_os = "linux")]
mod linux;
#[cfg(all(unix, not(target_os = "linux")))]
mod macos;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(target_os = "linux")]
pub use linux::{
    Family, PAUSE, end_descendants, processor_time, start_launcher, wait_for_launcher,
};
#[cfg(all(unix, not(target_os = "linux")))]
pub use macos::{
    Family, PAUSE, end_descendants, processor_time, start_launcher, wait_for_launcher,
};
#[cfg(unix)]
pub use unix::{is_parent, keep_stderr, own_stdout};
#[cfg(windows)]
pub use windows::{
    Family, PAUSE, end_descendants, is_parent, keep_stderr, own_stdout, processor_time,
    start_launcher, wait_for_launcher,
};

use std::process::ExitStatus;
use std::time::Duration;

/// What a program and its descendants have used so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// The processor time of all of them.
    pub cpu: Duration,
    /// The most bytes of memory that they are known to have held at once.
    pub peak: u64,
    /// Whether one of them works, or would if it had a processor; `false` where the system does not say.
    pub is_ready: bool,
}

/// A program that has ended, with all its descendants.
#[derive(Debug)]
pub struct Ended {
    /// Of the program itself.
    pub status: ExitStatus,
    pub usage: Usage,
}
