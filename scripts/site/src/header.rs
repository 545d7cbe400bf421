//! The header of a solution: its game, theorem, cost and status.

use anyhow::{Context, Result};

/// The parts of a header, in Markdown.
#[derive(Debug, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    pub theorem: String,
    pub cost: String,
    pub status: String,
}

const PARTS: [&str; 4] = ["Game:", "Theorem:", "Cost:", "Status:"];

impl Header {
    /// Reads the header of a source.
    ///
    /// # Errors
    ///
    /// When it lacks a part.
    pub fn read(source: &str) -> Result<Header> {
        let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
        let mut parts: Vec<(&str, String)> = Vec::new();
        for line in lines.map(str::trim) {
            let begun = PARTS
                .iter()
                .find_map(|part| Some((*part, line.strip_prefix(part)?)));
            if let Some((part, text)) = begun {
                parts.push((part, text.trim_start().to_owned()));
            } else if let Some((_, text)) = parts.last_mut() {
                text.push('\n');
                text.push_str(line);
            }
        }
        let part = |name: &str| {
            let found = parts.iter().find(|(part, _)| *part == name);
            found
                .map(|(_, text)| text.trim_end().to_owned())
                .with_context(|| format!("no `{name}` in the header"))
        };
        Ok(Header {
            game: part("Game:")?,
            theorem: part("Theorem:")?,
            cost: part("Cost:")?,
            status: part("Status:")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_ends_where_the_next_begins() {
        let source = "//! POJ 1 — A\n//!\n//! Game:      one\n//!            two\n//! Theorem:   b\n\
                      //! Cost:      c\n//! Status:    d\n\nfn main() {}\n";
        let header = Header::read(source).unwrap();
        assert_eq!(header.game, "one\ntwo");
        assert_eq!(header.status, "d");
        let error = Header::read("//! Game: a\nfn main() {}").unwrap_err();
        assert_eq!(error.to_string(), "no `Theorem:` in the header");
    }
}
