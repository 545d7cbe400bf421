//! Adapts crates of an older edition to a later one, as `cargo fix --edition` does.

use crate::rust::model::Model;
use crate::rust::rustc::{self, Diagnostic};
use crate::rust::text::{Edits, each_token, range};
use crate::rust::unused::{crate_of, is_of_crate};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The maximum number of rounds; a change may reveal the need for another.
const ROUNDS: usize = 10;

/// Applies the changes to crates that the compiler marks as certain; returns the file and the remaining
/// errors.
pub(super) fn migrate(mut model: Model, edition: &str) -> Result<(Model, Vec<Diagnostic>)> {
    if edition >= "2024" {
        let escaped = keywords_escaped(&model);
        model = model.changed(escaped)?;
    }
    let mut errors = Vec::new();
    for _ in 0..ROUNDS {
        errors = rustc::errors(&model.text, edition, &model.libraries.externs)?;
        if errors.is_empty() {
            break;
        }
        let of_crates = errors.iter().filter(|one| is_of_crate(&model, one));
        // Several errors may suggest the same change.
        let changes: BTreeSet<_> = of_crates.flat_map(|error| changes(&model, error)).collect();
        let mut edits = Edits::default();
        for (start, end, by) in &changes {
            edits.replace(*start..*end, &**by);
        }
        let next = edits.apply(&model.text);
        if changes.is_empty() || syn::parse_file(&next).is_err() {
            break;
        }
        model = model.changed(next)?;
    }
    Ok((model, errors))
}

/// Makes raw identifiers of names in crates that became keywords in 2024. The compiler would report one at a
/// time.
fn keywords_escaped(model: &Model) -> String {
    let mut edits = Edits::default();
    for module in model.children(0).filter(|&part| model.is_of_crate(part)) {
        let module = model.parts[module].range.clone();
        let tokens: TokenStream = model.text[module.clone()].parse().unwrap_or_default();
        each_token(tokens, &mut |token, _| {
            if let TokenTree::Ident(name) = token
                && name == "gen"
            {
                let start = module.start + range(name.span()).start;
                edits.replace(start..start, "r#");
            }
        });
    }
    edits.apply(&model.text)
}

/// The changes that the compiler marks as certain. If the error is a denied lint, the change allows the lint,
/// as cargo does in all crates.
fn changes<'d>(model: &Model, error: &'d Diagnostic) -> Vec<(usize, usize, Cow<'d, str>)> {
    if let Some(lint) = error.denied_by() {
        let module = crate_of(model, error).and_then(|name| model.module(name));
        let allowed = module.map(|module| {
            let start = model.parts[module].start;
            (start, start, Cow::from(format!("#[allow({lint})]\n")))
        });
        return allowed.into_iter().collect();
    }
    let places = error.children.iter().flat_map(|child| &child.spans);
    places
        .filter(|place| place.suggestion_applicability.as_deref() == Some("MachineApplicable"))
        .filter_map(|place| {
            let by = place.suggested_replacement.as_deref()?;
            Some((place.byte_start, place.byte_end, Cow::from(by)))
        })
        .collect()
}
