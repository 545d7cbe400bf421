//! What cannot be bundled, found before anything is tried.

use super::assemble::STAND_INS;
use super::crates::{Crate, Crates};
use super::model::{Kind, Model};
use super::newer::{self, Version};
use super::paths;
use super::reach::{in_library, missing};
use super::text::{each_token, line, range};
use anyhow::{Error, Result, anyhow, bail};
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// The crates that every compiler has.
const STANDARD: [&str; 3] = ["alloc", "core", "std"];

/// The macros that read other files or the environment.
const OUTSIDE: [&str; 5] = [
    "env",
    "include",
    "include_bytes",
    "include_str",
    "option_env",
];

/// Refuses a solution that needs more than the bundler can put into one file; the names of the
/// crates that it needs, those with a stand-in apart.
///
/// # Errors
///
/// The item and its line.
pub fn check(text: &str, crates: &Crates, version: Version) -> Result<BTreeSet<String>> {
    let file = syn::parse_file(text)
        .map_err(|error| anyhow!("line {}: {error}", line(text, range(error.span()).start)))?;
    newer::check(text, &file, version)?;
    let mut needs = Needs {
        text,
        crates,
        local: local(&file.items),
        found: BTreeSet::new(),
        refused: None,
    };
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

/// What a solution needs of other crates.
struct Needs<'a> {
    text: &'a str,
    crates: &'a Crates<'a>,
    /// The names that a path may begin with because the solution has or imports them.
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

    /// An import begins with this name.
    fn root(&mut self, root: &Ident) -> Result<()> {
        let name = root.to_string();
        if self.is_known(&name) {
            return Ok(());
        }
        let line = self.on_line(root);
        match self.crates.get(&name)? {
            None => bail!(
                "line {line}: the crate `{name}`; only the standard library, shared, and the crates \
                 that problems/Cargo.toml names can go into a bundle"
            ),
            Some(Crate {
                obstacle: Some(why),
                ..
            }) => bail!("line {line}: the crate `{name}` cannot go into a bundle: {why}"),
            Some(_) => self.found.insert(name),
        };
        Ok(())
    }

    fn item(&mut self, item: &Item) -> Result<()> {
        match item {
            Item::ExternCrate(item) => bail!(
                "line {}: `extern crate {}`; a crate is found without that",
                self.on_line(&item.ident),
                item.ident
            ),
            Item::Mod(item) if item.content.is_none() => bail!(
                "line {}: `mod {};` is in a file of its own; a solution is one file",
                self.on_line(&item.ident),
                item.ident
            ),
            Item::Use(item) => roots(&item.tree)
                .into_iter()
                .try_for_each(|root| self.root(root)),
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

/// The names of all modules, and those that are imported.
fn local(items: &[Item]) -> Vec<String> {
    let mut names = Vec::new();
    for item in items {
        match item {
            Item::Mod(item) => {
                names.push(item.ident.to_string());
                let inside = item.content.iter().flat_map(|(_, items)| local(items));
                names.extend(inside);
            }
            Item::Use(item) => names.extend(imported(&item.tree)),
            _ => {}
        }
    }
    names
}

/// The names that a `use` item binds, unless the name is that of what it imports from nowhere.
fn imported(tree: &UseTree) -> Vec<String> {
    match tree {
        UseTree::Path(tree) => leaves(&tree.tree),
        UseTree::Group(tree) => tree.items.iter().flat_map(imported).collect(),
        UseTree::Rename(tree) => vec![tree.rename.to_string()],
        UseTree::Name(_) | UseTree::Glob(_) => Vec::new(),
    }
}

fn leaves(tree: &UseTree) -> Vec<String> {
    match tree {
        UseTree::Path(tree) => leaves(&tree.tree),
        UseTree::Group(tree) => tree.items.iter().flat_map(leaves).collect(),
        UseTree::Rename(tree) => vec![tree.rename.to_string()],
        UseTree::Name(tree) => vec![tree.ident.to_string()],
        UseTree::Glob(_) => Vec::new(),
    }
}

/// Refuses what reads other files.
fn outside(text: &str) -> Result<()> {
    let mut outside = None;
    let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
    each_token(tokens, &mut |token, rest| {
        if let (TokenTree::Ident(name), [TokenTree::Punct(bang), ..]) = (token, rest)
            && bang.as_char() == '!'
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

/// The names that the paths of a `use` item begin with.
fn roots(tree: &UseTree) -> Vec<&Ident> {
    match tree {
        UseTree::Path(tree) => vec![&tree.ident],
        UseTree::Name(tree) => vec![&tree.ident],
        UseTree::Rename(tree) => vec![&tree.ident],
        UseTree::Group(tree) => tree.items.iter().flat_map(roots).collect(),
        UseTree::Glob(_) => Vec::new(),
    }
}

/// Refuses a solution that imports what `shared` or the stand-ins do not have.
///
/// # Errors
///
/// The item and its line.
pub fn check_imports(model: &Model) -> Result<()> {
    let Some(part) = missing(model) else {
        return Ok(());
    };
    let facts = &model.parts[part];
    let Kind::Import(path) = &facts.kind else {
        return Ok(());
    };
    let path = in_library(path);
    let line = line(model.text, facts.name_range.start);
    let place = &path[0];
    bail!(
        "line {line}: `{}`; `{place}` has no such item",
        path[1..].join("::")
    )
}
