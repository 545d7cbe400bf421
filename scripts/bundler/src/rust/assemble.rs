//! Puts the solution, all of `shared`, and the crates or their stand-ins into one file.

use super::Options;
use super::crates::Crate;
use super::model::Libraries;
use super::prepare::{Library, parse, prepare};
use super::text::{Edits, range};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{Ident, Item, UseTree};

/// The stand-ins, by the names of the crates that they replace.
pub const STAND_INS: [(&str, &str); 2] = [
    ("itertools", include_str!("../standins/itertools.rs")),
    ("proconio", include_str!("../standins/proconio.rs")),
];

/// How the stand-in for `proconio` begins a number, and how it does where inputs are large: that reads
/// numbers of 6 digits or 19 in three quarters of the time, and is longer.
const NUMBER: [&str; 2] = ["let mut number = 0;", "let mut number = self.eights();"];

/// The stand-in for `proconio`.
fn reader(large_input: bool) -> String {
    let [begin, quick] = NUMBER;
    let [_, (_, text)] = STAND_INS;
    if large_input {
        text.replace(begin, quick)
    } else {
        text.to_owned()
    }
}

/// The source of a solution with everything that it could reach: `shared`, these crates, and the
/// stand-ins that are among the libraries.
///
/// # Errors
///
/// For a file that cannot be read or is not Rust.
pub fn assemble(
    workspace: &Path,
    solution: &str,
    crates: &[&Crate],
    libraries: &Libraries,
    options: &Options,
) -> Result<String> {
    let mut whole = solution.to_owned();
    if !whole.ends_with('\n') {
        whole.push('\n');
    }
    let reader = reader(options.large_input);
    let own = |name: &str| Library::own(&format!("crate::{name}"), options.docs);
    let root = workspace.join("shared/src/lib.rs");
    let shared = library(&own("shared"), &root)?;
    whole += &in_module("shared", &shared);
    for (name, text) in STAND_INS {
        if libraries.contains(name) && !crates.iter().any(|one| one.name == name) {
            let text = if name == "proconio" { &reader } else { text };
            let text = prepare(&own(name), Path::new(name), text)?;
            whole += &in_module(name, &text);
        }
    }
    for one in crates {
        let text = library(&Library::foreign(one), &one.root)?;
        whole += &in_module(&one.name, &text);
    }
    Ok(whole)
}

impl Library {
    /// One that is ours, in the module with this path.
    pub(super) fn own(root: &str, docs: bool) -> Library {
        Library {
            root: root.to_owned(),
            crates: BTreeMap::new(),
            features: BTreeSet::new(),
            docs,
            foreign: false,
        }
    }

    fn foreign(one: &Crate) -> Library {
        let mut crates: BTreeMap<String, String> = one
            .dependencies
            .iter()
            .map(|name| (name.clone(), format!("crate::{name}")))
            .collect();
        crates.insert(String::from("alloc"), String::from("std"));
        Library {
            root: format!("crate::{}", one.name),
            crates,
            features: one.features.clone(),
            docs: false,
            foreign: true,
        }
    }
}

fn in_module(name: &str, text: &str) -> String {
    format!("\nmod {name} {{\n{}\n}}\n", text.trim_end())
}

/// A library with the files of its modules in it. Its root has the macros that these export, as it
/// has in a crate.
fn library(library: &Library, root: &Path) -> Result<String> {
    let mut macros = Vec::new();
    let mut text = module(library, root, "", &mut macros)?;
    for path in macros {
        text += "\npub(crate) use ";
        text += &path;
        text += ";\n";
    }
    Ok(text)
}

/// A file of a library with the files of its modules in it; `place` is its path within the library.
/// The macros that its modules export are noted.
fn module(library: &Library, path: &Path, place: &str, macros: &mut Vec<String>) -> Result<String> {
    let text =
        fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let text = prepare(library, path, &text)?;
    let file = parse(path, &text)?;
    let stem = path.file_stem().unwrap_or_default();
    let folder = if stem == "lib" || stem == "mod" {
        path.with_file_name("")
    } else {
        path.with_extension("")
    };
    let mut edits = Edits::default();
    for item in &file.items {
        if let Item::Use(item) = item
            && let UseTree::Name(name) = &item.tree
            && !place.is_empty()
            && is_macro(&file, &name.ident)
        {
            macros.push(format!("{place}{}", name.ident));
        }
        if let Item::Mod(inner) = item
            && let Some(semicolon) = inner.semi
        {
            let name = inner.ident.to_string();
            let flat = folder.join(&name).with_extension("rs");
            let nested = folder.join(&name).join("mod.rs");
            let path = if flat.is_file() { &flat } else { &nested };
            let inside = module(library, path, &format!("{place}{name}::"), macros)?;
            let block = format!(" {{\n{inside}}}\n");
            edits.replace(range(semicolon.span()), block);
        }
    }
    Ok(edits.apply(&text))
}

/// Whether a macro of this file has this name.
fn is_macro(file: &syn::File, name: &Ident) -> bool {
    let mut items = file.items.iter();
    items.any(|item| matches!(item, Item::Macro(item) if item.ident.as_ref() == Some(name)))
}
