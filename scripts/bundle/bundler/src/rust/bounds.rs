//! Removes the checks of the statement's bounds. Judges' data sometimes breaks the statement, and a solution
//! may still answer correctly. Checks of the method's own limits use `assert!` and stay.
//!
//! The module removes the calls of `shared::bounds::check`, `check_each` and `check_that`, each `Total`,
//! loops of nothing else, the comments right above, and the constants and imports that only this code used. A
//! variable of `input!` that only this code used begins with an underscore.

use super::mentions::captured;
use super::text::{self, Edits, each_token, range, whole_lines};
use anyhow::Result;
use proc_macro2::{Ident, Spacing, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, Item, ItemUse, Macro, Pat, PatIdent, Stmt, UseTree};

const FUNCTIONS: [&str; 3] = ["check", "check_each", "check_that"];

const TOTAL: &str = "Total";

/// The solution without these checks.
///
/// # Errors
///
/// Fails if the syntax is wrong.
pub fn left_out(text: &str) -> Result<String> {
    let (file, _) = parsed(text)?;
    let mut checks = Checks::default();
    for item in &file.items {
        if let Item::Use(item) = item
            && let Some((_, names)) = imported(text, item)
        {
            checks.imported.extend(names);
        }
    }
    checks.visit_file(&file);
    if checks.found.is_empty() {
        return Ok(text.to_owned());
    }
    let mut edits = Edits::default();
    for found in checks.found {
        edits.cut(with_comments(text, whole_lines(text, found)));
    }
    without_gaps(&unused(text, &edits.apply(text))?)
}

/// Parses a text and counts the occurrences of each name, also in format strings.
fn parsed(text: &str) -> Result<(syn::File, BTreeMap<String, usize>)> {
    let file = text::parsed(text)?;
    let mut names = BTreeMap::new();
    each_token(text::tokens(text)?, &mut |token, _| {
        let mut count = |name: String| *names.entry(name).or_default() += 1;
        match token {
            TokenTree::Ident(name) => count(name.to_string()),
            TokenTree::Literal(literal) => captured(&literal.to_string()).for_each(count),
            _ => {}
        }
    });
    Ok((file, names))
}

#[derive(Default)]
struct Checks {
    /// Names imported from `shared::bounds`: a program may have functions of the same names.
    imported: BTreeSet<String>,
    /// The variables in scope that are a `Total`.
    totals: BTreeSet<String>,
    found: Vec<Range<usize>>,
}

impl Visit<'_> for Checks {
    fn visit_block(&mut self, block: &Block) {
        let outer = self.totals.clone();
        for statement in &block.stmts {
            let before = self.totals.clone();
            if self.is_check(statement) {
                self.found.push(range(statement.span()));
            } else {
                visit::visit_stmt(self, statement);
            }
            if !matches!(statement, Stmt::Local(_)) {
                self.totals = before;
            }
        }
        self.totals = outer;
    }

    fn visit_pat_ident(&mut self, variable: &PatIdent) {
        self.totals.remove(&variable.ident.to_string());
        visit::visit_pat_ident(self, variable);
    }
}

impl Checks {
    fn is_check(&mut self, statement: &Stmt) -> bool {
        match statement {
            Stmt::Local(local) => {
                let (Some(init), Pat::Ident(name)) = (&local.init, &local.pat) else {
                    return false;
                };
                let is_total = self.calls(&init.expr, &[TOTAL, "new"]);
                if is_total {
                    self.totals.insert(name.ident.to_string());
                }
                is_total
            }
            Stmt::Expr(Expr::ForLoop(each), _) => {
                self.visit_pat(&each.pat);
                let mut inside = each.body.stmts.iter();
                inside.len() > 0 && inside.all(|statement| self.is_check(statement))
            }
            Stmt::Expr(Expr::MethodCall(call), Some(_)) => match &*call.receiver {
                Expr::Path(of) if call.method == "add" => {
                    of.path.get_ident().is_some_and(|name| self.totals.contains(&name.to_string()))
                }
                _ => false,
            },
            Stmt::Expr(call, Some(_)) => {
                let mut functions = FUNCTIONS.iter();
                functions.any(|function| self.calls(call, &[function]))
            }
            _ => false,
        }
    }

