//! Extracts modules of `shared` with everything that they need, for programs outside this workspace.

use super::licence;
use super::prepare::{Library, prepare};
use crate::program::Origin;
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const FOLDER: &str = "shared/src";

/// The modules that can be pasted, sorted by name.
///
/// # Errors
///
/// Fails if they cannot be read.
pub fn modules(workspace: &Path) -> Result<Vec<String>> {
    let mut modules = Vec::new();
    for entry in fs::read_dir(workspace.join(FOLDER)).context(FOLDER)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        // Editors keep other files beside those that they edit.
        let is_module =
            path.extension().is_some_and(|ending| ending == "rs") && !name.starts_with(['.', '#']);
        if is_module && neighbours(&source(workspace, &name)?).is_some() {
            modules.push(name.into_owned());
        }
    }
    modules.sort();
    Ok(modules)
}

/// Writes modules and everything that they need as modules of one file, without tests, and with the first paragraph of
/// each doc comment.
///
/// # Errors
///
/// Fails if one of them is not among [`modules`].
pub fn paste(workspace: &Path, modules: &[&str]) -> Result<String> {
    let mut text = format!(
        "// `{}` and everything that {} by `cargo judge paste {}`.\n// {}\n",
        modules.join("`, `"),
        if modules.len() == 1 { "it needs," } else { "they need," },
        modules.join(" "),
        licence(&Origin::Solutions, &[])
    );
    let library = Library::own("crate", true);
    let mut written = BTreeSet::new();
    for module in modules {
        for name in with_neighbours(workspace, module)? {
            if !written.insert(name.clone()) {
                continue;
            }
            let path = Path::new(FOLDER).join(&name).with_extension("rs");
            let module = prepare(&library, &path, &source(workspace, &name)?)?;
            let body = short_docs(&module);
            write!(text, "\n#[allow(dead_code)]\nmod {name} {{\n{body}}}\n")
                .expect("a string can be written to");
        }
    }
    Ok(text)
}

/// The names of a module and of the modules to paste with it.
fn with_neighbours(workspace: &Path, module: &str) -> Result<Vec<String>> {
    let whole = source(workspace, module)?;
    let Some(list) = neighbours(&whole) else {
        bail!(
            "{FOLDER}/{module}.rs: the header has no line `//! Paste …` that names the modules to add"
        );
    };
    let names = [module].into_iter().chain(list.split('`').skip(1).step_by(2));
    Ok(names.map(str::to_owned).collect())
}

fn source(workspace: &Path, module: &str) -> Result<String> {
    let path = format!("{FOLDER}/{module}.rs");
    let text = fs::read_to_string(workspace.join(&path));
    text.with_context(|| format!("{path}: cannot be read"))
}

/// The header line that lists the modules to paste with a module; a test of `shared` checks it.
fn neighbours(source: &str) -> Option<&str> {
    let mut lines = source.lines();
    lines.find_map(|line| line.strip_prefix("//! Paste "))
}

/// Shortens each doc comment to its first paragraph.
fn short_docs(text: &str) -> String {
    let mut is_over = false;
    let mut short = String::new();
    for line in text.split_inclusive('\n') {
        let comment = line.trim();
        is_over = match comment {
            "///" | "//!" => true,
            _ => is_over && (comment.starts_with("///") || comment.starts_with("//!")),
        };
        if !is_over {
            short += line;
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use super::short_docs;

    #[test]
    fn the_first_paragraph_of_a_comment_stays() {
        let text =
            "//! One.\n//!\n//! Two.\n\n/// Three\n/// four.\n///\n/// Five.\nfn f() {} // six\n";
        let short = "//! One.\n\n/// Three\n/// four.\nfn f() {} // six\n";
        assert_eq!(short_docs(text), short);
    }
}
