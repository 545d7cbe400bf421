//! The judges with their languages and limits.

use crate::edition::Edition;
use anyhow::anyhow;
use bundler::rust::newer::Version;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A judge. `None` means unknown.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    pub name: String,
    pub(crate) rust: Option<Rust>,
    /// The judge's compilers for C and C++, in a few words.
    pub(crate) c: Option<String>,
    /// True if the judge calls a method of a C++ class instead of running a program.
    #[serde(default)]
    pub(crate) calls_method: bool,
    /// The maximum length of a source, in bytes.
    pub source_bytes: Option<u64>,
    /// The minimum length of a source, in bytes.
    pub source_bytes_min: Option<u64>,
    /// The submission page: `{}` stands for the problem, or `{contest}` and `{task}` if its name has two
    /// parts.
    pub(crate) submit: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Rust {
    /// True if the judge accepts Rust, in an unknown version.
    Taken(bool),
    Compiler {
        version: Option<String>,
        #[serde(default)]
        editions: Vec<Edition>,
        /// True if `proconio` and `itertools` are available.
        #[serde(default)]
        crates: bool,
    },
}

impl Judge {
    /// The submission page of a problem, if known. A name of several words, such as `gym 104114 A`, lies
    /// outside the judge's usual problems.
    pub(crate) fn submit_page(&self, number: &str) -> Option<String> {
        if number.contains(' ') {
            return None;
        }
        let letter = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        let (contest, task) = number.split_once('_').unwrap_or(number.split_at(letter));
        let page = self.submit.as_ref()?.replace("{}", number);
        Some(page.replace("{contest}", contest).replace("{task}", task))
    }

    /// The editions of Rust that the judge accepts, the latest last; empty if unknown.
    pub(crate) fn editions(&self) -> &[Edition] {
        match &self.rust {
            Some(Rust::Compiler { editions, .. }) => editions,
            _ => &[],
        }
    }

    /// Returns whether the judge accepts Rust in a version that compiles bundles; `None` if unknown.
    pub(crate) fn takes_rust(&self) -> Option<bool> {
        match self.rust.as_ref()? {
            Rust::Taken(taken) => Some(*taken),
            Rust::Compiler { .. } => {
                Some(self.rust_version().is_none_or(|version| version >= Version::OLDEST))
            }
        }
    }

    pub fn rust_version(&self) -> Option<Version> {
        let Rust::Compiler { version, .. } = self.rust.as_ref()? else {
            return None;
        };
        let minor = version.as_ref()?.split('.').nth(1)?;
        minor.parse().ok().map(Version)
    }
}

pub(crate) fn latest_edition() -> Edition {
    let editions = all().flat_map(|(_, judge)| judge.editions());
    editions.max().copied().unwrap_or_default()
}

/// The oldest known Rust version of the judges that accept this edition, if any.
pub(crate) fn oldest_version(edition: Edition) -> Option<Version> {
    let judges = all().map(|(_, judge)| judge);
    let taking = judges.filter(|judge| judge.editions().contains(&edition));
    taking.filter_map(Judge::rust_version).min()
}

static JUDGES: LazyLock<BTreeMap<String, Judge>> = LazyLock::new(|| {
    toml::from_str(include_str!("../judges.toml"))
        .expect("scripts/judge/judges.toml is well formed")
});

pub fn find(key: &str) -> Option<&'static Judge> {
    JUDGES.get(key)
}

pub(crate) fn unknown(name: &str) -> anyhow::Error {
    let keys: Vec<&str> = all().map(|(key, _)| key).collect();
    anyhow!("no judge is called `{name}`; the judges are {}", keys.join(", "))
}

pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static Judge)> {
    JUDGES.iter().map(|(key, judge)| (key.as_str(), judge))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn takes_rust(key: &str) -> Option<bool> {
        find(key).unwrap().takes_rust()
    }

    #[test]
    fn a_judge_takes_rust_if_bundles_compile_there() {
        assert_eq!(takes_rust("poj"), Some(false));
        assert_eq!(takes_rust("atcoder"), Some(true));
        assert_eq!(takes_rust("bzoj"), Some(true));
        assert_eq!(takes_rust("spoj"), Some(false), "its rustc is 1.33");
        assert_eq!(takes_rust("cogs"), None);
    }

    #[test]
    fn a_solution_is_submitted_at_a_page_of_its_problem() {
        for (key, number, page) in [
            ("poj", "1067", "http://poj.org/submit?problem_id=1067"),
            ("codeforces", "1369F", "https://codeforces.com/problemset/submit/1369/F"),
            (
                "atcoder",
                "abc265_h",
                "https://atcoder.jp/contests/abc265/submit?taskScreenName=abc265_h",
            ),
        ] {
            let known = find(key).unwrap().submit_page(number);
            assert_eq!(known.as_deref(), Some(page));
        }
        assert_eq!(find("topcoder").unwrap().submit_page("TheGame"), None);
        let codeforces = find("codeforces").unwrap();
        assert_eq!(codeforces.submit_page("gym 104114 A"), None);
    }

    #[test]
    fn editions_are_in_order() {
        for (key, judge) in all() {
            assert!(judge.editions().is_sorted(), "{key}");
            assert!(judge.editions().iter().all(|one| *one <= latest_edition()));
        }
        let taken = find("codeforces").unwrap().editions();
        assert_eq!(taken, [Edition::Of2021, Edition::Of2024]);
        assert!(find("baekjoon").unwrap().editions().is_empty());
    }

    #[test]
    fn atcoder_has_the_crates() {
        let atcoder = find("atcoder").unwrap();
        assert!(matches!(atcoder.rust, Some(Rust::Compiler { crates: true, .. })));
    }
}
