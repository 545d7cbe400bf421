//! Expands the attributes of `proconio`, which are procedural macros, in place: lines keep their numbers.

use super::text::{self, Edits, line, range};
use anyhow::{Result, bail};
use std::fmt::Write;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, Fields, ImplItemFn, ItemFn, ItemStruct, ItemUse, Type, UseGroup, UseTree,
};

const ATTRIBUTES: [&str; 2] = ["derive_readable", "fastout"];

/// The trait of types that `input!` reads.
const READABLE: &str = "::proconio::source::Readable";

/// The start of a function with `#[fastout]`: `print!` and `println!` write to a buffer, which is flushed at
/// the function's end. The text is inserted directly, since no macro could define macros with these names. The
/// buffer is named as in the crate, and so hides no name of the program.
const BUFFERED: &str = " #[allow(unused)] \
    let mut __proconio_stdout = ::std::io::BufWriter::new(::std::io::stdout().lock()); \
    #[allow(unused)] macro_rules! print { ($($text:tt)*) => {{ \
    use ::std::io::Write as _; ::std::write!(__proconio_stdout, $($text)*).unwrap(); }}; } \
    #[allow(unused)] macro_rules! println { ($($text:tt)*) => {{ \
    use ::std::io::Write as _; ::std::writeln!(__proconio_stdout, $($text)*).unwrap(); }}; }";

/// The types whose `Readable::Output` is the type itself.
const PLAIN: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32",
    "u64", "u128", "usize", "String",
];

pub(super) fn expand(text: &str) -> Result<String> {
    if !ATTRIBUTES.iter().any(|name| text.contains(name)) {
        return Ok(text.to_owned());
    }
    let file = text::parsed(text)?;
    let mut expansion = Expansion { text, edits: Edits::default(), refused: None };
    expansion.visit_file(&file);
    match expansion.refused {
        Some((at, what)) => bail!("line {}: {what}", line(text, at)),
        None => Ok(expansion.edits.apply(text)),
    }
}

struct Expansion<'a> {
    text: &'a str,
    edits: Edits,
    refused: Option<(usize, &'static str)>,
}

impl<'ast> Visit<'ast> for Expansion<'_> {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        // Attributes of functions have been expanded already.
        if is(attribute, "fastout") {
            let at = range(attribute.span()).start;
            self.refused = Some((at, "`#[fastout]` is for functions"));
        } else if is(attribute, "derive_readable") {
            let at = range(attribute.span()).start;
            self.refused = Some((at, "`#[derive_readable]` is for structs"));
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.attrs, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.attrs, &item.block);
    }

    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        for attribute in &item.attrs {
            if is(attribute, "derive_readable") {
                self.edits.cut(range(attribute.span()));
                self.readable(item);
            } else {
                self.visit_attribute(attribute);
            }
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let UseTree::Path(path) = &item.tree else {
            return;
        };
        match &*path.tree {
            _ if path.ident != "proconio" => {}
            UseTree::Name(name) if ATTRIBUTES.iter().any(|one| name.ident == one) => {
                self.edits.cut(range(item.span()));
            }
            UseTree::Group(group) => self.without(item, group),
            _ => {}
        }
    }
}

