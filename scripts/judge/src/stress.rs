//! Compares programs with the jury, case by case, until an answer differs.
//!
//! First come all small cases, then alternately random cases that the rules can decide and cases of
//! any size that the judge allows, of which a second opinion decides some; on the rest, programs
//! must at least end and agree. Each processor has a worker with its own book, so one can search
//! while another's program runs.

mod difference;
mod found;
mod minimise;
mod report;
mod search;
mod shard;

pub use difference::{Difference, Expected, Method};
pub use found::Saved;
pub(crate) use found::save;
pub(crate) use minimise::MAX_TIME;
pub(crate) use report::{Merged, Part, SearchName};
pub use report::{Report, SmallCases, Tried};
pub(crate) use search::MIN_RUN_TIME;
pub(crate) use shard::Shard;

use crate::catalog::Problem;
use crate::program::Program;
use anyhow::Result;
use std::time::Duration;

/// The effort of searching for a difference.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub seed: u64,
    /// The time to spend, if bounded.
    pub time: Option<Duration>,
    /// The most cases of each kind, if bounded: an even sample if there are more small ones.
    pub cases: Option<u64>,
    /// The part of these cases to try.
    pub shard: Shard,
    /// The memory limit of a program in bytes, to which its allowance is added.
    pub memory: u64,
}

impl Effort {
    /// A memory limit that is deliberately generous.
    pub(crate) const MEMORY: u64 = 2 << 30;

    /// At most `cases` cases of each kind, deterministic and without a time limit.
    pub const fn of_cases(cases: u64) -> Effort {
        Effort { seed: 1, time: None, cases: Some(cases), shard: Shard::ALL, memory: Self::MEMORY }
    }
}

/// The source of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The list of small cases.
    Small,
    /// Random cases, small enough to search.
    Random,
    /// Random cases of any size that the judge allows.
    Full,
}

/// Looks for a case that some program answers against the rules, or that programs answer differently. Calls
/// `progress` after each batch with the number of its cases.
///
/// # Errors
///
/// If the problem has no book, or a program cannot be started.
pub fn stress(
    problem: &Problem,
    programs: &[Program],
    effort: Effort,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report> {
    search::Search::new(problem, programs, effort, progress)?.run()
}
