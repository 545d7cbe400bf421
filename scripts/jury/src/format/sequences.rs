//! Formats of lists, arrays and tuples.

use super::bounds::{Bounds, Limit};
use super::edits;
use super::simplify::{BLOCKS, shorter};
use super::{Choices, Edit, Format, Grammar, Text, Tokens};
use anyhow::{Result, ensure};
use std::fmt;

/// In what order the items of a list stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In any.
    Any,
    /// None is less than the one before.
    Ascending,
    /// In any, and all are different.
    Distinct,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Order::Any => "in any order",
            Order::Ascending => "in ascending order",
            Order::Distinct => "all different",
        })
    }
}

/// A number of items: see [`sequence`].
pub struct Sequence<F> {
    count: Limit,
    item: F,
    order: Order,
}

/// As many items as a number before them says, on a line, or each on its own.
pub fn sequence<F: Format>(count: impl Into<Limit>, item: F) -> Sequence<F> {
    Sequence {
        count: count.into(),
        item,
        order: Order::Any,
    }
}

impl<F: Format> Sequence<F> {
    /// The same, with no item less than the one before.
    #[must_use]
    pub fn ascending(self) -> Self {
        let order = Order::Ascending;
        Sequence { order, ..self }
    }

    /// The same, with different items.
    #[must_use]
    pub fn distinct(self) -> Self {
        let order = Order::Distinct;
        Sequence { order, ..self }
    }
}

impl<F: Format> Format for Sequence<F> {
    type Value = Vec<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let count = self.count.after(&tokens.names);
        let items = (0..count).map(|_| self.item.read(tokens));
        let items: Self::Value = items.collect::<Result<_>>()?;
        let in_order = self.item.are_in_order(&items, self.order);
        ensure!(in_order, "the numbers must be {}", self.order);
        Ok(items)
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        for item in value {
            self.item.write(item, text);
        }
        text.end_line();
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        simpler_lists(&self.item, value)
    }

    fn edits(&self, value: &Self::Value) -> Vec<Edit<Self::Value>> {
        // A new item stands where it is in order, as far back as possible.
        let fits = |at: &usize, new: &F::Value| {
            let (before, after) = value.split_at(*at);
            let list = [before, std::slice::from_ref(new), after].concat();
            self.item.are_in_order(&list, self.order)
        };
        let noun = self.item.grammar().noun();
        edits::of_list(&self.item, noun, value, |new| {
            let places = (0..=value.len()).rev();
            places
                .clone()
                .find(|at| fits(at, new))
                .unwrap_or(value.len())
        })
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let count = usize::try_from(self.count.after(&choices.names)).ok()?;
        self.item.choose_list(count, self.order, choices)
    }

    fn grammar(&self) -> Grammar {
        let items = self.item.grammar().times(self.count);
        match self.order {
            Order::Any => items,
            order => items.with(order),
        }
    }
}

/// A list after its length, with other values behind that: see [`list`] and [`headed_list`].
pub struct HeadedList<H, F> {
    what: &'static str,
    bounds: Bounds,
    head: H,
    items: Sequence<F>,
    on_one_line: bool,
}

/// A list after its length: see [`list`].
pub struct List<F>(HeadedList<(), F>);

/// A length with a name and bounds, and as many items on the next line.
pub fn list<F: Format>(what: &'static str, bounds: impl Into<Bounds>, item: F) -> List<F> {
    List(headed_list(what, bounds, (), item))
}

/// As [`list`], with the items on the line of the length.
pub fn line_list<F: Format>(what: &'static str, bounds: impl Into<Bounds>, item: F) -> List<F> {
    List(HeadedList {
        on_one_line: true,
        ..headed_list(what, bounds, (), item)
    })
}

/// A length, the values of `head` on the same line, and as many items on the next line.
pub fn headed_list<H: Format, F: Format>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    head: H,
    item: F,
) -> HeadedList<H, F> {
    HeadedList {
        what,
        bounds: bounds.into(),
        head,
        items: sequence(what, item),
        on_one_line: false,
    }
}

impl<F: Format> List<F> {
    /// The same list, with no item less than the one before.
    #[must_use]
    pub fn ascending(mut self) -> Self {
        self.0.items = self.0.items.ascending();
        self
    }

    /// The same list, with different items.
    #[must_use]
    pub fn distinct(mut self) -> Self {
        self.0.items = self.0.items.distinct();
        self
    }
}

impl<H: Format, F: Format> Format for HeadedList<H, F> {
    type Value = (H::Value, Vec<F::Value>);

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let length = tokens.bounded(self.what, &self.bounds)?;
        let head = self.head.read(tokens)?;
        tokens.names.set(self.what, length);
        Ok((head, self.items.read(tokens)?))
    }

    fn write(&self, (head, items): &Self::Value, text: &mut Text) {
        text.token(items.len());
        self.head.write(head, text);
        if !self.on_one_line {
            text.end_line();
        }
        self.items.write(items, text);
    }

    fn simpler(&self, (head, items): &Self::Value) -> Vec<Self::Value> {
        let with_list = self.items.simpler(items).into_iter();
        let with_head = self.head.simpler(head).into_iter();
        with_list
            .map(|items| (head.clone(), items))
            .chain(with_head.map(|head| (head, items.clone())))
            .collect()
    }

    fn edits(&self, (head, items): &Self::Value) -> Vec<Edit<Self::Value>> {
        let of_items = self.items.edits(items).into_iter();
        let of_head = self.head.edits(head).into_iter();
        of_items
            .map(|edit| edit.within(|items| (head.clone(), items)))
            .chain(of_head.map(|edit| edit.within(|head| (head, items.clone()))))
            .collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        choices.count(self.what, &self.bounds)?;
        Some((self.head.choose(choices)?, self.items.choose(choices)?))
    }

    fn grammar(&self) -> Grammar {
        let (what, bounds) = (self.what, self.bounds);
        let head = Grammar::Number { what, bounds }.then(self.head.grammar());
        head.then(Grammar::Line(Box::new(self.items.grammar())))
    }
}

