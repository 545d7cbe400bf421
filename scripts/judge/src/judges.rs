//! What is known of the judges: which languages they take, and within which limits.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// One judge. What is `None` is not known.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// Its name as people write it.
    pub name: String,
    /// Whether it takes Rust.
    pub rust: Option<Rust>,
    /// The compilers for C and C++ that it offers, in a few words.
    pub c: Option<String>,
    /// Whether it calls a method of a class in C++, and runs no program.
    #[serde(default)]
    pub calls_method: bool,
    /// The longest source that it takes, in bytes.
    pub source_bytes: Option<u64>,
    /// The shortest source that it takes, in bytes.
    pub source_bytes_min: Option<u64>,
    /// The address to submit at, with `{number}` for the problem.
    pub submit: Option<String>,
}

/// A judge's Rust.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Rust {
    /// `false`: the judge takes no Rust. `true`: it does; its version is not known.
    Taken(bool),
    /// The judge takes Rust.
    Compiler {
        /// The version of rustc.
        version: Option<String>,
        /// The edition, the latest where there is a choice.
        edition: Option<String>,
        /// Whether `proconio` and `itertools` are there.
        #[serde(default)]
        crates: bool,
    },
}

impl Judge {
    /// Whether the judge is known to take Rust.
    pub fn takes_rust(&self) -> bool {
        matches!(self.rust, Some(Rust::Taken(true) | Rust::Compiler { .. }))
    }
}

static JUDGES: LazyLock<BTreeMap<String, Judge>> = LazyLock::new(|| {
    toml::from_str(include_str!("../judges.toml")).expect("scripts/judge/judges.toml is well formed")
});

/// The judge with this key.
pub fn find(key: &str) -> Option<&'static Judge> {
    JUDGES.get(key)
}

/// All judges, by their keys.
pub fn all() -> impl Iterator<Item = (&'static str, &'static Judge)> {
    JUDGES.iter().map(|(key, judge)| (key.as_str(), judge))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poj_takes_no_rust_and_atcoder_has_the_crates() {
        assert!(!find("poj").unwrap().takes_rust());
        let atcoder = find("atcoder").unwrap();
        assert!(matches!(
            atcoder.rust,
            Some(Rust::Compiler { crates: true, .. })
        ));
    }
}
