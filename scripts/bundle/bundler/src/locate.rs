//! The lines of a solution that something is said of.

/// A line of a bundle in terms of the solution with this source: its number there, or its text if
/// it comes from the theory.
pub(crate) fn line(bundle: &str, number: usize, source: &str) -> String {
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
}
