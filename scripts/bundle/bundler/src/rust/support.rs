//! Refuses solutions that cannot be bundled.

use super::assemble::STAND_INS;
use super::crates::{Crate, Crates};
use super::model::{Kind, Model};
use super::names::missing::{alternatives, in_library, missing, missing_path};
use super::newer::{self, Version};
use super::paths;
use super::text::{self, Import, each_token, imports, is_punct, line, range};
use anyhow::{Error, Result, anyhow, bail};
use proc_macro2::{Ident, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// The crates that come with every compiler.
const STANDARD: [&str; 3] = ["alloc", "core", "std"];

const OUTSIDE: [&str; 5] = ["env", "include", "include_bytes", "include_str", "option_env"];

/// Refuses a solution that cannot become one file. Returns the needed crates without a stand-in.
///
/// # Errors
///
/// The error names the item and its line.
pub(super) fn check(text: &str, crates: &Crates, version: Version) -> Result<BTreeSet<String>> {
    let file = text::parsed(text)?;
    newer::check(text, &file, version)?;
    let mut needs =
        Needs { text, crates, local: local(&file.items), found: BTreeSet::new(), refused: None };
    needs.visit_file(&file);
    if let Some(error) = needs.refused {
        return Err(error);
    }
    outside(text)?;
    for name in paths::names(text)? {
        let is_crate = name.starts_with(char::is_lowercase) && !needs.is_known(&name);
        if is_crate && crates.get(&name)?.is_some() {
            needs.found.insert(name);
        }
    }
    Ok(needs.found)
}

struct Needs<'a> {
    text: &'a str,
    crates: &'a Crates<'a>,
    /// The names that the solution defines or imports, which may begin a path.
    local: Vec<String>,
    found: BTreeSet<String>,
    refused: Option<Error>,
}

impl Needs<'_> {
    fn on_line(&self, ident: &Ident) -> usize {
        line(self.text, range(ident.span()).start)
    }

    fn is_known(&self, name: &str) -> bool {
        STANDARD.contains(&name)
            || ["crate", "self", "super", "shared"].contains(&name)
            || STAND_INS.iter().any(|(known, _)| name == *known)
            || name.starts_with(char::is_uppercase)
            || self.local.iter().any(|local| local == name)
    }

    fn root(&mut self, root: &Ident) -> Result<()> {
        let name = root.to_string();
        if self.is_known(&name) {
            return Ok(());
        }
        let line = self.on_line(root);
        match self.crates.get(&name)? {
            None => bail!(
                "line {line}: the crate `{name}`; only the standard library, shared, and the crates \
                 that {} names can go into a bundle",
                self.crates.manifest()
            ),
            Some(Crate { is_macros: true, .. }) => bail!(
                "line {line}: the crate `{name}` cannot go into a bundle: it consists of procedural \
                 macros, which must be compiled first; replace them by the code that they generate"
            ),
            Some(_) => self.found.insert(name),
        };
        Ok(())
    }

    fn item(&mut self, item: &Item) -> Result<()> {
        match item {
            Item::ExternCrate(item) => bail!(
                "line {}: `extern crate {}`; remove it, since crates are found without it",
                self.on_line(&item.ident),
                item.ident
            ),
            Item::Mod(item) if item.content.is_none() => bail!(
                "line {}: `mod {};` is in a file of its own, but a solution is one file",
                self.on_line(&item.ident),
                item.ident
            ),
            Item::Use(item) => {
                imports(&item.tree).iter().filter_map(root).try_for_each(|root| self.root(root))
            }
            _ => Ok(()),
        }
    }
}

impl<'ast> Visit<'ast> for Needs<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if let Err(error) = self.item(item) {
            self.refused.get_or_insert(error);
        }
        visit::visit_item(self, item);
    }
}

/// The names of all modules, macros, enums and imports.
fn local(items: &[Item]) -> Vec<String> {
    let mut names = Vec::new();
    for item in items {
        match item {
            Item::Mod(item) => {
                names.push(item.ident.to_string());
                let inside = item.content.iter().flat_map(|(_, items)| local(items));
                names.extend(inside);
            }
            Item::Use(item) => names.extend(imports(&item.tree).iter().filter_map(bound)),
            Item::Macro(item) => names.extend(item.ident.as_ref().map(ToString::to_string)),
            Item::Enum(item) => names.push(item.ident.to_string()),
            _ => {}
        }
    }
    names
}

/// The name that an import binds, if it is not that of the crate.
fn bound(import: &Import) -> Option<String> {
    let root = import.prefix.first();
    let name = match import.leaf {
        UseTree::Rename(tree) => &tree.rename,
        UseTree::Name(tree) if root.is_some() => &tree.ident,
        _ => return None,
    };
    // A macro may have the same name as its crate.
    root.is_none_or(|root| *root != name).then(|| name.to_string())
}

/// Refuses macros that read other files or the environment.
fn outside(text: &str) -> Result<()> {
    let mut outside = None;
    each_token(text::tokens(text)?, &mut |token, rest| {
        if let TokenTree::Ident(name) = token
            && is_punct(rest.first(), '!')
            && OUTSIDE.iter().any(|outside| name == outside)
        {
            outside.get_or_insert_with(|| name.clone());
        }
    });
    match outside {
        Some(name) => bail!(
            "line {}: `{name}!` depends on more than the file itself",
            line(text, range(name.span()).start)
        ),
        None => Ok(()),
    }
}

/// The first name of an import's path.
fn root<'t>(import: &Import<'t>) -> Option<&'t Ident> {
    import.prefix.first().copied().or(match import.leaf {
        UseTree::Name(tree) => Some(&tree.ident),
        UseTree::Rename(tree) => Some(&tree.ident),
        _ => None,
    })
}

/// Refuses an import of an item that the library lacks.
///
/// # Errors
///
/// The error names the item and its line.
pub(super) fn check_imports(model: &Model) -> Result<()> {
    let Some(part) = missing(model) else {
        return Ok(());
    };
    let facts = &model.parts[part];
    let Kind::Import(path) = &facts.kind else {
        return Ok(());
    };
    let place = facts.name_range.start;
    Err(no_such_item(model, 0, in_library(path), place))
}

/// Explains why the compiler rejects a solution: by a path to a missing item of a library, or else by the
/// compiler's error.
pub(super) fn explained(model: &Model, error: Error) -> Error {
    let Some((part, path)) = missing_path(model) else {
        return error;
    };
    let facts = &model.parts[part];
    let written = path.join("::");
    let place = model.text[facts.range.clone()].find(&written);
    let place = place.map_or(facts.start, |within| facts.range.start + within);
    let (from, path) = match in_library(path) {
        rooted if rooted.len() < path.len() => (0, rooted),
        path => (model.module_of(part), path),
    };
    no_such_item(model, from, path, place)
}

/// Describes a path to a missing item, and suggests the most similar name.
fn no_such_item(model: &Model, from: usize, path: &[String], place: usize) -> Error {
    let (length, names) = alternatives(model, from, path);
    let length = length.clamp(1, path.len() - 1);
    let nearest = nearest(&path[length], &names);
    let hint = nearest.map_or(String::new(), |name| format!(", but `{name}`"));
    anyhow!(
        "line {}: `{}`; `{}` has no such item{hint}",
        line(&model.text, place),
        path.join("::"),
        path[..length].join("::")
    )
}

/// The most similar name, if any is similar.
fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let likeness = |other: &str| strsim::damerau_levenshtein(name, other);
    let nearest = names.iter().min_by_key(|other| likeness(other))?;
    (likeness(nearest) * 3 <= name.len().max(3)).then_some(nearest)
}
