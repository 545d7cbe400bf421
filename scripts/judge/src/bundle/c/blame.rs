//! Where in a solution stands what C cannot have.

use crate::bundle::rust::text::{each_token, line as line_at, range};
use proc_macro2::{TokenStream, TokenTree};
use syn::Lit;

/// A line of a bundle, as it is called in the solution with this text: its number there, or what
/// it says if it is not the solution's own.
pub fn line(bundle: &str, number: usize, own: &str) -> String {
    let text = bundle.lines().nth(number - 1).unwrap_or_default();
    let same = |lines: &str| {
        let numbered = (1..).zip(lines.lines());
        let same = numbered.filter(|(_, line)| *line == text);
        same.map(|(number, _)| number).collect::<Vec<usize>>()
    };
    // The solution comes first in its bundle, in the order that it is written in.
    let before = same(bundle).iter().filter(|&&other| other < number).count();
    match same(own).get(before) {
        Some(number) => format!("line {number}"),
        None => format!("`{}` in the theory", text.trim()),
    }
}

/// The first type or literal of floating point in a bundle, and its line.
pub fn float(bundle: &str) -> Option<(usize, String)> {
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
        let own = "//! x\n\nuse a::b;\nfn main() {\n    b();\n    b();\n}\n";
        let bundle = "//! x\n//! Bundled\n\nfn main() {\n    b();\n    b();\n}\nfn c() {}\n";
        assert_eq!(line(bundle, 4, own), "line 4");
        assert_eq!(line(bundle, 6, own), "line 6");
        assert_eq!(line(bundle, 8, own), "`fn c() {}` in the theory");
    }

    #[test]
    fn a_float_is_a_type_or_a_literal_and_no_field() {
        assert_eq!(float("fn f(x: ((u8, u8), u8)) -> u8 { x.0.1 }"), None);
        assert_eq!(float("\"1.5 f64\" // f64"), None);
        assert_eq!(float("a\n1e5"), Some((2, String::from("1e5"))));
        assert_eq!(float("\n\nx as f64"), Some((3, String::from("f64"))));
    }
}
