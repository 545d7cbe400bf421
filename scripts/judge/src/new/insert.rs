//! Enters a program into the alphabetical list of `problems/Cargo.toml`.

/// Returns the manifest with the program `name`; `None` if it is already there or there is no list.
pub(crate) fn bin(manifest: &str, name: &str) -> Option<String> {
    let lines: Vec<&str> = manifest.lines().collect();
    let names = || lines.iter().enumerate().filter_map(|(at, line)| Some((at, entry(line)?)));
    if names().any(|(_, other)| other == name) {
        return None;
    }
    let next = names().find(|(_, other)| *other > name).map(|(at, _)| at);
    let at = next.or_else(|| names().next_back().map(|(at, _)| at + 1))?;
    let line = format!("    {{ name = \"{name}\", path = \"{name}/{name}.rs\", test = false }},");
    let mut lines = lines;
    lines.insert(at, &line);
    Some(lines.join("\n") + "\n")
}

fn entry(line: &str) -> Option<&str> {
    line.strip_prefix("    { name = \"")?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_entered_in_alphabetical_order() {
        let program = |name| {
            format!("    {{ name = \"{name}\", path = \"{name}/{name}.rs\", test = false }},\n")
        };
        let [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map(program);
        let manifest = format!("bin = [\n{b}{d}]\n");
        for (name, list) in [("a", [&a, &b, &d]), ("c", [&b, &c, &d]), ("e", [&b, &d, &e])] {
            let list = list.map(String::as_str).concat();
            assert_eq!(bin(&manifest, name), Some(format!("bin = [\n{list}]\n")));
        }
        assert_eq!(bin(&manifest, "b"), None);
        assert_eq!(bin("[package]\n", "c"), None, "no list");
    }
}
