//! Bundles crates into a program's file. A solution that needs only stand-ins does not use this module.
//!
//! | file | what it does |
//! |---|---|
//! | [`metadata`] | finds the crates by cargo's metadata |
//! | [`scripts`] | asks cargo for the output of their build scripts |
//! | [`module`] | turns a crate's files into a module |
//! | [`migrate`] | adapts crates of an older edition to a later one |

mod metadata;
mod migrate;
mod module;
mod scripts;

use super::assemble::STAND_INS;
use super::model::{Libraries, Model, Part};
use super::rustc::Diagnostic;
use super::text::Edits;
use super::{Task, meaning::Differs, paths, reach, support, unused};
use anyhow::{Context, Error, Result, anyhow};
pub(crate) use metadata::{Crate, Crates};
use migrate::migrate;
pub(crate) use scripts::{Answer, Answers};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Bundles a program with the crates that it names.
///
/// # Errors
///
/// Fails if an item cannot be bundled; the error names the item and its line.
pub(crate) fn bundle(
    task: &Task,
    crates: &Crates,
    named: &BTreeSet<String>,
) -> Result<(String, Vec<Diagnostic>)> {
    task.trimmed(Some(&Taken::new(task, crates, named.clone())?))
}

/// Bundles a program with crates in place of insufficient stand-ins.
///
/// # Errors
///
/// Returns the given error if replacing stand-ins cannot help, or else the last error.
pub(crate) fn instead_of_stand_ins(
    task: &Task,
    crates: &Crates,
    named: &BTreeSet<String>,
    mut error: Error,
) -> Result<(String, Vec<Diagnostic>)> {
    if !crates.are_known() {
        return Err(with_limits_of_stand_ins(task.source, error)?);
    }
    for replaced in replaceable(task.source, &crates.with_dependencies(named)?)? {
        // A crate in place of a stand-in cannot help.
        if error.is::<TooLarge>() || error.is::<Differs>() {
            break;
        }
        match bundle(task, crates, &(named | &replaced)) {
            Ok(bundle) => return Ok(bundle),
            Err(other) => error = other,
        }
    }
    Err(error)
}

/// Adds to an error that stand-ins may lack an item, if the source names one of them.
fn with_limits_of_stand_ins(source: &str, error: Error) -> Result<Error> {
    let used: Vec<String> =
        stand_ins(&paths::names(source)?).map(|name| format!("`{name}`")).collect();
    if used.is_empty() || error.is::<Differs>() {
        return Ok(error);
    }
    Ok(anyhow!(
        "{error:#}\nhere, only the most used items of {} can be bundled; in a cargo package that names its \
         crates, or in a checkout, all can",
        used.join(" and ")
    ))
}

/// The sets of stand-ins to replace by crates, in the order to try them. A stand-in is shorter and has an
/// unconditional licence, but covers only the most used items.
fn replaceable(source: &str, crates: &[&Crate]) -> Result<Vec<BTreeSet<String>>> {
    let mut named = paths::names(source)?;
    named.extend(crates.iter().map(|one| one.name.clone()));
    let mut sets = vec![BTreeSet::new()];
    for name in stand_ins(&named) {
        let with = |set: &BTreeSet<String>| set | &BTreeSet::from([String::from(name)]);
        sets.extend(sets.iter().map(with).collect::<Vec<_>>());
    }
    // The first set replaces none.
    sets.remove(0);
    Ok(sets)
}

/// The crates with a stand-in among these names.
fn stand_ins(named: &BTreeSet<String>) -> impl Iterator<Item = &'static str> {
    STAND_INS.iter().map(|(name, _)| *name).filter(|name| named.contains(*name))
}

/// The maximum size of the reached code in bytes: no judge accepts more, and compiling it takes minutes.
const MOST_BYTES: usize = 1 << 20;

/// The size in bytes from which finding unused code takes the compiler over ten seconds.
const MANY_BYTES: usize = 1 << 17;

/// The error for a program that reaches more than [`MOST_BYTES`].
#[derive(Debug)]
struct TooLarge(String);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TooLarge {}

pub(crate) struct Taken<'a> {
    task: &'a Task<'a>,
    crates: &'a Crates<'a>,
    /// The crates that the program names and that no stand-in replaces.
    named: BTreeSet<String>,
    macros: Vec<&'a Crate>,
    others: Vec<&'a Crate>,
}

