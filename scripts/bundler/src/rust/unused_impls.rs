//! Leaves out implementations of the standard library's traits that are not used.
//!
//! An operator leaves no name behind by which its use could be seen. So all such implementations
//! are left out at first, and those come back whose traits the compiler then reports as missing,
//! until the file compiles.

use super::model::{Kind, Model};
use super::reach::reached;
use super::rustc::{Diagnostic, check};
use super::text::Edits;
use super::unused::EDITION;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ffi::OsString;

/// The traits whose missing implementations the compiler reports by name. It would not miss `Drop`,
/// and others might change what a method's name means.
const TRAITS: [&str; 35] = [
    "Add",
    "AddAssign",
    "BitAnd",
    "BitAndAssign",
    "BitOr",
    "BitOrAssign",
    "BitXor",
    "BitXorAssign",
    "Debug",
    "Default",
    "Display",
    "Div",
    "DivAssign",
    "Extend",
    "From",
    "FromIterator",
    "FromStr",
    "Index",
    "IndexMut",
    "Mul",
    "MulAssign",
    "Neg",
    "Not",
    "Ord",
    "PartialOrd",
    "Product",
    "Rem",
    "RemAssign",
    "Shl",
    "ShlAssign",
    "Shr",
    "ShrAssign",
    "Sub",
    "SubAssign",
    "Sum",
];

/// Leaves out what implements such a trait and is not needed.
///
/// # Errors
///
/// When the compiler cannot be run.
pub fn trim(text: String, libraries: &[OsString]) -> Result<String> {
    let model = Model::new(&text)?;
    let interface = |part: usize| match &model.parts[part].kind {
        Kind::Implementation(_, names) => names[0].last().map(String::as_str),
        _ => None,
    };
    let mut unused: BTreeSet<usize> = (0..model.parts.len())
        .filter(|&part| !model.parts[part].own)
        .filter(|&part| interface(part).is_some_and(|name| TRAITS.contains(&name)))
        .collect();
    while !unused.is_empty() {
        let without = model.print(&reached(&model, &unused), Edits::default());
        let diagnostics = check(&without, EDITION, libraries)?;
        let errors: Vec<String> = diagnostics
            .iter()
            .filter(|one| one.is_error())
            .map(Diagnostic::to_string)
            .collect();
        if errors.is_empty() {
            return Ok(without);
        }
        let asked_for = |part: usize| {
            let name = interface(part).unwrap_or_default();
            let mut words = errors
                .iter()
                .flat_map(|error| error.split(|c: char| !c.is_alphanumeric()));
            words.any(|word| word == name)
        };
        let before = unused.len();
        unused.retain(|&part| !asked_for(part));
        if unused.len() == before {
            break;
        }
    }
    Ok(text)
}
