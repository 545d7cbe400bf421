//! Finds code under a `cfg` that holds for no submission: tests, and code of a package feature.

use super::text::{Edits, by_commas, parsed, range, whole_lines};
use anyhow::Result;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, Stmt, TraitItem};

/// The parts of a program that are not compiled in a submission.
pub(super) struct Off {
    ranges: Vec<Range<usize>>,
}

impl Off {
    pub(super) fn of(text: &str) -> Result<Off> {
        let file = parsed(text)?;
        let mut finder = Finder { text, ranges: Vec::new() };
        finder.visit_file(&file);
        Ok(Off { ranges: finder.ranges })
    }

    /// Replaces the parts that are switched off with blanks, so that all other lines keep their numbers.
    pub(super) fn blanked(&self, text: &str) -> String {
        let mut edits = Edits::default();
        for range in &self.ranges {
            let blank = text[range.clone()].replace(|letter| letter != '\n', " ");
            edits.replace(range.clone(), blank);
        }
        edits.apply(text)
    }

    /// Removes the lines of these parts.
    pub(super) fn left_out(&self, text: &str) -> String {
        let mut edits = Edits::default();
        for range in &self.ranges {
            edits.cut(whole_lines(text, range.clone()));
        }
        edits.apply(text)
    }
}

struct Finder<'a> {
    text: &'a str,
    ranges: Vec<Range<usize>>,
}

impl Finder<'_> {
    /// Adds a part if one of its attributes is a `cfg` that holds for no submission; returns whether it did.
    fn add_if_off(&mut self, part: &impl Spanned) -> bool {
        let range = range(part.span());
        let is_off = self.text[range.clone()]
            .parse()
            .is_ok_and(|tokens: TokenStream| has_false_condition(tokens));
        if is_off {
            self.ranges.push(range);
        }
        is_off
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !self.add_if_off(item) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !self.add_if_off(item) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if !self.add_if_off(item) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if !self.add_if_off(statement) {
            visit::visit_stmt(self, statement);
        }
    }
}

/// Returns whether the tokens begin with a `cfg` that holds for no submission.
fn has_false_condition(tokens: TokenStream) -> bool {
    let mut tokens = tokens.into_iter();
    while let (Some(TokenTree::Punct(hash)), Some(TokenTree::Group(attribute))) =
        (tokens.next(), tokens.next())
    {
        if hash.as_char() != '#' || attribute.delimiter() != Delimiter::Bracket {
            break;
        }
        let attribute: Vec<TokenTree> = attribute.stream().into_iter().collect();
        if let [TokenTree::Ident(name), TokenTree::Group(predicate)] = &attribute[..]
            && name == "cfg"
            && holds(predicate.stream(), &in_a_submission) == Some(false)
        {
            return true;
        }
    }
    false
}

/// The value of a condition without `not`, `all` and `any`, if it is the same for all submissions.
fn in_a_submission(condition: &[TokenTree]) -> Option<bool> {
    match condition {
        [TokenTree::Ident(name)] if name == "test" || name == "doc" => Some(false),
        [TokenTree::Ident(name), ..] if name == "feature" => Some(false),
        _ => None,
    }
}

/// The value of a `cfg` predicate, if known; `known` evaluates conditions without `not`, `all` and `any`.
pub(super) fn holds(
    predicate: TokenStream,
    known: &dyn Fn(&[TokenTree]) -> Option<bool>,
) -> Option<bool> {
    let tokens: Vec<TokenTree> = predicate.into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Group(group), ..] = &tokens[..] else {
        return known(&tokens);
    };
    let each: Vec<TokenTree> = group.stream().into_iter().collect();
    let parts = by_commas(&each).filter(|part| !part.is_empty());
    let mut parts = parts.map(|part| holds(part.iter().cloned().collect(), known));
    match name.to_string().as_str() {
        "not" => parts.next().flatten().map(|holds| !holds),
        "all" => decided(parts, false),
        "any" => decided(parts, true),
        _ => None,
    }
}

/// Combines predicates; a single one with the value `decisive` decides.
fn decided(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let mut all = Some(!decisive);
    for part in parts {
        if part == Some(decisive) {
            return part;
        }
        all = all.and(part);
    }
    all
}
