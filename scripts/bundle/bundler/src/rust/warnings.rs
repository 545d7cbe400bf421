//! Keeps the judge's compiler quiet about the solution's own warnings, which are no reason to refuse
//! it: the bundle allows exactly the lints that it would otherwise be warned of.

use super::model::Model;
use super::rustc::{Diagnostic, check};
use super::unused::of_solution;
use anyhow::Result;
use std::collections::BTreeSet;

/// The attribute for the top of a file whose solution has these warnings, with those of the editions that it is for;
/// nothing if there are none.
///
/// # Errors
///
/// When the compiler cannot be run.
pub(super) fn allowed(model: &Model, warnings: &[Diagnostic], editions: &[&str]) -> Result<String> {
    let mut warnings = warnings.to_vec();
    for edition in editions {
        let (own, _) = of_solution(model, check(&model.text, edition, &model.libraries.externs)?);
        warnings.extend(own);
    }
    let lints: BTreeSet<&str> = warnings
        .iter()
        .filter_map(|warning| Some(warning.code.as_ref()?.code.as_str()))
        // Numbers are of errors that no attribute allows.
        .filter(|code| code.starts_with(char::is_lowercase))
        .collect();
    if lints.is_empty() {
        return Ok(String::new());
    }
    let lints: Vec<&str> = lints.into_iter().collect();
    Ok(format!("#![allow({})]\n", lints.join(", ")))
}
