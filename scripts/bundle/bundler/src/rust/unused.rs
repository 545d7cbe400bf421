//! Removes code that the compiler reports as unused.
//!
//! Resolving names keeps a little too much. Each round removes the code that the compiler reports, and
//! everything reached only from it, until there are no warnings. Unused code that must stay, such as a
//! variant that is matched but never constructed, gets an `allow` attribute.

use super::model::{Kind, Libraries, Model};
use super::names::Names;
use super::reach::reached_without;
use super::rustc::{self, Diagnostic, Place, check};
use super::text::{Edits, range, whole_lines};
use anyhow::{Result, bail};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;

/// The maximum number of rounds: removing code may reveal more unused code.
const ROUNDS: usize = 50;

/// The attribute for unused code that must stay.
const ALLOWED: &str = "#[allow(dead_code)]";

const HANDLED: [&str; 4] = ["dead_code", "unused_imports", "unused_macros", "unused_macro_rules"];

/// Removes unused code outside the solution; returns the warnings about the solution.
///
/// # Errors
///
/// Returns the compiler's message if the file does not compile or causes another warning.
pub(super) fn trim(mut model: Model) -> Result<(Model, Vec<Diagnostic>)> {
    for _ in 0..ROUNDS {
        let (own, others) = warnings(&model)?;
        if others.is_empty() {
            return Ok((model, own));
        }
        let next = round(&model, &others)?;
        if next == model.text {
            // Only crates have warnings, and nothing more can be removed.
            return Ok((model, own));
        }
        model = model.changed(next)?;
    }
    bail!("the compiler still reports unused code after {ROUNDS} rounds of removing it");
}

/// Returns the warnings about the solution without removing anything.
///
/// # Errors
///
/// Returns the compiler's message if the file does not compile.
pub(super) fn warnings_of_solution(model: &Model) -> Result<Vec<Diagnostic>> {
    let (own, _) = warnings(model)?;
    Ok(own)
}

/// The warnings about the solution, and about the rest except those that crates' authors accept.
fn warnings(model: &Model) -> Result<(Vec<Diagnostic>, Vec<Diagnostic>)> {
    let Libraries { externs, edition, .. } = &model.libraries;
    let mut diagnostics = check(&model.text, edition, externs)?;
    diagnostics.retain(|one| one.is_error() || is_handled(one) || !is_of_crate(model, one));
    if let Some(error) = diagnostics.iter().find(|one| one.is_error()) {
        bail!("in the edition {edition}: {error}");
    }
    Ok(of_solution(model, diagnostics))
}

/// Splits warnings into those about the solution and the others. A warning about a library macro's expansion
/// of the solution's code is about the solution, unless removing code resolves it.
pub(super) fn of_solution(
    model: &Model,
    warnings: Vec<Diagnostic>,
) -> (Vec<Diagnostic>, Vec<Diagnostic>) {
    let is_own = |warning: &Diagnostic| {
        warning.primary().any(|place| {
            let place = if is_handled(warning) { place } else { place.origin() };
            is_own(model, &place.range())
        })
    };
    warnings.into_iter().partition(is_own)
}

/// The warnings that cargo shows, except about code from a library's macro.
pub(super) fn shown(model: &Model, mut warnings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    warnings.retain(|warning| warning.primary().any(|place| is_own(model, &place.range())));
    warnings
}

pub(super) fn is_own(model: &Model, place: &Range<usize>) -> bool {
    part_at(model, place).is_none_or(|part| model.parts[part].own)
}

fn round(model: &Model, warnings: &[Diagnostic]) -> Result<String> {
    let libraries = &model.libraries;
    let mut banned = BTreeSet::new();
    let mut edits = Edits::default();
    for warning in warnings {
        let handled = is_handled(warning);
        for place in warning.primary().map(Place::range) {
            let part = part_at(model, &place).filter(|_| handled);
            let Some(part) = part else {
                bail!("{warning}");
            };
            if let Some(rule) = rule_at(model, part, &place, warning) {
                edits.cut(rule);
            } else if model.is_of_crate(part) && named_at(model, &place).is_empty() {
                // The crate's module will allow the unused item, but perhaps the macro call that makes it is
                // unneeded.
                let facts = &model.parts[part];
                let is_allowed = model.text[facts.start..].starts_with("#[allow(");
                if !facts.told.is_empty() && !is_allowed {
                    banned.insert(part);
                }
            } else if named_at(model, &place).is_empty() {
                edits.replace(allow_at(model, part, &place), format!("{ALLOWED} "));
            } else {
                banned.extend(named_at(model, &place));
            }
        }
    }
    let names = Names::of(model);
    let print =
        |banned: &BTreeSet<usize>, edits| model.print(&reached_without(&names, banned), edits);
    let next = print(&banned, edits.clone());
    if compiles(&next, libraries)? {
        return Ok(next);
    }
    // Finds the unused part that is still needed. In crates, errors name it.
    let mut needed = Vec::new();
    let mut open: Vec<usize> = banned.into_iter().collect();
    while !libraries.crates.is_empty() {
        let banned = open.iter().copied().collect();
        let errors = errors(&print(&banned, Edits::default()), libraries)?;
        let is_named = |part: &usize| {
            let name = &model.parts[*part].name;
            errors.iter().any(|error| error.names(name))
        };
        let (named, others): (Vec<usize>, Vec<usize>) =
            open.iter().partition(|part| is_named(part));
        if named.is_empty() {
            break;
        }
        needed.extend(named);
        open = others;
    }
    let mut without = BTreeSet::new();
    without_most(&open, &mut |some| {
        let more: BTreeSet<usize> = without.iter().chain(some).copied().collect();
        let compiles = compiles(&print(&more, Edits::default()), libraries)?;
        if compiles {
            without = more;
        }
        Ok(compiles)
    })?;
    needed.extend(open.iter().filter(|part| !without.contains(part)));
    for part in needed {
        let facts = &model.parts[part];
        let (start, allowed) = match facts.kind {
            Kind::Import(_) => (model.parts[facts.parent].start, "#[allow(unused_imports)]"),
            Kind::Macro => (facts.start, "#[allow(unused_macros)]"),
            _ => (facts.start, ALLOWED),
        };
        edits.replace(start..start, format!("{allowed} "));
    }
    Ok(print(&without, edits))
}

