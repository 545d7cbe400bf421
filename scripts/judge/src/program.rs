//! A program to judge, and its allowance beyond the judge's limits.

use crate::runner::Bounds;
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// A program that reads the standard input and writes the standard output.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The name in reports.
    pub name: &'a str,
    pub path: &'a Path,
    pub arguments: &'a [OsString],
    pub allowance: Allowance,
}

impl<'a> Program<'a> {
    /// A program without arguments, with only the judge's limits.
    pub fn new(name: &'a str, path: &'a Path) -> Self {
        Program { name, path, arguments: &[], allowance: Allowance::default() }
    }
}

/// The allowance beyond the judge's limits for a program's language.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// The factor on the judge's time.
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
    pub(crate) fn beyond(&self, bounds: &Bounds) -> Bounds {
        Bounds {
            time: self.time(bounds.time),
            memory: bounds.memory.map(|most| most + self.memory),
        }
    }

    pub(crate) fn time(&self, time: Duration) -> Duration {
        time.mul_f64(self.factor) + self.start
    }
}
