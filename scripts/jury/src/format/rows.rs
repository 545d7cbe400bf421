//! Several lists after all their lengths.

use super::bounds::Bounds;
use super::edits;
use super::{Choices, Edit, Format, Grammar, Order, Text, Tokens, shorter};
use anyhow::Result;

/// Lists after their lengths: see [`rows`].
pub struct Rows<F, const COUNT: usize> {
    what: &'static str,
    bounds: Bounds,
    item: F,
}

/// As many lengths of one name on a line, then each list on a line.
pub fn rows<F: Format, const COUNT: usize>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    item: F,
) -> Rows<F, COUNT> {
    let bounds = bounds.into();
    Rows { what, bounds, item }
}

impl<F: Format, const COUNT: usize> Format for Rows<F, COUNT> {
    type Value = [Vec<F::Value>; COUNT];

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let mut lengths = [0; COUNT];
        for length in &mut lengths {
            *length = tokens.bounded(self.what, &self.bounds)?;
        }
        let mut rows = [(); COUNT].map(|()| Vec::new());
        for (row, length) in rows.iter_mut().zip(lengths) {
            *row = (0..length)
                .map(|_| self.item.read(tokens))
                .collect::<Result<_>>()?;
        }
        Ok(rows)
    }

    fn write(&self, rows: &Self::Value, text: &mut Text) {
        for row in rows {
            text.token(row.len());
        }
        for row in rows {
            text.end_line();
            for item in row {
                self.item.write(item, text);
            }
            if row.is_empty() {
                text.empty_line();
            }
        }
        text.end_line();
    }

    /// One list shorter, the shortest lists first.
    fn simpler(&self, rows: &Self::Value) -> Vec<Self::Value> {
        let mut simpler = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            for shorter in shorter(row, 0) {
                let mut rows = rows.clone();
                rows[at] = shorter;
                simpler.push(rows);
            }
        }
        simpler.sort_by_key(|rows| rows.iter().map(Vec::len).sum::<usize>());
        simpler
    }

    fn edits(&self, rows: &Self::Value) -> Vec<Edit<Self::Value>> {
        let mut edits = Vec::new();
        let noun = self.item.grammar().noun();
        for (at, row) in rows.iter().enumerate() {
            for edit in edits::of_list(&self.item, noun, row, |_| row.len()) {
                let name = format!("row {}, {}", at + 1, edit.name);
                let mut rows = rows.clone();
                rows[at] = edit.value;
                edits.push(Edit::new(name, rows));
            }
        }
        edits
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let mut rows = [(); COUNT].map(|()| Vec::new());
        for row in &mut rows {
            let length = choices.count(self.what, &self.bounds)?;
            *row = self.item.choose_list(length, Order::Any, choices)?;
        }
        Some(rows)
    }

    fn grammar(&self) -> Grammar {
        let (what, bounds) = (self.what, &self.bounds);
        let lengths = format!(
            "{COUNT} numbers, each {what}, {bounds}; then a line for each, with as many items"
        );
        Grammar::Words(lengths)
    }
}