/// Removes as many items as possible: all of them, or else as many of each half. `without` tries to remove
/// more of them, and returns whether it could.
pub(super) fn without_most<T>(
    items: &[T],
    without: &mut dyn FnMut(&[T]) -> Result<bool>,
) -> Result<()> {
    if items.is_empty() || without(items)? || items.len() == 1 {
        return Ok(());
    }
    let (first, second) = items.split_at(items.len() / 2);
    without_most(first, without)?;
    without_most(second, without)
}

fn is_handled(warning: &Diagnostic) -> bool {
    HANDLED.iter().any(|lint| warning.is_lint(lint))
}

/// Returns whether a warning is about a crate, whose authors accept it.
pub(super) fn is_of_crate(model: &Model, warning: &Diagnostic) -> bool {
    warning.primary().all(|place| {
        let part = part_at(model, &place.range());
        part.is_some_and(|part| model.is_of_crate(part))
    })
}

pub(super) fn crate_of<'m>(model: &'m Model, error: &Diagnostic) -> Option<&'m str> {
    let mut part = part_at(model, &error.primary().next()?.range())?;
    while model.parts[part].parent != 0 {
        part = model.parts[part].parent;
    }
    model.is_of_crate(part).then_some(&*model.parts[part].name)
}

pub(super) fn errors(text: &str, libraries: &Libraries) -> Result<Vec<Diagnostic>> {
    rustc::errors(text, libraries.edition, &libraries.externs)
}

fn compiles(text: &str, libraries: &Libraries) -> Result<bool> {
    Ok(errors(text, libraries)?.is_empty())
}

/// The innermost part that contains a place.
fn part_at(model: &Model, place: &Range<usize>) -> Option<usize> {
    let around = |range: &Range<usize>| range.start <= place.start && place.end <= range.end;
    (1..model.parts.len())
        .filter(|&part| around(&model.parts[part].range))
        .min_by_key(|&part| model.parts[part].range.len())
}

fn named_at(model: &Model, place: &Range<usize>) -> Vec<usize> {
    let named = |part: &usize| {
        let facts = &model.parts[*part];
        let inside = place.start <= facts.name_range.start && facts.name_range.end <= place.end;
        inside && !matches!(facts.kind, Kind::Use | Kind::Module)
    };
    (1..model.parts.len()).filter(named).collect()
}

fn rule_at(
    model: &Model,
    part: usize,
    place: &Range<usize>,
    warning: &Diagnostic,
) -> Option<Range<usize>> {
    if !warning.is_lint("unused_macro_rules") {
        return None;
    }
    let facts = &model.parts[part];
    let whole: TokenStream = model.text[facts.start..facts.range.end].parse().ok()?;
    let groups = whole.into_iter().filter_map(|token| match token {
        TokenTree::Group(group) => Some(group),
        _ => None,
    });
    let rules = groups.last()?;
    let tokens: Vec<TokenTree> = rules.stream().into_iter().collect();
    // The last rule needs no semicolon.
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(end) if end.as_char() == ';');
    let mut rules = tokens.split_inclusive(is_end).map(|rule| {
        let (first, last) = (rule[0].span(), rule[rule.len() - 1].span());
        facts.start + range(first).start..facts.start + range(last).end
    });
    let rule = rules.find(|rule| rule.start <= place.start && place.end <= rule.end)?;
    Some(whole_lines(&model.text, rule))
}

/// The place for `allow`: before the variant or field, or else before the item.
fn allow_at(model: &Model, part: usize, place: &Range<usize>) -> Range<usize> {
    let line = model.text[..place.start].rfind('\n').map_or(0, |end| end + 1);
    let before = &model.text[line..place.start];
    let start = if before.trim().is_empty() {
        place.start
    } else if before.trim_start().starts_with("pub") && !before.contains('{') {
        line + before.len() - before.trim_start().len()
    } else {
        model.parts[part].start
    };
    start..start
}
