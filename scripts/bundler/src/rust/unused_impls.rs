//! Leaves out implementations of the standard library's traits that are not used.
//!
//! An operator leaves no name behind by which its use could be seen. So what the file compiles
//! without is left out: all such implementations at once, or else as many as can go, by halves.

use super::model::{Kind, Libraries, Model, Part};
use super::reach::reached;
use super::text::Edits;
use super::unused::compiles;
use anyhow::Result;
use std::collections::BTreeSet;

/// The traits without whose implementations a file that uses them does not compile. It would without
/// `Drop`, and without others a method's name might mean something else.
const TRAITS: [&str; 47] = [
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
    "Readable",
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
    let parts = 0..model.parts.len();
    let mut groups = vec![
        parts
            .filter(|&part| !model.parts[part].own && can_go(&model, part))
            .collect::<Vec<_>>(),
    ];
    groups.retain(|all| !all.is_empty());
    let mut best = text.clone();
    let mut left_out = BTreeSet::new();
    // The last group is tried first: what is defined later uses what was there before.
    while let Some(mut group) = groups.pop() {
        let mut more = left_out.clone();
        more.extend(&group);
        let without = model.print(&reached(&model, &more), Edits::default());
        if compiles(&without, libraries)? {
            (best, left_out) = (without, more);
        } else if groups.is_empty() && left_out.is_empty() && !compiles(&text, libraries)? {
            // No implementation is to blame.
            break;
        } else if group.len() > 1 {
            let later = group.split_off(group.len() / 2);
            groups.extend([group, later]);
        }
    }
    Ok(best)
}

/// Whether a part is a block that implements one of these traits, or the call of a macro that makes
/// such blocks.
fn can_go(model: &Model, part: usize) -> bool {
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
    let mut names = paths.iter().filter_map(|path| path.last());
    names.any(|name| TRAITS.contains(&name.as_str()))
}
