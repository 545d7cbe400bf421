//! Programs against the jury: case after case, until one is answered differently.
//!
//! First come all small cases, then random ones that the rules still decide and, in turn with
//! them, cases of any size that the judge allows. Of these, the rules decide some, a second opinion
//! others; on the rest, programs must at least end, and agree with each other. Each processor has a
//! worker with a book of its own: while one searches, the program that another has started runs.

mod difference;
mod found;
mod minimise;
mod report;
mod search;
mod shard;

pub use difference::Authority;
pub use difference::Difference;
pub use difference::{Answer, Expected};
pub use found::Saved;
pub(crate) use found::save;
pub use report::Report;
pub use report::SmallCases;
pub use report::Tried;
pub(crate) use report::{Merged, Part, SearchName};
pub(crate) use search::MIN_RUN_TIME;
pub(crate) use shard::Shard;

use crate::catalog::Problem;
use crate::program::Program;
use anyhow::Result;
use std::time::Duration;

/// How hard to look for a difference.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The seed of the random cases.
    pub seed: u64,
    /// The time to spend, if it is bounded.
    pub time: Option<Duration>,
    /// The most cases of each kind, if they are bounded. If there are more small ones, they are
    /// sampled evenly.
    pub cases: Option<u64>,
    /// Which of these cases are tried.
    pub shard: Shard,
}

impl Effort {
    /// At most so many cases of each kind, the same each time, however long it takes.
    pub const fn of_cases(cases: u64) -> Effort {
        Effort { seed: 1, time: None, cases: Some(cases), shard: Shard::ALL }
    }
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// From the list of all small cases.
    Small,
    /// Random, and small enough to be searched.
    Random,
    /// Random, of any size that the judge allows.
    Full,
}

/// Looks for a case of the problem that the programs do not answer as the rules demand, or answer
/// differently. `progress` is called after each batch with its number of cases.
///
/// # Errors
///
/// When the problem has no book, or a program cannot be started.
pub fn stress(
    problem: &Problem,
    programs: &[Program],
    effort: Effort,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report> {
    search::Search::new(problem, programs, effort, progress)?.run()
}
