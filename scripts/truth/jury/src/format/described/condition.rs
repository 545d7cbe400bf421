//! Conditions on the numbers and words of a scope, which follow `with`.

use super::super::grammar::singular;
use super::super::{Node, Value};
use super::literal;
use anyhow::{Result, bail};

/// A condition on the numbers and words of a case or a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Condition {
    /// The numbers with this name have this remainder modulo 2.
    Parity(String, i128),
    /// The numbers with these names are different.
    Different(Vec<String>),
    /// The numbers with this name are in ascending order, and different.
    Ascending(String),
    /// Some number with this name is this one.
    Present(String, i128),
    /// The words have at most this many letters in all. After words that are the lines of a list, this is about
    /// all lines.
    Letters(i128),
    /// The lines of a list are different.
    Lines,
}

impl Condition {
    /// Reads a condition, such as `an even n`.
    pub(super) fn new(words: &str) -> Result<Self> {
        let named = |many: &str| singular(many).filter(|_| !many.contains(' '));
        if words == "no line given twice" {
            return Ok(Condition::Lines);
        }
        for (start, remainder) in [("an even ", 0), ("an odd ", 1)] {
            if let Some(name) = words.strip_prefix(start).filter(|name| !name.contains(' ')) {
                return Ok(Condition::Parity(name.to_owned(), remainder));
            }
        }
        let different = words.strip_prefix("two different ").or(words.strip_prefix("different "));
        if let Some(names) = different {
            if let Some((one, other)) = names.split_once(" and ") {
                return Ok(Condition::Different(vec![one.to_owned(), other.to_owned()]));
            }
            if let Some(name) = named(names) {
                return Ok(Condition::Different(vec![name]));
            }
        }
        if let Some(name) = words.strip_prefix("ascending ").and_then(named) {
            return Ok(Condition::Ascending(name));
        }
        let letters = words.strip_prefix("words of at most ");
        if let Some(most) = letters.and_then(|rest| rest.strip_suffix(" letters in all")) {
            return Ok(Condition::Letters(literal(most)?));
        }
        if let Some((name, number)) = words.split_once(" of ")
            && let Ok(number) = literal(number)
            && name.starts_with(['a', 'A'])
        {
            return Ok(Condition::Present(name.to_owned(), number));
        }
        bail!("`with {words}` is not understood; leave it out if every input may be tried")
    }

    /// The names of the numbers that the condition is about.
    pub(super) fn names(&self) -> &[String] {
        match self {
            Condition::Different(names) => names,
            Condition::Parity(name, _)
            | Condition::Ascending(name)
            | Condition::Present(name, _) => std::slice::from_ref(name),
            Condition::Letters(_) | Condition::Lines => &[],
        }
    }

    /// Returns whether the condition is about all lines if it stands in one.
    pub(super) fn is_of_lines(&self) -> bool {
        matches!(self, Condition::Letters(_) | Condition::Lines)
    }

    pub(super) fn holds(&self, part: &Node, value: &Value) -> bool {
        if *self == Condition::Lines {
            let mut lines: Vec<String> =
                value.list().iter().map(|line| format!("{line:?}")).collect();
            lines.sort_unstable();
            return lines.windows(2).all(|two| two[0] != two[1]);
        }
        let mut numbers = Vec::new();
        let mut letters = 0;
        visit(part, value, &mut |number| match number {
            Visited::Number(name, number) if self.names().iter().any(|known| known == name) => {
                numbers.push(number);
            }
            Visited::Number(..) => {}
            Visited::Word(length) => letters += length,
        });
        match self {
            Condition::Parity(_, remainder) => {
                numbers.iter().all(|number| number.rem_euclid(2) == *remainder)
            }
            Condition::Different(_) => {
                numbers.sort_unstable();
                numbers.windows(2).all(|two| two[0] != two[1])
            }
            Condition::Ascending(_) => numbers.windows(2).all(|two| two[0] < two[1]),
            Condition::Present(_, number) => numbers.contains(number),
            Condition::Letters(most) => letters <= *most,
            Condition::Lines => unreachable!("lines are compared above"),
        }
    }
}

/// A number with its name, or a word with its length.
pub(super) enum Visited {
    Number(&'static str, i128),
    Word(i128),
}

/// Visits the numbers and words of a value, in order.
pub(super) fn visit(part: &Node, value: &Value, see: &mut dyn FnMut(Visited)) {
    match part {
        Node::Number(number) => see(Visited::Number(number.what, value.number())),
        Node::Word(_) => {
            see(Visited::Word(value.word().chars().count() as i128));
        }
        Node::Sequence(sequence) => {
            for item in value.list() {
                visit(sequence.item(), item, see);
            }
        }
        Node::Several(several) => {
            for (_, part, value) in several.with(value) {
                visit(part, value, see);
            }
        }
        Node::Line(line) => visit(&line.part, value, see),
        Node::Simplified(simplified) => visit(&simplified.part, value, see),
        Node::SuchThat(such_that) => visit(&such_that.part, value, see),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::Described;

    #[test]
    fn a_condition_holds_in_its_scope() {
        const N: &str = "n, from 1 to 4; then n heaps, each from 0 to 3";
        const LINES: &str = "n, from 1 to 4; then n lines, each: x, from 0 to 3; y, from 0 to 3";
        for (format, condition, kept, broken) in [
            (N, "an even n", "2\n1 1\n", "1\n1\n"),
            (N, "an odd n", "1\n1\n", "2\n1 1\n"),
            (N, "different heaps", "2\n1 0\n", "2\n1 1\n"),
            (N, "ascending heaps", "2\n0 1\n", "2\n1 0\n"),
            (N, "a heap of 0", "2\n1 0\n", "2\n1 1\n"),
            (LINES, "different x and y", "2\n1 2\n1 2\n", "2\n1 2\n1 1\n"),
            (LINES, "no line given twice", "2\n1 1\n1 2\n", "2\n1 2\n1 2\n"),
            (
                "n, from 1 to 4; then n lines, each: a word of 1 to 3 letters out of `ab`",
                "words of at most 3 letters in all",
                "2\nab\na\n",
                "2\nab\nab\n",
            ),
        ] {
            let words = format!("{format}, with {condition}");
            let described = Described::new(&words).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(described.to_string(), words);
            assert!(described.0.read(kept).is_ok(), "{words}: {kept}");
            assert!(described.0.read(broken).is_err(), "{words}: {broken}");
        }
    }
}
