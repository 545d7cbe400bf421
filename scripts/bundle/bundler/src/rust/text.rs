//! Edits of a text, and helpers for tokens, lines and imports.

use anyhow::{Result, anyhow};
use proc_macro2::{Span, TokenStream, TokenTree};
use std::ops::Range;
use syn::{Ident, UseTree};

/// Edits of a text, in any order.
#[derive(Clone, Default)]
pub struct Edits {
    edits: Vec<(Range<usize>, String)>,
}

impl Edits {
    pub fn cut(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    pub fn replace(&mut self, range: Range<usize>, by: impl Into<String>) {
        self.edits.push((range, by.into()));
    }

    /// Applies all edits; one within the range of a larger one is ignored.
    pub fn apply(mut self, text: &str) -> String {
        self.edits.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
        let mut result = String::with_capacity(text.len());
        let mut done = 0;
        for (range, by) in self.edits {
            if range.start >= done {
                result += &text[done..range.start];
                result += &by;
                done = range.end;
            }
        }
        result + &text[done..]
    }
}

/// Splits a file into the comments about it as a whole, which come first, and its code.
pub(crate) fn split_header(text: &str) -> (&str, &str) {
    let lines = text.split_inclusive('\n').take_while(|line| line.starts_with("//!"));
    text.split_at(lines.map(str::len).sum())
}

/// Extends a range to whole lines if nothing else is on them.
pub(crate) fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let start = text[..range.start].rfind('\n').map_or(0, |end| end + 1);
    let end = text[range.end..].find('\n').map_or(text.len(), |end| range.end + end + 1);
    let alone =
        text[start..range.start].trim().is_empty() && text[range.end..end].trim().is_empty();
    if alone { start..end } else { range }
}

pub(crate) fn parsed(text: &str) -> Result<syn::File> {
    syn::parse_file(text)
        .map_err(|error| anyhow!("line {}: {error}", line(text, range(error.span()).start)))
}

/// The words of a text that may be names.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// The number of the line at an offset, from 1.
pub(crate) fn line(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

/// A name without a raw prefix: `gen` for `r#gen`.
pub(crate) fn name(ident: &impl ToString) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

/// An import: the names before the last one of its path, and the leaf, which is a name, a renamed name or a star.
pub(crate) struct Import<'t> {
    pub prefix: Vec<&'t Ident>,
    pub leaf: &'t UseTree,
}

/// The imports of a `use` item.
pub(crate) fn imports(tree: &UseTree) -> Vec<Import<'_>> {
    match tree {
        UseTree::Path(path) => {
            let mut imports = imports(&path.tree);
            for import in &mut imports {
                import.prefix.insert(0, &path.ident);
            }
            imports
        }
        UseTree::Group(group) => group.items.iter().flat_map(imports).collect(),
        leaf => vec![Import { prefix: Vec::new(), leaf }],
    }
}

pub(crate) fn range(span: Span) -> Range<usize> {
    span.byte_range()
}

pub(crate) fn tokens(text: &str) -> Result<TokenStream> {
    text.parse().map_err(|error| anyhow!("{error}"))
}

pub(crate) fn is_punct(token: Option<&TokenTree>, punct: char) -> bool {
    matches!(token, Some(TokenTree::Punct(other)) if other.as_char() == punct)
}

pub(crate) fn by_commas(tokens: &[TokenTree]) -> impl Iterator<Item = &[TokenTree]> {
    tokens.split(|token| is_punct(Some(token), ','))
}

/// Visits every token with the tokens that follow in its group.
pub(crate) fn each_token(tokens: TokenStream, visit: &mut impl FnMut(&TokenTree, &[TokenTree])) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        visit(token, &tokens[index + 1..]);
        if let TokenTree::Group(group) = token {
            each_token(group.stream(), visit);
        }
    }
}

/// Removes comments other than docs, and indents by tabs: a third shorter.
pub(crate) fn tightened(text: &str, tokens: TokenStream) -> String {
    let mut edits = Edits::default();
    let mut end = 0;
    each_edge(tokens, &mut |edge| {
        if let Some(gap) = text.get(end..edge.start)
            && let Some((first, rest)) = gap.split_once('\n')
        {
            let code = first.find("//").map_or(first, |at| first[..at].trim_end());
            let rest = rest.split_inclusive('\n').filter(|line| !line.contains("//"));
            let rest: String = rest.map(|line| line.replace("    ", "\t")).collect();
            edits.replace(end..edge.start, format!("{code}\n{rest}"));
        }
        end = end.max(edge.end);
    });
    edits.apply(text)
}

/// Visits the ranges of each token and of each group's delimiters.
fn each_edge(tokens: TokenStream, visit: &mut impl FnMut(Range<usize>)) {
    for token in tokens {
        if let TokenTree::Group(group) = token {
            visit(range(group.span_open()));
            each_edge(group.stream(), visit);
            visit(range(group.span_close()));
        } else {
            visit(range(token.span()));
        }
    }
}
