//! Brings crates of an older edition to the edition 2024, as `cargo fix --edition` would.

use super::model::{Libraries, Model};
use super::rustc::{Diagnostic, check};
use super::text::Edits;
use super::unused::is_of_crate;
use anyhow::Result;

/// One change may reveal that another is needed, but not forever.
const ROUNDS: usize = 10;

/// The file with all changes in its crates that the compiler is sure of.
///
/// # Errors
///
/// When the compiler cannot be run.
pub fn migrate(mut text: String, libraries: &Libraries) -> Result<String> {
    if libraries.crates.is_empty() {
        return Ok(text);
    }
    for _ in 0..ROUNDS {
        let diagnostics = check(&text, "2024", &libraries.externs)?;
        let model = Model::new(&text, libraries)?;
        let errors = diagnostics
            .iter()
            .filter(|one| one.is_error() && is_of_crate(&model, one));
        let changes = errors.flat_map(changes).collect::<Vec<_>>();
        if changes.is_empty() {
            break;
        }
        let mut edits = Edits::default();
        for (range, by) in changes {
            edits.replace(range, by);
        }
        text = edits.apply(&text);
    }
    Ok(text)
}

/// The changes that the compiler suggests and is sure of.
fn changes(error: &Diagnostic) -> Vec<(std::ops::Range<usize>, &str)> {
    let places = error.children.iter().flat_map(|child| &child.spans);
    places
        .filter(|place| place.suggestion_applicability.as_deref() == Some("MachineApplicable"))
        .filter_map(|place| {
            let by = place.suggested_replacement.as_deref()?;
            Some((place.byte_start..place.byte_end, by))
        })
        .collect()
}
