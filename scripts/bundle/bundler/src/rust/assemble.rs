//! Puts the solution, all of `shared`, and the crates or their stand-ins into one file.

use super::Options;
use super::model::Libraries;
use super::prepare::{Library, MACRO, parse, prepare};
use super::text::{Edits, range, words};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprLit, Ident, Item, ItemMod, Lit, Meta, UseTree, Visibility};

/// The stand-ins, by the names of the crates that they replace.
pub const STAND_INS: [(&str, &str); 3] = [
    ("itertools", include_str!("../standins/itertools.rs")),
    ("proconio", READING),
    ("zerocopy", include_str!("../standins/zerocopy.rs")),
];

/// The module of `shared` that reads input as `proconio` does.
const READING: &str = include_str!("../../../../../shared/src/reading.rs");

/// The prefix of the paths in the macros of [`READING`], and its replacement: the stand-in has that module's
/// items at its root.
const AT_ROOT: [&str; 2] = ["$crate::reading::", "$crate::"];

/// Replacements for small inputs: shorter, but half as fast.
const SHORT: [[&str; 2]; 2] = [
    ["stdin.quick()", "stdin.natural()"],
    ["        if number == 0 {\n            number = self.eight();\n        }\n", ""],
];

/// Replacements for a program without threads: locking takes as long as reading a number.
const UNLOCKED: [[&str; 2]; 4] = [
    ["use std::sync::{Mutex, MutexGuard};", "use std::cell::{RefCell, RefMut};"],
    ["MutexGuard<'static, Input>", "RefMut<'static, Input>"],
    [
        "static STDIN: Mutex<Input> = Mutex::new(Input::new());",
        "struct Unlocked(RefCell<Input>);
    // SAFETY: no thread shares it.
    unsafe impl Sync for Unlocked {}
    static STDIN: Unlocked = Unlocked(RefCell::new(Input::new()));",
    ],
    ["STDIN.lock().unwrap()", "STDIN.0.borrow_mut()"],
];

/// The stand-in for `proconio`; `has_crates` is true if the bundle contains other crates.
fn reader(solution: &str, has_crates: bool, large_input: bool) -> Result<String> {
    let has_threads = solution.contains("thread") || has_crates;
    let short = SHORT.iter().filter(|_| !large_input);
    let unlocked = UNLOCKED.iter().filter(|_| !has_threads);
    let mut text = READING.to_owned();
    for [from, to] in [AT_ROOT].iter().chain(short).chain(unlocked) {
        ensure!(text.contains(from), "shared::reading has no `{from}`, which a bundle replaces");
        text = text.replace(from, to);
    }
    Ok(text)
}

/// The source of a program with `shared` and the stand-ins among `libraries`.
///
/// # Errors
///
/// Fails if a file cannot be read or parsed.
pub fn assemble(
    workspace: &Path,
    solution: &str,
    libraries: &Libraries,
    options: &Options,
) -> Result<String> {
    let mut whole = solution.to_owned();
    if !whole.ends_with('\n') {
        whole.push('\n');
    }
    let reader = reader(solution, !libraries.crates.is_empty(), options.large_input)?;
    let own = |name: &str| Library::own(&format!("crate::{name}"), options.docs);
    if libraries.own.iter().any(|name| name == "shared") {
        let root = workspace.join("shared/src/lib.rs");
        let shared = Library { modules: mentioned(&root, solution), ..own("shared") };
        let shared = library(&shared, &root)?;
        whole += &in_module("shared", &shared);
    }
    for (name, text) in STAND_INS {
        if libraries.own.iter().any(|own| own == name) {
            let text = if name == "proconio" { &reader } else { text };
            let text = prepare(&own(name), Path::new(name), text)?;
            whole += &in_module(name, &text);
        }
    }
    Ok(whole)
}

impl Library {
    /// A library of this workspace, in the module `root`.
    pub(super) fn own(root: &str, docs: bool) -> Library {
        Library { root: root.to_owned(), docs, ..Library::default() }
    }

    fn reaches(&self, module: &str) -> bool {
        self.modules.as_ref().is_none_or(|modules| modules.contains(module))
    }
}

/// The modules of a library that a program could reach: those whose names occur in the program or in another
/// such module. `None` if a module is not a file beside the root.
fn mentioned(root: &Path, program: &str) -> Option<BTreeSet<String>> {
    let mut unread: BTreeMap<String, PathBuf> = BTreeMap::new();
    for entry in fs::read_dir(root.parent()?).ok()? {
        let path = entry.ok()?.path();
        if path.is_dir() {
            return None;
        }
        unread.insert(path.file_stem()?.to_str()?.to_owned(), path);
    }
    let mut reached = BTreeSet::new();
    let mut texts = vec![program.to_owned()];
    while let Some(text) = texts.pop() {
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        for word in text.lines().filter(is_code).flat_map(words) {
            if let Some((name, path)) = unread.remove_entry(word) {
                texts.push(fs::read_to_string(path).ok()?);
                reached.insert(name);
            }
        }
    }
    Some(reached)
}

