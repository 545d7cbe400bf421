//! Formats read from their description in words, as [`File`](super::File) prints them.
//!
//! The words do not say where lines end. A list begins a line of its own, except among the parts of a line.

mod condition;

use super::adapted::{Line, Simplified, SuchThat};
use super::bounds::{Bounds, Limit, between, unstated};
use super::file::{Shape, Total};
use super::grammar::singular;
use super::graph::Edges;
use super::sequences::{Sequence, Several};
use super::text::is_described;
use super::values::{Length, Letter, Number, Word};
use super::{AnyFile, Choices, Node, Order, Part, Text, Tokens, Value, shorter};
use crate::Random;
use crate::listed::Listed;
use anyhow::{Context, Result, anyhow, bail, ensure};
use condition::{Condition, Visited, visit};
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

/// The format of an input file, read from its description in words.
pub struct Described(AnyFile);

/// A description that is understood, for messages.
const EXAMPLE: &str = "n, from 1 to 8; then n heaps, each from 0 to 9";

/// The greatest number of items that an input may have at least.
const MOST_ITEMS: i128 = 100_000;

/// The distance from the least number up to which a number without a stated greatest number is tried.
const UNSTATED: i128 = 100;

impl Described {
    /// Reads the description of a format, such as `n, from 1 to 8; then n heaps, each from 0 to 9`.
    ///
    /// # Errors
    ///
    /// If part of it is not understood. The error names this part, and shows a description that is understood.
    pub fn new(words: &str) -> Result<Self> {
        let file = Parser::default().file(words.trim().trim_end_matches('.'));
        file.map(Described)
            .map_err(|error| anyhow!("{error:#}; a description that is understood: `{EXAMPLE}`"))
    }

    /// A random input whose numbers differ by at most `span` from the simplest ones within their bounds; `None` if
    /// none is found.
    pub fn choose(&self, span: u32, rng: &mut Random) -> Option<String> {
        (0..100).find_map(|_| {
            let count = match self.0.case_bounds() {
                Some(bounds) => Choices::small(rng, span).count("cases", *bounds)?.max(1),
                None => 1,
            };
            let mut case = || self.0.choose_text(&mut Choices::small(rng, span));
            let cases = (0..count).map(|_| case()).all_listed()?;
            let input = self.0.join(&cases);
            self.0.read(&input).is_ok().then_some(input)
        })
    }

    /// Simpler inputs, the simplest first: fewer cases, then cases that are simpler.
    ///
    /// # Panics
    ///
    /// If the input is not in this format.
    pub fn simpler(&self, input: &str) -> Vec<String> {
        let cases = self.0.split(input).unwrap_or_else(|error| panic!("{error}, in:\n{input}"));
        let mut simpler = shorter(&cases, 1);
        for (at, case) in cases.iter().enumerate() {
            for case in self.0.simpler(&self.0.own_case(case)) {
                let mut cases = cases.clone();
                cases[at] = self.0.write_case(&case);
                simpler.push(cases);
            }
        }
        let inputs = simpler.iter().map(|cases| self.0.join(cases));
        inputs.filter(|input| self.0.read(input).is_ok()).listed()
    }
}