impl<'a> Taken<'a> {
    fn new(task: &'a Task, crates: &'a Crates, named: BTreeSet<String>) -> Result<Taken<'a>> {
        let mut all = crates.with_dependencies(&named)?;
        all.retain(|one| named.contains(&one.name) || !is_stood_in(&one.name));
        let (macros, others) = all.into_iter().partition(|one| one.is_macros);
        Ok(Taken { task, crates, named, macros, others })
    }
}

impl Taken<'_> {
    pub(crate) fn names(&self) -> Vec<String> {
        self.others.iter().map(|one| one.name.clone()).collect()
    }

    /// Returns two models of the program: one with everything that it could reach, and one with the items
    /// reached from its names and from those that the compiler reports as missing. `own` is the program with
    /// the libraries of this workspace.
    ///
    /// # Errors
    ///
    /// Fails if an item cannot be bundled; the error names the item and its line.
    pub(crate) fn reached(&self, own: &str, libraries: &Libraries) -> Result<(Model, Model)> {
        let (mut whole, mut kept) = self.assembled(own, libraries)?;
        let edition = whole.libraries.edition;
        let mut is_said = false;
        loop {
            let text = self.printed(&whole, &kept)?;
            let reached = Model::new(text, whole.libraries.clone())?;
            if reached.text.len() > MANY_BYTES && !is_said {
                self.say_size(&reached)?;
                is_said = true;
            }
            support::check_imports(&whole)
                .map_err(|error| self.explained(&whole, &reached, error))?;
            let obstacle = self.obstacle(&reached)?;
            let (current, errors) = migrate(reached, edition)?;
            let Some(error) = errors.first() else {
                return Ok((whole, current));
            };
            let missed = reach::missed(&whole, &kept, &errors);
            if obstacle.is_some() || missed.is_subset(&whole.libraries.missed) {
                let error = self.of_crate(&current, error)?;
                return Err(obstacle.unwrap_or_else(|| support::explained(&whole, error)));
            }
            whole.libraries.missed.extend(missed);
            kept = reach::reached(&whole);
            if !whole.absent(&kept).is_empty() {
                // A missing name may lead to one more crate.
                (whole, kept) = self.assembled(own, &whole.libraries)?;
            }
        }
    }

    pub(crate) fn migrated(&self, model: Model, edition: &str) -> Result<Model> {
        let (model, errors) = migrate(model, edition)?;
        let error = errors.iter().find(|error| unused::is_of_crate(&model, error));
        match error {
            Some(error) => Err(self.of_crate(&model, error)?),
            None => Ok(model),
        }
    }

    /// The text of the kept parts, unless it is too large; the error names the largest crate.
    fn printed(&self, whole: &Model, kept: &[bool]) -> Result<String> {
        let text = whole.print(kept, Edits::default());
        if text.len() <= MOST_BYTES {
            return Ok(text);
        }
        let what = format!(
            "is too large: over {} KB of all crates are in use, more than any judge accepts",
            MOST_BYTES / 1000
        );
        let model = Model::new(text, whole.libraries.clone())?;
        let refusal = self.refused(&largest(&model)?.name, &what)?;
        Err(Error::new(TooLarge(refusal.to_string())))
    }

    /// Says that removing unused code takes long.
    fn say_size(&self, model: &Model) -> Result<()> {
        let largest = largest(model)?;
        eprintln!(
            "{}: up to {} KB of its crates are in use, {} KB of them in `{}`; removing unused code may take a \
             minute",
            self.task.program.path,
            model.text.len() / 1000,
            largest.range.len() / 1000,
            largest.name
        );
        Ok(())
    }

    /// Explains why the program does not compile with crates as modules.
    pub(crate) fn explained(&self, whole: &Model, reached: &Model, error: Error) -> Error {
        match self.obstacle(reached) {
            Ok(None) => support::explained(whole, error),
            Ok(Some(refusal)) | Err(refusal) => refusal,
        }
    }

    /// Formats the compiler's error, with the crate in which it occurs, if any.
    fn of_crate(&self, model: &Model, error: &Diagnostic) -> Result<Error> {
        match unused::crate_of(model, error) {
            None => Ok(anyhow!("in the edition {}: {error}", model.libraries.edition)),
            Some(name) => {
                let what =
                    format!("does not compile as a module of the bundle ({})", error.message);
                self.refused(name, &what)
            }
        }
    }

    /// Explains an error if the file names a crate of procedural macros.
    fn obstacle(&self, model: &Model) -> Result<Option<Error>> {
        let is_named = |one: &&&Crate| model.names_at_root(&one.name);
        let Some(one) = self.macros.iter().find(is_named) else {
            return Ok(None);
        };
        let what = "consists of procedural macros, which must be compiled first";
        self.refused(&one.name, what).map(Some)
    }

    /// The program with everything that it could reach, and for each part whether it does. Reads only the crates named
    /// by the program or by reached parts of crates, and asks cargo for the settings of their build scripts.
    fn assembled(&self, own: &str, libraries: &Libraries) -> Result<(Model, Vec<bool>)> {
        let to_wasm = self.task.options.to_wasm;
        let crates = &self.others[..];
        let mut answers = Answers::new();
        let mut modules: BTreeMap<&str, String> = BTreeMap::new();
        for &one in crates.iter().filter(|one| self.named.contains(&one.name)) {
            modules.insert(&one.name, module::crate_module(one, &answers, to_wasm)?);
        }
        loop {
            let there = crates.iter().filter_map(|one| modules.get(&*one.name));
            let whole = there.fold(own.to_owned(), |whole, module| whole + module);
            let model = Model::new(whole, libraries.clone())?;
            let kept = reach::reached(&model);
            let absent = model.absent(&kept);
            let is_kept = |one: &Crate| model.module(&one.name).is_some_and(|module| kept[module]);
            let is_open =
                |one: &&Crate| one.has_script && !answers.contains_key(&one.name) && is_kept(one);
            let open: Vec<&Crate> = crates.iter().copied().filter(is_open).collect();
            if absent.is_empty() && open.is_empty() {
                return Ok((model, kept));
            }
            let said = if open.is_empty() {
                // More crates only add to what is reached; settings could remove some of it.
                self.printed(&model, &kept)?;
                Answers::new()
            } else {
                self.crates.answers(&open)?
            };
            for (name, answer) in said {
                if let Some(library) = answer.links.first() {
                    let what = format!("needs `{library}`, a library that is not written in Rust");
                    return Err(self.refused(&name, &what)?);
                }
                answers.insert(name, answer);
            }
            for &one in crates {
                if absent.contains(&*one.name) || open.iter().any(|open| open.name == one.name) {
                    modules.insert(&one.name, module::crate_module(one, &answers, to_wasm)?);
                }
            }
        }
    }

    /// Removes warnings of the judge's compiler from the file; returns the file and the notices of its
    /// crates.
    pub(crate) fn with_notices(&self, model: &Model) -> (String, Vec<String>) {
        let mut edits = Edits::default();
        let mut notices = Vec::new();
        for module in model.children(0) {
            let part = &model.parts[module];
            let is_it = |one: &&&Crate| !part.own && one.name == part.name;
            if let Some(one) = self.others.iter().find(is_it) {
                // Like cargo, this hides warnings that a crate's authors accept.
                edits.replace(part.start..part.start, "#[allow(warnings)]\n");
                notices.extend(Some(one.licence.clone()).filter(|licence| !licence.is_empty()));
            }
        }
        let kept = vec![true; model.parts.len()];
        (model.print(&kept, edits), notices)
    }

    /// The error for a crate, with the line that names it or a crate that needs it.
    fn refused(&self, name: &str, what: &str) -> Result<Error> {
        let chain = self.crates.chain(&self.named, name)?;
        let line = paths::line_of(self.task.source, &chain[0])?;
        let way = chain.join("` needs `");
        let which = if chain.len() > 1 { ", which" } else { "" };
        Ok(anyhow!(
            "line {line}: the crate `{way}`{which} {what}; avoid it, use another crate \
             (docs/bundles.md, \"Crates\"), or submit the original program where the judge has the crate"
        ))
    }
}

fn largest(model: &Model) -> Result<&Part> {
    let crates = model.children(0).filter(|&part| model.is_of_crate(part));
    let largest = crates.max_by_key(|&part| model.parts[part].range.len());
    Ok(&model.parts[largest.context("the file has no crates")?])
}

fn is_stood_in(name: &str) -> bool {
    STAND_INS.iter().any(|(known, _)| name == *known)
}
