//! Watches a program and its descendants, within bounds.

use super::streams::is_overfull;
use super::system::{Ended, Family, PAUSE, Usage, is_parent};
use super::{Bounds, End, Run, Stream};
use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::thread;
use std::time::{Duration, Instant};

/// The factor on the waiting limit of a program that is always ready to run but whose processor time does not
/// grow, because the system does not count its work.
const UNCOUNTED: u32 = 30;

#[derive(Serialize, Deserialize)]
pub(crate) struct Limits {
    pub(crate) bounds: Bounds,
    /// The limit on waiting, or on the total time if the system does not tell whether a program waits.
    pub(crate) wall: Duration,
    /// The process that waits for the result. The run ends with it.
    pub(crate) judge: u32,
}

/// Waits for a program to end, and ends it if it and its descendants exceed a bound. Its descendants end with
/// it. `outputs` are its standard output and standard error.
pub(crate) fn watch(mut family: Family, limits: &Limits, outputs: [&File; 2]) -> Result<Run> {
    let start = Instant::now();
    let mut waited = Duration::ZERO;
    let exceeded = loop {
        if family.has_ended()? {
            break None;
        }
        if !is_parent(limits.judge) {
            family.end()?;
            bail!("the parent process is gone");
        }
        let wall = start.elapsed();
        // Most programs end before querying their usage would pay.
        let usage = if wall > Duration::from_millis(5) { family.usage() } else { Usage::default() };
        let waited_or_uncounted = waited.max(wall / UNCOUNTED);
        let exceeded = exceeded(limits, waited_or_uncounted, usage, outputs);
        if exceeded.is_some() {
            break exceeded;
        }
        // A check after every eighth of the elapsed time delays the end by at most an eighth.
        let pause = (wall / 8).clamp(Duration::from_micros(50), PAUSE);
        thread::sleep(pause);
        // On a busy machine, this process itself may be suspended for longer than its pause.
        if !usage.is_ready {
            waited += pause;
        }
    };
    let wall = start.elapsed();
    let Ended { status, usage } = family.end()?;
    // The program may have exceeded a bound between two checks.
    let exceeded = exceeded.or_else(|| self::exceeded(limits, Duration::ZERO, usage, outputs));
    let end = match exceeded {
        Some(end) => end,
        None if status.success() => End::Success,
        None => End::Failed { how: status.to_string(), status: status.code() },
    };
    Ok(Run::silent(end, usage.cpu, wall, Some(usage.peak)))
}

fn exceeded(limits: &Limits, waited: Duration, usage: Usage, outputs: [&File; 2]) -> Option<End> {
    let [output, error] = outputs;
    if waited > limits.wall || usage.cpu > limits.bounds.time {
        Some(End::TimedOut)
    } else if limits.bounds.memory.is_some_and(|bound| usage.peak > bound) {
        Some(End::OutOfMemory)
    } else if is_overfull(output) {
        Some(End::OutputLimit(Stream::Output))
    } else if is_overfull(error) {
        Some(End::OutputLimit(Stream::Error))
    } else {
        None
    }
}
