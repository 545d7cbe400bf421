//! Several lists that follow all their lengths.

use super::bounds::Bounds;
use super::edits;
use super::{
    Choices, Edit, Format, Grammar, IntoFormat, Meaning, Node, Order, Part, Text, Tokens, Value,
    shorter,
};
use crate::listed::Listed;
use crate::sorted;
use anyhow::Result;

/// `COUNT` lengths of one name on one line, then one list per line.
pub fn rows<F: IntoFormat, const COUNT: usize>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    item: F,
) -> Format<[Vec<F::Value>; COUNT]> {
    let item = item.into_format();
    let rows = Rows { what, bounds: bounds.into(), count: COUNT, item: item.node };
    let row = item.meaning.of_list();
    Format { node: rows.into(), meaning: Meaning::of_array(vec![row; COUNT]) }
}

#[derive(Clone)]
pub(crate) struct Rows {
    what: &'static str,
    bounds: Bounds,
    count: usize,
    item: Node,
}

impl Part for Rows {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let lengths = (0..self.count).map(|_| tokens.bounded(self.what, &self.bounds));
        let mut rows = Vec::new();
        for length in lengths.tried()? {
            let row = (0..length).map(|_| self.item.read(tokens));
            rows.push(Value::List(row.tried()?));
        }
        Ok(Value::List(rows))
    }

    fn write(&self, rows: &Value, text: &mut Text) {
        for row in rows.list() {
            text.token(row.list().len());
        }
        for row in rows.list() {
            text.end_line();
            for item in row.list() {
                self.item.write(item, text);
            }
            if row.list().is_empty() {
                text.empty_line();
            }
        }
        text.end_line();
    }

    /// The rows with one list shortened; the shortest lists come first.
    fn simpler(&self, rows: &Value) -> Vec<Value> {
        let mut simpler = Vec::new();
        for (at, row) in rows.list().iter().enumerate() {
            for shorter in shorter(row.list(), 0) {
                simpler.push(rows.with_item(at, Value::List(shorter)));
            }
        }
        let length = |row: &Value| row.list().len() as u64;
        sorted::sort_by_number(&mut simpler, |rows| rows.list().iter().map(length).sum());
        simpler
    }

    fn edits(&self, rows: &Value) -> Vec<Edit<Value>> {
        let mut edits = Vec::new();
        let noun = self.item.grammar().noun();
        for (at, row) in rows.list().iter().enumerate() {
            let row = row.list();
            for edit in edits::of_list(&self.item, noun, row, |_| row.len()) {
                let name = format!("row {}, {}", at + 1, edit.name);
                edits.push(Edit::new(name, rows.with_item(at, edit.value)));
            }
        }
        edits
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let mut rows = Vec::new();
        for _ in 0..self.count {
            let length = choices.count(self.what, self.bounds)?;
            let row = self.item.choose_list(length, Order::Any, choices)?;
            rows.push(Value::List(row));
        }
        Some(Value::List(rows))
    }

    fn grammar(&self) -> Grammar {
        let (count, what, bounds) = (self.count, self.what, &self.bounds);
        let lengths = format!(
            "{count} numbers, each {what}, {bounds}; then a line for each, with as many items"
        );
        Grammar::Words(lengths)
    }
}
