//! Maps lines of a bundle to its solution, for messages.

use syn::Item;

/// Describes a line of a bundle by its number in the solution `source`, or else by its text and its origin.
pub(crate) fn line(bundle: &str, number: usize, source: &str) -> String {
    let text = bundle.lines().nth(number - 1).unwrap_or_default();
    let same = |lines: &str| {
        let numbered = (1..).zip(lines.lines());
        let same = numbered.filter(|(_, line)| *line == text);
        same.map(|(number, _)| number).collect::<Vec<usize>>()
    };
    // The bundle begins with the solution's lines in order.
    let before = same(bundle).iter().filter(|&&other| other < number).count();
    match same(source).get(before) {
        Some(number) => format!("line {number}"),
        None => format!("`{}` in {}", text.trim(), source_of(bundle, number)),
    }
}

fn source_of(bundle: &str, number: usize) -> String {
    let items = syn::parse_file(bundle).map_or(Vec::new(), |file| file.items);
    let around = items.into_iter().find_map(|item| match item {
        Item::Mod(module) => {
            let braces = module.content.as_ref()?.0.span;
            let lines = braces.open().start().line..=braces.close().end().line;
            lines.contains(&number).then_some(module.ident)
        }
        _ => None,
    });
    match around {
        Some(name) if name != "shared" => format!("the crate `{name}`"),
        _ => String::from("the theory"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_bundle_map_to_lines_of_the_solution() {
        let source = "//! x\n\nuse a::b;\nfn main() {\n    b();\n    b();\n}\n";
        let bundle = "//! x\n//! Bundled\n\nfn main() {\n    b();\n    b();\n}\nfn c() {}\n";
        assert_eq!(line(bundle, 4, source), "line 4");
        assert_eq!(line(bundle, 6, source), "line 6");
        assert_eq!(line(bundle, 8, source), "`fn c() {}` in the theory");
        let crates = format!("{bundle}mod num {{\n    fn d() {{}}\n}}\n");
        assert_eq!(line(&crates, 10, source), "`fn d() {}` in the crate `num`");
    }
}
