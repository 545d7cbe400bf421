//! Descriptions of formats in words.

use super::bounds::{Bounds, Limit};
use std::fmt;

/// A description of a part.
#[derive(Clone, Debug)]
pub enum Grammar {
    /// Consecutive parts; empty for the format `()`.
    Parts(Vec<Grammar>),
    /// A number.
    Number {
        /// Its name: `n`, `a heap`.
        what: &'static str,
        /// The numbers allowed.
        bounds: Bounds,
    },
    /// A repeated part.
    Times(Limit, Box<Grammar>),
    /// A part followed by a line break.
    Line(Box<Grammar>),
    /// A part with an additional property.
    With(Box<Grammar>, String),
    /// Any other part, in words.
    Words(String),
}

impl Grammar {
    /// Two parts, one after the other.
    #[must_use]
    pub fn then(self, next: Grammar) -> Grammar {
        Grammar::Parts(vec![self, next])
    }

    /// A counted repetition, such as `n heaps, each from 0 to 9,999`.
    #[must_use]
    pub fn times(self, count: impl Into<Limit>) -> Grammar {
        Grammar::Times(count.into(), Box::new(self))
    }

    /// The same part with an additional property.
    #[must_use]
    pub fn with(self, what: impl fmt::Display) -> Grammar {
        Grammar::With(Box::new(self), what.to_string())
    }

    /// The noun for a single thing of this kind, without an article.
    pub(super) fn noun(&self) -> &'static str {
        match self {
            Grammar::Number { what, .. } => without_article(what).unwrap_or("item"),
            Grammar::Line(part) | Grammar::With(part, _) => part.noun(),
            _ => "item",
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Grammar::Parts(parts) => parts.iter().all(Grammar::is_empty),
            Grammar::Line(part) => part.is_empty(),
            _ => false,
        }
    }

    fn is_times(&self) -> bool {
        match self {
            Grammar::Times(..) => true,
            Grammar::Line(part) | Grammar::With(part, _) => part.is_times(),
            _ => false,
        }
    }

    /// Returns whether the part after this one begins a line.
    fn ends_line(&self) -> bool {
        match self {
            Grammar::Line(_) => true,
            Grammar::Parts(parts) => parts.last().is_some_and(Grammar::ends_line),
            Grammar::With(part, _) => part.ends_line(),
            _ => false,
        }
    }
}

impl fmt::Display for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Grammar::Parts(parts) => {
                let mut before: Option<&Grammar> = None;
                for part in parts.iter().filter(|part| !part.is_empty()) {
                    let follows = part.is_times();
                    match before {
                        None => {}
                        Some(before) if follows || before.ends_line() => f.write_str("; then ")?,
                        Some(_) => f.write_str("; ")?,
                    }
                    write!(f, "{part}")?;
                    before = Some(part);
                }
                Ok(())
            }
            Grammar::Number { what, bounds } => write!(f, "{what}, {bounds}"),
            Grammar::Times(count, item) => {
                let count = so_many(count);
                match &**item {
                    Grammar::Number { what, bounds } => {
                        write!(f, "{count} {}, each {bounds}", plural(what))
                    }
                    Grammar::Words(words) => write!(f, "{count} {}", plural(words)),
                    item if item.ends_line() => write!(f, "{count} lines, each: {item}"),
                    item => write!(f, "{count} times: {item}"),
                }
            }
            Grammar::Line(part) => write!(f, "{part}"),
            Grammar::With(part, what) => write!(f, "{part}, {what}"),
            Grammar::Words(words) => f.write_str(words),
        }
    }
}

/// `n`, or `that many` after a number called `the number of …`.
pub(super) fn so_many(count: &impl fmt::Display) -> String {
    let count = count.to_string();
    if count.starts_with("the number of ") { String::from("that many") } else { count }
}

/// Returns the noun of a name that begins with an article.
fn without_article(what: &str) -> Option<&str> {
    let mut articles = ["a ", "an ", "the "].into_iter();
    articles.find_map(|article| what.strip_prefix(article))
}

/// The plural of a name: `heaps` for `a heap`.
pub(super) fn plural(what: &str) -> String {
    let Some(name) = without_article(what) else {
        return format!("numbers {what}");
    };
    let (noun, rest) = name.split_once(' ').unwrap_or((name, ""));
    let many = match noun {
        "vertex" => String::from("vertices"),
        _ if noun.ends_with(['s', 'x']) => format!("{noun}es"),
        _ => match noun.strip_suffix('y') {
            Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
            _ => format!("{noun}s"),
        },
    };
    format!("{many} {rest}").trim_end().to_owned()
}

/// Returns a name with this [`plural`]: `a heap` for `heaps`; `None` if `many` is not a plural.
pub(super) fn singular(many: &str) -> Option<String> {
    if let Some(name) = many.strip_prefix("numbers ")
        && !name.starts_with("of ")
    {
        return Some(name.to_owned());
    }
    let (noun, rest) = many.split_once(' ').unwrap_or((many, ""));
    let one = match (noun, noun.strip_suffix("ies"), noun.strip_suffix("es")) {
        ("vertices", ..) => String::from("vertex"),
        (_, Some(stem), _) => format!("{stem}y"),
        (_, _, Some(stem)) if stem.ends_with(['s', 'x']) => stem.to_owned(),
        _ => noun.strip_suffix('s')?.to_owned(),
    };
    let article = if one.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    Some(format!("{article} {one} {rest}").trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::{IntoFormat, between, letter, list, number, sequence, single};
    use super::*;

    #[test]
    fn formats_are_read_aloud() {
        let heaps = list("n", 1..=10_000, number::<u64>("a heap", 0..=9_999));
        assert_eq!(
            single(heaps).to_string(),
            "n, from 1 to 10,000; then n heaps, each from 0 to 9,999"
        );
        let pair = (number::<u64>("n", 1..=9), number::<u64>("m", between(1, "n"))).line();
        let edges = sequence("m", (number::<u64>("x", 0..=1), letter("WB")).line());
        assert_eq!(
            single((pair, edges)).to_string(),
            "n, from 1 to 9; m, from 1 to n; then m lines, each: x, from 0 to 1; \
             one of the letters `WB`"
        );
    }

    #[test]
    fn plurals_are_english() {
        for (one, many) in [
            ("a heap", "heaps"),
            ("a vertex", "vertices"),
            ("a city", "cities"),
            ("a number of S", "numbers of S"),
            ("a tax", "taxes"),
            ("the number of beans", "numbers of beans"),
            ("x", "numbers x"),
        ] {
            assert_eq!(plural(one), many);
            assert_eq!(plural(&singular(many).unwrap()), many);
        }
    }
}
