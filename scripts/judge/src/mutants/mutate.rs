//! Mutants of a program: its text with one plausible mistake each, such as another operator, a bound off by
//! one, an omitted sort, or 32 bits instead of 64.

use crate::report::shortened;
use anyhow::{Context, Result};
use bundler::rust::assemble::STAND_INS;
use std::ops::Range;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    BinOp, Block, Expr, ExprBinary, ExprLit, ExprMethodCall, ExprRange, ExprRepeat, Ident,
    ImplItemFn, Item, ItemConst, ItemFn, ItemMod, ItemStatic, Lit, Macro, Pat, Stmt, StmtMacro,
    Token, Type, UnOp,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutant {
    /// The changed range of bytes.
    pub(crate) range: Range<usize>,
    pub(crate) change: Change,
    /// The change in words.
    pub(crate) what: String,
    pub(crate) part: Part,
}

/// A part of a bundle that comes from one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// The module of the theory; none for the solution.
    pub(crate) module: Option<String>,
    pub(crate) range: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Replaces an expression by another one of the same type.
    Expression(String),
    /// Replaces an iterator by one of another type.
    Iterator(String),
    /// Omits the statement.
    LeftOut,
    /// Truncates the variable of this name, possibly after `mut`, to 32 bits after the statement reads it.
    Narrowed(String),
}

/// The mutants of a program in textual order, excluding crates in a bundle and constant expressions.
pub(crate) fn mutants(text: &str) -> Result<Vec<Mutant>> {
    let file = syn::parse_file(text).context("the bundle cannot be parsed")?;
    let modules = file.items.iter().filter(|item| matches!(item, Item::Mod(_)));
    let end = modules.map(|module| module.span().byte_range().start).min();
    let mut finder = Finder {
        text,
        part: Part { module: None, range: 0..end.unwrap_or(text.len()) },
        mutants: Vec::new(),
    };
    finder.visit_file(&file);
    let mut mutants = finder.mutants;
    mutants.sort_by_key(|mutant| mutant.range.start);
    Ok(mutants)
}

/// A program with mutants, one of which is selected at run time.
pub(crate) struct Together {
    pub(crate) text: String,
    pub(crate) places: Vec<Range<usize>>,
}

impl Together {
    /// The innermost mutant, counted from 0, around a part of the text; one larger than the part is
    /// preferred.
    pub(crate) fn innermost(&self, part: &Range<usize>) -> Option<usize> {
        let places = self.places.iter().enumerate();
        let around = places.filter(|(_, place)| is_in(part, place));
        around.min_by_key(|(_, place)| (*place == part, place.len())).map(|(number, _)| number)
    }

    /// The mutants, counted from 0, within a part of the text.
    pub(crate) fn within(&self, part: &Range<usize>) -> impl Iterator<Item = usize> {
        let places = self.places.iter().enumerate();
        places.filter(|(_, place)| is_in(place, part)).map(|(number, _)| number)
    }
}

fn is_in(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// Inserts mutants, numbered from 1, into a program: see `choice.rs`.
pub(crate) fn put_together(text: &str, mutants: &[Mutant]) -> Together {
    let mut insertions = Vec::new();
    for (at, mutant) in mutants.iter().enumerate() {
        let Range { start, end } = mutant.range;
        let [before, after] = mutant.around(at + 1);
        // An outer mutant begins before an inner one and ends after it.
        insertions.push((start, true, usize::MAX - end, at, before));
        insertions.push((end, false, usize::MAX - start, mutants.len() - at, after));
    }
    insertions.sort();
    let mut places = vec![0..0; mutants.len()];
    let (mut whole, mut done) = (String::new(), 0);
    for (position, is_before, _, order, inserted) in insertions {
        whole += &text[done..position];
        done = position;
        if is_before {
            places[order].start = whole.len();
        }
        whole += &inserted;
        if !is_before {
            places[mutants.len() - order].end = whole.len();
        }
    }
    whole += &text[done..];
    Together { text: whole, places }
}

impl Mutant {
    /// The texts before and after the original that insert the mutant with this number.
    fn around(&self, number: usize) -> [String; 2] {
        let is_it = format!("crate::choice::is_mutant({number})");
        match &self.change {
            Change::Expression(code) => {
                [format!("(if {is_it} {{ {code} }} else {{ "), String::from(" })")]
            }
            Change::Iterator(code) => {
                let kind = "Box<dyn DoubleEndedIterator<Item = _> + '_>";
                [
                    format!("(if {is_it} {{ Box::new({code}) as {kind} }} else {{ Box::new("),
                    String::from(") })"),
                ]
            }
            Change::LeftOut => [format!("if !{is_it} {{ "), String::from(" }")],
            Change::Narrowed(variable) => {
                let name = variable.trim_start_matches("mut ");
                let value =
                    format!("if {is_it} {{ crate::choice::narrowed({name}) }} else {{ {name} }}");
                [String::new(), format!(" let {variable} = {value};")]
            }
        }
    }
}

struct Finder<'a> {
    text: &'a str,
    part: Part,
    mutants: Vec<Mutant>,
}

