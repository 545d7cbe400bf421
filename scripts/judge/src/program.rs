//! A program that is judged, and what it is given beyond the judge's limits.

use crate::runner::Bounds;
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// A program that reads the standard input and writes the standard output.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Its name in a report.
    pub name: &'a str,
    pub path: &'a Path,
    pub arguments: &'a [OsString],
    pub allowance: Allowance,
}

impl<'a> Program<'a> {
    /// A program that is started without arguments, and allowed what the judge allows.
    pub fn new(name: &'a str, path: &'a Path) -> Self {
        Program { name, path, arguments: &[], allowance: Allowance::default() }
    }
}

/// The allowance of a program beyond the judge's limits, because of its language.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// How many times the judge's time.
    pub(crate) factor: f64,
    /// The processor time of a program that does nothing.
    pub(crate) start: Duration,
    /// The bytes of memory of a program that does nothing.
    pub(crate) memory: u64,
}

impl Default for Allowance {
    fn default() -> Self {
        Allowance { factor: 1.0, start: Duration::ZERO, memory: 0 }
    }
}

impl Allowance {
    /// Returns what the program may use where the judge's bounds are these.
    pub(crate) fn beyond(&self, bounds: &Bounds) -> Bounds {
        Bounds {
            time: self.time(bounds.time),
            memory: bounds.memory.map(|most| most + self.memory),
        }
    }

    /// The processor time of the program where the judge's is this.
    pub(crate) fn time(&self, time: Duration) -> Duration {
        time.mul_f64(self.factor) + self.start
    }
}
