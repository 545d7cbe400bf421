//! Silences the judge's compiler about the solution: the bundle allows exactly the lints that would warn.

use super::model::Model;
use super::rustc::{Diagnostic, check};
use super::unused::of_solution;
use anyhow::Result;
use std::collections::BTreeSet;

/// The attribute at the top of a file that allows these warnings and those in the given editions, or an empty
/// text.
pub(super) fn allowed(model: &Model, warnings: &[Diagnostic], editions: &[&str]) -> Result<String> {
    let mut warnings = warnings.to_vec();
    for edition in editions {
        let (own, _) = of_solution(model, check(&model.text, edition, &model.libraries.externs)?);
        warnings.extend(own);
    }
    let lints: BTreeSet<&str> = warnings.iter().filter_map(Diagnostic::lint).collect();
    if lints.is_empty() {
        return Ok(String::new());
    }
    let lints: Vec<&str> = lints.into_iter().collect();
    Ok(format!("#![allow({})]\n", lints.join(", ")))
}
