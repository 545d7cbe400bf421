//! Leaves out implementations of the standard library's traits that are not used.
//!
//! An operator leaves no name behind by which its use could be seen. So all such implementations
//! are left out at first, and those come back whose traits the compiler then reports as missing,
//! until the file compiles.

use super::model::{Kind, Libraries, Model, Part};
use super::reach::reached;
use super::rustc::{Diagnostic, check};
use super::text::Edits;
use super::unused::EDITION;
use anyhow::Result;
use std::collections::BTreeSet;

/// The traits whose missing implementations the compiler reports by name. It would not miss `Drop`,
/// and others might change what a method's name means.
const TRAITS: [&str; 46] = [
    "Add",
    "AddAssign",
    "AsMut",
    "AsRef",
    "BitAnd",
    "BitAndAssign",
    "BitOr",
    "BitOrAssign",
    "BitXor",
    "BitXorAssign",
    "BufRead",
    "Debug",
    "Default",
    "Display",
    "Div",
    "DivAssign",
    "DoubleEndedIterator",
    "Error",
    "ExactSizeIterator",
    "Extend",
    "From",
    "FromIterator",
    "FromStr",
    "FusedIterator",
    "Future",
    "Index",
    "IndexMut",
    "Mul",
    "MulAssign",
    "Neg",
    "Not",
    "Ord",
    "PartialOrd",
    "Product",
    "Read",
    "Rem",
    "RemAssign",
    "Seek",
    "Shl",
    "ShlAssign",
    "Shr",
    "ShrAssign",
    "Sub",
    "SubAssign",
    "Sum",
    "Write",
];

/// Leaves out what implements such a trait and is not needed.
///
/// # Errors
///
/// When the compiler cannot be run.
pub fn trim(text: String, libraries: &Libraries) -> Result<String> {
    let model = Model::new(&text, libraries)?;
    let mut unused: BTreeSet<usize> = (0..model.parts.len())
        .filter(|&part| !model.parts[part].own)
        .filter(|&part| !interfaces(&model, part).is_empty())
        .collect();
    while !unused.is_empty() {
        let without = model.print(&reached(&model, &unused), Edits::default());
        let diagnostics = check(&without, EDITION, &libraries.externs)?;
        let errors: Vec<String> = diagnostics
            .iter()
            .filter(|one| one.is_error())
            .map(Diagnostic::to_string)
            .collect();
        if errors.is_empty() {
            return Ok(without);
        }
        let asked_for = |part: usize| {
            let names = interfaces(&model, part);
            let mut words = errors
                .iter()
                .flat_map(|error| error.split(|c: char| !c.is_alphanumeric()));
            words.any(|word| names.contains(&word))
        };
        let before = unused.len();
        unused.retain(|&part| !asked_for(part));
        if unused.len() == before {
            break;
        }
    }
    Ok(text)
}

/// What a block implements, or the call of a macro, if one of these traits is among it.
fn interfaces<'m>(model: &'m Model, part: usize) -> Vec<&'m str> {
    let facts = &model.parts[part];
    let paths = match &facts.kind {
        Kind::Implementation(_, names) => &names[..1],
        Kind::Macro if facts.name.is_empty() => {
            let called = facts.mentions.paths.first().and_then(|path| path.last());
            let is_it = |one: &&Part| one.kind == Kind::Macro && Some(&one.name) == called;
            match model.parts.iter().find(is_it) {
                Some(definition) => &definition.implements[..],
                None => &[],
            }
        }
        _ => &[],
    };
    // Of a macro, they are mixed with the parameters of its blocks.
    let names = paths.iter().filter_map(|path| path.last());
    let names = names.map(String::as_str).filter(|name| name.len() > 1);
    let names: Vec<&str> = names.collect();
    if names.iter().any(|name| TRAITS.contains(name)) {
        names
    } else {
        Vec::new()
    }
}
