//! Formats made from others: with a condition, another type of value, or another simplification.

use super::{Format, Text, Tokens};
use anyhow::{Result, ensure};
use std::fmt::Debug;

/// The valid values of a format: see [`Format::such_that`].
pub struct SuchThat<F: Format> {
    pub(super) format: F,
    pub(super) what: &'static str,
    pub(super) check: fn(&F::Value) -> bool,
}

impl<F: Format> Format for SuchThat<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        let value = self.format.read(tokens)?;
        ensure!((self.check)(&value), "the input must have {}", self.what);
        Ok(value)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        let mut simpler = self.format.simpler(value);
        simpler.retain(self.check);
        simpler
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
}

/// A format simplified in another way: see [`Format::simplified_by`] and
/// [`Format::simplified_within`].
pub struct Simplified<F, S> {
    pub(super) format: F,
    /// Given the format and a value, the simpler ones.
    pub(super) simpler: S,
}

impl<F: Format, S: Fn(&F, &F::Value) -> Vec<F::Value> + 'static> Format for Simplified<F, S> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        self.format.read(tokens)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.format.write(value, text);
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        (self.simpler)(&self.format, value)
    }
}

/// A format that ends its line: see [`Format::line`].
pub struct Line<F>(pub(super) F);

impl<F: Format> Format for Line<F> {
    type Value = F::Value;

    fn read(&self, tokens: &mut Tokens) -> Result<F::Value> {
        self.0.read(tokens)
    }

    fn write(&self, value: &F::Value, text: &mut Text) {
        self.0.write(value, text);
        text.end_line();
    }

    fn simpler(&self, value: &F::Value) -> Vec<F::Value> {
        self.0.simpler(value)
    }
}
