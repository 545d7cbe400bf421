//! Maps lines of a bundle to its solution, for messages.

use syn::{Item, ItemMod};

/// Describes a line of a bundle, which mentions `item`, by its number in the solution `source`, or else by its text and
/// its origin.
pub(crate) fn line(bundle: &str, number: usize, item: &str, source: &str) -> String {
    let added = added_around(bundle, number, source);
    let same = same_line(bundle, number, source);
    let rewritten = || added.is_none().then(|| rewritten_line(bundle, number, item, source))?;
    if let Some(number) = same.or_else(rewritten) {
        return format!("line {number}");
    }
    let text = bundle.lines().nth(number - 1).unwrap_or_default().trim();
    match added {
        Some(name) if name != "shared" => {
            let using = first_line(source, 0, &name);
            let using = using.map_or_else(String::new, |line| format!(", which line {line} uses"));
            format!("`{text}` in the crate `{name}`{using}")
        }
        Some(_) => format!("`{text}` in the theory"),
        None => format!("`{text}`"),
    }
}

/// The line of the solution with the same text. The bundle begins with the solution's lines in order.
fn same_line(bundle: &str, number: usize, source: &str) -> Option<usize> {
    let text = bundle.lines().nth(number - 1)?;
    let before = bundle.lines().take(number - 1).filter(|line| *line == text).count();
    let mut same = (1..).zip(source.lines()).filter(|(_, line)| *line == text);
    same.nth(before).map(|(number, _)| number)
}

/// The line of the solution that the bundler has rewritten: it mentions the item, too.
fn rewritten_line(bundle: &str, number: usize, item: &str, source: &str) -> Option<usize> {
    let before = (1..number).rev().find_map(|before| same_line(bundle, before, source));
    first_line(source, before.unwrap_or(0), item)
}

/// The first line after this one that mentions an item.
fn first_line(source: &str, after: usize, item: &str) -> Option<usize> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mentions = |line: &str| {
        !is_comment(line)
            && line.match_indices(item).any(|(at, _)| {
                !line[..at].ends_with(is_word) && !line[at + item.len()..].starts_with(is_word)
            })
    };
    let mut lines = (1..).zip(source.lines()).skip(after);
    lines.find(|(_, line)| mentions(line)).map(|(number, _)| number)
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// The module around a line of the bundle, unless the solution has it too.
fn added_around(bundle: &str, number: usize, source: &str) -> Option<String> {
    let around = modules(bundle).find(|module| {
        module.content.as_ref().is_some_and(|(braces, _)| {
            let (open, close) = (braces.span.open(), braces.span.close());
            (open.start().line..=close.end().line).contains(&number)
        })
    })?;
    let is_added = modules(source).all(|module| module.ident != around.ident);
    is_added.then(|| around.ident.to_string())
}

/// The modules at the root of a text.
pub(crate) fn modules(text: &str) -> impl Iterator<Item = ItemMod> {
    let items = syn::parse_file(text).map_or(Vec::new(), |file| file.items);
    items.into_iter().filter_map(|item| match item {
        Item::Mod(module) => Some(module),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_bundle_map_to_lines_of_the_solution() {
        let source = "//! x\n\nuse a::b;\nfn main() {\n    b();\n    b();\n}\n";
        let bundle = "//! x\n//! Bundled\n\nfn main() {\n    b();\n    b();\n}\nmod shared {\nfn c() {}\n}\n";
        assert_eq!(line(bundle, 4, "main", source), "line 4");
        assert_eq!(line(bundle, 6, "b", source), "line 6");
        assert_eq!(line(bundle, 9, "c", source), "`fn c() {}` in the theory");
        let crates = format!("{bundle}mod num {{\n    fn d() {{}}\n}}\n");
        assert_eq!(line(&crates, 12, "d", source), "`fn d() {}` in the crate `num`");
        let using = source.replace("a::b", "num::b");
        assert_eq!(
            line(&crates, 12, "d", &using),
            "`fn d() {}` in the crate `num`, which line 3 uses"
        );
    }

    #[test]
    fn a_rewritten_line_is_found_by_the_item() {
        let source = "mod m {\n    fn f() {\n        now();\n        a::b(); now()\n    }\n}\n";
        let bundle = source.replace("a::b", "crate::a::b");
        assert_eq!(line(&bundle, 4, "now", source), "line 4");
        assert_eq!(line(&bundle, 4, "no", source), "`crate::a::b(); now()`");
    }
}
