//! Finds code that is newer than the judge's compiler.
//!
//! Parsing finds new syntax. `newer.txt` lists the names of the standard library that older versions lack.
//! Such a name counts if it follows a dot or is part of a path, unless the solution defines it or it may
//! belong to `itertools`.

use super::text::{each_token, line, range};
use anyhow::{Result, bail};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Constraint, Expr, ExprBinary, ExprClosure, ExprConst, ExprRawAddr, Pat,
    PreciseCapture, RangeLimits, ReturnType, TraitItemFn, Type,
};

/// A minor version of Rust: 70 stands for 1.70.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32);

impl Version {
    pub const OLDEST: Version = Version(70);
    pub const ANY: Version = Version(u32::MAX);
}

impl Default for Version {
    fn default() -> Version {
        Version::OLDEST
    }
}

const NAMES: &str = include_str!("newer.txt");

/// Refuses code for a newer version.
///
/// # Errors
///
/// Fails at the first newer feature; the error names the feature, its line, and the version that introduced
/// it.
pub fn check(text: &str, file: &syn::File, version: Version) -> Result<()> {
    let mut found = Found(Vec::new());
    found.visit_file(file);
    found.tokens(text);
    found.0.retain(|(_, _, since)| *since > version);
    let first = found.0.into_iter().min_by_key(|(at, _, _)| *at);
    let Some((at, what, Version(since))) = first else {
        return Ok(());
    };
    let Version(minor) = version;
    bail!("line {}: {what}, newer than Rust 1.{minor}: added in 1.{since}", line(text, at))
}

/// The line of the first let chain, which editions before 2024 reject.
pub fn let_chain(text: &str) -> Option<usize> {
    let mut found = Found(Vec::new());
    found.visit_file(&syn::parse_file(text).ok()?);
    let chains = found.0.iter().filter(|(_, what, _)| what == LET_CHAIN);
    chains.map(|(at, _, _)| line(text, *at)).min()
}

const LET_CHAIN: &str = "a let chain";

/// The position, name and first version of each feature.
struct Found(Vec<(usize, String, Version)>);

impl Found {
    fn add(&mut self, span: Span, what: &str, since: u32) {
        let found = (range(span).start, what.to_owned(), Version(since));
        self.0.push(found);
    }

    /// Finds features that tokens alone show, even within macros: library names, and literals.
    fn tokens(&mut self, text: &str) {
        let Ok(tokens) = text.parse::<TokenStream>() else {
            return;
        };
        let own = defined(&tokens);
        let mut before = [None, None];
        each_token(tokens, &mut |token, rest| {
            if let TokenTree::Ident(name) = token {
                let name = name.to_string();
                // A name after a dot without a call is a field.
                let is_used = match before {
                    [Some(':'), Some(':')] => true,
                    [_, Some('.')] => is_called(rest),
                    _ => name.starts_with(char::is_uppercase),
                };
                if is_used
                    && !own.contains(&name)
                    && let Some(since) = since(&name)
                {
                    self.add(token.span(), &format!("`{name}`"), since);
                }
            }
            if let TokenTree::Literal(literal) = token
                && literal.to_string().starts_with('c')
            {
                self.add(literal.span(), "a literal `c\"…\"`", 77);
            }
            let punct = match token {
                TokenTree::Punct(punct) => Some(punct.as_char()),
                _ => None,
            };
            before = [before[1], punct];
        });
    }
}

/// Returns whether arguments follow a method's name, perhaps after a turbofish.
fn is_called(rest: &[TokenTree]) -> bool {
    match rest.first() {
        Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Parenthesis,
        Some(TokenTree::Punct(punct)) => punct.as_char() == ':',
        _ => false,
    }
}

/// The version that introduced a name, if known to be new.
fn since(name: &str) -> Option<u32> {
    let lines = NAMES.lines().filter(|line| !line.starts_with('#'));
    lines.into_iter().find_map(|line| {
        let (since, names) = line.split_once(' ')?;
        let known = names.split(' ').any(|known| known == name);
        known.then(|| since.parse().expect("newer.txt is well formed"))
    })
}

/// The keywords that precede the name in a definition.
const KEYWORDS: [&str; 6] = ["enum", "fn", "mod", "struct", "trait", "type"];

/// Names that the solution defines or `itertools` has.
fn defined(tokens: &TokenStream) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_token(tokens.clone(), &mut |token, rest| {
        let TokenTree::Ident(word) = token else {
            return;
        };
        if word == "itertools" {
            names.extend(["chunk_by", "repeat_n"].map(String::from));
        }
        if let [TokenTree::Ident(name), ..] = rest
            && KEYWORDS.iter().any(|keyword| word == keyword)
        {
            names.insert(name.to_string());
        }
    });
    names
}

impl<'a> Visit<'a> for Found {
    fn visit_expr_binary(&mut self, binary: &'a ExprBinary) {
        let is_let = |side: &Expr| matches!(side, Expr::Let(_));
        if matches!(binary.op, BinOp::And(_)) && (is_let(&binary.left) || is_let(&binary.right)) {
            self.add(binary.span(), LET_CHAIN, 88);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_arm(&mut self, arm: &'a Arm) {
        if let Some((keyword, guard)) = &arm.guard
            && matches!(**guard, Expr::Let(_))
        {
            self.add(keyword.span(), "a guard `if let`", 95);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_closure(&mut self, closure: &'a ExprClosure) {
        if let Some(keyword) = &closure.asyncness {
            self.add(keyword.span(), "an async closure", 85);
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_expr_const(&mut self, block: &'a ExprConst) {
        self.add(block.span(), "a block `const { … }`", 79);
        visit::visit_expr_const(self, block);
    }

    fn visit_expr_raw_addr(&mut self, address: &'a ExprRawAddr) {
        self.add(address.span(), "`&raw`", 82);
        visit::visit_expr_raw_addr(self, address);
    }

    fn visit_precise_capture(&mut self, capture: &'a PreciseCapture) {
        self.add(capture.span(), "a bound `use<…>`", 82);
    }

    fn visit_constraint(&mut self, constraint: &'a Constraint) {
        self.add(constraint.span(), "a bound of an associated type", 79);
        visit::visit_constraint(self, constraint);
    }

    fn visit_pat(&mut self, pattern: &'a Pat) {
        if let Pat::Range(pattern) = pattern
            && matches!(pattern.limits, RangeLimits::HalfOpen(_))
            && pattern.end.is_some()
        {
            self.add(pattern.span(), "a pattern `a..b`", 80);
        }
        visit::visit_pat(self, pattern);
    }

    fn visit_trait_item_fn(&mut self, function: &'a TraitItemFn) {
        if let Some(keyword) = &function.sig.asyncness {
            self.add(keyword.span(), "an async function in a trait", 75);
        }
        if let ReturnType::Type(_, result) = &function.sig.output
            && matches!(**result, Type::ImplTrait(_))
        {
            self.add(result.span(), "`-> impl …` in a trait", 75);
        }
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_attribute(&mut self, attribute: &'a Attribute) {
        if attribute.path().is_ident("expect") {
            self.add(attribute.span(), "`#[expect]`", 81);
        }
    }
}
