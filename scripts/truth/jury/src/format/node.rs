//! A format as data: a tree of its parts.

use super::adapted::{Chosen, InWords, Iso, Kept, Line, Simplified, SuchThat};
use super::graph::{Edges, GraphPart, Headed, Labelled};
use super::rows::Rows;
use super::sequences::{ListPart, Sequence, Several, UntilZero};
use super::values::{FreeWord, Index, Letter, Number, Word};
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
            fn read(&self, tokens: &mut Tokens) -> Result<Value> {
                match self {
                    $(Node::$kind(part) => part.read(tokens),)*
                }
            }

            fn write(&self, value: &Value, text: &mut Text) {
                match self {
                    $(Node::$kind(part) => part.write(value, text),)*
                }
            }

            fn simpler(&self, value: &Value) -> Vec<Value> {
                match self {
                    $(Node::$kind(part) => part.simpler(value),)*
                }
            }

            fn fewer(&self, value: &Value, name: &str, kept: &[usize]) -> Value {
                match self {
                    $(Node::$kind(part) => part.fewer(value, name, kept),)*
                }
            }

            fn edits(&self, value: &Value) -> Vec<Edit<Value>> {
                match self {
                    $(Node::$kind(part) => part.edits(value),)*
                }
            }

            fn additions(&self) -> Vec<Value> {
                match self {
                    $(Node::$kind(part) => part.additions(),)*
                }
            }

            fn choose(&self, choices: &mut Choices) -> Option<Value> {
                match self {
                    $(Node::$kind(part) => part.choose(choices),)*
                }
            }

            fn choose_list(&self, length: usize, order: Order, choices: &mut Choices) -> Option<Vec<Value>> {
                match self {
                    $(Node::$kind(part) => part.choose_list(length, order, choices),)*
                }
            }

            fn are_in_order(&self, values: &[Value], order: Order) -> bool {
                match self {
                    $(Node::$kind(part) => part.are_in_order(values, order),)*
                }
            }

            fn grammar(&self) -> Grammar {
                match self {
                    $(Node::$kind(part) => part.grammar(),)*
                }
            }
        }
    };
}

nodes! {
    Number: Number,
    Index: Index,
    Letter: Letter,
    Word: Word,
    FreeWord: FreeWord,
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
    Kept: Kept,
    Iso: Iso,
    Simplified: Simplified,
    Chosen: Chosen,
    Line: Line,
    InWords: InWords,
}
