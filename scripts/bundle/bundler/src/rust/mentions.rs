//! The names that code mentions.

use super::text::name;
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
        let punct = |index: usize, wanted: char| matches!(tokens.get(index), Some(TokenTree::Punct(punct)) if punct.as_char() == wanted);
        let colons = |index: usize| punct(index, ':') && punct(index + 1, ':');
        let mut index = 0;
        while index < tokens.len() {
            let start = index;
            index += 1;
            match &tokens[start] {
                TokenTree::Group(group) => self.collect(group.stream(), &[]),
                TokenTree::Literal(literal) => self.captured(&literal.to_string()),
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

    fn captured(&mut self, literal: &str) {
        for piece in literal.split('{').skip(1) {
            let end = piece.find(|c: char| !(c.is_alphanumeric() || c == '_'));
            let name = &piece[..end.unwrap_or(0)];
            if !name.is_empty() {
                self.paths.push(vec![name.to_owned()]);
            }
        }
    }
}
