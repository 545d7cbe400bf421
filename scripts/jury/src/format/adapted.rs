//! Formats made from others: with a condition, another type of value, or another simplification.

use super::{Choices, Edit, Format, Grammar, Order, Text, Tokens};
use anyhow::{Result, ensure};
use std::fmt::Debug;

/// Passes the methods of [`Format`] on that a wrapper of a format does not change.
macro_rules! forward {
    ($($method:ident)*) => {$(forward! { @ $method })*};
    (@ write) => {
        fn write(&self, value: &F::Value, text: &mut Text) {
            self.format.write(value, text);
        }
    };
    (@ read) => {
        fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
            self.format.read(tokens)
        }
    };
    (@ simpler) => {
        fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
            self.format.simpler(value)
        }
    };
    (@ edits) => {
        fn edits(&self, value: &F::Value) -> Vec<Edit<F::Value>> {
            self.format.edits(value)
        }

        fn additions(&self) -> Vec<F::Value> {
            self.format.additions()
        }
    };
    (@ choose) => {
        fn choose(&self, choices: &mut Choices) -> Option<F::Value> {
            self.format.choose(choices)
        }
    };
    (@ grammar) => {
        fn grammar(&self) -> Grammar {
            self.format.grammar()
        }
    };
}

/// The valid values of a format: see [`Format::such_that`].
pub struct SuchThat<F: Format> {
    pub(super) format: F,
    pub(super) what: &'static str,
    pub(super) check: fn(&F::Value) -> bool,
}

impl<F: Format> Format for SuchThat<F> {
    type Value = F::Value;

    forward! { write simpler edits }

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        let value = self.format.read(tokens)?;
        ensure!((self.check)(&value), "the input must have {}", self.what);
        Ok(value)
    }

    /// A value that happens to be valid, out of several tries.
    fn choose(&self, choices: &mut Choices) -> Option<F::Value> {
        (0..5).find_map(|_| self.format.choose(choices).filter(self.check))
    }

    fn grammar(&self) -> Grammar {
        self.format
            .grammar()
            .with(format_args!("with {}", self.what))
    }
}

/// The values of a format as those of another type: see [`Format::iso`].
pub struct Iso<F: Format, T> {
    pub(super) format: F,
    pub(super) to: fn(F::Value) -> T,
    pub(super) from: fn(&T) -> F::Value,
}

impl<F: Format, T: Clone + Debug + 'static> Format for Iso<F, T> {
    type Value = T;

    fn read(&self, tokens: &mut Tokens) -> Result<T> {
        self.format.read(tokens).map(self.to)
    }

    fn write(&self, value: &T, text: &mut Text) {
        self.format.write(&(self.from)(value), text);
    }

    fn simpler(&self, value: &T) -> Vec<T> {
        let simpler = self.format.simpler(&(self.from)(value)).into_iter();
        simpler.map(self.to).collect()
    }

    fn edits(&self, value: &T) -> Vec<Edit<T>> {
        let edits = self.format.edits(&(self.from)(value)).into_iter();
        edits.map(|edit| edit.within(self.to)).collect()
    }

    fn additions(&self) -> Vec<T> {
        self.format.additions().into_iter().map(self.to).collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<T> {
        self.format.choose(choices).map(self.to)
    }

    fn choose_list(&self, length: usize, order: Order, choices: &mut Choices) -> Option<Vec<T>> {
        let chosen = self.format.choose_list(length, order, choices)?.into_iter();
        Some(chosen.map(self.to).collect())
    }

    fn grammar(&self) -> Grammar {
        self.format.grammar()
    }
}

/// What gives the simpler ones of a value.
type Simplify<T> = Box<dyn Fn(&T) -> Vec<T>>;

/// A format simplified in another way: see [`Format::simplified_by`].
pub struct Simplified<F: Format> {
    pub(super) format: F,
    /// The simpler ones of a value.
    pub(super) simpler: Simplify<F::Value>,
}

impl<F: Format> Format for Simplified<F> {
    type Value = F::Value;

    forward! { read write edits choose grammar }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        (self.simpler)(value)
    }
}

/// What chooses a value, if there is one with the numbers that are chosen.
type Choose<T> = Box<dyn Fn(&mut Choices) -> Option<T>>;

/// A format whose values are chosen in another way: see [`Format::chosen_by`].
pub struct Chosen<F: Format> {
    pub(super) format: F,
    /// A value, if there is one with these numbers.
    pub(super) choose: Choose<F::Value>,
}

impl<F: Format> Format for Chosen<F> {
    type Value = F::Value;

    forward! { read write simpler edits grammar }

    fn choose(&self, choices: &mut Choices) -> Option<F::Value> {
        (self.choose)(choices)
    }
}

/// A format that ends its line: see [`Format::line`].
pub struct Line<F> {
    pub(super) format: F,
}

impl<F: Format> Format for Line<F> {
    type Value = F::Value;

    forward! { read simpler edits choose }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
        text.end_line();
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Box::new(self.format.grammar()))
    }
}

/// A format in other words: see [`Format::in_words`].
pub struct InWords<F> {
    pub(super) format: F,
    pub(super) words: &'static str,
}

impl<F: Format> Format for InWords<F> {
    type Value = F::Value;

    forward! { read write simpler edits choose }

    fn grammar(&self) -> Grammar {
        Grammar::Words(String::from(self.words))
    }
}
