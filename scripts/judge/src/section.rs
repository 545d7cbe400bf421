//! Generated sections of pages: what is between two lines that mark it.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Replaces the section between the markers in a page.
///
/// # Errors
///
/// For a page that cannot be read or written, or has no such section.
pub fn replace(page: &Path, markers: [&str; 2], section: &str) -> Result<()> {
    let text =
        fs::read_to_string(page).with_context(|| format!("{}: cannot be read", page.display()))?;
    let Some(renewed) = replaced(&text, markers, section) else {
        let [start, end] = markers.map(str::trim_end);
        bail!(
            "{}: no section to replace; mark it with the lines {start} and {end}",
            page.display()
        );
    };
    fs::write(page, renewed).with_context(|| format!("{}: cannot be written", page.display()))
}

/// A text with the section between the markers replaced; `None` if it has no markers.
///
/// # Examples
///
/// ```
/// use judge::section::replaced;
///
/// let page = "# Sizes\n<!-- start -->\nold\n<!-- end -->\nmore\n";
/// let markers = ["<!-- start -->\n", "<!-- end -->\n"];
/// assert_eq!(replaced(page, markers, "new\n").unwrap(), page.replace("old", "new"));
/// assert_eq!(replaced("# Sizes\n", markers, "new\n"), None);
/// ```
pub fn replaced(text: &str, markers: [&str; 2], section: &str) -> Option<String> {
    let [start, end] = markers;
    let (before, rest) = text.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some([before, start, section, end, after].concat())
}
