//! Formats made from others by a condition, a conversion or another simplification.

use super::node::forward;
use super::{Choices, Edit, Grammar, Node, Order, Part, Text, Tokens, Value};
use crate::listed::Listed;
use anyhow::{Result, ensure};
use std::sync::Arc;

pub(super) type Function<T> = Arc<dyn Fn(&Value) -> T + Send + Sync>;

/// A part with a condition.
#[derive(Clone)]
pub(crate) struct SuchThat {
    pub part: Node,
    pub what: &'static str,
    pub check: Function<bool>,
    /// False if the words of the part tell the condition.
    pub is_told: bool,
}

impl Part for SuchThat {
    forward! { part write simpler edits additions }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        let fewer = self.part.fewer(value, name, kept);
        if (self.check)(&fewer) { fewer } else { value.clone() }
    }

    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let value = self.part.read(tokens)?;
        ensure!((self.check)(&value), "the input must have {}", self.what);
        Ok(value)
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let attempts = if self.is_told { 5 } else { 20 };
        (0..attempts).find_map(|_| self.part.choose(choices).filter(|value| (self.check)(value)))
    }

    fn grammar(&self) -> Grammar {
        let grammar = self.part.grammar();
        if self.is_told { grammar.with(format_args!("with {}", self.what)) } else { grammar }
    }
}

/// A part with a conversion that loses information: see [`IntoFormat::iso`](super::IntoFormat::iso).
#[derive(Clone)]
pub(crate) struct Iso {
    pub part: Node,
    /// Rewrites a value from its meaning, for example to restore the number of items before a list.
    pub rewritten: Function<Value>,
}

impl Iso {
    fn rewritten(&self, value: &Value) -> Value {
        (self.rewritten)(value)
    }
}

impl Part for Iso {
    forward! { part write grammar }

    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let value = self.part.read(tokens)?;
        Ok(self.rewritten(&value))
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let simpler = self.part.simpler(value);
        simpler.iter().map(|value| self.rewritten(value)).listed()
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let edits = self.part.edits(value).into_iter();
        edits.map(|edit| edit.within(|value| self.rewritten(&value))).listed()
    }

    fn additions(&self) -> Vec<Value> {
        let additions = self.part.additions();
        additions.iter().map(|value| self.rewritten(value)).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let value = self.part.choose(choices)?;
        Some(self.rewritten(&value))
    }

    fn choose_list(
        &self,
        length: usize,
        order: Order,
        choices: &mut Choices,
    ) -> Option<Vec<Value>> {
        let chosen = self.part.choose_list(length, order, choices)?;
        Some(chosen.iter().map(|value| self.rewritten(value)).listed())
    }
}

#[derive(Clone)]
pub(crate) struct Simplified {
    pub part: Node,
    pub simpler: Function<Vec<Value>>,
}

impl Part for Simplified {
    forward! { part read write fewer edits additions choose grammar }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        (self.simpler)(value)
    }
}

pub(super) type Choose = Arc<dyn Fn(&mut Choices) -> Option<Value> + Send + Sync>;

#[derive(Clone)]
pub(crate) struct Chosen {
    pub part: Node,
    pub choose: Choose,
}

impl Part for Chosen {
    forward! { part read write simpler edits additions grammar }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        (self.choose)(choices)
    }
}

#[derive(Clone)]
pub(crate) struct Line {
    pub part: Node,
}

impl Part for Line {
    forward! { part read simpler fewer edits additions choose }

    fn write(&self, value: &Value, text: &mut Text) {
        self.part.write(value, text);
        text.end_line();
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Box::new(self.part.grammar()))
    }
}

#[derive(Clone)]
pub(crate) struct InWords {
    pub part: Node,
    pub words: &'static str,
}

impl Part for InWords {
    forward! { part read write simpler edits additions choose }

    fn grammar(&self) -> Grammar {
        Grammar::Words(String::from(self.words))
    }
}
