//! Checks that a file means the same in another edition as in its own.
//!
//! Code that the other edition rejects is an error. The lints of the earlier edition report changes of
//! meaning. One lint misses most values of `if let` that are dropped at another time, such as values behind a
//! method that dereferences them. The check therefore also makes each such value the last expression of a
//! block with a variable, where another lint finds it.

use super::model::Model;
use super::rustc::{Diagnostic, check, check_with};
use super::text::{line, range, tokens, words};
use super::unused::{is_own, of_solution};
use crate::locate;
use anyhow::Result;
use proc_macro2::TokenStream;
use std::fmt;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, UnOp};

/// A change of meaning that a lint reports, for code that compiles in both editions.
struct Change {
    lint: &'static str,
    /// The first edition with the new meaning.
    since: &'static str,
    what: &'static str,
}

const IF_LET: Change = Change {
    lint: "if_let_rescope",
    since: "2024",
    what: "this `if let` drops a temporary value before its `else` instead of after it",
};

const BLOCK: Change = Change {
    lint: "tail_expr_drop_order",
    since: "2024",
    what: "a temporary value at the end of this block is dropped before the block's variables instead of \
           after them",
};

/// The changes of meaning that have a lint and an effect. Two lints are omitted: the one about `expr` in
/// macros reports every occurrence; the other is about panic messages.
const CHANGES: [Change; 8] = [
    Change {
        lint: "array_into_iter",
        since: "2021",
        what: "`into_iter` of an array yields its items instead of references to them",
    },
    Change {
        lint: "rust_2021_incompatible_closure_captures",
        since: "2021",
        what: "this closure captures only the fields that it uses, so values are dropped at another time",
    },
    Change {
        lint: "rust_2021_prelude_collisions",
        since: "2021",
        what: "this may call a method of `TryFrom`, `TryInto` or `FromIterator`, which are always in scope",
    },
    Change {
        lint: "boxed_slice_into_iter",
        since: "2024",
        what: "`into_iter` of a boxed slice yields its items instead of references to them",
    },
    Change {
        lint: "rust_2024_prelude_collisions",
        since: "2024",
        what: "this may call a method of `Future` or `IntoFuture`, which are always in scope",
    },
    Change {
        lint: "dependency_on_unit_never_type_fallback",
        since: "2024",
        what: "this expression, which never returns, has the type `!` instead of `()`",
    },
    IF_LET,
    BLOCK,
];

/// The error for a program that means something else, or does not compile, in an edition.
#[derive(Debug)]
pub struct Differs {
    pub edition: &'static str,
    pub own: &'static str,
    pub why: String,
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Differs { edition, own, why } = self;
        write!(
            f,
            "the program is written in the edition {own} and would not mean the same in {edition}: {why}"
        )
    }
}

impl std::error::Error for Differs {}

