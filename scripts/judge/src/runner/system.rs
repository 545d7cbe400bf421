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
pub(crate) use linux::{
    Family, PAUSE, end_descendants, processor_time, start_launcher, wait_for_launcher,
};
#[cfg(all(unix, not(target_os = "linux")))]
pub(crate) use macos::{
    Family, PAUSE, end_descendants, processor_time, start_launcher, wait_for_launcher,
};
#[cfg(unix)]
pub(crate) use unix::{is_parent, keep_stderr, own_stdout};
#[cfg(windows)]
pub(crate) use windows::{
    Family, PAUSE, end_descendants, is_parent, keep_stderr, own_stdout, processor_time,
    start_launcher, wait_for_launcher,
};

use std::process::ExitStatus;
use std::time::Duration;

/// The time and memory that a program and its descendants have used so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// The processor time of all of them.
    pub(crate) cpu: Duration,
    /// The most bytes of memory that they are known to have held at once.
    pub(crate) peak: u64,
    /// True if one of them works, or would if it had a processor; `false` where the system does not say.
    pub(crate) is_ready: bool,
}

/// A program that has ended, with all its descendants.
#[derive(Debug)]
pub(crate) struct Ended {
    /// Of the program itself.
    pub(crate) status: ExitStatus,
    pub(crate) usage: Usage,
}
