//! A format as data: a tree of its parts.

use super::adapted::{Chosen, InWords, Iso, Line, Simplified, SuchThat};
use super::graph::{Edges, GraphPart, Headed, Labelled};
use super::rows::Rows;
use super::sequences::{ListPart, Sequence, Several, UntilZero};
use super::values::{Index, Letter, Number, Word};
use super::{Choices, Edit, Grammar, Order, Text, Tokens, Value};
use crate::listed::Listed;
use crate::opponent::OpponentLine;
use anyhow::Result;

/// A part of an input file.
pub(crate) trait Part {
    /// # Errors
    ///
    /// The expected and the actual input.
    fn read(&self, tokens: &mut Tokens) -> Result<Value>;

    fn write(&self, value: &Value, text: &mut Text);

    /// Simpler values, the simplest first. Some may be invalid. Repeated simplification must come to an end.
    fn simpler(&self, value: &Value) -> Vec<Value>;

    /// The value with only the `kept` of the things that the number `name` counts, and with that number
    /// changed.
    fn fewer(&self, value: &Value, _name: &str, _kept: &[usize]) -> Value {
        value.clone()
    }

    /// The edits of a value. Some may lead to invalid values.
    fn edits(&self, value: &Value) -> Vec<Edit<Value>>;

    /// Returns the values to try as new items of a list; empty if a new item must copy another one.
    fn additions(&self) -> Vec<Value> {
        Vec::new()
    }

    /// Chooses a value made of the numbers in `choices`; `None` if they make no valid one.
    fn choose(&self, choices: &mut Choices) -> Option<Value>;

    /// Chooses this many values in this order.
    fn choose_list(
        &self,
        length: usize,
        order: Order,
        choices: &mut Choices,
    ) -> Option<Vec<Value>> {
        let values = (0..length).map(|_| self.choose(choices)).all_listed();
        (order == Order::Any).then_some(values)?
    }

    /// Returns whether values are in this order. Called only for numbers.
    fn are_in_order(&self, _values: &[Value], _order: Order) -> bool {
        true
    }

    fn grammar(&self) -> Grammar;
}

/// Declares an enum of all parts. Calls go through `match` and not a vtable, so a program that only reads
/// contains no code that chooses cases.
macro_rules! nodes {
    ($($kind:ident: $part:ty,)*) => {
        #[derive(Clone)]
        pub(crate) enum Node {
            $($kind(Box<$part>),)*
        }

        $(
            impl From<$part> for Node {
                fn from(part: $part) -> Node {
                    Node::$kind(Box::new(part))
                }
            }
        )*

        impl Part for Node {
            forward! {
                [$($kind)*] read write simpler fewer edits additions choose choose_list are_in_order grammar
            }
        }
    };
}

/// Implements these methods of [`Part`] by those of the field `part`, or of the kind of node that matches.
macro_rules! forward {
    (@read $to:tt) => { forward! { @as $to read(tokens: &mut Tokens) -> Result<Value> } };
    (@write $to:tt) => { forward! { @as $to write(value: &Value, text: &mut Text) } };
    (@simpler $to:tt) => { forward! { @as $to simpler(value: &Value) -> Vec<Value> } };
    (@fewer $to:tt) => {
        forward! { @as $to fewer(value: &Value, name: &str, kept: &[usize]) -> Value }
    };
    (@edits $to:tt) => { forward! { @as $to edits(value: &Value) -> Vec<Edit<Value>> } };
    (@additions $to:tt) => { forward! { @as $to additions() -> Vec<Value> } };
    (@choose $to:tt) => { forward! { @as $to choose(choices: &mut Choices) -> Option<Value> } };
    (@choose_list $to:tt) => {
        forward! {
            @as $to choose_list(length: usize, order: Order, choices: &mut Choices) -> Option<Vec<Value>>
        }
    };
    (@are_in_order $to:tt) => {
        forward! { @as $to are_in_order(values: &[Value], order: Order) -> bool }
    };
    (@grammar $to:tt) => { forward! { @as $to grammar() -> Grammar } };
    (@as $to:tt $method:ident($($argument:ident: $type:ty),*) $(-> $result:ty)?) => {
        fn $method(&self, $($argument: $type),*) $(-> $result)? {
            forward! { @call self $to $method($($argument),*) }
        }
    };
    (@call $self:ident part $method:ident $arguments:tt) => { $self.part.$method $arguments };
    (@call $self:ident [$($kind:ident)*] $method:ident $arguments:tt) => {
        match $self {
            $(Node::$kind(part) => part.$method $arguments,)*
        }
    };
    ($to:tt $($method:ident)*) => {$(forward! { @$method $to })*};
}
pub(super) use forward;

nodes! {
    Number: Number,
    Index: Index,
    Letter: Letter,
    Word: Word,
    Sequence: Sequence,
    List: ListPart,
    UntilZero: UntilZero,
    Rows: Rows,
    Several: Several,
    Graph: GraphPart,
    Labelled: Labelled,
    Edges: Edges,
    Headed: Headed,
    Opponent: OpponentLine,
    SuchThat: SuchThat,
    Iso: Iso,
    Simplified: Simplified,
    Chosen: Chosen,
    Line: Line,
    InWords: InWords,
}
