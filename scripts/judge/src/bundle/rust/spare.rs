//! Implementations of the standard library's traits that nothing asks for, left out.
//!
//! An operator leaves no name behind by which its use could be seen. So all such implementations
//! are left out at first, and those come back that the compiler then asks for by the names of
//! their traits, until it is content.

use super::model::{Kind, Model};
use super::reach::reached;
use super::rustc::{Diagnostic, check};
use super::text::Edits;
use super::unused::EDITION;
use anyhow::Result;
use std::collections::BTreeSet;

/// The traits of which the compiler says by name that they are not implemented. It would not miss
/// `Drop`, and others might change what a method's name means.
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
pub fn trim(text: String) -> Result<String> {
    let model = Model::new(&text)?;
    let interface = |part: usize| match &model.parts[part].kind {
        Kind::Implementation(_, names) => names[0].last().map(String::as_str),
        _ => None,
    };
    let mut spare: BTreeSet<usize> = (0..model.parts.len())
        .filter(|&part| !model.parts[part].own)
        .filter(|&part| interface(part).is_some_and(|name| TRAITS.contains(&name)))
        .collect();
    while !spare.is_empty() {
        let without = model.print(&reached(&model, &spare), Edits::default());
        let said = check(&without, EDITION)?;
        let missed: Vec<String> = said
            .iter()
            .filter(|said| said.is_error())
            .map(Diagnostic::full)
            .collect();
        if missed.is_empty() {
            return Ok(without);
        }
        let asked_for = |part: usize| {
            let name = interface(part).unwrap_or_default();
            let mut words = missed
                .iter()
                .flat_map(|said| said.split(|c: char| !c.is_alphanumeric()));
            words.any(|word| word == name)
        };
        let before = spare.len();
        spare.retain(|&part| !asked_for(part));
        if spare.len() == before {
            break;
        }
    }
    Ok(text)
}