/// Compares the meanings of a program in two editions, of which `own` is its own. Line numbers refer to
/// `source`.
///
/// # Errors
///
/// Fails if the compiler cannot be run.
pub fn difference(
    model: &Model,
    source: &str,
    [edition, own]: [&'static str; 2],
) -> Result<Option<Differs>> {
    let text = &model.text;
    let differs = |why| Some(Differs { edition, own, why });
    let diagnostics = check(text, edition, &model.libraries.externs)?;
    if let Some(error) = diagnostics.into_iter().find(Diagnostic::is_error) {
        return Ok(differs(error.to_string()));
    }
    let (earlier, later) = (edition.min(own), edition.max(own));
    let is_between = |change: &&Change| earlier < change.since && change.since <= later;
    let changes: Vec<&Change> = CHANGES.iter().filter(is_between).collect();
    let found = first(model, earlier, &changes)?;
    if let Some((change, place)) = found {
        return Ok(differs(said(change, text, source, place.start)));
    }
    if !changes.iter().any(|change| change.lint == IF_LET.lint) {
        return Ok(None);
    }
    dropped_otherwise(model, earlier)
        .map(|found| found.and_then(|start| differs(said(&IF_LET, text, source, start))))
}

/// Finds the first temporary of an `if let` that the earlier edition drops after the `else`.
fn dropped_otherwise(model: &Model, edition: &'static str) -> Result<Option<usize>> {
    let text = &model.text;
    let mut values = Values(Vec::new());
    values.visit_file(&syn::parse_file(text)?);
    values.0.retain(|value| is_own(model, value));
    let mut edits = Vec::new();
    for value in &values.0 {
        edits.push((value.start, before(&tokens(&text[value.clone()])?)));
        edits.push((value.end, String::from(AFTER)));
    }
    if edits.is_empty() {
        return Ok(None);
    }
    edits.sort();
    let (mut tried, mut done) = (String::new(), 0);
    // The offsets of the inserted prefixes and of their values in the program.
    let mut places = Vec::new();
    for (at, edit) in &edits {
        tried += &text[done..*at];
        places.push((tried.len()..tried.len() + edit.len(), *at));
        tried += edit;
        done = *at;
    }
    tried += &text[done..];
    let diagnostics = check_with(&tried, edition, &model.libraries.externs, &[BLOCK.lint])?;
    // A value that does not compile in this form may be dropped at another time.
    let is_about = |one: &&Diagnostic| one.is_error() || one.is_lint(BLOCK.lint);
    let reported = diagnostics.iter().filter(is_about).flat_map(Diagnostic::primary);
    let found: Vec<usize> = reported.map(|place| place.byte_start).collect();
    let is_found = |place: &Range<usize>| found.iter().any(|at| place.contains(at));
    Ok(places.into_iter().find_map(|(place, at)| is_found(&place).then_some(at)))
}

/// The text to insert before a value: the value's tokens again, as the last expression of a block with a
/// variable, which never runs.
fn before(value: &TokenStream) -> String {
    format!(
        "({{ struct Marker; impl Drop for Marker {{ fn drop(&mut self) {{}} }} \
         fn alike<T>(_: &mut T, _: &Option<T>) {{}} fn tied<T>(value: T, _: &Option<T>) -> T {{ value }} \
         let other = None; \
         if false {{ {{ let _marker = Marker; alike(&mut {value}, &other) }}; loop {{}} }} \
         tied("
    )
}

/// The text to insert after the value.
const AFTER: &str = ", &other) })";

/// The temporary values of `if let` conditions: the whole condition, or a value of which it takes a part.
struct Values(Vec<Range<usize>>);

impl<'ast> Visit<'ast> for Values {
    fn visit_expr_if(&mut self, expression: &'ast ExprIf) {
        if let Expr::Let(condition) = &*expression.cond
            && expression.else_branch.is_some()
            && let Some(value) = made(&condition.expr)
        {
            self.0.push(range(value.span()));
        }
        visit::visit_expr_if(self, expression);
    }
}

/// The temporary value of an expression; `None` for a literal or an existing place.
fn made(expression: &Expr) -> Option<&Expr> {
    match expression {
        Expr::Path(_) | Expr::Lit(_) => None,
        Expr::Field(place) => made(&place.base),
        Expr::Index(place) => made(&place.expr),
        Expr::Paren(inner) => made(&inner.expr),
        Expr::Unary(place) if matches!(place.op, UnOp::Deref(_)) => made(&place.expr),
        value => Some(value),
    }
}

fn said(change: &Change, text: &str, source: &str, place: usize) -> String {
    let item = words(&text[place..]).find(|word| !word.is_empty()).unwrap_or_default();
    let line = locate::line(text, line(text, place), item, source);
    format!("{line}: since the edition {}, {}", change.since, change.what)
}

/// The first place that one of these lints reports.
fn first<'c>(
    model: &Model,
    edition: &'static str,
    changes: &[&'c Change],
) -> Result<Option<(&'c Change, Range<usize>)>> {
    if changes.is_empty() {
        return Ok(None);
    }
    let lints: Vec<&str> = changes.iter().map(|change| change.lint).collect();
    let diagnostics = check_with(&model.text, edition, &model.libraries.externs, &lints)?;
    let (own, _) = of_solution(model, diagnostics);
    Ok(own.iter().find_map(|warning| {
        let change = changes.iter().find(|change| warning.is_lint(change.lint))?;
        Some((*change, warning.primary().next()?.range()))
    }))
}
