//! Reports for people.

mod beside;
mod diff;
mod escape;
mod excerpt;
mod failure;
mod fit;
mod stderr;

pub(crate) use beside::beside;
pub use escape::escaped;
pub(crate) use excerpt::{excerpt, excerpt_of, shortened};
pub(crate) use failure::{byte_order_mark, culprit};
pub use failure::{failure, how};
pub(crate) use fit::fitted;
pub(crate) use stderr::stderr;

use crate::catalog::workspace_around;
use comfy_table::modifiers::UTF8_ROUND_CORNERS;
use comfy_table::presets::{ASCII_MARKDOWN, UTF8_FULL_CONDENSED};
use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, Table};
use indicatif::{ProgressBar, ProgressStyle};
use std::env;
use std::path::Path;
use std::time::Duration;

/// A table with this header; columns whose heading ends with `>` are right-aligned.
pub(crate) fn table(headings: &[&str]) -> Table {
    let mut table = Table::new();
    table
        .load_preset(UTF8_FULL_CONDENSED)
        .apply_modifier(UTF8_ROUND_CORNERS)
        .set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(headings.iter().map(|heading| {
        let cell = Cell::new(heading.trim_end_matches('>'));
        if console::colors_enabled() { cell.add_attribute(Attribute::Bold) } else { cell }
    }));
    for (column, heading) in table.column_iter_mut().zip(headings) {
        if heading.ends_with('>') {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// Like [`table`], in Markdown.
pub(crate) fn markdown(headings: &[&str]) -> Table {
    let mut table = table(headings);
    table.load_preset(ASCII_MARKDOWN).set_content_arrangement(ContentArrangement::Disabled);
    table
}

/// A progress bar on standard error, if that is a terminal.
pub(crate) fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}

/// A count with a noun that takes an s in the plural.
pub fn counted(count: u64, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}

/// A time in milliseconds: `12 ms`, and `1.2 ms` below ten.
pub(crate) fn time(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1e3;
    let digits = usize::from(ms < 9.95);
    format!("{ms:.digits$} ms")
}

/// A number of bytes in mebibytes: `2.4 MiB`, and `64 MiB` from ten on.
pub(crate) fn memory(bytes: u64) -> String {
    const MIB: u64 = 1 << 20;
    let tenths = (bytes * 10 + MIB / 2) / MIB;
    if tenths < 100 {
        format!("{}.{} MiB", tenths / 10, tenths % 10)
    } else {
        format!("{} MiB", (bytes + MIB / 2) / MIB)
    }
}

/// Wraps a paragraph to fit any terminal.
pub(crate) fn wrapped(paragraph: &str) -> String {
    const WIDTH: usize = 80;
    let width = |text: &str| text.chars().count();
    let mut lines: Vec<String> = Vec::new();
    for word in paragraph.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= WIDTH => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}

/// A path, relative to the workspace's root if inside it.
pub(crate) fn short(path: &Path) -> String {
    let root = workspace_around().unwrap_or(Path::new(""));
    let path = path.strip_prefix(root).unwrap_or(path);
    escaped(path.as_os_str().as_encoded_bytes())
}

/// A path as an argument in the current folder.
pub(crate) fn here(path: &Path) -> String {
    let folder = env::current_dir().unwrap_or_default();
    let path = path.strip_prefix(folder).unwrap_or(path);
    escaped(path.as_os_str().as_encoded_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_leads_to_its_file_from_the_current_folder() {
        let folder = env::current_dir().unwrap();
        assert_eq!(here(&folder.join("src/report.rs")), "src/report.rs");
        let above = folder.parent().unwrap().join("other");
        assert_eq!(here(&above), above.display().to_string());
    }

    #[test]
    fn a_paragraph_is_broken_between_words() {
        let words = ["word"; 40].join("  ");
        let text = wrapped(&words);
        assert!(text.lines().all(|line| line.chars().count() <= 80));
        assert_eq!(text.lines().count(), 3, "{text}");
        assert_eq!(text.split_whitespace().count(), 40);
        assert!(wrapped(&"x".repeat(100)).starts_with(&"x".repeat(100)));
    }

    #[test]
    fn times_and_sizes_have_two_digits_at_least() {
        assert_eq!(time(Duration::from_micros(1234)), "1.2 ms");
        assert_eq!(time(Duration::from_micros(12_345)), "12 ms");
        assert_eq!(time(Duration::from_secs(1)), "1000 ms");
        assert_eq!(memory(2_500_000), "2.4 MiB");
        assert_eq!(memory(64 << 20), "64 MiB");
    }
}