/// The format in words.
impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The rest of a description, and the numbers named before it.
#[derive(Default)]
struct Parser<'a> {
    rest: VecDeque<&'a str>,
    names: Vec<&'static str>,
    /// The numbers of the whole description, which a total may name, with their bounds.
    numbers: Vec<(&'static str, Bounds)>,
    /// The names of the numbers in lists.
    items: Vec<&'static str>,
    /// The numbers that count something.
    counts: Vec<&'static str>,
    /// The conditions on all lines around a line that is read.
    of_lines: Vec<(&'static str, Condition)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// The parts of a case, or of something repeated.
    Case,
    /// The parts of a line.
    Line,
}

impl<'a> Parser<'a> {
    fn file(mut self, words: &'a str) -> Result<AnyFile> {
        let (shape, words) = self.shape(words)?;
        self.rest = words.split("; ").collect();
        for words in &self.rest {
            let item = REPEATED.iter().fold(*words, |words, repeated| {
                words.rsplit_once(repeated).map_or(words, |(_, item)| item)
            });
            let (_, conditions) = split_conditions(item);
            if words.starts_with(EDGES)
                && let Some(condition) = conditions.first()
            {
                bail!("`with {condition}` is not understood after `{EDGES}…`");
            }
            for condition in conditions {
                Condition::new(condition)?;
            }
        }
        let case = self.scope(Place::Case)?;
        let rest = std::mem::take(&mut self.rest).into_iter();
        let totals = rest.map(|total| self.total(total, &case)).tried()?;
        Ok(AnyFile::new(case, shape, totals))
    }

    /// The number of cases, and the words after it.
    fn shape(&mut self, words: &'a str) -> Result<(Shape, &'a str)> {
        if let Some((cases, rest)) = words.split_once(": ")
            && let Some((most, end)) = cases.split_once("cases up to ")
        {
            let bounds: Bounds = match most.strip_prefix("at most ") {
                Some(most) => between(1, literal(most.trim_end())?),
                None => unstated(1..=UNSTATED),
            };
            let zeros = |line: &str| line.split(' ').filter(|word| *word == "0").count();
            let shape = match end.strip_prefix("a line of `").map(|line| line.split_once('`')) {
                None if end == "the end of the input" => Shape::UntilEnd(bounds),
                Some(Some((line, ""))) => Shape::UntilZeros(zeros(line), bounds, false),
                Some(Some((line, " or the end of the input"))) => {
                    Shape::UntilZeros(zeros(line), bounds, true)
                }
                _ => bail!("`{end}` is no end of the cases, such as `the end of the input`"),
            };
            return Ok((shape, rest));
        }
        let Some((cases, rest)) = words.split_once(" cases: ") else {
            return Ok((Shape::Single, words));
        };
        let (number, count) =
            cases.split_once("; then ").context("`cases` without their number")?;
        let (what, bounds) = self.number(number)?;
        ensure!(
            matches!(bounds.most, Limit::Literal(_))
                && matches!(self.count(count)?, Limit::Named(name) if name == what),
            "`{cases}` is no number of cases, such as `T, from 1 to 10; then T`"
        );
        // A case is read without the number of cases.
        self.names.clear();
        Ok((Shape::Counted(what, bounds), rest))
    }

    /// A bound on a number, summed over all cases: `the sum of n is at most 1,000`. A total of numbers
    /// outside of lists takes only the first 100,000 numbers of a case into account, which [`Tokens`] record.
    fn total(&self, words: &str, case: &Node) -> Result<Total> {
        let sum = words.strip_prefix(SUM).and_then(|rest| rest.split_once(" is at most "));
        let (name, most) = sum.with_context(|| format!("`{words}` is not understood"))?;
        let what = words[..words.len() - " is at most ".len() - most.len()].to_owned().leak();
        // The words give no lower bound, and the total of negative numbers is negative.
        let bounds = between(i64::MIN, literal(most)?);
        let item = name.strip_prefix("the ").and_then(singular);
        let item = item.filter(|item| self.items.contains(&item.as_str()));
        if name == LENGTHS || item.is_some() {
            let case = case.clone();
            let of = move |value: &Value| {
                let mut sum = 0;
                visit(&case, value, &mut |visited| match (visited, &item) {
                    (Visited::Number(name, number), Some(item)) if name == item => sum += number,
                    (Visited::Word(length), None) => sum += length,
                    _ => {}
                });
                sum
            };
            return Ok(Total { what, bounds, of: Arc::new(of) });
        }
        let is_known = self.numbers.iter().any(|(known, _)| *known == name);
        ensure!(is_known, "`{words}`: no number is called `{name}`");
        let (name, case) = (String::from(name), case.clone());
        let of = move |value: &Value| {
            let mut text = Text::default();
            case.write(value, &mut text);
            let text = text.into_string();
            let mut tokens = Tokens::recorded(&text);
            let _ = case.read(&mut tokens);
            let numbers = tokens.seen.iter().flatten().filter(|seen| seen.what == name);
            numbers.map(|seen| seen.number).sum()
        };
        Ok(Total { what, bounds, of: Arc::new(of) })
    }

    /// The parts of a case or a line, up to a part that does not belong to it.
    fn scope(&mut self, place: Place) -> Result<Node> {
        let known = self.names.len();
        let mut parts: Vec<Node> = Vec::new();
        let mut promises: Vec<(&'static str, Condition)> = Vec::new();
        while let Some(&words) = self.rest.front() {
            let (is_then, words) = match words.strip_prefix("then ") {
                Some(words) => (true, words),
                None => (false, words),
            };
            let is_over = match place {
                Place::Line => is_then && !parts.is_empty() && !self.counts_from(known, words),
                Place::Case => false,
            };
            if is_over || words.starts_with(SUM) {
                break;
            }
            self.rest.pop_front();
            let (words, conditions) = split_conditions(words);
            let mut part = self.part(words)?;
            if let Some(last) = parts.pop() {
                let begins_line = place == Place::Case && (is_then || is_list(&part));
                parts.push(if begins_line { Line { part: last }.into() } else { last });
            }
            for words in conditions {
                let what: &'static str = words.to_owned().leak();
                match Condition::new(words)? {
                    condition if condition.is_of_lines() && place == Place::Line => {
                        self.of_lines.push((what, condition));
                    }
                    Condition::Lines => bail!("`with {words}`: there are no lines"),
                    condition => {
                        let shown = Arc::new(|_: &Value| true);
                        part = SuchThat { part, what, check: shown, is_told: true }.into();
                        promises.push((what, condition));
                    }
                }
            }
            parts.push(part);
        }
        for (what, condition) in &promises {
            let is_known = |name: &String| {
                let names = self.numbers.iter().map(|(name, _)| name).chain(&self.items);
                names.into_iter().any(|known| known == name)
            };
            if let Some(name) = condition.names().iter().find(|name| !is_known(name)) {
                bail!("`with {what}`: no number is called `{name}`");
            }
        }
        ensure!(!parts.is_empty(), "there is no input");
        let counts = self.counts.extract_if(.., |count| self.names[known..].contains(count));
        let mut counts: Vec<&'static str> = counts.listed();
        counts.sort_unstable();
        counts.dedup();
        self.names.truncate(known);
        let part = Several::new(parts);
        let all = part.clone();
        let simpler = Arc::new(move |value: &Value| simpler(&all, &counts, value));
        let mut scope: Node = Simplified { part: part.into(), simpler }.into();
        for (what, condition) in promises {
            let part = scope.clone();
            let check = Arc::new(move |value: &Value| condition.holds(&part, value));
            scope = SuchThat { part: scope, what, check, is_told: false }.into();
        }
        Ok(scope)
    }

    /// Returns whether a list has as many items as a number says that was named after the first `known` ones.
    fn counts_from(&self, known: usize, words: &str) -> bool {
        let names = self.names[known..].iter();
        let mut starts = names.map(|name| words.strip_prefix(name));
        words.contains(", each ")
            && starts.any(|rest| rest.is_some_and(|rest| rest.starts_with(' ')))
    }

    fn part(&mut self, words: &'a str) -> Result<Node> {
        if let Some((count, item)) = words.split_once(" lines, each: ") {
            let count = self.count(count)?;
            if let Some(ends) = item.strip_prefix("two ")
                && self.rest.iter().any(|words| words.starts_with(EDGES))
            {
                return self.edges(count, ends);
            }
            self.rest.push_front(item);
            let part = self.scope(Place::Line)?;
            let mut lines: Node = Sequence::new(count, Line { part }.into()).into();
            for (what, condition) in self.of_lines.drain(..) {
                let part = lines.clone();
                let check = Arc::new(move |value: &Value| condition.holds(&part, value));
                lines = SuchThat { part: lines, what, check, is_told: true }.into();
            }
            return Ok(lines);
        }
        if let Some((count, item)) = words.split_once(" times: ") {
            let count = self.count(count)?;
            self.rest.push_front(item);
            let part = self.scope(Place::Case)?;
            return Ok(Sequence::new(count, part).into());
        }
        if let Some((items, bounds)) = words.split_once(", each ") {
            return self.list(items, bounds);
        }
        if let Some(letters) = words.strip_prefix("one of the letters ") {
            return Ok(letters_in(letters)?.into());
        }
        if let Some(rest) = words.strip_prefix("a word of ") {
            return self.word(rest);
        }
        let (what, bounds) = self.number(words)?;
        Ok(Number::any(what, bounds).into())
    }

    /// A list of numbers, such as `n heaps` with the bounds `from 0 to 9, all different`.
    fn list(&mut self, items: &str, bounds: &str) -> Result<Node> {
        let (count, many) = split_count(items);
        let what = singular(many);
        let what = what.with_context(|| format!("`{many}` is no plural, such as `heaps`"))?.leak();
        let ordered = [Order::Distinct, Order::Ascending].into_iter().find_map(|order| {
            let bounds = bounds.strip_suffix(&format!(", {order}"))?;
            Some((order, bounds))
        });
        let (order, bounds) = ordered.unwrap_or((Order::Any, bounds));
        let count = self.count(count)?;
        self.items.push(what);
        let number = Number::any(what, self.bounds(bounds)?);
        Ok(Sequence::ordered(count, number.into(), order).into())
    }

    /// The edges of a graph or a tree, up to the words that say which it is.
    fn edges(&mut self, count: Limit, ends: &str) -> Result<Node> {
        let not_understood = || format!("`two {ends}` are not the two vertices of an edge");
        let (many, bounds) = ends.split_once(", each ").with_context(not_understood)?;
        let vertex = singular(many).with_context(not_understood)?.leak();
        let Bounds { least: Limit::Literal(1), most: Limit::Named(vertices), .. } =
            self.bounds(bounds)?
        else {
            bail!("{}: they must be from 1 to the number of vertices", not_understood());
        };
        self.counts.push(vertices);
        let known = self.names.len();
        let mut about = Vec::new();
        let kind = loop {
            let words = self.rest.pop_front().context("the edges are not named as such")?;
            match words.strip_prefix(EDGES) {
                Some(kind) => break kind,
                None => about.push(self.part(words)?),
            }
        };
        self.names.truncate(known);
        let mut promises = kind.split(" and that must ").listed();
        let (graph, promise) = match promises[0].split_once(" that must ") {
            Some((graph, promise)) => (graph, Some(promise)),
            None => (promises[0], None),
        };
        promises.splice(..1, promise);
        let edges = match (graph, count) {
            ("graph", Limit::Named(edges)) => Some(edges),
            ("tree", Limit::Plus(name, -1)) if name == vertices => None,
            _ => bail!(
                "`{EDGES}{kind}`: expected `m lines` for a graph, or `{vertices} - 1 lines` for a tree"
            ),
        };
        Ok(Edges::new(vertices, edges, vertex, Several::new(about).into(), &promises)?.into())
    }

    /// A word, after `a word of`: `n letters out of `RB``, or `1 to 9 letters out of `RB``.
    fn word(&mut self, words: &str) -> Result<Node> {
        let (length, letter) = if let Some(length) = words.strip_suffix(" visible ASCII characters")
        {
            (length, Letter { alphabet: ('!'..='~').collect::<String>().leak() })
        } else {
            let split = words.split_once(" letters out of ");
            let (length, letters) = split
                .with_context(|| format!("`a word of {words}`: expected a length and letters"))?;
            (length, letters_in(letters)?)
        };
        if let Some((shortest, longest)) = length.split_once(" to ") {
            let length = |words| Ok::<_, anyhow::Error>(usize::try_from(literal(words)?)?);
            self.count(shortest)?;
            let (shortest, longest) = (length(shortest)?, length(longest)?);
            ensure!(shortest <= longest, "`a word of {words}`: no word is so long");
            return Ok(Word { letter, length: Length::Within(shortest, longest) }.into());
        }
        Ok(Word { letter, length: Length::Exactly(self.count(length)?) }.into())
    }

    /// A number with its bounds, which others may name from now on.
    fn number(&mut self, words: &str) -> Result<(&'static str, Bounds)> {
        let mut places =
            [", from ", ", at least "].into_iter().filter_map(|start| words.find(start));
        let number = places.next().map(|at| (&words[..at], &words[at + 2..]));
        let (what, bounds) = number.with_context(|| {
            format!("`{words}` is not understood: expected a number with its bounds, such as `n, from 1 to 8`")
        })?;
        ensure!(
            is_described(what) || !what.contains([' ', ':']),
            "`{what}` is no name of a number: use one word, such as `n`, or an article, such as `a heap`"
        );
        let bounds = self.bounds(bounds)?;
        let what = String::from(what).leak();
        self.names.push(what);
        self.numbers.push((what, bounds));
        Ok((what, bounds))
    }

    fn bounds(&self, words: &str) -> Result<Bounds> {
        let capped = words.strip_suffix(" if that is less");
        if let Some((words, most)) = capped.and_then(|words| words.rsplit_once(", or ")) {
            let bounds = self.bounds(words)?;
            let most = Limit::AtMost(Box::leak(Box::new(bounds.most)), literal(most)?);
            return Ok(Bounds { most, ..bounds });
        }
        if let Some((words, promise)) = words.split_once(", ") {
            bail!("`{promise}` after `{words}` is not understood");
        }
        if let Some(least) = words.strip_suffix(" (no upper bound is stated)")
            && let Some(least) = least.strip_prefix("at least ")
        {
            let least = self.limit(least)?;
            let most = match least {
                Limit::Literal(least) => Limit::Literal(least.saturating_add(UNSTATED)),
                Limit::Named(name) => Limit::Plus(name, UNSTATED),
                other => other,
            };
            return Ok(unstated(between(least, most)));
        }
        let range = words.strip_prefix("from ").and_then(|range| range.split_once(" to "));
        let (least, most) =
            range.with_context(|| format!("`{words}`: expected bounds such as `from 1 to 8`"))?;
        let bounds = between(self.limit(least)?, self.limit(most)?);
        if let (Limit::Literal(least), Limit::Literal(most)) = (bounds.least, bounds.most) {
            ensure!(least <= most, "`{words}`: no number is in these bounds");
        }
        Ok(bounds)
    }

    /// The number of items of something, which counts them from now on.
    fn count(&mut self, words: &str) -> Result<Limit> {
        let mut limit = self.limit(words)?;
        let counted = limit;
        if let Limit::Named(name) | Limit::Plus(name, _) = counted {
            self.counts.push(name);
            let mut numbers = self.numbers.iter().rev();
            limit =
                numbers.find(|(known, _)| *known == name).map_or(limit, |(_, bounds)| bounds.least);
        }
        if let Limit::Literal(least) = limit {
            ensure!(least <= MOST_ITEMS, "`{words}`: at least {limit} are too many to try");
        }
        Ok(counted)
    }

    /// `10,000`, `n`, `n - 1`, or `that many`.
    fn limit(&self, words: &str) -> Result<Limit> {
        let known = |name: &str| {
            let mut names = self.names.iter().rev();
            names
                .find(|known| **known == name || name == MANY && known.starts_with(NUMBER_OF))
                .copied()
        };
        if let Some(name) = known(words) {
            return Ok(Limit::Named(name));
        }
        if let Some(name) = words.strip_suffix('²').and_then(known) {
            return Ok(Limit::Square(name));
        }
        for (sign, factor) in [(" - ", -1), (" + ", 1)] {
            if let Some((name, more)) = words.split_once(sign)
                && let Some(name) = known(name)
            {
                return Ok(Limit::Plus(name, factor * literal(more)?));
            }
        }
        let number = literal(words).ok().map(Limit::Literal);
        number.with_context(|| {
            format!("`{words}` is neither a number nor the name of an earlier one")
        })
    }
}

/// The words that begin a bound over all cases, end the edges of a graph, and stand for a number whose name begins
/// with the last ones.
const SUM: &str = "the sum of ";
const EDGES: &str = "they are the edges of a ";
const LENGTHS: &str = "the lengths";
const MANY: &str = "that many";
const NUMBER_OF: &str = "the number of ";

/// Splits the conditions after a part, such as `n, from 1 to 8, with an even n`, from its other words.
fn split_conditions(words: &str) -> (&str, Vec<&str>) {
    // The words of something repeated are split when they are read.
    if REPEATED.iter().any(|repeated| words.contains(repeated)) {
        return (words, Vec::new());
    }
    let letters = words.rfind('`').unwrap_or(0);
    let Some(at) = words[letters..].find(WITH) else {
        return (words, Vec::new());
    };
    let conditions = words[letters + at + WITH.len()..].split(WITH);
    (&words[..letters + at], conditions.collect())
}

const WITH: &str = ", with ";

/// The words between the number of times that something is repeated, and its parts.
const REPEATED: [&str; 2] = [" lines, each: ", " times: "];

/// Splits `n - 1 heaps` after the count.
fn split_count(items: &str) -> (&str, &str) {
    if let Some(rest) = items.strip_prefix("that many ") {
        return (MANY, rest);
    }
    let blanks = items.match_indices(' ').map(|(at, _)| at).listed();
    let words = items.split(' ').listed();
    let at =
        if matches!(words.get(1), Some(&("-" | "+"))) { blanks.get(2) } else { blanks.first() };
    at.map_or((items, ""), |&at| (&items[..at], &items[at + 1..]))
}

/// A number with commas between thousands, or without.
fn literal(words: &str) -> Result<i128> {
    let digits = words.replace(',', "");
    digits.parse().map_err(|_| anyhow!("`{words}` is not a number"))
}

/// Letters between backticks.
fn letters_in(words: &str) -> Result<Letter> {
    let letters = words.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
    let letters = letters.filter(|letters| !letters.is_empty());
    let letters =
        letters.with_context(|| format!("`{words}`: expected letters between backticks"))?;
    Ok(Letter { alphabet: String::from(letters).leak() })
}

fn is_number(part: &Node, name: &str) -> bool {
    matches!(without_line(part), Node::Number(number) if number.what == name)
}

/// The part itself, without the line break after it.
fn without_line(part: &Node) -> &Node {
    match part {
        Node::Line(line) => without_line(&line.part),
        other => other,
    }
}

fn is_list(part: &Node) -> bool {
    matches!(part, Node::Sequence(_) | Node::Edges(_))
}

/// Simpler values of the parts of a scope: with fewer things of each kind that one of its numbers counts, then with
/// one part simpler.
fn simpler(all: &Several, counts: &[&'static str], value: &Value) -> Vec<Value> {
    let mut simpler = Vec::new();
    for name in counts {
        let mut numbers = all.with(value).filter(|(_, part, _)| is_number(part, name));
        let number = numbers.next().map_or(0, |(_, _, number)| number.number());
        let things: Vec<usize> = (0..usize::try_from(number).unwrap_or(0)).listed();
        for kept in shorter(&things, 0) {
            let mut fewer = value.clone();
            for (_, part, graph) in all.with(value) {
                if let Node::Edges(edges) = without_line(part)
                    && let Some((count, edges)) = edges.within(name, graph.graph(), &kept)
                {
                    fewer = all.fewer(&fewer, count, &edges);
                }
            }
            simpler.push(all.fewer(&fewer, name, &kept));
        }
    }
    simpler.extend(all.simpler(value));
    simpler
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(words: &str) -> Described {
        Described::new(words).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn what_is_not_understood_is_named_with_an_example() {
        for (words, fault) in [
            ("", "``"),
            ("n from 1 to 8", "`n from 1 to 8`"),
            ("n, from 1 to k", "`k` is neither"),
            ("n, from 8 to 1", "`from 8 to 1`: no number"),
            ("n, from 1 to 8; then n heap, each from 0 to 9", "`heap` is no plural"),
            ("n, from 1 to 8; n heaps, from 0 to 9", "`n heaps` is no name"),
            ("n, from 1 to 8; then m heaps, each from 0 to 9", "`m` is neither"),
            ("n, from 1 to 8, with an even k", "`with an even k`: no number is called `k`"),
            ("n, from 1 to 8, with luck", "`with luck` is not understood"),
            ("n, from 1 to 8, with no line given twice", "there are no lines"),
            (
                "n, from 1 to 8; then n lines, each: x, from 1 to 9; y, from x to z",
                "`z` is neither",
            ),
            ("n, from 1 to 8; the sum of k is at most 9", "no number is called `k`"),
            ("n, from 1 to 8; then a word of n letters", "`a word of n letters`"),
            ("1,000,000 heaps, each from 0 to 9", "`1,000,000`: at least 1,000,000 are too many"),
            ("cases up to midnight: n, from 1 to 8", "`midnight` is no end"),
            (
                "n, from 2 to 8; then n lines, each: two vertices, each from 1 to n; they are the edges of a tree",
                "`n - 1 lines` for a tree",
            ),
        ] {
            let error = Described::new(words).map(|_| ()).unwrap_err().to_string();
            assert!(error.contains(fault) && error.contains(EXAMPLE), "{words}: {error}");
        }
    }

    #[test]
    fn a_simpler_number_has_fewer_things() {
        for (words, input, simpler) in [
            (
                "n, from 1 to 8; then n numbers A, each from 0 to 9; then n numbers B, each from 0 to 9",
                "2\n3 4\n5 6\n",
                "1\n4\n6\n",
            ),
            (
                "n, from 1 to 8; then n lines, each: a word of n letters out of `.#`",
                "2\n.#\n..\n",
                "1\n.\n",
            ),
            (
                "n, from 1 to 8; m, from 0 to 9; then m lines, each: two vertices, each from 1 to n; they are the edges of a graph",
                "3 2\n1 2\n3 1\n",
                "2 1\n2 1\n",
            ),
            ("n, from 2 to 8; then n - 1 steps, each from 1 to 9", "4\n7 8 9\n", "2\n7\n"),
        ] {
            let all = described(words).simpler(input);
            assert!(all.iter().any(|other| other == simpler), "{words}: {all:?}");
        }
    }

    #[test]
    fn different_numbers_may_be_negative() {
        use rand::SeedableRng;
        let rng = &mut Random::seed_from_u64(1);
        let format =
            described("n, from 1 to 3; then n numbers A, each from -2 to 2, all different");
        for _ in 0..100 {
            assert!(format.choose(12, rng).is_some());
        }
    }

    #[test]
    fn a_total_of_negative_numbers_is_negative() {
        let format = described("n, from -5 to 5; the sum of n is at most 3").0;
        assert!(format.read("-1\n").is_ok());
        assert!(format.read("4\n").is_err());
        let words =
            "n, from 1 to 3; then n heaps, each from -9 to 9; the sum of the heaps is at most 3";
        let format = described(words).0;
        assert!(format.read("2\n-9 -1\n").is_ok());
        assert!(format.read("2\n-1 5\n").is_err());
    }

    #[test]
    fn small_inputs_are_near_the_simplest_numbers() {
        use rand::SeedableRng;
        let rng = &mut Random::seed_from_u64(1);
        let format =
            described("b, from -1,000 to 1,000; x, from 5 to 1,000,000; y, from -90 to -70");
        for _ in 0..100 {
            let input = format.choose(2, rng).unwrap();
            let numbers = input.split_whitespace().map(|number| number.parse::<i32>().unwrap());
            let [b, x, y] = numbers.listed()[..] else { panic!("{input}") };
            let is_small =
                (-2..=2).contains(&b) && (5..=7).contains(&x) && (-72..=-70).contains(&y);
            assert!(is_small, "{input}");
        }
    }
}