impl Expansion<'_> {
    fn function(&mut self, attributes: &[Attribute], block: &Block) {
        for attribute in attributes {
            if is(attribute, "fastout") {
                self.edits.cut(range(attribute.span()));
                let body = range(block.brace_token.span.open()).end;
                self.edits.replace(body..body, BUFFERED);
            } else {
                self.visit_attribute(attribute);
            }
        }
        visit::visit_block(self, block);
    }

    /// Removes the attributes from an import from `proconio`.
    fn without(&mut self, item: &ItemUse, group: &UseGroup) {
        let stays = |tree: &&UseTree| match tree {
            UseTree::Name(name) => !ATTRIBUTES.iter().any(|one| name.ident == one),
            _ => true,
        };
        let left: Vec<&str> =
            group.items.iter().filter(stays).map(|tree| &self.text[range(tree.span())]).collect();
        if left.is_empty() {
            self.edits.cut(range(item.span()));
        } else if left.len() < group.items.len() {
            let left = match left.as_slice() {
                [one] => (*one).to_owned(),
                _ => format!("{{{}}}", left.join(", ")),
            };
            self.edits.replace(range(group.span()), left);
        }
    }

    /// Adds code that reads a struct, and gives its fields their output types.
    fn readable(&mut self, item: &ItemStruct) {
        let name = &item.ident;
        let mut reads = String::new();
        for field in &item.fields {
            let kind = &self.text[range(field.ty.span())];
            if let Some(name) = &field.ident {
                let _ = write!(reads, "{name}: ");
            }
            let _ = write!(reads, "<{kind} as {READABLE}>::read(source), ");
            if !is_plain(&field.ty) {
                let output = format!("<{kind} as {READABLE}>::Output");
                self.edits.replace(range(field.ty.span()), output);
            }
        }
        let reads = reads.trim_end_matches(", ");
        let value = match &item.fields {
            Fields::Named(_) => format!("{name} {{ {reads} }}"),
            Fields::Unnamed(_) => format!("{name}({reads})"),
            Fields::Unit => name.to_string(),
        };
        let used = if item.fields.is_empty() { "_source" } else { "source" };
        let end = range(item.span()).end;
        let implementation = format!(
            " impl {READABLE} for {name} {{ type Output = {name}; \
             fn read<R: ::std::io::BufRead, S: ::proconio::source::Source<R>>({used}: &mut S) \
             -> {name} {{ {value} }} }}"
        );
        self.edits.replace(end..end, implementation);
    }
}

/// Returns whether an attribute is this one of `proconio`.
fn is(attribute: &Attribute, name: &str) -> bool {
    let path = attribute.path();
    let last = path.segments.last().is_some_and(|last| last.ident == name);
    last && (path.segments.len() == 1 || path.segments[0].ident == "proconio")
}

fn is_plain(kind: &Type) -> bool {
    match kind {
        Type::Path(path) => PLAIN.iter().any(|plain| path.path.is_ident(plain)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::expand;
    use rstest::rstest;

    #[rstest]
    #[case("use proconio::fastout;\nfn f() {}", "\nfn f() {}")]
    #[case("use proconio::{fastout, input};\nfn f() {}", "use proconio::input;\nfn f() {}")]
    #[case("use proconio::{a, derive_readable, b};\n", "use proconio::{a, b};\n")]
    #[case("use other::fastout;\n", "use other::fastout;\n")]
    #[case("#[other::fastout]\nfn f() {}", "#[other::fastout]\nfn f() {}")]
    fn only_attributes_of_proconio_are_expanded(#[case] text: &str, #[case] expected: &str) {
        assert_eq!(expand(text).unwrap(), expected);
    }

    #[test]
    fn every_line_keeps_its_number() {
        let text = "#[proconio::derive_readable]\nstruct S {\n    x: T,\n}\n#[fastout]\nfn f() {\n    g()\n}\n";
        let expanded = expand(text).unwrap();
        assert_eq!(expanded.lines().count(), text.lines().count());
        assert_eq!(expanded.lines().nth(6), Some("    g()"));
    }

    #[test]
    fn only_fields_that_are_not_read_as_themselves_change_their_type() {
        let expanded = expand("#[derive_readable]\nstruct S(u8, T);").unwrap();
        assert!(
            expanded.contains("S(u8, <T as ::proconio::source::Readable>::Output)"),
            "{expanded}"
        );
    }

    #[rstest]
    #[case("#[fastout]\nstruct S;", "line 1: `#[fastout]` is for functions")]
    #[case("\n#[derive_readable]\nfn f() {}", "line 2: `#[derive_readable]` is for structs")]
    fn attributes_elsewhere_are_refused(#[case] text: &str, #[case] expected: &str) {
        assert_eq!(expand(text).unwrap_err().to_string(), expected);
    }
}
