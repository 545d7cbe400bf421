//! A share of some work, such as that of one machine.

use anyhow::{Context, Error, Result, ensure};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A shard of a search, which divides the small and random cases evenly; or of other work, divided
/// item by item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    /// Counted from 1.
    number: u64,
    of: u64,
}

impl Shard {
    pub(crate) const ALL: Shard = Shard { number: 1, of: 1 };

    /// The shard with this number, from 1 to `of`.
    pub(super) fn new(number: u64, of: u64) -> Shard {
        Shard { number, of }
    }

    pub(crate) fn of(self) -> u64 {
        self.of
    }

    pub(crate) fn share<T>(self, items: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        items.skip(self.number as usize - 1).step_by(self.of as usize)
    }

    /// The first case of a worker of this shard, counted from 0, and the distance to its next case.
    /// Workers are numbered from 0.
    pub(super) fn cases_of(self, worker: usize, workers: usize) -> (u64, u64) {
        let first = self.number - 1 + self.of * worker as u64;
        (first, self.of * workers as u64)
    }
}

impl FromStr for Shard {
    type Err = Error;

    fn from_str(text: &str) -> Result<Shard> {
        /// The most shards for which the workers can still be counted.
        const MOST: u64 = 1_000_000;
        let parts = text.split_once('/');
        let parts = parts.and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let (number, of) = parts.context("expected two numbers, as in 3/16")?;
        ensure!((1..=MOST).contains(&of), "expected 1 to {MOST} shards, not {of}");
        ensure!((1..=of).contains(&number), "expected one of the shards 1/{of} to {of}/{of}");
        Ok(Shard { number, of })
    }
}

impl TryFrom<String> for Shard {
    type Error = Error;

    fn try_from(text: String) -> Result<Shard> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn shards_share_all_cases_whatever_their_workers() {
        for (of, workers) in [(1, vec![1]), (1, vec![3]), (3, vec![1, 4, 2])] {
            let mut cases = BTreeSet::new();
            for (at, &workers) in workers.iter().enumerate() {
                let number = at as u64 + 1;
                for worker in 0..workers {
                    let (first, step) = Shard { number, of }.cases_of(worker, workers);
                    let taken = (first..100).step_by(step as usize);
                    taken
                        .for_each(|case| assert!(cases.insert(case), "case {case} is there twice"));
                }
            }
            assert_eq!(cases, (0..100).collect());
        }
    }

    #[test]
    fn shards_share_all_items() {
        for of in [1, 3, 8, 20] {
            let shares = (1..=of).flat_map(|number| Shard { number, of }.share(0..10));
            let mut shared: Vec<i32> = shares.collect();
            shared.sort_unstable();
            assert!(shared.into_iter().eq(0..10), "{of} shards");
        }
    }

    #[test]
    fn shards_are_written_as_fractions() {
        assert_eq!("3/16".parse::<Shard>().unwrap().to_string(), "3/16");
        for (texts, message) in [
            (&["", "3", "a/b", "-1/4", "1/2/3"][..], "expected two numbers, as in 3/16"),
            (&["0/4", "5/4"], "expected one of the shards 1/4 to 4/4"),
            (&["1/0"], "expected 1 to 1000000 shards, not 0"),
            (&["1/1000001"], "expected 1 to 1000000 shards, not 1000001"),
        ] {
            for text in texts {
                assert_eq!(text.parse::<Shard>().unwrap_err().to_string(), message, "{text}");
            }
        }
    }
}
