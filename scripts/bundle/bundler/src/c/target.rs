//! Refuses code that only some targets compile.
//!
//! The translation to C compiles for WebAssembly, where `cfg(target_arch = "x86_64")` is false. Code under
//! such a condition needs a counterpart for other targets; otherwise it would be lost silently.

use crate::rust::text::{each_token, is_punct, line, range, tokens};
use anyhow::{Result, bail};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// The conditions that differ between WebAssembly and the solution's target; both are 64-bit and
/// little-endian.
const DIFFERENT: [&str; 9] = [
    "target_abi",
    "target_arch",
    "target_env",
    "target_family",
    "target_feature",
    "target_os",
    "target_vendor",
    "unix",
    "windows",
];

struct Condition {
    predicate: String,
    line: usize,
    has_else: bool,
}

/// Refuses code for some targets without a counterpart for the others.
///
/// # Errors
///
/// The error names the condition and its line.
pub(super) fn check(source: &str) -> Result<()> {
    let conditions = conditions(source)?;
    let is_met_otherwise = |condition: &Condition| {
        let opposite = without_blanks(&opposite(&condition.predicate));
        let is_opposite = |other: &Condition| without_blanks(&other.predicate) == opposite;
        condition.has_else || conditions.iter().any(is_opposite)
    };
    if let Some(alone) = conditions.iter().find(|one| !is_met_otherwise(one)) {
        bail!(
            "line {}: `cfg({})`: the translation to C compiles for another target; add code for all others \
             under `cfg({})`",
            alone.line,
            alone.predicate,
            opposite(&alone.predicate)
        );
    }
    Ok(())
}

fn conditions(source: &str) -> Result<Vec<Condition>> {
    let mut conditions = Vec::new();
    each_token(tokens(source)?, &mut |token, rest| {
        let (TokenTree::Ident(name), is_macro) = (token, is_punct(rest.first(), '!')) else {
            return;
        };
        let after = &rest[usize::from(is_macro)..];
        if name == "cfg"
            && let [TokenTree::Group(predicate), after @ ..] = after
            && mentions_target(predicate.stream())
        {
            conditions.push(Condition {
                predicate: inside(source, predicate).to_owned(),
                line: line(source, range(name.span()).start),
                has_else: is_macro && is_followed_by_else(after),
            });
        }
    });
    Ok(conditions)
}

fn inside<'s>(source: &'s str, group: &Group) -> &'s str {
    let (open, close) = (range(group.span_open()), range(group.span_close()));
    source[open.end..close.start].trim()
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

fn is_followed_by_else(rest: &[TokenTree]) -> bool {
    matches!(
        rest,
        [TokenTree::Group(block), TokenTree::Ident(name), ..]
            if block.delimiter() == Delimiter::Brace && name == "else"
    )
}

fn mentions_target(predicate: TokenStream) -> bool {
    let mut found = false;
    let differs = |name: &Ident| DIFFERENT.iter().any(|different| name == different);
    each_token(predicate, &mut |token, _| {
        found |= matches!(token, TokenTree::Ident(name) if differs(name));
    });
    found
}

fn opposite(predicate: &str) -> String {
    let inner = predicate.strip_prefix("not").map(str::trim_start);
    match inner.and_then(|rest| rest.strip_prefix('(')?.strip_suffix(')')) {
        Some(inner) => inner.trim().to_owned(),
        None => format!("not({predicate})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_for_some_targets_needs_a_counterpart() {
        for alone in [
            "#[cfg(target_arch = \"x86_64\")]\nfn f() {}",
            "#[cfg(all(unix, debug_assertions))]\nuse a::b;",
            "#[cfg(not(windows))]\nuse a::b;",
            "fn main() { println!(\"{}\", cfg!(target_os = \"linux\")); }",
            "fn main() { if cfg!(unix) { f() } }",
        ] {
            let error = check(alone).unwrap_err().to_string();
            assert!(error.starts_with("line 1: `cfg("), "{error}");
        }
        for met in [
            "#[cfg(target_pointer_width = \"64\")]\nfn f() {}",
            "#[cfg(test)]\nmod tests {}",
            "#[cfg(windows)]\nfn f() {}\n#[cfg(not(windows))]\nfn f() {}",
            "fn main() { if cfg!(unix) { f() } else { g() } }",
            "#[cfg(not(unix))]\nfn f() {}\n#[cfg( unix )]\nfn f() {}",
            "fn main() {} // cfg(unix)",
        ] {
            check(met).unwrap_or_else(|error| panic!("{met}: {error}"));
        }
    }
}
