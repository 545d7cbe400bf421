//! Entering a name into a list of names in alphabetical order. Each function returns the changed
//! text, or `None` if the name is there already, or there is no such list.

/// Into the programs of `problems/Cargo.toml`.
pub fn bin(manifest: &str, name: &str) -> Option<String> {
    let entry = |line: &str| {
        Some(
            line.strip_prefix("    { name = \"")?
                .split('"')
                .next()?
                .to_owned(),
        )
    };
    inserted(
        manifest,
        name,
        &format!("    {{ name = \"{name}\", test = false }},"),
        entry,
    )
}

/// Into the modules of `rules.rs`.
pub fn rules(source: &str, name: &str) -> Option<String> {
    let entry = |line: &str| module(line, "pub mod ");
    inserted(source, name, &format!("pub mod {name};"), entry)
}

/// Into the modules of `books.rs`, and into the list that `books!` is given.
pub fn book(source: &str, name: &str) -> Option<String> {
    let entry = |line: &str| {
        let is_book = |module: &String| !matches!(module.as_str(), "any" | "prelude");
        module(line, "mod ").filter(is_book)
    };
    let source = inserted(source, name, &format!("mod {name};"), entry)?;
    let list = source.find("\nbooks! {")?;
    let (before, list) = source.split_at(list);
    let entry = |line: &str| Some(line.strip_prefix("    ")?.strip_suffix(',')?.to_owned());
    let list = inserted(list, name, &format!("    {name},"), entry)?;
    Some([before, &list].concat())
}

/// The name of the module that a line declares with these words.
fn module(line: &str, words: &str) -> Option<String> {
    Some(line.strip_prefix(words)?.strip_suffix(';')?.to_owned())
}

/// A text with a line entered among those of which `entry` tells a name.
fn inserted(
    text: &str,
    name: &str,
    line: &str,
    entry: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let names = || {
        lines
            .iter()
            .enumerate()
            .filter_map(|(at, line)| Some((at, entry(line)?)))
    };
    if names().any(|(_, other)| other == name) {
        return None;
    }
    let next = names()
        .find(|(_, other)| other.as_str() > name)
        .map(|(at, _)| at);
    let at = next.or_else(|| names().last().map(|(at, _)| at + 1))?;
    let mut lines = lines;
    lines.insert(at, line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_entered_in_alphabetical_order() {
        let source =
            "mod any;\nmod prelude;\n\nmod b;\nmod d;\n\nuse x;\n\nbooks! {\n    b,\n    d,\n}\n";
        let entered = |name: &str, place: &str| {
            let text = book(source, name).unwrap();
            assert!(text.contains(place), "{text}");
            text
        };
        entered("a", "prelude;\n\nmod a;\nmod b;");
        entered("a", "books! {\n    a,\n    b,");
        entered("c", "mod b;\nmod c;\nmod d;");
        entered("e", "mod d;\nmod e;\n\nuse x;");
        let text = entered("e", "    d,\n    e,\n}\n");
        assert_eq!(text.replace("mod e;\n", "").replace("    e,\n", ""), source);
        assert_eq!(book(source, "b"), None);
        assert_eq!(rules(source, "c"), None, "no list");
    }

    #[test]
    fn a_program_is_entered_without_a_test_executable() {
        let manifest = "bin = [\n    { name = \"poj2\", test = false },\n]\n";
        let expected = "bin = [\n    { name = \"poj1\", test = false },\n    { name = \"poj2\"";
        assert!(bin(manifest, "poj1").unwrap().starts_with(expected));
    }
}
