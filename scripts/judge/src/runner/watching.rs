//! Waiting for a program, within bounds.

use super::streams::written;
use super::usage::Usage;
use super::{Bounds, End, MAX_OUTPUT};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// A run without its output.
#[derive(Serialize, Deserialize)]
pub struct Outcome {
    pub end: End,
    pub cpu: Duration,
    pub peak: Option<u64>,
}

/// Waits for a program to end, and ends it when it exceeds a bound.
pub fn watch(
    mut child: Child,
    bounds: &Bounds,
    wall_limit: Duration,
    outputs: [&File; 2],
) -> io::Result<Outcome> {
    let start = Instant::now();
    let exceeded = loop {
        if has_ended(&mut child)? {
            break None;
        }
        let wall = start.elapsed();
        // Most programs end sooner than it takes to ask what they use.
        let usage = if wall > Duration::from_millis(5) {
            Usage::of(&child)
        } else {
            Usage::default()
        };
        let exceeded = if wall > wall_limit || usage.cpu > bounds.time {
            Some(End::TimedOut)
        } else if bounds.memory.is_some_and(|bound| usage.peak > bound) {
            Some(End::OutOfMemory)
        } else if written(outputs) > MAX_OUTPUT {
            Some(End::OutputLimit)
        } else {
            None
        };
        if exceeded.is_some() {
            child.kill()?;
            break exceeded;
        }
        // Looks again after an eighth of the time that has passed: late by that much at most.
        thread::sleep((wall / 8).clamp(Duration::from_micros(50), Duration::from_millis(5)));
    };
    let ended = child.wait4()?;
    let cpu = ended.rusage.utime + ended.rusage.stime;
    let end = match exceeded {
        Some(end) => end,
        None if cpu > bounds.time => End::TimedOut,
        None if written(outputs) > MAX_OUTPUT => End::OutputLimit,
        None if ended.status.success() => End::Success,
        None => End::Failed(ended.status.to_string()),
    };
    Ok(Outcome {
        end,
        cpu,
        peak: Some(ended.rusage.maxrss),
    })
}

/// Whether a program has ended. It is still to be waited for.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options)?;
    Ok(status.is_some())
}

/// Whether a program has ended. It is still to be waited for.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    Ok(child.try_wait()?.is_some())
}
