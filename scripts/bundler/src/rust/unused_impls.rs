//! Leaves out implementations of the standard library's traits that are not used.
//!
//! An operator leaves no name behind by which its use could be seen. So what the file compiles
//! without is left out: all such implementations at once, or else as many as can go, by halves. In a
//! crate, which has many, those of one trait go or stay together.

use super::model::{Kind, Libraries, Model, Part};
use super::reach::reached;
use super::text::Edits;
use super::unused::compiles;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

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
pub fn trim(text: &str, libraries: &Libraries) -> Result<String> {
    let model = Model::new(text, libraries)?;
    let all = units(&model);
    let mut best = text.to_owned();
    let mut left_out = BTreeSet::new();
    let mut open = if all.is_empty() {
        vec![]
    } else {
        vec![&all[..]]
    };
    // The last half is tried first: what is defined later uses what was there before.
    while let Some(half) = open.pop() {
        let mut more = left_out.clone();
        more.extend(half.iter().flatten());
        let without = model.print(&reached(&model, &more), Edits::default());
        if compiles(&without, libraries)? {
            (best, left_out) = (without, more);
        } else if half.len() == all.len() && !compiles(text, libraries)? {
            // No implementation is to blame.
            break;
        } else if half.len() > 1 {
            let (earlier, later) = half.split_at(half.len() / 2);
            open.extend([earlier, later]);
        }
    }
    Ok(best)
}

/// The parts that implement such traits: each alone, but together those of one trait in a crate.
fn units(model: &Model) -> Vec<Vec<usize>> {
    let mut units = Vec::new();
    let mut of_crates: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for part in (0..model.parts.len()).filter(|&part| !model.parts[part].own) {
        let Some(name) = implemented(model, part) else {
            continue;
        };
        if model.is_of_crate(part) {
            of_crates.entry(name).or_default().push(part);
        } else {
            units.push(vec![part]);
        }
    }
    units.extend(of_crates.into_values());
    units
}

/// The first of these traits that a block implements, or the call of a macro that makes such blocks.
fn implemented<'m>(model: &'m Model, part: usize) -> Option<&'m str> {
    let facts = &model.parts[part];
    let paths = match &facts.kind {
        Kind::Implementation(_, names) => &names[..1],
        Kind::Macro if facts.name.is_empty() => {
            let called = facts.mentions.paths.first().and_then(|path| path.last());
            let is_it = |one: &&Part| one.kind == Kind::Macro && Some(&one.name) == called;
            &model.parts.iter().find(is_it)?.implements[..]
        }
        _ => &[],
    };
    let mut names = paths.iter().filter_map(|path| path.last());
    let name = names.find(|name| TRAITS.contains(&name.as_str()))?;
    Some(name)
}
