//! Generated sections of pages, each between two marker lines.

use crate::files;
use anyhow::{Result, bail};
use std::path::Path;

pub(crate) fn replace(page: &Path, markers: [&str; 2], section: &str) -> Result<()> {
    let text = files::read_source(page)?;
    let Some(renewed) = replaced(&text, markers, section) else {
        let [start, end] = markers.map(str::trim_end);
        bail!(
            "{}: no section to replace; mark it with the lines {start} and {end}",
            page.display()
        );
    };
    files::write(page, &renewed)
}

/// Replaces the section between the markers; `None` if there is none. Line ends follow the text, since some
/// checkouts have `\r\n`.
///
/// # Examples
///
/// ```
/// use judge::section::replaced;
///
/// let page = "# Sizes\n<!-- start -->\nold\n<!-- end -->\nmore\n";
/// let markers = ["<!-- start -->\n", "<!-- end -->\n"];
/// assert_eq!(replaced(page, markers, "new\n").unwrap(), page.replace("old", "new"));
/// let windows = page.replace('\n', "\r\n");
/// assert_eq!(replaced(&windows, markers, "new\n").unwrap(), windows.replace("old", "new"));
/// assert_eq!(replaced("# Sizes\n", markers, "new\n"), None);
/// ```
pub fn replaced(text: &str, markers: [&str; 2], section: &str) -> Option<String> {
    if text.contains("\r\n") {
        let replaced = replaced(&text.replace("\r\n", "\n"), markers, section)?;
        return Some(replaced.replace('\n', "\r\n"));
    }
    let [start, end] = markers;
    let (before, rest) = text.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some([before, start, section, end, after].concat())
}
