//! Puts the solution, all of `shared`, and the stand-ins into one file.

use super::text::{Edits, each_token, indent, line, range, whole_lines};
use anyhow::{Context, Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::fs;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{Attribute, Item};

/// The stand-ins, by the names of the crates that they replace.
const STAND_INS: [(&str, &str); 2] = [
    ("itertools", include_str!("../standins/itertools.rs")),
    ("proconio", include_str!("../standins/proconio.rs")),
];

/// The source of a solution with everything that it could reach; with the doc comments, if `docs`,
/// and with the stand-ins, if it is to do without the crates.
///
/// # Errors
///
/// For a file of `shared` that cannot be read or is not Rust.
pub fn assemble(workspace: &Path, solution: &str, docs: bool, stand_ins: bool) -> Result<String> {
    let mut whole = solution.to_owned();
    let shared = module(&workspace.join("shared/src/lib.rs"), docs)?;
    whole += &in_module("shared", &shared);
    for (name, text) in STAND_INS.iter().filter(|_| stand_ins) {
        let text = prepare(Path::new(name), text, docs, "crate")?;
        whole += &in_module(name, &text);
    }
    Ok(whole)
}

fn in_module(name: &str, text: &str) -> String {
    format!("\nmod {name} {{\n{}\n}}\n", indent(text.trim_end(), "    "))
}

/// A file of `shared` with the files of its modules in it, for the inside of `mod shared`.
fn module(path: &Path, docs: bool) -> Result<String> {
    let text =
        fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let text = prepare(path, &text, docs, "crate::shared")?;
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
            let inside = module(if flat.is_file() { &flat } else { &nested }, docs)?;
            // As a file has a blank line between its items, so have modules that are now long.
            let block = format!(" {{\n{}}}\n", indent(&inside, "    "));
            edits.replace(range(semicolon.span()), block);
        }
    }
    Ok(edits.apply(&text))
}

/// Leaves out tests, docs and clippy's attributes, and makes paths from the crate's root start at
/// `root`.
fn prepare(path: &Path, text: &str, docs: bool, root: &str) -> Result<String> {
    let file = parse(path, text)?;
    let tokens: TokenStream = text
        .parse()
        .map_err(|error| anyhow!("{}: {error}", path.display()))?;
    let mut edits = Edits::default();
    for item in &file.items {
        if is_for_tests(attributes(item)) {
            edits.cut(whole_lines(text, range(item.span())));
        }
    }
    each_token(tokens, &mut |token, rest| match (token, rest) {
        (TokenTree::Ident(ident), [TokenTree::Punct(first), TokenTree::Punct(_), ..])
            if ident == "crate" && first.as_char() == ':' =>
        {
            edits.replace(range(ident.span()), root);
        }
        (TokenTree::Punct(hash), [next, after @ ..]) if hash.as_char() == '#' => {
            let body = match next {
                TokenTree::Punct(bang) if bang.as_char() == '!' => after.first(),
                other => Some(other),
            };
            let Some(TokenTree::Group(group)) = body else {
                return;
            };
            if group.delimiter() != Delimiter::Bracket {
                return;
            }
            let start = range(hash.span()).start;
            let whole = start..range(group.span_close()).end;
            let is_doc = text[start..].starts_with('/');
            if is_doc && !docs {
                edits.cut(whole_lines(text, whole));
            } else if is_for_workspace(&group.stream()) {
                // A comment on its line gives the reason, and goes with it.
                let rest = &text[whole.end..];
                let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
                let why = if line.trim_start().starts_with("//") {
                    line.len()
                } else {
                    0
                };
                edits.cut(whole_lines(text, whole.start..whole.end + why));
            }
        }
        _ => {}
    });
    let text = edits.apply(text);
    Ok(text.trim_matches('\n').to_owned() + "\n")
}

/// Whether an attribute does no more than to set lints that only this workspace has on.
fn is_for_workspace(attribute: &TokenStream) -> bool {
    let text = attribute.to_string().replace(' ', "");
    let is_ours = |name: &str| name.starts_with("clippy::") || name == "unsafe_code";
    ["allow(", "expect(", "warn(", "deny("].iter().any(|lint| {
        let named = text
            .strip_prefix(lint)
            .and_then(|named| named.strip_suffix(')'));
        named.is_some_and(|named| named.split(',').all(is_ours))
    })
}

/// Whether an item is there for tests alone.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let meta = &attribute.meta;
        meta.path().is_ident("test")
            || meta.path().is_ident("cfg")
                && meta
                    .require_list()
                    .is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

/// The attributes of an item.
fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn parse(path: &Path, text: &str) -> Result<syn::File> {
    syn::parse_file(text).map_err(|error| {
        let line = line(text, range(error.span()).start);
        anyhow!("{}:{line}: {error}", path.display())
    })
}
