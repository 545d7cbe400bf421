//! The names that code mentions.

use super::text::{is_punct, name};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

pub(super) type Path = Vec<String>;

#[derive(Clone, Debug, Default)]
pub struct Mentions {
    /// Paths that are looked up in scope.
    pub paths: Vec<Path>,
    /// Names after a dot or a path: methods, variants, associated items.
    pub members: BTreeSet<String>,
}

impl Mentions {
    pub fn of(text: &str) -> Mentions {
        let mut mentions = Mentions::default();
        if let Ok(tokens) = text.parse() {
            mentions.collect(tokens, &[]);
        }
        mentions
    }

    /// Collects names; `prefix` is the path before a group of a local `use`.
    pub fn collect(&mut self, tokens: TokenStream, prefix: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let punct = |index: usize, wanted: char| is_punct(tokens.get(index), wanted);
        let colons = |index: usize| punct(index, ':') && punct(index + 1, ':');
        let mut index = 0;
        while index < tokens.len() {
            let start = index;
            index += 1;
            match &tokens[start] {
                TokenTree::Group(group) => self.collect(group.stream(), &[]),
                TokenTree::Literal(literal) => {
                    self.paths.extend(captured(&literal.to_string()).map(|name| vec![name]));
                }
                TokenTree::Punct(_) => {}
                TokenTree::Ident(first) => {
                    let mut path = prefix.to_vec();
                    path.push(name(first));
                    while colons(index) {
                        match tokens.get(index + 2) {
                            Some(TokenTree::Ident(next)) => path.push(name(next)),
                            Some(TokenTree::Group(names)) => self.collect(names.stream(), &path),
                            Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                                path.push(String::from("*"));
                            }
                            _ => break,
                        }
                        index += 3;
                    }
                    let after_path = start >= 2 && colons(start - 2);
                    let after_dot = start >= 1 && punct(start - 1, '.');
                    let after_dots = after_dot && start >= 2 && punct(start - 2, '.');
                    let after_quote = start >= 1 && punct(start - 1, '\'');
                    if after_quote {
                        continue;
                    }
                    if after_path || after_dot {
                        self.members.extend(path.iter().cloned());
                    } else {
                        self.members.extend(path[1..].iter().cloned());
                    }
                    if after_dots || !(after_path || after_dot) {
                        self.paths.push(path);
                    }
                }
            }
        }
    }
}

/// The names that a format string captures, such as `n` and `width` in `{n:>width$}`. Text in braces that only looks
/// like an argument counts as well.
pub(super) fn captured(literal: &str) -> impl Iterator<Item = String> + use<> {
    let is_other = |c: char| !(c.is_alphanumeric() || c == '_');
    let mut names = Vec::new();
    for piece in literal.split('{').skip(1) {
        let argument = piece.split('}').next().unwrap_or_default();
        names.extend(argument.split(is_other).next().map(str::to_owned));
        for (end, _) in argument.match_indices('$') {
            let width = argument[..end].rsplit(is_other).next().unwrap_or_default();
            // A zero before a width is a flag.
            names.push(width.trim_start_matches('0').to_owned());
        }
    }
    names.into_iter().filter(|name| !name.is_empty())
}
