//! Formats of lists, arrays and tuples.

use super::simplify::{BLOCKS, shorter};
use super::{Format, Text, Tokens};
use anyhow::Result;
use std::ops::RangeFrom;

/// A list after its length: see [`list`].
pub struct List<F> {
    item: F,
    least: usize,
    on_one_line: bool,
}

/// A length, and as many items on the next line.
pub fn list<F: Format>(least: RangeFrom<usize>, item: F) -> List<F> {
    let least = least.start;
    List {
        item,
        least,
        on_one_line: false,
    }
}

/// As [`list`], with the items on the line of the length.
pub fn line_list<F: Format>(least: RangeFrom<usize>, item: F) -> List<F> {
    List {
        on_one_line: true,
        ..list(least, item)
    }
}

impl<F: Format> Format for List<F> {
    type Value = Vec<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let length: usize = tokens.number("the length of a list")?;
        (0..length).map(|_| self.item.read(tokens)).collect()
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.len());
        if !self.on_one_line {
            text.end_line();
        }
        for item in value {
            self.item.write(item, text);
        }
        text.end_line();
    }

    /// Shorter lists, then lists with one item simplified; long lists only become shorter.
    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let mut simpler = shorter(value, self.least);
        if value.len() <= BLOCKS {
            simpler.extend(one_simpler(&self.item, value));
        }
        simpler
    }
}

/// A list with other values after its length: see [`headed_list`].
pub struct HeadedList<H, F> {
    head: H,
    items: List<F>,
}

/// A length, the values of `head` on the same line, and as many items on the next line.
pub fn headed_list<H: Format, F: Format>(
    least: RangeFrom<usize>,
    head: H,
    item: F,
) -> HeadedList<H, F> {
    let items = list(least, item);
    HeadedList { head, items }
}

impl<H: Format, F: Format> Format for HeadedList<H, F> {
    type Value = (H::Value, Vec<F::Value>);

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let length: usize = tokens.number("the length of a list")?;
        let head = self.head.read(tokens)?;
        let items = (0..length).map(|_| self.items.item.read(tokens));
        Ok((head, items.collect::<Result<_>>()?))
    }

    fn write(&self, (head, items): &Self::Value, text: &mut Text) {
        text.token(items.len());
        self.head.write(head, text);
        text.end_line();
        for item in items {
            self.items.item.write(item, text);
        }
        text.end_line();
    }

    fn simpler(&self, (head, items): &Self::Value) -> Vec<Self::Value> {
        let with_list = self.items.simpler(items).into_iter();
        let with_head = self.head.simpler(head).into_iter();
        with_list
            .map(|items| (head.clone(), items))
            .chain(with_head.map(|head| (head, items.clone())))
            .collect()
    }
}

/// The lists in which one item is replaced by a simpler one.
fn one_simpler<F: Format>(item: &F, value: &[F::Value]) -> Vec<Vec<F::Value>> {
    let mut lists = Vec::new();
    for (at, old) in value.iter().enumerate() {
        for new in item.simpler(old) {
            let mut list = value.to_vec();
            list[at] = new;
            lists.push(list);
        }
    }
    lists
}

/// As many values as there are formats, one after the other.
impl<F: Format, const N: usize> Format for [F; N] {
    type Value = [F::Value; N];

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let values: Vec<F::Value> = self
            .iter()
            .map(|format| format.read(tokens))
            .collect::<Result<_>>()?;
        Ok(values.try_into().expect("a value of each format"))
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        for (format, value) in self.iter().zip(value) {
            format.write(value, text);
        }
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        let mut simpler = Vec::new();
        for (at, format) in self.iter().enumerate() {
            for part in format.simpler(&value[at]) {
                let mut value = value.clone();
                value[at] = part;
                simpler.push(value);
            }
        }
        simpler
    }
}

macro_rules! tuples {
    ($($($format:ident $at:tt),*;)*) => {$(
        /// The values of these formats, one after the other.
        impl<$($format: Format),*> Format for ($($format,)*) {
            type Value = ($($format::Value,)*);

            #[allow(unused_variables, clippy::unused_unit, reason = "there are no fields in ()")]
            fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
                Ok(($(self.$at.read(tokens)?,)*))
            }

            #[allow(unused_variables, reason = "there are no fields in ()")]
            fn write(&self, value: &Self::Value, text: &mut Text) {
                $(self.$at.write(&value.$at, text);)*
            }

            #[allow(unused_mut, unused_variables, reason = "there are no fields in ()")]
            fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
                let mut simpler = Vec::new();
                $(for part in self.$at.simpler(&value.$at) {
                    let mut value = value.clone();
                    value.$at = part;
                    simpler.push(value);
                })*
                simpler
            }
        }
    )*};
}

tuples! {
    ;
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
}
