//! What cannot be bundled, found before anything is tried.

use super::model::{Kind, LIBRARIES, Model};
use super::newer::{self, Version};
use super::reach::missing;
use super::text::{each_token, line, range};
use anyhow::{Result, anyhow, bail};
use proc_macro2::{Ident, TokenStream, TokenTree};
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

/// Refuses a solution that needs more than the bundler can put into one file.
///
/// # Errors
///
/// The item and its line.
pub fn check(text: &str, version: Version) -> Result<()> {
    let file = syn::parse_file(text)
        .map_err(|error| anyhow!("line {}: {error}", line(text, range(error.span()).start)))?;
    newer::check(text, &file, version)?;
    let on_line = |ident: &Ident| line(text, range(ident.span()).start);
    let modules = file.items.iter().filter_map(|item| match item {
        Item::Mod(item) => Some(&item.ident),
        _ => None,
    });
    let modules: Vec<&Ident> = modules.collect();
    for item in &file.items {
        match item {
            Item::ExternCrate(item) => bail!(
                "line {}: `extern crate {}`; only the standard library, shared, proconio and itertools \
                 can go into a bundle",
                on_line(&item.ident),
                item.ident
            ),
            Item::Mod(item) if item.content.is_none() => bail!(
                "line {}: `mod {};` is in a file of its own; a solution is one file",
                on_line(&item.ident),
                item.ident
            ),
            Item::Use(item) => {
                for root in roots(&item.tree) {
                    let name = root.to_string();
                    let known = LIBRARIES
                        .iter()
                        .chain(&STANDARD)
                        .any(|known| name == *known)
                        || ["crate", "self", "super"].contains(&name.as_str())
                        || name.starts_with(char::is_uppercase)
                        || modules.contains(&root);
                    if !known {
                        bail!(
                            "line {}: the crate `{name}`; only the standard library, shared, proconio \
                             and itertools can go into a bundle",
                            on_line(root)
                        );
                    }
                }
            }
            _ => {}
        }
    }
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
            on_line(&name)
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
    let line = line(model.text, facts.name_range.start);
    let place = match path[0].as_str() {
        "shared" => String::from("`shared`"),
        name => format!("the stand-in for `{name}`"),
    };
    bail!(
        "line {line}: `{}`; {place} has no such item",
        path[1..].join("::")
    )
}