    fn calls(&self, expression: &Expr, path: &[&str]) -> bool {
        let Expr::Call(call) = expression else {
            return false;
        };
        let Expr::Path(function) = &*call.func else {
            return false;
        };
        let names = function.path.segments.iter();
        let names: Vec<String> = names.map(|one| one.ident.to_string()).collect();
        let Some(at) = names.len().checked_sub(path.len()) else {
            return false;
        };
        let (before, named) = names.split_at(at);
        named == path
            && match before {
                [] => self.imported.contains(path[0]),
                [.., library, module] => library == "shared" && module == "bounds",
                // The program may have a module of this name.
                [_] => false,
            }
    }
}

/// Extends lines by comments right above.
fn with_comments(text: &str, lines: Range<usize>) -> Range<usize> {
    let mut start = lines.start;
    for line in text[..lines.start].split_inclusive('\n').rev() {
        if !line.trim_start().starts_with("//") || line.starts_with("//!") {
            break;
        }
        start -= line.len();
    }
    start..lines.end
}

/// Removes the constants and imports that were used in `before` but not in `text`, and marks such variables of
/// `input!`.
fn unused(before: &str, text: &str) -> Result<String> {
    let (file, after) = parsed(text)?;
    let (_, before) = parsed(before)?;
    let is_unused = |name: &str| after.get(name) == Some(&1) && before.get(name) > Some(&1);
    let mut edits = Edits::default();
    for item in &file.items {
        match item {
            Item::Const(item) if is_unused(&item.ident.to_string()) => {
                edits.cut(whole_lines(text, range(item.span())));
            }
            Item::Use(item) => trim_import(text, item, is_unused, &mut edits),
            _ => {}
        }
    }
    let mut variables = Variables::default();
    variables.visit_file(&file);
    for variable in variables.read.into_iter().filter(|variable| is_unused(&variable.to_string())) {
        edits.replace(range(variable.span()), format!("_{variable}"));
    }
    Ok(edits.apply(text))
}

/// The variables that `input!` reads.
#[derive(Default)]
struct Variables {
    read: Vec<Ident>,
}

impl Visit<'_> for Variables {
    fn visit_macro(&mut self, call: &Macro) {
        if call.path.segments.last().is_none_or(|name| name.ident != "input") {
            return;
        }
        let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
        for pair in tokens.windows(2) {
            if let [TokenTree::Ident(name), TokenTree::Punct(mark)] = pair
                && mark.as_char() == ':'
                && mark.spacing() == Spacing::Alone
            {
                self.read.push(name.clone());
            }
        }
    }
}

/// The names that `use shared::bounds::…` imports, and their part of the item.
fn imported<'i>(text: &str, item: &'i ItemUse) -> Option<(&'i UseTree, Vec<String>)> {
    let UseTree::Path(shared) = &item.tree else {
        return None;
    };
    let UseTree::Path(bounds) = &*shared.tree else {
        return None;
    };
    if shared.ident != "shared" || bounds.ident != "bounds" {
        return None;
    }
    let names = match &*bounds.tree {
        UseTree::Name(name) => vec![name.ident.to_string()],
        UseTree::Group(group) => {
            group.items.iter().map(|one| text[range(one.span())].to_owned()).collect()
        }
        _ => return None,
    };
    Some((&bounds.tree, names))
}

fn trim_import(text: &str, item: &ItemUse, is_unused: impl Fn(&str) -> bool, edits: &mut Edits) {
    let Some((tree, names)) = imported(text, item) else {
        return;
    };
    let checks = |name: &str| name == TOTAL || FUNCTIONS.contains(&name);
    let is_needed = |name: &&String| !(checks(name) && is_unused(name));
    let needed: Vec<&String> = names.iter().filter(is_needed).collect();
    match needed[..] {
        [] => edits.cut(whole_lines(text, range(item.span()))),
        [one] => edits.replace(range(tree.span()), one),
        _ => {}
    }
}

/// Removes blank lines at the start of blocks and merges repeated ones, except in literals.
fn without_gaps(text: &str) -> Result<String> {
    let mut literals = Vec::new();
    each_token(text::tokens(text)?, &mut |token, _| {
        if let TokenTree::Literal(literal) = token {
            literals.push(range(literal.span()));
        }
    });
    let mut start = 0;
    let mut result = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let is_gap =
            line.trim().is_empty() && (result.ends_with("{\n") || result.ends_with("\n\n"));
        if !is_gap || literals.iter().any(|literal| literal.contains(&start)) {
            result += line;
        }
        start += line.len();
    }
    Ok(result)
}
