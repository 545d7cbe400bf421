//! Rewrites paths to libraries for a bundle.
//!
//! In a crate, a library's name is valid in every module, with or without a leading `::`. In a bundle,
//! libraries are modules of the file.

use super::text::{self, Edits, is_punct, line, range};
use anyhow::Result;
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A path that is looked up in scope or begins with `::`.
struct Root {
    name: Ident,
    start: usize,
    /// True for a path that begins with `::`.
    global: bool,
    /// True for a path in an inline module.
    nested: bool,
    /// The `pub` of the `use` item.
    public: Option<Ident>,
}

pub(super) fn rooted(text: &str, is_library: impl Fn(&str) -> bool) -> Result<String> {
    let mut edits = Edits::default();
    for root in roots(text)? {
        let name = root.name.to_string();
        if !is_library(&name) {
            continue;
        }
        if root.nested || root.global {
            let end = range(root.name.span()).end;
            edits.replace(root.start..end, format!("crate::{name}"));
        }
        if let Some(public) = root.public {
            // A macro of the same crate cannot be re-exported publicly.
            edits.replace(range(public.span()), "pub(crate)");
        }
    }
    Ok(edits.apply(text))
}

/// The first names of all paths.
pub(super) fn names(text: &str) -> Result<BTreeSet<String>> {
    Ok(roots(text)?.iter().map(|root| root.name.to_string()).collect())
}

/// The line of the first path that begins with this name, or else the first line.
pub(super) fn line_of(text: &str, name: &str) -> Result<usize> {
    let first = roots(text)?.into_iter().find(|root| root.name == name);
    Ok(first.map_or(1, |root| line(text, root.start)))
}

fn roots(text: &str) -> Result<Vec<Root>> {
    let mut roots = Vec::new();
    collect(text::tokens(text)?, false, &mut roots);
    Ok(roots)
}

fn collect(tokens: TokenStream, nested: bool, roots: &mut Vec<Root>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |index: usize, wanted: char| is_punct(tokens.get(index), wanted);
    for (index, token) in tokens.iter().enumerate() {
        let after_colons = index >= 2 && is(index - 1, ':') && is(index - 2, ':');
        match token {
            TokenTree::Ident(name) => {
                let in_path = is(index + 1, ':') && is(index + 2, ':');
                let used = index >= 1 && is_word(&tokens[index - 1], "use");
                let global = after_colons && !continues(&tokens[..index - 2]);
                if (in_path || used) && (global || !after_colons) {
                    let start = if global { &tokens[index - 2] } else { token };
                    let before = index.checked_sub(2).map(|index| &tokens[index]);
                    let public = match before {
                        Some(TokenTree::Ident(word)) if used && word == "pub" => Some(word.clone()),
                        _ => None,
                    };
                    roots.push(Root {
                        public,
                        name: name.clone(),
                        start: range(start.span()).start,
                        global,
                        nested,
                    });
                }
            }
            // Braces after `::` continue a path.
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

/// Returns whether the next name continues a path.
pub(super) fn continues(before: &[TokenTree]) -> bool {
    match before {
        [.., TokenTree::Ident(name)] => is_start(name) || !is_keyword(name),
        [.., TokenTree::Punct(arrow), TokenTree::Punct(end)] => {
            end.as_char() == '>' && arrow.as_char() != '-'
        }
        _ => false,
    }
}

fn is_start(name: &Ident) -> bool {
    ["crate", "self", "super", "Self"].iter().any(|start| name == start)
}

fn is_keyword(name: &Ident) -> bool {
    syn::parse_str::<Ident>(&name.to_string()).is_err()
}

#[cfg(test)]
mod tests {
    use super::rooted;
    use rstest::rstest;

    #[rstest]
    #[case(
        "use shared::nim; fn f() { shared::nim::sum() }",
        "use shared::nim; fn f() { shared::nim::sum() }"
    )]
    #[case(
        "fn f() -> ::shared::T { x::<::shared::T>() }",
        "fn f() -> crate::shared::T { x::<crate::shared::T>() }"
    )]
    #[case("mod a { use shared::{b, shared::c}; }", "mod a { use crate::shared::{b, shared::c}; }")]
    #[case("mod a { mod b { f(shared::g()); } }", "mod a { mod b { f(crate::shared::g()); } }")]
    #[case(
        "mod a { x.shared(); crate::shared::f(); let shared: u8 = other::shared::h(); }",
        "mod a { x.shared(); crate::shared::f(); let shared: u8 = other::shared::h(); }"
    )]
    #[case("mod a { pub use shared::f; }", "mod a { pub(crate) use crate::shared::f; }")]
    #[case(
        "mod a { use ::shared::g; use other::f; }",
        "mod a { use crate::shared::g; use other::f; }"
    )]
    fn paths_lead_to_the_modules_of_the_bundle(#[case] text: &str, #[case] expected: &str) {
        assert_eq!(rooted(text, |name| name == "shared").unwrap(), expected);
    }
}
