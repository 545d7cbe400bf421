//! Removes unused implementations of the standard library's traits.
//!
//! Since the use of an operator leaves no name in the code, the module removes all such implementations at
//! once. Then it restores those whose traits the compiler's errors name, until the file compiles.
//! Implementations that errors do not distinguish are removed by halves, as long as the file compiles. In a
//! crate, which has many, the implementations of a trait are one unit.

use super::model::{Kind, Model, Part};
use super::names::Names;
use super::reach::reached_without;
use super::rustc::Diagnostic;
use super::text::Edits;
use super::unused::{errors, without_most};
use anyhow::Result;
use std::collections::BTreeMap;

/// The traits whose implementations a file needs in order to compile, if it uses them. Without `Drop` it
/// would still compile; without others, a method's name might mean something else.
const TRAITS: &str = "\
    Add AddAssign AsMut AsRef BitAnd BitAndAssign BitOr BitOrAssign BitXor BitXorAssign BufRead \
    Debug Default Display Div DivAssign DoubleEndedIterator Error ExactSizeIterator Extend From \
    FromIterator FromStr FusedIterator Future Index IndexMut Mul MulAssign Neg Not Ord \
    PartialOrd Product Read Readable Rem RemAssign Seek Shl ShlAssign Shr ShrAssign Sub \
    SubAssign Sum Write";

pub(super) fn trim(model: &Model) -> Result<String> {
    let Model { text, libraries, .. } = model;
    let units = units(model);
    if units.is_empty() {
        return Ok(text.clone());
    }
    let mut attempt = Attempt { names: Names::of(model), best: text.clone(), left_out: Vec::new() };
    let mut unnamed: Vec<&Unit> = units.iter().collect();
    while !unnamed.is_empty() {
        let errors = attempt.without(&unnamed)?;
        let count = unnamed.len();
        unnamed.retain(|unit| !errors.iter().any(|error| error.names(unit.interface)));
        if unnamed.len() == count {
            break;
        }
    }
    let is_nothing_named = attempt.left_out.is_empty() && unnamed.len() == units.len();
    if is_nothing_named && !errors(text, libraries)?.is_empty() {
        // The error is not about implementations.
        return Ok(attempt.best);
    }
    let kept = units.iter().filter(|unit| !attempt.left_out.contains(unit));
    let is_open = |unit: &&Unit| {
        let alike = |other: &&Unit| other.interface == unit.interface;
        unnamed.contains(unit) || kept.clone().filter(alike).count() > 1
    };
    // Later definitions use earlier ones.
    let open: Vec<&Unit> = kept.clone().filter(is_open).rev().collect();
    without_most(&open, &mut |units| Ok(attempt.without(units)?.is_empty()))?;
    Ok(attempt.best)
}

/// The shortest file so far that compiles, and the removed units.
struct Attempt<'m> {
    names: Names<'m>,
    best: String,
    left_out: Vec<&'m Unit<'m>>,
}

impl<'m> Attempt<'m> {
    /// Removes more units; returns the errors if the file no longer compiles.
    fn without(&mut self, units: &[&'m Unit<'m>]) -> Result<Vec<Diagnostic>> {
        let more = [&self.left_out[..], units].concat();
        let parts = more.iter().flat_map(|unit| &unit.parts).copied().collect();
        let model = self.names.model;
        let text = model.print(&reached_without(&self.names, &parts), Edits::default());
        let errors = errors(&text, &model.libraries)?;
        if errors.is_empty() {
            (self.best, self.left_out) = (text, more);
        }
        Ok(errors)
    }
}

/// Blocks that are kept or removed together, and their trait.
#[derive(PartialEq)]
struct Unit<'m> {
    interface: &'m str,
    parts: Vec<usize>,
}

/// The units of a file: in a crate, one for each of [`TRAITS`]; elsewhere, one for each implementation.
fn units(model: &Model) -> Vec<Unit<'_>> {
    let mut units = Vec::new();
    let mut of_crates: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for part in (0..model.parts.len()).filter(|&part| !model.parts[part].own) {
        let Some(interface) = implemented(model, part) else {
            continue;
        };
        if model.is_of_crate(part) {
            of_crates.entry(interface).or_default().push(part);
        } else {
            let parts = vec![part];
            units.push(Unit { interface, parts });
        }
    }
    let of_crates = of_crates.into_iter();
    units.extend(of_crates.map(|(interface, parts)| Unit { interface, parts }));
    units
}

/// The first of [`TRAITS`] that a block, or a macro call that makes blocks, implements.
fn implemented(model: &Model, part: usize) -> Option<&str> {
    let facts = &model.parts[part];
    let paths = match &facts.kind {
        Kind::Implementation(_, names) => names.get(..1).unwrap_or_default(),
        Kind::Macro if facts.name.is_empty() => {
            let called = facts.mentions.paths.first().and_then(|path| path.last());
            let is_it = |one: &&Part| one.kind == Kind::Macro && Some(&one.name) == called;
            &model.parts.iter().find(is_it)?.implements[..]
        }
        _ => &[],
    };
    let mut names = paths.iter().filter_map(|path| path.last());
    let name = names.find(|name| TRAITS.split(' ').any(|one| *name == one))?;
    Some(name)
}
