//! Removes comments and all unneeded whitespace.

use super::text::{each_token, is_punct, range};
use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The number of bytes after which a line breaks as soon as it can.
const WIDTH: usize = 100;

/// The tokens that neighbours would form without whitespace.
const OPERATORS: [&str; 26] = [
    "!=", "%=", "&&", "&=", "*/", "*=", "+=", "-=", "->", "..", "/*", "//", "/=", "::", "<-", "<<",
    "<=", "==", "=>", ">=", ">>", "^=", "|=", "||", "=.", ".=",
];

/// The program in as few bytes as possible without renaming.
pub(super) fn minify(text: &str) -> Result<String> {
    let tokens: TokenStream =
        text.parse().map_err(|error| anyhow!("cannot be minified: {error}"))?;
    let quoting = quoting(&tokens);
    let mut short = Short { text, quoting, result: String::new(), line: 0, end: 0 };
    short.stream(tokens);
    short.result.push('\n');
    Ok(short.result)
}

/// The macros that may print their arguments with their blanks: `stringify!`, and those that mention such a macro.
fn quoting(tokens: &TokenStream) -> BTreeSet<String> {
    let mut macros = Vec::new();
    each_token(tokens.clone(), &mut |token, rest| {
        if let [_, TokenTree::Ident(name), TokenTree::Group(rules), ..] = rest
            && matches!(token, TokenTree::Ident(token) if token == "macro_rules")
        {
            macros.push((name.to_string(), rules.stream()));
        }
    });
    let mut quoting = BTreeSet::from([String::from("stringify")]);
    loop {
        let before = quoting.len();
        for (name, rules) in &macros {
            let mut quotes = false;
            each_token(rules.clone(), &mut |token, _| {
                quotes |=
                    matches!(token, TokenTree::Ident(name) if quoting.contains(&name.to_string()));
            });
            if quotes {
                quoting.insert(name.clone());
            }
        }
        if quoting.len() == before {
            return quoting;
        }
    }
}

struct Short<'a> {
    text: &'a str,
    /// The macros whose arguments keep their blanks.
    quoting: BTreeSet<String>,
    result: String,
    /// The offset of the last line of the result.
    line: usize,
    /// The end of the last token.
    end: usize,
}

impl Short<'_> {
    fn stream(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            let range = range(token.span());
            let is_comment = self.text[range.clone()].starts_with("//")
                || self.text[range.clone()].starts_with("/*");
            match token {
                _ if is_comment => {}
                TokenTree::Group(group) if !self.quotes(&tokens[..index]) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::None => ("", ""),
                    };
                    self.token(open, range.start, range.start + open.len());
                    self.stream(group.stream());
                    self.token(close, range.end - close.len(), range.end);
                }
                _ => {
                    let text = self.text;
                    self.token(&text[range.clone()], range.start, range.end);
                }
            }
        }
    }

    /// Returns whether these tokens end with a macro whose arguments keep their blanks.
    fn quotes(&self, before: &[TokenTree]) -> bool {
        matches!(before, [.., TokenTree::Ident(name), mark]
            if is_punct(Some(mark), '!') && self.quoting.contains(&name.to_string()))
    }

    fn token(&mut self, token: &str, start: usize, end: usize) {
        let is_word =
            |c: char| c.is_alphanumeric() || c == '_' || c == '"' || c == '\'' || c == '#';
        let last = self.result.chars().next_back();
        if let (Some(last), Some(first)) = (last, token.chars().next())
            && start > self.end
        {
            let both = [last, first].iter().collect::<String>();
            // Before a letter, the point of `1.` would not belong to the number.
            let before = self.result.strip_suffix('.');
            let is_number =
                before.is_some_and(|it| it.ends_with(|c: char| c.is_numeric() || c == '_'));
            let words = (is_word(last) || is_number) && is_word(first);
            let words = words || last.is_numeric() && first == '.';
            if words || OPERATORS.contains(&both.as_str()) {
                self.result.push(' ');
            }
        }
        self.result += token;
        self.end = end;
        let may_break = matches!(token, ";" | "}" | "{" | ",");
        if may_break && self.result.len() - self.line > WIDTH {
            self.result.push('\n');
            self.line = self.result.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::minify;
    use rstest::rstest;

    #[rstest]
    #[case("fn  main ( ) { }", "fn main(){}")]
    #[case("let a = b & &c; // and", "let a=b& &c;")]
    #[case("a.map(| | 1 ) || x < - 1", "a.map(| |1)||x< -1")]
    #[case("for i in 0 .. n { }", "for i in 0 ..n{}")]
    #[case("/// docs\nconst  S : & 'static str = \"a  b\";", "const S:&'static str=\"a  b\";")]
    #[case("x = b \"b\"; y = 1 as u8", "x=b \"b\";y=1 as u8")]
    #[case("x = 1. as u8", "x=1. as u8")]
    #[case("a = stringify! ( a + b ) + f( a + b );", "a=stringify!( a + b )+f(a+b);")]
    #[case(
        "macro_rules! q { ($($t:tt)*) => { stringify!($($t)*) } } macro_rules! r { () => { q!() } } r!( a + b );",
        "macro_rules!q{($($t:tt)*)=>{stringify!($($t)*)}}macro_rules!r{()=>{q!()}}r!( a + b );"
    )]
    fn whitespace_stays_where_it_separates_tokens(#[case] text: &str, #[case] expected: &str) {
        assert_eq!(minify(text).unwrap().trim_end(), expected);
    }
}
