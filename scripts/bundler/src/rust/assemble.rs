//! Puts the solution, all of `shared`, and the crates or their stand-ins into one file.

use super::crates::Crate;
use super::model::Libraries;
use super::prepare::{Library, parse, prepare};
use super::text::{Edits, indent, range};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::Item;
use syn::spanned::Spanned;

/// The stand-ins, by the names of the crates that they replace.
pub const STAND_INS: [(&str, &str); 2] = [
    ("itertools", include_str!("../standins/itertools.rs")),
    ("proconio", include_str!("../standins/proconio.rs")),
];

/// The source of a solution with everything that it could reach: `shared`, these crates, and the
/// stand-ins that are among the libraries. With the doc comments of `shared`, if `docs`.
///
/// # Errors
///
/// For a file that cannot be read or is not Rust.
pub fn assemble(
    workspace: &Path,
    solution: &str,
    crates: &[&Crate],
    libraries: &Libraries,
    docs: bool,
) -> Result<String> {
    let mut whole = solution.to_owned();
    if !whole.ends_with('\n') {
        whole.push('\n');
    }
    let shared = module(
        &Library::own("shared", docs),
        &workspace.join("shared/src/lib.rs"),
    )?;
    whole += &in_module("shared", &shared);
    for (name, text) in STAND_INS {
        if libraries.contains(name) && !crates.iter().any(|one| one.name == name) {
            let text = prepare(&Library::own(name, docs), Path::new(name), text)?;
            whole += &in_module(name, &text);
        }
    }
    for one in crates {
        let text = module(&Library::foreign(one), &one.root)?;
        whole += &in_module(&one.name, &text);
    }
    Ok(whole)
}

impl Library {
    fn own(name: &str, docs: bool) -> Library {
        Library {
            root: format!("crate::{name}"),
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
    format!("\nmod {name} {{\n{}\n}}\n", indent(text.trim_end(), "    "))
}

/// A file of a library with the files of its modules in it.
fn module(library: &Library, path: &Path) -> Result<String> {
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
        if let Item::Mod(inner) = item
            && let Some(semicolon) = inner.semi
        {
            let name = inner.ident.to_string();
            let flat = folder.join(&name).with_extension("rs");
            let nested = folder.join(&name).join("mod.rs");
            let inside = module(library, if flat.is_file() { &flat } else { &nested })?;
            // As a file has a blank line between its items, so have modules that are now long.
            let block = format!(" {{\n{}}}\n", indent(&inside, "    "));
            edits.replace(range(semicolon.span()), block);
        }
    }
    Ok(edits.apply(&text))
}
