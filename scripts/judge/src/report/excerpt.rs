//! The beginning and the end of a text that may be long.

use super::escaped;
use std::collections::VecDeque;
use std::fmt::Write;

/// A line that fits on a terminal, escaped.
pub(crate) fn shortened(line: &[u8]) -> String {
    const MOST: usize = 120;
    // The omitted part, which may be megabytes long, is not escaped.
    let start = &line[..line.len().min(4 * MOST)];
    let shown = escaped(start);
    match shown.char_indices().nth(MOST) {
        None if start.len() == line.len() => shown,
        None => shown + "…",
        Some((end, _)) => format!("{}…", &shown[..end]),
    }
}

/// Like [`excerpt_of`], with few lines.
pub(crate) fn excerpt(text: &[u8]) -> String {
    excerpt_of(text, 12)
}

/// At most this many lines of a text, escaped and indented: of a longer text, its first and last lines.
pub(crate) fn excerpt_of(text: &[u8], most: usize) -> String {
    let text = text.trim_ascii_end();
    if text.is_empty() {
        return String::from("    (nothing)\n");
    }
    let (head, tail) = (most.div_ceil(2), most / 2);
    let mut shown = String::new();
    let mut last = VecDeque::new();
    let mut left_out = 0;
    for (number, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let line = line.trim_ascii_end();
        if number < head {
            let _ = writeln!(shown, "    {}", shortened(line));
            continue;
        }
        last.push_back(line);
        if last.len() > tail {
            last.pop_front();
            left_out += 1;
        }
    }
    match left_out {
        0 => {}
        1 => shown += "    … 1 more line …\n",
        more => {
            let _ = writeln!(shown, "    … {more} more lines …");
        }
    }
    for line in last {
        let _ = writeln!(shown, "    {}", shortened(line));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_keeps_its_beginning_and_its_end() {
        assert_eq!(excerpt_of(b"a\nb\nc\n\n", 3), "    a\n    b\n    c\n");
        assert_eq!(
            excerpt_of(b"a\nb\nc\nd\ne\nf", 4),
            "    a\n    b\n    … 2 more lines …\n    e\n    f\n"
        );
        assert_eq!(excerpt_of(b" \n\n", 4), "    (nothing)\n");
    }

    #[test]
    fn a_long_line_is_cut_and_escaped() {
        assert_eq!(shortened(b"\x1b[2J"), r"\x1b[2J");
        for line in ["x".repeat(121), "必".repeat(1000), "\u{1b}".repeat(200)] {
            let shown = shortened(line.as_bytes());
            assert_eq!(shown.chars().count(), 121, "{shown}");
            assert!(shown.ends_with('…'));
        }
        assert_eq!(shortened(&[b'x'; 120]), "x".repeat(120));
    }
}
