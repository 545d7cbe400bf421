//! The class of a Java source that is run.

use std::path::Path;

/// The beginnings and ends of comments and literals. Only literals have escapes.
const SKIPPED: [(&str, &str); 5] =
    [("//", "\n"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("\"", "\""), ("'", "'")];

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Class {
    /// The file name that the source needs.
    pub(super) file: String,
    /// The name of the class, with its package.
    pub(super) qualified: String,
}

impl Class {
    /// The public type at the top level of a source or, failing that, its class `Main`, or the class called like the
    /// source.
    pub(super) fn of(source: &str, text: &[u8]) -> Class {
        let source = Path::new(source);
        let code = code(&String::from_utf8_lossy(text));
        let mut tokens = code.split_whitespace();
        let mut package = String::new();
        let mut types = Vec::new();
        let mut is_public = false;
        let mut depth = 0_usize;
        while let Some(token) = tokens.next() {
            match token {
                "{" | "(" => depth += 1,
                "}" | ")" => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                "package" => package = tokens.by_ref().take_while(|token| *token != ";").collect(),
                "import" => drop(tokens.by_ref().find(|token| *token == ";")),
                "public" => is_public = true,
                "class" | "interface" | "enum" | "record" => {
                    types.extend(tokens.next().map(|name| (is_public, name)));
                    is_public = false;
                }
                _ => {}
            }
        }
        let public = types.iter().find(|(is_public, _)| *is_public);
        let class = public.or_else(|| types.iter().find(|(_, name)| *name == "Main"));
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let class = class.map_or(&*stem, |(_, name)| name);
        let extension = source.extension().unwrap_or_default().to_string_lossy();
        Class {
            file: format!("{class}.{extension}"),
            qualified: if package.is_empty() {
                class.to_owned()
            } else {
                format!("{package}.{class}")
            },
        }
    }
}

/// The words and other characters of a source with blanks between them, without comments and literals.
fn code(mut text: &str) -> String {
    let mut code = String::new();
    while let Some(first) = text.chars().next() {
        if let Some((begin, end)) = SKIPPED.iter().find(|(begin, _)| text.starts_with(begin)) {
            text = after(&text[begin.len()..], end, !begin.starts_with('/'));
            code.push(' ');
            continue;
        }
        if first.is_alphanumeric() || ['_', '$'].contains(&first) {
            code.push(first);
        } else {
            code.extend([' ', first, ' ']);
        }
        text = &text[first.len_utf8()..];
    }
    code
}

/// The text after this end.
fn after<'a>(text: &'a str, end: &str, has_escapes: bool) -> &'a str {
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        if !is_escaped && text[at..].starts_with(end) {
            return &text[at + end.len()..];
        }
        is_escaped = has_escapes && c == '\\' && !is_escaped;
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::Class;
    use rstest::rstest;

    #[rstest]
    #[case::main("class Main {}", "Main")]
    #[case::public("class A {} public class Sol {}", "Sol")]
    #[case::modifiers("@Deprecated public strictfp final class Sol<T> {}", "Sol")]
    #[case::sealed("public abstract non-sealed class Sol extends A {}", "Sol")]
    #[case::an_enum("public enum Sol { A; }", "Sol")]
    #[case::a_record("public record Sol(int class_, int b) {}", "Sol")]
    #[case::an_interface("public interface Sol {}", "Sol")]
    #[case::beside_main("class Main {} public class Sol {}", "Sol")]
    #[case::main_inside("public class Sol { public static class Main {} }", "Sol")]
    #[case::only_inside("class Sol { public static class Main {} }", "my")]
    #[case::comments("/* class Main */ public class Sol {} // public class A\n//", "Sol")]
    #[case::annotated("@A({\"public class B\", \"\\\"\"}) public class Sol {}", "Sol")]
    #[case::literals("class A { char c = '\"', d = '\\'', e = '{'; } public class Sol {}", "Sol")]
    #[case::a_block(
        "class A { String s = \"\"\"\n\" } class Main \\\"\"\" {\"\"\"; } class Main {}",
        "Main"
    )]
    #[case::imports("import a.record.B; import a.record; public class Sol {}", "Sol")]
    #[case::nothing("", "my")]
    fn a_class_is_run(#[case] text: &str, #[case] name: &str) {
        let file = format!("{name}.java");
        let class = Class { file, qualified: name.to_owned() };
        assert_eq!(Class::of("my.java", text.as_bytes()), class);
    }

    #[test]
    fn a_package_qualifies_the_class() {
        let text = "// package q;\npackage a . b; public class Sol {}";
        let class = Class { file: String::from("Sol.java"), qualified: String::from("a.b.Sol") };
        assert_eq!(Class::of("my.java", text.as_bytes()), class);
    }
}