pub(super) fn in_module(name: &str, text: &str) -> String {
    format!("\nmod {name} {{\n{}\n}}\n", text.trim_end())
}

/// A library with its modules inlined. As in a crate, exported macros are available at the root.
pub(super) fn library(library: &Library, root: &Path) -> Result<String> {
    let mut macros = Vec::new();
    let text = module(library, root, "", &mut macros)?;
    Ok(macros.iter().fold(text, |text, import| text + "\n" + import + "\n"))
}

/// Inlines the modules of a file, whose path within the library is `place`. Adds imports of exported macros
/// to `macros`.
pub(super) fn module(
    library: &Library,
    path: &Path,
    place: &str,
    macros: &mut Vec<String>,
) -> Result<String> {
    let text =
        fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let text = prepare(library, path, &text)?;
    let file = parse(path, &text)?;
    let stem = path.file_stem().unwrap_or_default();
    let folder = if stem == "lib" || stem == "mod" || place.is_empty() {
        path.with_file_name("")
    } else {
        path.with_extension("")
    };
    let mut files = Files { library, path, macros, edits: Edits::default() };
    files.insert(&file.items, &folder, place)?;
    Ok(files.edits.apply(&text))
}

pub(super) struct Files<'a> {
    pub(super) library: &'a Library,
    pub(super) path: &'a Path,
    pub(super) macros: &'a mut Vec<String>,
    pub(super) edits: Edits,
}

impl Files<'_> {
    /// Inlines the files of the modules among `items` from `folder`.
    fn insert(&mut self, items: &[Item], folder: &Path, place: &str) -> Result<()> {
        for item in items {
            match item {
                Item::Use(item) => {
                    if let UseTree::Name(name) = &item.tree
                        && !place.is_empty()
                        && items.iter().any(|item| is_macro(item, &name.ident))
                    {
                        self.export(place, &name.ident);
                    }
                }
                Item::Mod(inner) => {
                    let name = inner.ident.to_string();
                    let folder = folder.join(name.trim_start_matches("r#"));
                    let is_further_in = !place.is_empty();
                    let place = format!("{place}{name}::");
                    let exported = self.macros.len();
                    if let Some(name) = name.strip_suffix(MACRO)
                        && items.iter().any(|item| is_macro(item, name))
                    {
                        self.export(&place, name);
                    } else if let Some((_, items)) = &inner.content {
                        self.insert(items, &folder, &place)?;
                    } else if let Some(semicolon) = inner.semi
                        && !self.library.reaches(&name)
                    {
                        // Keeps the name, so that a misspelt one is still reported.
                        self.edits.replace(range(semicolon.span()), " {}");
                    } else if let Some(semicolon) = inner.semi {
                        let path = self.file_of(inner, &folder);
                        let inside = module(self.library, &path, &place, self.macros)?;
                        let block = format!(" {{\n{inside}}}\n");
                        self.edits.replace(range(semicolon.span()), block);
                    }
                    let conditions = conditions(&inner.attrs);
                    for import in &mut self.macros[exported..] {
                        import.insert_str(0, &conditions);
                    }
                    if is_further_in
                        && self.macros.len() > exported
                        && matches!(inner.vis, Visibility::Inherited)
                    {
                        // The root imports the macros from this module.
                        let start = range(inner.mod_token.span()).start;
                        self.edits.replace(start..start, "pub(crate) ");
                    }
                }
                Item::Macro(item) if self.library.foreign => {
                    self.insert_by_macro(item, folder, place)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn export(&mut self, place: &str, name: impl Display) {
        self.macros.push(format!("pub(crate) use {place}{name};"));
    }

    /// The file of a module; `folder` is the folder of its submodules.
    fn file_of(&self, module: &ItemMod, folder: &Path) -> PathBuf {
        let named = module.attrs.iter().find_map(|attribute| {
            let Meta::NameValue(value) = &attribute.meta else {
                return None;
            };
            let Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) = &value.value else {
                return None;
            };
            value.path.is_ident("path").then(|| path.value())
        });
        let flat = folder.with_extension("rs");
        match named {
            Some(named) => self.path.with_file_name(named),
            None if flat.is_file() => flat,
            None => folder.join("mod.rs"),
        }
    }
}

/// The attributes that decide whether an item is compiled, such as `cfg`.
fn conditions(attributes: &[Attribute]) -> String {
    let lists = attributes.iter().filter_map(|one| match &one.meta {
        Meta::List(list) if list.path.is_ident("cfg") => Some(list),
        _ => None,
    });
    let lines = lists.map(|list| format!("#[cfg({})]\n", list.tokens));
    lines.collect::<Vec<_>>().concat()
}

fn is_macro<N: ?Sized>(item: &Item, name: &N) -> bool
where
    Ident: PartialEq<N>,
{
    matches!(item, Item::Macro(item) if item.ident.as_ref().is_some_and(|ident| ident == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_replacement_occurs_in_the_reader() {
        for [from, _] in [AT_ROOT].iter().chain(&SHORT).chain(&UNLOCKED) {
            assert!(READING.contains(from), "{from}");
        }
    }
}
