//! The results of a search for a difference.

use super::{Difference, Shard};
use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

#[derive(Clone, Debug)]
pub struct Report {
    pub tried: Tried,
    pub difference: Option<Difference>,
}

/// The numbers of cases that were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    pub small: u64,
    /// The number of all small cases.
    pub(crate) all_small: u64,
    pub small_cases: SmallCases,
    pub random: u64,
    pub full: u64,
    /// The full-size cases compared with a second opinion; the next field counts those compared
    /// with nothing.
    pub second_opinions: u64,
    pub unanswered: u64,
    /// True if the time ended before the requested number of cases.
    pub(crate) is_cut: bool,
}

/// How the small cases that were tried were selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SmallCases {
    #[default]
    All,
    /// The first cases, until the time was over.
    First,
    /// Evenly spaced cases.
    Sample,
}

impl Tried {
    pub(crate) fn cases(&self) -> u64 {
        self.small + self.random + self.full
    }

    /// The small cases in words: `all 60 small`, `the first 40 of 60 small`.
    pub(crate) fn small_in_words(&self) -> String {
        let small = indicatif::HumanCount(self.small);
        let all = indicatif::HumanCount(self.all_small);
        match self.small_cases {
            _ if self.small == self.all_small => format!("all {small} small"),
            SmallCases::All => format!("{small} of {all} small"),
            SmallCases::First => format!("the first {small} of {all} small"),
            SmallCases::Sample => format!("a sample of {small} of {all} small"),
        }
    }

    /// Combines the results of two workers on the same cases.
    fn merge(self, other: &Tried) -> Tried {
        Tried {
            small: self.small + other.small,
            all_small: self.all_small,
            small_cases: self.small_cases.max(other.small_cases),
            random: self.random + other.random,
            full: self.full + other.full,
            second_opinions: self.second_opinions + other.second_opinions,
            unanswered: self.unanswered + other.unanswered,
            is_cut: self.is_cut || other.is_cut,
        }
    }
}

impl Report {
    /// The reports of two workers as one.
    pub(super) fn merge(self, other: Report) -> Report {
        Report {
            tried: self.tried.merge(&other.tried),
            difference: self.difference.or(other.difference),
        }
    }
}

/// The result of one shard among the programs of a problem, as stored in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Part {
    #[serde(flatten)]
    pub(crate) search: SearchName,
    pub(crate) shard: Shard,
    pub(crate) tried: Tried,
    /// The differences, in the words shown to the user.
    pub(crate) differences: Vec<String>,
}

/// The properties that all shards of a search share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SearchName {
    pub(crate) problem: String,
    pub(crate) programs: Vec<String>,
    pub(crate) seed: u64,
    /// The most cases of each kind, if bounded.
    pub(crate) cases: Option<u64>,
}

impl Display for SearchName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} with seed {}", self.programs.join(", "), self.seed)?;
        match self.cases {
            Some(cases) => write!(f, " and --cases {cases}"),
            None => Ok(()),
        }
    }
}

/// The shards of one search, added up.
#[derive(Debug)]
pub(crate) struct Merged {
    pub(crate) search: SearchName,
    pub(crate) tried: Tried,
    pub(crate) differences: Vec<String>,
    pub(crate) missing: Vec<Shard>,
    /// The shards whose time ended before all their cases were tried.
    pub(crate) cut: Vec<Shard>,
}

impl Merged {
    /// Adds up the shards of each problem. Each part has the name of its file.
    pub(crate) fn of(parts: &[(String, Part)]) -> Result<Vec<Merged>> {
        let mut problems: Vec<&str> = Vec::new();
        for (_, part) in parts {
            if !problems.contains(&&*part.search.problem) {
                problems.push(&part.search.problem);
            }
        }
        let merged = problems.into_iter().map(|problem| {
            let of_problem = parts.iter().filter(|(_, part)| part.search.problem == problem);
            Merged::of_one(&of_problem.collect::<Vec<_>>())
        });
        merged.collect()
    }

    fn of_one(parts: &[&(String, Part)]) -> Result<Merged> {
        let (first_file, first) = parts[0];
        let of = first.shard.of();
        for (at, (file, part)) in parts.iter().enumerate() {
            let problem = &part.search.problem;
            ensure!(
                part.search == first.search && part.shard.of() == of,
                "these are not shards of one search of {problem}:\n  {first_file}: {} shards of {}\n  {file}: {} \
                 shards of {}",
                of,
                first.search,
                part.shard.of(),
                part.search
            );
            let twice = parts[..at].iter().find(|(_, other)| other.shard == part.shard);
            if let Some((other, _)) = twice {
                anyhow::bail!(
                    "shard {} of {problem} is there twice, in {other} and {file}",
                    part.shard
                );
            }
        }
        let all = (1..=of).map(|number| Shard::new(number, of));
        let has = |shard: &Shard| parts.iter().any(|(_, part)| part.shard == *shard);
        let cut = parts.iter().filter(|(_, part)| part.tried.is_cut);
        let tried =
            parts[1..].iter().fold(first.tried.clone(), |sum, (_, part)| sum.merge(&part.tried));
        Ok(Merged {
            search: first.search.clone(),
            tried,
            differences: parts.iter().flat_map(|(_, part)| part.differences.clone()).collect(),
            missing: all.filter(|shard| !has(shard)).collect(),
            cut: cut.map(|(_, part)| part.shard).collect(),
        })
    }
}
