//! Adapts a file to the edition 2018.

use super::model::Model;
use super::rustc::{Diagnostic, errors};
use super::text::{Edits, by_commas, each_token, range, tokens};
use anyhow::Result;
use proc_macro2::TokenTree;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;
use syn::ExprMethodCall;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// The maximum number of rounds; a change may reveal the need for another.
const ROUNDS: usize = 10;

/// Adapts a file to editions before 2021: imports names from later preludes, and adds format strings to panic
/// messages without arguments.
pub(super) fn for_2018(model: Model) -> Result<Model> {
    let externs = &model.libraries.externs;
    let mut text = formatted(&model.text)?;
    for _ in 0..ROUNDS {
        let errors = errors(&text, "2018", externs)?;
        let imports: BTreeSet<(usize, &str)> = errors.iter().filter_map(import).collect();
        if imports.is_empty() {
            break;
        }
        let mut edits = Edits::default();
        for (place, import) in imports {
            edits.replace(place..place, import);
        }
        text = edits.apply(&text);
    }
    let text = by_value(&text, externs)?;
    model.changed(text)
}

/// Replaces `array.into_iter()`, which yields references in 2018, by `IntoIterator::into_iter(array)` where
/// this reduces errors.
fn by_value(text: &str, externs: &[OsString]) -> Result<String> {
    let errors = |text: &str| errors(text, "2018", externs).map(|errors| errors.len());
    let mut left = errors(text)?;
    if left == 0 {
        return Ok(text.to_owned());
    }
    let mut calls = Calls(Vec::new());
    calls.visit_file(&syn::parse_file(text)?);
    let mut best = text.to_owned();
    let mut changed = Vec::new();
    for call in calls.0 {
        changed.push(call);
        let mut edits = Edits::default();
        for (receiver, end) in &changed {
            edits.replace(receiver.start..receiver.start, "IntoIterator::into_iter(");
            edits.replace(receiver.end..*end, ")");
        }
        let next = edits.apply(text);
        match errors(&next)? {
            fewer if fewer < left => (best, left) = (next, fewer),
            _ => _ = changed.pop(),
        }
    }
    Ok(best)
}

/// The calls of `into_iter`: the ranges of the receivers, and the ends of the calls.
struct Calls(Vec<(Range<usize>, usize)>);

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if call.method == "into_iter" {
            let end = range(call.span()).end;
            self.0.push((range(call.receiver.span()), end));
        }
        visit::visit_expr_method_call(self, call);
    }
}

/// The import from the standard library that the compiler suggests, and its offset.
fn import(error: &Diagnostic) -> Option<(usize, &str)> {
    let mut places = error.children.iter().flat_map(|child| &child.spans);
    places.find_map(|place| {
        let import = place.suggested_replacement.as_deref()?;
        let is_import = import.starts_with("use std::");
        is_import.then_some((place.byte_start, import))
    })
}

/// Replaces `panic!("{n}")` by `panic!("{}", format_args!("{n}"))`.
fn formatted(text: &str) -> Result<String> {
    let mut edits = Edits::default();
    each_token(tokens(text)?, &mut |token, rest| {
        let (TokenTree::Ident(name), [TokenTree::Punct(_), TokenTree::Group(group), ..]) =
            (token, rest)
        else {
            return;
        };
        let before = match name.to_string().as_str() {
            "panic" | "unreachable" => 0,
            "assert" | "debug_assert" => 1,
            _ => return,
        };
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let arguments = by_commas(&tokens).filter(|tokens| !tokens.is_empty());
        let arguments: Vec<&[TokenTree]> = arguments.skip(before).collect();
        if let [[TokenTree::Literal(message)]] = arguments[..]
            && message.to_string().contains('{')
        {
            let place = range(message.span());
            edits.replace(place, format!("\"{{}}\", format_args!({message})"));
        }
    });
    Ok(edits.apply(text))
}