impl Finder<'_> {
    fn code(&self, node: &impl Spanned) -> String {
        self.text[node.span().byte_range()].to_owned()
    }

    fn push(&mut self, node: &impl Spanned, change: Change, what: String) {
        self.mutants.push(Mutant {
            range: node.span().byte_range(),
            change,
            what,
            part: self.part.clone(),
        });
    }

    fn other(&mut self, old: &Expr, new: &str) {
        let what = format!("{} becomes {}", quoted(&self.code(old)), quoted(new));
        self.push(old, Change::Expression(new.to_owned()), what);
    }

    fn narrow(&mut self, value: &Expr, new: String) {
        let what = format!("{} has 32 bits", quoted(&self.code(value)));
        self.push(value, Change::Expression(new), what);
    }

    fn operator(&mut self, whole: &Expr, binary: &ExprBinary) {
        let [left, right] = [&binary.left, &binary.right].map(|side| self.code(side));
        let (old, operator) = (self.code(whole), self.code(&binary.op));
        for other in other_operators(&operator) {
            let new = format!("({left}) {other} ({right})");
            let what =
                format!("{} becomes {}", quoted(&old), quoted(&format!("{left} {other} {right}")));
            self.push(whole, Change::Expression(new), what);
        }
        match binary.op {
            BinOp::Add(_) | BinOp::Mul(_) | BinOp::Shl(_) => {
                self.narrow(whole, format!("crate::choice::narrowed({old})"));
            }
            BinOp::AddAssign(_) | BinOp::MulAssign(_) | BinOp::ShlAssign(_) => {
                self.narrow(whole, format!("{old}; {left} = crate::choice::narrowed({left});"));
            }
            _ => {}
        }
    }

    fn literal(&mut self, whole: &Expr, literal: &Lit) {
        match literal {
            Lit::Bool(literal) => self.other(whole, if literal.value { "false" } else { "true" }),
            Lit::Int(literal) => {
                let Ok(number) = literal.base10_parse::<u128>() else {
                    return;
                };
                let near = [number.checked_add(1), number.checked_sub(1)];
                for near in near.into_iter().flatten() {
                    self.other(whole, &format!("{near}{}", literal.suffix()));
                }
            }
            _ => {}
        }
    }

    /// Replaces the ends of a range, except literals, which have their own mutants.
    fn range(&mut self, range: &ExprRange) {
        if let Some(start) = range.start.as_deref().filter(|end| !is_literal(end)) {
            let code = self.code(start);
            self.other(start, &format!("({code}) + 1"));
        }
        if let Some(end) = range.end.as_deref().filter(|end| !is_literal(end)) {
            let code = self.code(end);
            self.other(end, &format!("({code}) + 1"));
            self.other(end, &format!("({code}) - 1"));
        }
    }

    fn call(&mut self, whole: &Expr, call: &ExprMethodCall) {
        let (old, receiver) = (self.code(whole), self.code(&call.receiver));
        let method = call.method.to_string();
        let name = call.method.span().byte_range();
        let start = whole.span().byte_range().start;
        let (before, after) = (&old[..name.start - start], &old[name.end - start..]);
        match &*method {
            "pow" | "sum" | "product" => {
                self.narrow(whole, format!("crate::choice::narrowed({old})"));
            }
            "sorted" | "sorted_by_key" | "sorted_unstable" => {
                let code = format!("{receiver}.collect::<Vec<_>>().into_iter()");
                let what = format!("{} is not sorted", quoted(&receiver));
                self.push(whole, Change::Expression(code), what);
            }
            "rev" => {
                let what = format!("{} is not reversed", quoted(&receiver));
                self.push(whole, Change::Iterator(receiver), what);
            }
            _ => {
                if let Some(other) = other_method(&method) {
                    self.other(whole, &format!("{before}{other}{after}"));
                }
            }
        }
    }

    fn condition(&mut self, condition: &Expr, values: &[&str]) {
        if !matches!(condition, Expr::Let(_)) {
            for value in values {
                self.other(condition, value);
            }
        }
    }

    /// Truncates to 32 bits the variables that a statement reads.
    fn inputs(&mut self, statement: &StmtMacro) {
        let Ok(inputs) = statement.mac.parse_body::<Inputs>() else {
            return;
        };
        for variable in inputs.variables {
            let name = variable.trim_start_matches("mut ").to_owned();
            let what = format!("`{name}` has 32 bits");
            self.push(statement, Change::Narrowed(variable), what);
        }
    }

    fn visit_body(&mut self, is_const: bool, body: &Block) {
        if !is_const {
            self.visit_block(body);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if STAND_INS.iter().any(|(name, _)| module.ident == name) {
            return;
        }
        let outer = self.part.clone();
        if module.ident != "shared" && outer.module.is_none() {
            self.part =
                Part { module: Some(module.ident.to_string()), range: module.span().byte_range() };
        }
        visit::visit_item_mod(self, module);
        self.part = outer;
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.visit_body(function.sig.constness.is_some(), &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.visit_body(function.sig.constness.is_some(), &function.block);
    }

    // The compiler evaluates constants.
    fn visit_item_const(&mut self, _: &'ast ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast ItemStatic) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_expr_repeat(&mut self, list: &'ast ExprRepeat) {
        self.visit_expr(&list.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        match statement {
            Stmt::Expr(expression, Some(_)) if has_effect(expression) => {
                let what = format!("{} is left out", quoted(&self.code(statement)));
                self.push(statement, Change::LeftOut, what);
            }
            Stmt::Macro(statement) => self.inputs(statement),
            _ => {}
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Binary(binary) => self.operator(expression, binary),
            Expr::If(branch) => self.condition(&branch.cond, &["true", "false"]),
            Expr::Lit(ExprLit { lit, .. }) => self.literal(expression, lit),
            Expr::MethodCall(call) => self.call(expression, call),
            Expr::Range(range) => self.range(range),
            Expr::Unary(unary) if !matches!(unary.op, UnOp::Deref(_)) => {
                self.other(expression, &self.code(&unary.expr));
            }
            Expr::While(repeated) => self.condition(&repeated.cond, &["false"]),
            _ => {}
        }
        visit::visit_expr(self, expression);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        if let Ok(Arguments(arguments)) = call.parse_body()
            && call.path.get_ident().is_some_and(takes_expressions)
        {
            for argument in &arguments {
                self.visit_expr(argument);
            }
        }
    }
}

struct Arguments(Vec<Expr>);

impl Parse for Arguments {
    fn parse(input: ParseStream) -> syn::Result<Arguments> {
        if input.is_empty() {
            return Ok(Arguments(Vec::new()));
        }
        let mut arguments = vec![input.parse()?];
        while !input.is_empty() {
            if input.parse::<Option<Token![;]>>()?.is_none() {
                input.parse::<Token![,]>()?;
            }
            if !input.is_empty() {
                arguments.push(input.parse()?);
            }
        }
        Ok(Arguments(arguments))
    }
}

/// The variables of `input!`, each possibly after `mut`.
struct Inputs {
    variables: Vec<String>,
}

impl Parse for Inputs {
    fn parse(input: ParseStream) -> syn::Result<Inputs> {
        let mut variables = Vec::new();
        while !input.is_empty() {
            let is_mut = input.parse::<Option<Token![mut]>>()?.is_some();
            let name: Ident = input.parse()?;
            input.parse::<Token![:]>()?;
            input.parse::<Type>()?;
            input.parse::<Option<Token![,]>>()?;
            variables.push(format!("{}{name}", if is_mut { "mut " } else { "" }));
        }
        Ok(Inputs { variables })
    }
}

fn other_operators(operator: &str) -> &'static [&'static str] {
    match operator {
        "+" => &["-"],
        "-" | "*" => &["+"],
        "/" => &["*"],
        "%" => &["/"],
        "^" => &["|", "+"],
        "&" => &["|"],
        "|" => &["&"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "+=" => &["-="],
        "-=" | "*=" => &["+="],
        "/=" => &["*="],
        "%=" => &["/="],
        "^=" => &["|=", "+="],
        "&=" => &["|="],
        "|=" => &["&="],
        "<<=" => &[">>="],
        ">>=" => &["<<="],
        "<" => &["<="],
        "<=" => &["<"],
        ">" => &[">="],
        ">=" => &[">"],
        "==" => &["!="],
        "!=" => &["=="],
        "&&" => &["||"],
        "||" => &["&&"],
        _ => &[],
    }
}

fn other_method(method: &str) -> Option<&'static str> {
    Some(match method {
        "all" => "any",
        "any" => "all",
        "is_none" => "is_some",
        "is_some" => "is_none",
        "max" => "min",
        "max_by_key" => "min_by_key",
        "min" => "max",
        "min_by_key" => "max_by_key",
        _ => return None,
    })
}

/// Returns whether an expression is a statement that has an effect and contains no other statements.
fn has_effect(expression: &Expr) -> bool {
    matches!(
        expression,
        Expr::Assign(_)
            | Expr::Binary(_)
            | Expr::Break(_)
            | Expr::Call(_)
            | Expr::Continue(_)
            | Expr::MethodCall(_)
            | Expr::Return(_)
    )
}

fn is_literal(expression: &Expr) -> bool {
    matches!(expression, Expr::Lit(_))
}

/// Returns whether the arguments of a macro are expressions. Excludes assertions, which fail only outside the
/// statement's bounds.
fn takes_expressions(name: &Ident) -> bool {
    const NAMES: [&str; 7] = ["eprint", "eprintln", "format", "print", "println", "vec", "write"];
    NAMES.iter().any(|known| name == known) || name == "writeln"
}

/// Code on one line, for a message.
fn quoted(code: &str) -> String {
    let words: Vec<&str> = code.split_whitespace().collect();
    format!("`{}`", shortened(words.join(" ").as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(body: &str) -> Vec<String> {
        let text = format!("fn main() {{ {body} }}\nmod proconio {{ fn one() -> u32 {{ 1 }} }}\n");
        let mutants = mutants(&text).unwrap();
        mutants.into_iter().map(|mutant| mutant.what).collect()
    }

    #[test]
    fn operators_and_bounds_are_changed() {
        assert_eq!(
            changes("let sum = a ^ b;"),
            ["`a ^ b` becomes `a | b`", "`a ^ b` becomes `a + b`"]
        );
        assert_eq!(
            changes("for i in 1..n { f(i < n) }"),
            [
                "`1` becomes `2`",
                "`1` becomes `0`",
                "`n` becomes `(n) + 1`",
                "`n` becomes `(n) - 1`",
                "`i < n` becomes `i <= n`",
            ]
        );
        assert_eq!(
            changes("let x = if !a.is_empty() { a.iter().min() } else { None };"),
            [
                "`!a.is_empty()` becomes `true`",
                "`!a.is_empty()` becomes `false`",
                "`!a.is_empty()` becomes `a.is_empty()`",
                "`a.iter().min()` becomes `a.iter().max()`",
            ]
        );
    }

    #[test]
    fn steps_are_left_out() {
        assert_eq!(
            changes("list.sort_unstable(); for x in list.iter().rev() {}"),
            ["`list.sort_unstable();` is left out", "`list.iter()` is not reversed",]
        );
        assert_eq!(
            changes("let x = list.into_iter().sorted();"),
            ["`list.into_iter()` is not sorted"]
        );
    }

    #[test]
    fn integers_are_truncated_to_32_bits() {
        assert_eq!(
            changes("input! { mut n: u64, list: [(u64, u64); k] } let product = n * n;"),
            [
                "`n` has 32 bits",
                "`list` has 32 bits",
                "`n * n` becomes `n + n`",
                "`n * n` has 32 bits",
            ]
        );
    }

    #[test]
    fn assertions_and_constants_are_not_changed() {
        let body = "assert!(n <= 5); const SIZE: usize = 4; let list = [false; 7]; type List = [u8; 3]; \
                    match n { 2 => f(), _ => g() }";
        assert_eq!(changes(body), ["`false` becomes `true`"]);
    }

    #[test]
    fn arguments_of_macros_are_changed() {
        assert_eq!(
            changes("print!(\"{}\", vec![x; 2].len());"),
            ["`2` becomes `3`", "`2` becomes `1`"]
        );
    }

    #[test]
    fn an_outer_mutant_contains_the_inner_ones() {
        let text = "fn main() { f(a < 1); }";
        let mutants = mutants(text).unwrap();
        let together = put_together(text, &mutants);
        let parts = together.places.iter().map(|place| &together.text[place.clone()]);
        let parts: Vec<&str> = parts.collect();
        assert_eq!(mutants[0].what, "`f(a < 1);` is left out");
        assert!(parts[0].starts_with("if !crate::choice::is_mutant(1) { f(("));
        assert!(parts[0].ends_with(")); }"));
        assert!(parts[0].contains(parts[1]) && parts[1].contains(parts[2]));
        assert!(parts[2].contains(parts[3]) && parts[3].ends_with("{ 0 } else { 1 })"));
    }
}
