//! Formats made from others by a condition, a conversion or another simplification.

use super::{Choices, Edit, Grammar, Node, Order, Part, Text, Tokens, Value};
use crate::listed::Listed;
use anyhow::{Result, ensure};
use std::sync::Arc;

/// Forwards the methods of [`Part`] that a wrapper does not override.
macro_rules! forward {
    ($($method:ident)*) => {$(forward! { @ $method })*};
    (@ write) => {
        fn write(&self, value: &Value, text: &mut Text) {
            self.part.write(value, text);
        }
    };
    (@ read) => {
        fn read(&self, tokens: &mut Tokens) -> Result<Value> {
            self.part.read(tokens)
        }
    };
    (@ simpler) => {
        fn simpler(&self, value: &Value) -> Vec<Value> {
            self.part.simpler(value)
        }
    };
    (@ fewer) => {
        fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
            self.part.fewer(value, name, kept)
        }
    };
    (@ edits) => {
        fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
            self.part.edits(value)
        }

        fn additions(&self) -> Vec<Value> {
            self.part.additions()
        }
    };
    (@ choose) => {
        fn choose(&self, choices: &mut Choices) -> Option<Value> {
            self.part.choose(choices)
        }
    };
    (@ grammar) => {
        fn grammar(&self) -> Grammar {
            self.part.grammar()
        }
    };
}

pub(super) type Function<T> = Arc<dyn Fn(&Value) -> T + Send + Sync>;

#[derive(Clone)]
pub(crate) struct SuchThat {
    pub part: Node,
    pub what: &'static str,
    pub check: Function<bool>,
}

impl Part for SuchThat {
    forward! { write simpler edits }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        let fewer = self.part.fewer(value, name, kept);
        if (self.check)(&fewer) { fewer } else { value.clone() }
    }

    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        read_kept(&self.part, self.what, &self.check, tokens)
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        choose_kept(&self.part, &self.check, 5, choices)
    }

    fn grammar(&self) -> Grammar {
        let what = format_args!("with {}", self.what);
        self.part.grammar().with(what)
    }
}

/// Reads a part that keeps a condition.
fn read_kept(
    part: &Node,
    what: &str,
    check: &Function<bool>,
    tokens: &mut Tokens,
) -> Result<Value> {
    let value = part.read(tokens)?;
    ensure!(check(&value), "the input must have {what}");
    Ok(value)
}

/// Chooses a part that keeps a condition, if one of some attempts does.
fn choose_kept(
    part: &Node,
    check: &Function<bool>,
    attempts: usize,
    choices: &mut Choices,
) -> Option<Value> {
    (0..attempts).find_map(|_| part.choose(choices).filter(|value| check(value)))
}

/// A part with a condition that its words tell.
#[derive(Clone)]
pub(crate) struct Kept {
    pub part: Node,
    pub what: &'static str,
    pub check: Function<bool>,
}

impl Part for Kept {
    forward! { write simpler fewer edits grammar }

    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        read_kept(&self.part, self.what, &self.check, tokens)
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        choose_kept(&self.part, &self.check, 20, choices)
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
    forward! { write grammar }

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
    forward! { read write fewer edits choose grammar }

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
    forward! { read write simpler edits grammar }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        (self.choose)(choices)
    }
}

#[derive(Clone)]
pub(crate) struct Line {
    pub part: Node,
}

impl Part for Line {
    forward! { read simpler fewer edits choose }

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
    forward! { read write simpler edits choose }

    fn grammar(&self) -> Grammar {
        Grammar::Words(String::from(self.words))
    }
}