impl<F: Format> Format for List<F> {
    type Value = Vec<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        Ok(self.0.read(tokens)?.1)
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        text.token(value.len());
        if !self.0.on_one_line {
            text.end_line();
        }
        self.0.items.write(value, text);
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        self.0.items.simpler(value)
    }

    fn edits(&self, value: &Self::Value) -> Vec<Edit<Self::Value>> {
        self.0.items.edits(value)
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        Some(self.0.choose(choices)?.1)
    }

    fn grammar(&self) -> Grammar {
        self.0.grammar()
    }
}

/// A list without its length: see [`until_zero_list`].
pub struct UntilZeroList<F> {
    what: &'static str,
    most: Limit,
    item: F,
}

/// Items, each on its own line, up to a line of 0, which may be missing at the end of the input; `what`
/// they are called, and how many there are at most.
pub fn until_zero_list<F: Format>(
    what: &'static str,
    most: impl Into<Limit>,
    item: F,
) -> UntilZeroList<F> {
    let most = most.into();
    UntilZeroList { what, most, item }
}

impl<F: Format> Format for UntilZeroList<F> {
    type Value = Vec<F::Value>;

    fn read(&self, tokens: &mut Tokens) -> Result<Self::Value> {
        let mut items = Vec::new();
        while !tokens.is_empty() && !tokens.begin_with_zeros(1) {
            tokens.may_end = true;
            items.push(self.item.read(tokens)?);
        }
        tokens.skip(1);
        Ok(items)
    }

    fn write(&self, value: &Self::Value, text: &mut Text) {
        for item in value {
            self.item.write(item, text);
            text.end_line();
        }
        text.token(0);
        text.end_line();
    }

    fn simpler(&self, value: &Self::Value) -> Vec<Self::Value> {
        simpler_lists(&self.item, value)
    }

    fn edits(&self, value: &Self::Value) -> Vec<Edit<Self::Value>> {
        let noun = self.item.grammar().noun();
        edits::of_list(&self.item, noun, value, |_| value.len())
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let bounds = super::between(1, self.most);
        let count = choices.count(self.what, &bounds)?;
        (0..count).map(|_| self.item.choose(choices)).collect()
    }

    fn grammar(&self) -> Grammar {
        let item = self.item.grammar();
        Grammar::Words(format!("lines up to one of 0, each: {item}"))
    }
}

/// Shorter lists, then lists in which one item is replaced by a simpler one; long lists only become
/// shorter.
fn simpler_lists<F: Format>(item: &F, value: &[F::Value]) -> Vec<Vec<F::Value>> {
    let mut lists = shorter(value, 0);
    if value.len() > BLOCKS {
        return lists;
    }
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
        let values = self.iter().map(|format| format.read(tokens));
        let values: Vec<F::Value> = values.collect::<Result<_>>()?;
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

    fn edits(&self, value: &Self::Value) -> Vec<Edit<Self::Value>> {
        let mut edits = Vec::new();
        for (at, format) in self.iter().enumerate() {
            let of_part = format.edits(&value[at]).into_iter();
            edits.extend(of_part.map(|edit| {
                let mut value = value.clone();
                edit.within(|part| {
                    value[at] = part;
                    value
                })
            }));
        }
        edits
    }

    /// Every choice of an addition of each format.
    fn additions(&self) -> Vec<Self::Value> {
        let mut lists = vec![Vec::new()];
        for format in self {
            let mut additions = format.additions();
            additions.truncate(edits::few_of_each(N as u32));
            let longer = lists.iter().flat_map(|list: &Vec<F::Value>| {
                let with = |new: &F::Value| [list, std::slice::from_ref(new)].concat();
                additions.iter().map(with)
            });
            lists = longer.collect();
        }
        let lists = lists.into_iter();
        lists.filter_map(|list| list.try_into().ok()).collect()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
        let values = self.iter().map(|format| format.choose(choices));
        let values: Vec<F::Value> = values.collect::<Option<_>>()?;
        Some(values.try_into().expect("a value of each format"))
    }

    fn grammar(&self) -> Grammar {
        let parts: Vec<Grammar> = self.iter().map(Format::grammar).collect();
        let words = |part: &Grammar| part.to_string();
        match parts.as_slice() {
            [first, others @ ..] if others.iter().all(|part| words(part) == words(first)) => {
                first.clone().times(N)
            }
            _ => Grammar::Parts(parts),
        }
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

            /// The first addition of each format.
            fn additions(&self) -> Vec<Self::Value> {
                let first = || Some(($(self.$at.additions().into_iter().next()?,)*));
                first().into_iter().collect()
            }

            #[allow(unused_mut, unused_variables, reason = "there are no fields in ()")]
            fn edits(&self, value: &Self::Value) -> Vec<Edit<Self::Value>> {
                let mut edits = Vec::new();
                $(for edit in self.$at.edits(&value.$at) {
                    let mut value = value.clone();
                    edits.push(edit.within(|part| {
                        value.$at = part;
                        value
                    }));
                })*
                edits
            }

            #[allow(unused_variables, clippy::unused_unit, reason = "there are no fields in ()")]
            fn choose(&self, choices: &mut Choices) -> Option<Self::Value> {
                Some(($(self.$at.choose(choices)?,)*))
            }

            fn grammar(&self) -> Grammar {
                Grammar::Parts(vec![$(self.$at.grammar()),*])
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
