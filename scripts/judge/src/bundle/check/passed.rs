//! The checks that bundles have passed, kept in `target/checked-bundles` so that the same check is
//! not repeated.

use super::{Subject, c, rust};
use crate::bundle::Language;
use crate::catalog::Compare;
use crate::theory;
use crate::verdict;
use anyhow::Result;
use bundler::cache::Cache;
use std::fs;

/// The sources of the checks; a change to one of them invalidates earlier results.
const CODE: [&str; 6] = [
    include_str!("../check.rs"),
    include_str!("c.rs"),
    include_str!("passed.rs"),
    include_str!("rust.rs"),
    include_str!("../../checker.rs"),
    include_str!("../../verdict.rs"),
];

/// Runs a check of a bundle, unless it has passed.
pub(super) fn unless_passed(
    subject: &Subject,
    text: &str,
    check: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let facts = &subject.problem.facts;
    if facts.interactive || facts.compare == Compare::Rules {
        // The jury decides, and a key does not contain it.
        return check();
    }
    let parts = parts(subject, text)?;
    let key: Vec<&[u8]> = parts.iter().map(AsRef::as_ref).collect();
    let passed = || check().map(|()| Vec::new());
    let cache = Cache::in_folder(theory::root()?.join("target/checked-bundles"));
    cache.get(&key, passed).map(drop)
}

/// The data that determine the result of a check in which outputs are compared.
fn parts(subject: &Subject, text: &str) -> Result<Vec<Vec<u8>>> {
    let Subject { problem, solution, target, cases } = subject;
    let compilers = match target.language {
        Language::Rust => rust::compilers(solution, target)?,
        Language::C => c::compilers(target.method(problem)?.is_some())?,
    };
    let asked = format!("{target:?} {:?} {compilers}", verdict::bounds(problem));
    let mut parts = CODE.map(Vec::from).to_vec();
    parts.extend([asked.into_bytes(), text.into()]);
    // An unregistered problem has no folder.
    parts.push(fs::read(problem.folder.join("problem.toml")).unwrap_or_default());
    for case in *cases {
        parts.extend([&case.input, &case.output].map(|file| fs::read(file).unwrap_or_default()));
    }
    Ok(parts)
}
