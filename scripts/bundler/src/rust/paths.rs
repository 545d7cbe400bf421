//! Paths to libraries, as a solution writes them and as its bundle needs them.
//!
//! In a crate, the name of a library is known in every module, and `::` may stand before it. In a
//! bundle the libraries are modules of the file.

use super::text::{Edits, range};
use anyhow::{Result, anyhow};
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A path that is looked up in scope, or begins with `::`.
struct Root {
    name: Ident,
    /// Where the path begins.
    start: usize,
    /// Whether it begins with `::`.
    global: bool,
    /// Whether it is in a module within the file.
    nested: bool,
}

/// The solution with paths that find their libraries in the bundle.
///
/// # Errors
///
/// For a syntax error.
pub fn rooted(text: &str, is_library: impl Fn(&str) -> bool) -> Result<String> {
    let mut edits = Edits::default();
    for root in roots(text)? {
        let name = root.name.to_string();
        if is_library(&name) && (root.nested || root.global) {
            let end = range(root.name.span()).end;
            edits.replace(root.start..end, format!("crate::{name}"));
        }
    }
    Ok(edits.apply(text))
}

/// The names that paths of the file begin with.
///
/// # Errors
///
/// For a syntax error.
pub fn names(text: &str) -> Result<BTreeSet<String>> {
    Ok(roots(text)?
        .iter()
        .map(|root| root.name.to_string())
        .collect())
}

fn roots(text: &str) -> Result<Vec<Root>> {
    let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
    let mut roots = Vec::new();
    collect(tokens, false, &mut roots);
    Ok(roots)
}

fn collect(tokens: TokenStream, nested: bool, roots: &mut Vec<Root>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |index: usize, wanted: char| matches!(tokens.get(index), Some(TokenTree::Punct(one)) if one.as_char() == wanted);
    for (index, token) in tokens.iter().enumerate() {
        let after_colons = index >= 2 && is(index - 1, ':') && is(index - 2, ':');
        match token {
            TokenTree::Ident(name) => {
                let in_path = is(index + 1, ':') && is(index + 2, ':');
                let used = index >= 1 && is_word(&tokens[index - 1], "use");
                let global = after_colons && !continues(&tokens[..index - 2]);
                if (in_path || used) && (global || !after_colons) {
                    let start = if global { &tokens[index - 2] } else { token };
                    roots.push(Root {
                        name: name.clone(),
                        start: range(start.span()).start,
                        global,
                        nested,
                    });
                }
            }
            // What is in braces after `::` goes on with a path.
            TokenTree::Group(_) if after_colons => {}
            TokenTree::Group(group) => {
                let is_module = index >= 2 && is_word(&tokens[index - 2], "mod");
                collect(group.stream(), nested || is_module, roots);
            }
            _ => {}
        }
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(name) if name == word)
}

/// Whether a path goes on after these tokens.
pub fn continues(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Ident(name)] => is_start(name) || !is_keyword(name),
        [.., TokenTree::Punct(arrow), TokenTree::Punct(end)] => {
            end.as_char() == '>' && arrow.as_char() != '-'
        }
        _ => false,
    }
}

fn is_start(name: &Ident) -> bool {
    ["crate", "self", "super", "Self"]
        .iter()
        .any(|start| name == start)
}

fn is_keyword(name: &Ident) -> bool {
    syn::parse_str::<Ident>(&name.to_string()).is_err()
}
