//! The lines of a solution that cannot be translated.

use crate::rust::text::{each_token, line as line_at, range};
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;
use syn::Lit;

/// A line of a bundle in terms of the solution with this source: its number there, or its text if
/// it comes from the theory.
pub fn line(bundle: &str, number: usize, source: &str) -> String {
    let text = bundle.lines().nth(number - 1).unwrap_or_default();
    let same = |lines: &str| {
        let numbered = (1..).zip(lines.lines());
        let same = numbered.filter(|(_, line)| *line == text);
        same.map(|(number, _)| number).collect::<Vec<usize>>()
    };
    // The solution comes first in its bundle, in the order that it is written in.
    let before = same(bundle).iter().filter(|&&other| other < number).count();
    match same(source).get(before) {
        Some(number) => format!("line {number}"),
        None => format!("`{}` in the theory", text.trim()),
    }
}

/// The path around a range of a bundle, such as `std::thread::spawn` around `thread`; the range
/// itself if it is no part of a path.
pub fn path(bundle: &str, range: Range<usize>) -> &str {
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let (before, rest) = bundle.split_at(range.start);
    let (inside, after) = rest.split_at(range.len());
    if !inside.chars().all(is_path) {
        return inside;
    }
    let start = before.trim_end_matches(is_path).len();
    let end = bundle.len() - after.trim_start_matches(is_path).len();
    &bundle[start..end]
}

/// The first type or literal of floating point in a bundle, and its line.
pub fn first_float(bundle: &str) -> Option<(usize, String)> {
    let tokens: TokenStream = bundle.parse().ok()?;
    let mut found = None;
    let mut visit = |token: &TokenTree, _: &[TokenTree]| {
        let is_float = match token {
            TokenTree::Ident(name) => name == "f32" || name == "f64",
            // `pair.0.1` has the token `0.1`, but that is preceded by a dot.
            TokenTree::Literal(literal) => {
                let start = range(literal.span()).start;
                !bundle[..start].ends_with('.')
                    && matches!(Lit::new(literal.clone()), Lit::Float(_))
            }
            _ => false,
        };
        if is_float && found.is_none() {
            let start = range(token.span()).start;
            found = Some((line_at(bundle, start), token.to_string()));
        }
    };
    each_token(tokens, &mut visit);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_that_of_the_solution() {
        let source = "//! x\n\nuse a::b;\nfn main() {\n    b();\n    b();\n}\n";
        let bundle = "//! x\n//! Bundled\n\nfn main() {\n    b();\n    b();\n}\nfn c() {}\n";
        assert_eq!(line(bundle, 4, source), "line 4");
        assert_eq!(line(bundle, 6, source), "line 6");
        assert_eq!(line(bundle, 8, source), "`fn c() {}` in the theory");
    }

    #[test]
    fn a_path_is_whole() {
        let bundle = "fn main() { std::thread::spawn(f); 1.5.sqrt(); x + y; }";
        let around = |part: &str| {
            let start = bundle.find(part).unwrap();
            path(bundle, start..start + part.len())
        };
        assert_eq!(around("thread"), "std::thread::spawn");
        assert_eq!(around("sqrt"), "sqrt");
        assert_eq!(around("x + y"), "x + y");
    }

    #[test]
    fn a_float_is_a_type_or_a_literal_and_no_field() {
        assert_eq!(first_float("fn f(x: ((u8, u8), u8)) -> u8 { x.0.1 }"), None);
        assert_eq!(first_float("\"1.5 f64\" // f64"), None);
        assert_eq!(first_float("a\n1e5"), Some((2, String::from("1e5"))));
        assert_eq!(first_float("\n\nx as f64"), Some((3, String::from("f64"))));
    }
}
