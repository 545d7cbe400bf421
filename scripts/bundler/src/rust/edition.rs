//! Brings crates of an older edition to a later one, as `cargo fix --edition` would, and a file to
//! what the edition 2018 takes as well.

use super::model::{Libraries, Model};
use super::rustc::{Diagnostic, check};
use super::text::{Edits, each_token, range};
use super::unused::{crate_of, is_of_crate};
use anyhow::{Result, anyhow};
use proc_macro2::{TokenStream, TokenTree};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::ExprMethodCall;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// One change may reveal that another is needed, but not forever.
const ROUNDS: usize = 10;

/// The file with all changes in its crates that the compiler is sure of, and the errors that are left.
///
/// # Errors
///
/// When the compiler cannot be run.
pub fn migrate(
    mut text: String,
    edition: &str,
    libraries: &Libraries,
) -> Result<(String, Vec<Diagnostic>)> {
    if libraries.crates.is_empty() {
        return Ok((text, Vec::new()));
    }
    let mut errors = Vec::new();
    for _ in 0..ROUNDS {
        errors = check(&text, edition, &libraries.externs)?;
        errors.retain(Diagnostic::is_error);
        if errors.is_empty() {
            break;
        }
        let model = Model::new(&text, libraries)?;
        let of_crates = errors.iter().filter(|one| is_of_crate(&model, one));
        // Several errors may suggest the same.
        let changes: BTreeSet<_> = of_crates.flat_map(|error| changes(&model, error)).collect();
        let mut edits = Edits::default();
        for (start, end, by) in &changes {
            edits.replace(*start..*end, &**by);
        }
        let next = edits.apply(&text);
        if changes.is_empty() || syn::parse_file(&next).is_err() {
            break;
        }
        text = next;
    }
    Ok((text, errors))
}

/// The changes that the compiler suggests and is sure of. What it only denies is allowed, as it is with
/// cargo in all crates.
fn changes<'d>(model: &Model, error: &'d Diagnostic) -> Vec<(usize, usize, Cow<'d, str>)> {
    if let Some(lint) = error.denied_by() {
        let module = crate_of(model, error).and_then(|name| model.module(name));
        let allowed = module.map(|module| {
            let start = model.parts[module].start;
            (start, start, Cow::from(format!("#[allow({lint})]\n")))
        });
        return allowed.into_iter().collect();
    }
    let places = error.children.iter().flat_map(|child| &child.spans);
    places
        .filter(|place| place.suggestion_applicability.as_deref() == Some("MachineApplicable"))
        .filter_map(|place| {
            let by = place.suggested_replacement.as_deref()?;
            Some((place.byte_start, place.byte_end, Cow::from(by)))
        })
        .collect()
}

/// The file with what an edition before 2021 needs: imports of names that later preludes have, and
/// messages that are formats even if nothing follows them.
///
/// # Errors
///
/// When the compiler cannot be run.
pub fn for_2018(text: &str, libraries: &Libraries) -> Result<String> {
    let mut text = formatted(text)?;
    for _ in 0..ROUNDS {
        let diagnostics = check(&text, "2018", &libraries.externs)?;
        let errors = diagnostics.iter().filter(|one| one.is_error());
        let imports: BTreeSet<(usize, &str)> = errors.filter_map(import).collect();
        if imports.is_empty() {
            break;
        }
        let mut edits = Edits::default();
        for (place, import) in imports {
            edits.replace(place..place, import);
        }
        text = edits.apply(&text);
    }
    by_value(&text, libraries)
}

/// The file with `IntoIterator::into_iter(array)` in place of `array.into_iter()`, which gives
/// references in 2018: wherever there are fewer errors so.
fn by_value(text: &str, libraries: &Libraries) -> Result<String> {
    let errors = |text: &str| -> Result<usize> {
        let diagnostics = check(text, "2018", &libraries.externs)?;
        Ok(diagnostics.iter().filter(|one| one.is_error()).count())
    };
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

/// The calls of the method `into_iter`: the ranges of what it is called of, and their ends.
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

/// The import from the standard library that the compiler suggests, and where.
fn import(error: &Diagnostic) -> Option<(usize, &str)> {
    let mut places = error.children.iter().flat_map(|child| &child.spans);
    places.find_map(|place| {
        let import = place.suggested_replacement.as_deref()?;
        let is_import = import.starts_with("use std::");
        is_import.then_some((place.byte_start, import))
    })
}

/// The file with `panic!("{}", format_args!("{n}"))` in place of `panic!("{n}")`.
fn formatted(text: &str) -> Result<String> {
    let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
    let mut edits = Edits::default();
    each_token(tokens, &mut |token, rest| {
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
        let comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(one) if one.as_char() == ',');
        let arguments = tokens.split(comma).filter(|tokens| !tokens.is_empty());
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
