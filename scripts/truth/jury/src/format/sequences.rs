//! Formats of lists, arrays and tuples.

use super::bounds::{Bounds, Limit};
use super::edits;
use super::simplify::{BLOCKS, shorter};
use super::{Choices, Edit, Format, Grammar, IntoFormat, Meaning, Node, Part, Text, Tokens, Value};
use crate::listed::Listed;
use anyhow::{Result, ensure};
use std::fmt;

/// The order of the items of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Any order.
    Any,
    /// Ascending, possibly with repetitions.
    Ascending,
    /// Any order, but all items are distinct.
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

/// A list whose length is an earlier number of the input, on one line or one line per item.
pub fn sequence<F: IntoFormat>(count: impl Into<Limit>, item: F) -> Format<Vec<F::Value>> {
    let item = item.into_format();
    let items = Sequence::new(count.into(), item.node);
    Format { node: items.into(), meaning: item.meaning.of_list() }
}

#[derive(Clone)]
pub(crate) struct Sequence {
    count: Limit,
    item: Node,
    order: Order,
}

impl Sequence {
    pub(super) fn new(count: Limit, item: Node) -> Self {
        Sequence::ordered(count, item, Order::Any)
    }

    pub(super) fn ordered(count: Limit, item: Node, order: Order) -> Self {
        Sequence { count, item, order }
    }

    pub(super) fn item(&self) -> &Node {
        &self.item
    }
}

impl Part for Sequence {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let count = self.count.after(&tokens.names);
        let items = (0..count).map(|_| self.item.read(tokens));
        let items = items.tried()?;
        let in_order = self.item.are_in_order(&items, self.order);
        ensure!(in_order, "the numbers must be {}", self.order);
        Ok(Value::List(items))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        for item in value.list() {
            self.item.write(item, text);
        }
        text.end_line();
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        simpler_lists(&self.item, value.list())
    }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        let items = self.count.of_kept(value.list(), name, kept).into_iter();
        Value::List(items.map(|item| self.item.fewer(&item, name, kept)).listed())
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let value = value.list();
        let fits = |at: &usize, new: &Value| {
            let (before, after) = value.split_at(*at);
            let list = [before, std::slice::from_ref(new), after].concat();
            self.item.are_in_order(&list, self.order)
        };
        let noun = self.item.grammar().noun();
        edits::of_list(&self.item, noun, value, |new| {
            let mut places = (0..=value.len()).rev();
            places.find(|at| fits(at, new)).unwrap_or(value.len())
        })
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let count = usize::try_from(self.count.after(&choices.names)).ok()?;
        choices.follow(count);
        let items = self.item.choose_list(count, self.order, choices)?;
        Some(Value::List(items))
    }

    fn grammar(&self) -> Grammar {
        let items = self.item.grammar().times(self.count);
        match self.order {
            Order::Any => items,
            order => items.with(order),
        }
    }
}

/// A list after its length: see [`list`].
#[derive(Clone)]
pub struct List<T> {
    part: ListPart,
    meaning: Meaning<Vec<T>>,
}

/// A length with a name and bounds, and that many items on the next line.
pub fn list<F: IntoFormat>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    item: F,
) -> List<F::Value> {
    let item = item.into_format();
    List { part: ListPart::new(what, bounds.into(), item.node), meaning: item.meaning.of_list() }
}

/// Like [`list`], with the items on the line of the length.
pub fn line_list<F: IntoFormat>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    item: F,
) -> List<F::Value> {
    let mut list = list(what, bounds, item);
    list.part.on_one_line = true;
    list
}

/// A length and the values of `head` on one line, and that many items on the next line.
pub fn headed_list<H: IntoFormat, F: IntoFormat>(
    what: &'static str,
    bounds: impl Into<Bounds>,
    head: H,
    item: F,
) -> Format<(H::Value, Vec<F::Value>)> {
    let (head, list) = (head.into_format(), list(what, bounds, item));
    let part = ListPart { head: Some(head.node), ..list.part };
    Format { node: part.into(), meaning: (head.meaning, list.meaning).into() }
}

impl<T> List<T> {
    /// The same list in ascending order, possibly with repetitions.
    #[must_use]
    pub fn ascending(mut self) -> Self {
        self.part.items.order = Order::Ascending;
        self
    }

    /// The same list with distinct items.
    #[must_use]
    pub fn distinct(mut self) -> Self {
        self.part.items.order = Order::Distinct;
        self
    }
}

impl<T: 'static> IntoFormat for List<T> {
    type Value = Vec<T>;

    fn into_format(self) -> Format<Vec<T>> {
        Format { node: self.part.into(), meaning: self.meaning }
    }
}

