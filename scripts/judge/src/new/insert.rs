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

/// Into the list that `books!` is given.
pub fn book(source: &str, name: &str) -> Option<String> {
    let (before, list) = source.split_at(source.find("\nbooks! {")?);
    let entry = |line: &str| Some(line.strip_prefix("    ")?.strip_suffix(',')?.to_owned());
    let list = inserted(list, name, &format!("    {name},"), entry)?;
    Some([before, &list].concat())
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
        let source = "macro_rules! books {}\n\nbooks! {\n    b,\n    d,\n}\n";
        for (name, place) in [
            ("a", "books! {\n    a,\n    b,"),
            ("c", "    b,\n    c,\n    d,"),
            ("e", "    d,\n    e,\n}\n"),
        ] {
            let text = book(source, name).unwrap();
            assert!(text.contains(place), "{text}");
            assert_eq!(text.replace(&format!("    {name},\n"), ""), source);
        }
        assert_eq!(book(source, "b"), None);
        assert_eq!(book("mod b;\n", "c"), None, "no list");
    }

    #[test]
    fn a_program_is_entered_without_a_test_executable() {
        let manifest = "bin = [\n    { name = \"poj2\", test = false },\n]\n";
        let expected = "bin = [\n    { name = \"poj1\", test = false },\n    { name = \"poj2\"";
        assert!(bin(manifest, "poj1").unwrap().starts_with(expected));
    }
}
