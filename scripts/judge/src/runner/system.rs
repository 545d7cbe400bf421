//! System-specific code that keeps a program and its descendants together, measures and ends them. Each
//! system has a module with the same functions.

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

/// The time and memory that a program and its descendants have used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub(crate) cpu: Duration,
    /// The peak of their total memory, in bytes, as far as known.
    pub(crate) peak: u64,
    /// True if one of them is running or ready to run; `false` if the system does not tell.
    pub(crate) is_ready: bool,
}

/// A program that has ended with its descendants.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) usage: Usage,
}