/// A list after its length: see [`list`]. With a [head](headed_list), the value is a pair of the head and the
/// list.
#[derive(Clone)]
pub(crate) struct ListPart {
    what: &'static str,
    bounds: Bounds,
    head: Option<Node>,
    items: Sequence,
    on_one_line: bool,
}

impl ListPart {
    fn new(what: &'static str, bounds: Bounds, item: Node) -> Self {
        ListPart {
            what,
            bounds,
            head: None,
            items: Sequence::new(what.into(), item),
            on_one_line: false,
        }
    }

    fn with_items(&self, value: &Value, items: Value) -> Value {
        match &self.head {
            Some(_) => value.with_item(1, items),
            None => items,
        }
    }
}

impl Part for ListPart {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let length = tokens.bounded(self.what, &self.bounds)?;
        let head = self.head.as_ref().map(|head| head.read(tokens));
        let head = head.transpose()?;
        tokens.names.set(self.what, length);
        let items = self.items.read(tokens)?;
        Ok(match head {
            Some(head) => Value::List(vec![head, items]),
            None => items,
        })
    }

    fn write(&self, value: &Value, text: &mut Text) {
        let (head, items) = self.split(value);
        text.token(items.list().len());
        if let Some((part, head)) = head {
            part.write(head, text);
        }
        if !self.on_one_line {
            text.end_line();
        }
        self.items.write(items, text);
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let (head, items) = self.split(value);
        let with_items = self.items.simpler(items).into_iter();
        let mut simpler: Vec<Value> =
            with_items.map(|items| self.with_items(value, items)).listed();
        if let Some((part, head)) = head {
            let with_head = part.simpler(head).into_iter();
            simpler.extend(with_head.map(|head| value.with_item(0, head)));
        }
        simpler
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let (head, items) = self.split(value);
        let of_items = self.items.edits(items).into_iter();
        let mut edits: Vec<Edit<Value>> =
            of_items.map(|edit| edit.within(|items| self.with_items(value, items))).listed();
        if let Some((part, head)) = head {
            let of_head = part.edits(head).into_iter();
            edits.extend(of_head.map(|edit| edit.within(|head| value.with_item(0, head))));
        }
        edits
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        choices.count(self.what, self.bounds)?;
        let head = match &self.head {
            Some(head) => Some(head.choose(choices)?),
            None => None,
        };
        let items = self.items.choose(choices)?;
        Some(match head {
            Some(head) => Value::List(vec![head, items]),
            None => items,
        })
    }

    fn grammar(&self) -> Grammar {
        let (what, bounds) = (self.what, self.bounds);
        let mut line = Grammar::Number { what, bounds };
        if let Some(head) = &self.head {
            line = line.then(head.grammar());
        }
        line.then(Grammar::Line(Box::new(self.items.grammar())))
    }
}

impl ListPart {
    /// The value of the head, if any, with its part, and the items.
    fn split<'a>(&'a self, value: &'a Value) -> (Option<(&'a Node, &'a Value)>, &'a Value) {
        match (&self.head, value) {
            (Some(head), Value::List(both)) => (Some((head, &both[0])), &both[1]),
            _ => (None, value),
        }
    }
}

/// Items on one line each, up to a line with 0, which may be missing at the end of the input. At
/// most `most` items are chosen; more can be read.
pub fn until_zero_list<F: IntoFormat>(
    what: &'static str,
    most: impl Into<Limit>,
    item: F,
) -> Format<Vec<F::Value>> {
    let (most, item) = (most.into(), item.into_format());
    let items = UntilZero { what, most, item: item.node };
    Format { node: items.into(), meaning: item.meaning.of_list() }
}

#[derive(Clone)]
pub(crate) struct UntilZero {
    what: &'static str,
    most: Limit,
    item: Node,
}

impl Part for UntilZero {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let mut items = Vec::new();
        while !tokens.is_empty() && !tokens.begin_with_zeros(1) {
            tokens.may_end = true;
            items.push(self.item.read(tokens)?);
        }
        tokens.skip(1);
        Ok(Value::List(items))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        for item in value.list() {
            self.item.write(item, text);
            text.end_line();
        }
        text.token(0);
        text.end_line();
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        simpler_lists(&self.item, value.list())
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let (noun, value) = (self.item.grammar().noun(), value.list());
        edits::of_list(&self.item, noun, value, |_| value.len())
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let bounds = super::between(1, self.most);
        let count = choices.count(self.what, bounds)?;
        let items = (0..count).map(|_| self.item.choose(choices));
        items.all_listed().map(Value::List)
    }

    fn grammar(&self) -> Grammar {
        let item = self.item.grammar();
        Grammar::Words(format!("lines up to one of 0, each: {item}"))
    }
}

/// Shorter lists, then lists with one simpler item. Long lists only become shorter.
fn simpler_lists(item: &Node, value: &[Value]) -> Vec<Value> {
    let mut lists = shorter(value, 0);
    if value.len() <= BLOCKS {
        for (at, old) in value.iter().enumerate() {
            for new in item.simpler(old) {
                let mut list = value.to_vec();
                list[at] = new;
                lists.push(list);
            }
        }
    }
    lists.into_iter().map(Value::List).listed()
}

/// Parts one after the other.
#[derive(Clone)]
pub(crate) struct Several {
    parts: Vec<Node>,
    is_array: bool,
}

impl Several {
    pub(super) fn new(parts: Vec<Node>) -> Self {
        Several { parts, is_array: false }
    }

    pub(super) fn with<'a>(
        &'a self,
        value: &'a Value,
    ) -> impl Iterator<Item = (usize, &'a Node, &'a Value)> {
        let parts = self.parts.iter().zip(value.list()).enumerate();
        parts.map(|(at, (part, value))| (at, part, value))
    }
}

impl Part for Several {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let mut values = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            values.push(part.read(tokens)?);
        }
        Ok(Value::List(values))
    }

    fn write(&self, value: &Value, text: &mut Text) {
        for (_, part, value) in self.with(value) {
            part.write(value, text);
        }
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let mut simpler = Vec::new();
        for (at, part, old) in self.with(value) {
            let new = part.simpler(old).into_iter();
            simpler.extend(new.map(|new| value.with_item(at, new)));
        }
        simpler
    }

    fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
        Value::List(self.with(value).map(|(_, part, old)| part.fewer(old, name, kept)).listed())
    }

    fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
        let mut edits = Vec::new();
        for (at, part, old) in self.with(value) {
            let new = part.edits(old).into_iter();
            edits.extend(new.map(|edit| edit.within(|new| value.with_item(at, new))));
        }
        edits
    }

    /// The first addition of each part; for an array, all combinations of additions.
    fn additions(&self) -> Vec<Value> {
        let few = if self.is_array { edits::few_of_each(self.parts.len() as u32) } else { 1 };
        let mut lists = vec![Vec::new()];
        for part in &self.parts {
            let mut additions = part.additions();
            additions.truncate(few);
            let longer = lists.iter().flat_map(|list: &Vec<Value>| {
                let with = |new: &Value| [list, std::slice::from_ref(new)].concat();
                additions.iter().map(with)
            });
            lists = longer.listed();
        }
        lists.into_iter().map(Value::List).listed()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let mut values = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            values.push(part.choose(choices)?);
        }
        Some(Value::List(values))
    }

    fn grammar(&self) -> Grammar {
        let parts: Vec<Grammar> = self.parts.iter().map(Part::grammar).listed();
        let words = |part: &Grammar| part.to_string();
        match parts.as_slice() {
            [first, others @ ..]
                if self.is_array && others.iter().all(|part| words(part) == words(first)) =>
            {
                first.clone().times(parts.len())
            }
            _ => Grammar::Parts(parts),
        }
    }
}

/// One value per format, one after the other.
impl<F: IntoFormat, const N: usize> IntoFormat for [F; N] {
    type Value = [F::Value; N];

    fn into_format(self) -> Format<Self::Value> {
        let mut formats = self.into_iter();
        several(|_| formats.next().expect("as many formats").into_format())
    }
}

/// The formats for the places `0..N`, one after the other.
pub(super) fn several<T: 'static, const N: usize>(
    mut format: impl FnMut(usize) -> Format<T>,
) -> Format<[T; N]> {
    let (mut parts, mut meanings) = (Vec::new(), Vec::new());
    for at in 0..N {
        let Format { node, meaning } = format(at);
        parts.push(node);
        meanings.push(meaning);
    }
    let is_array = true;
    let node = Several { parts, is_array }.into();
    Format { node, meaning: Meaning::of_array(meanings) }
}

/// No input.
impl IntoFormat for () {
    type Value = ();

    fn into_format(self) -> Format<()> {
        Format::new(Several::new(Vec::new()), |_| (), |()| Value::List(Vec::new()))
    }
}

macro_rules! tuples {
    ($($($format:ident $at:tt),*;)*) => {$(
        /// The values of these formats, one after the other.
        impl<$($format: IntoFormat),*> IntoFormat for ($($format,)*) {
            type Value = ($($format::Value,)*);

            fn into_format(self) -> Format<Self::Value> {
                let formats = ($(self.$at.into_format(),)*);
                let parts = Several::new(vec![$(formats.$at.node),*]);
                Format { node: parts.into(), meaning: ($(formats.$at.meaning,)*).into() }
            }
        }
    )*};
}

tuples! {
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
}
