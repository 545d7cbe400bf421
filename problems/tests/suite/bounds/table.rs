//! The bounds of the statements, each with an input for a number in its place.
//!
//! A problem has a row for each count and each value of its input; where the statement names no bound, the
//! row has the solution's own.

mod luogu;
mod others;
mod poj;

use super::{Bound, Kind};
use std::fmt::Write;
use std::ops::RangeInclusive;

/// A problem, and its bounds.
pub type Row = (&'static str, &'static [Bound]);

pub const TABLE: [&[Row]; 3] = [luogu::ROWS, others::ROWS, poj::ROWS];

type Bounds = RangeInclusive<i128>;
type ToInput = fn(i128) -> String;

const fn bound(kind: Kind, what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    Bound {
        what,
        bounds,
        kind,
        input,
    }
}

const fn number(what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    bound(Kind::Number, what, bounds, input)
}

const fn index(what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    bound(Kind::Index, what, bounds, input)
}

const fn ended(what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    bound(Kind::Ended, what, bounds, input)
}

const fn total(what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    bound(Kind::Total, what, bounds, input)
}

const fn unfinished(what: &'static str, bounds: Bounds, input: ToInput) -> Bound {
    bound(Kind::Unfinished, what, bounds, input)
}

/// A count as the length of a list: none has more than a million items, and the one beyond.
fn length(count: i128) -> usize {
    count.clamp(0, 1_000_001) as usize
}

/// So many times the same text.
fn repeat(count: i128, text: &str) -> String {
    format!("{text} ").repeat(length(count))
}

/// A list of so many equal items, behind their number.
fn list(count: i128, item: &str) -> String {
    format!("{count} {}", repeat(count, item))
}

/// The numbers from 1 on, so many of them, behind their number.
fn sequence(count: i128) -> String {
    let mut text = format!("{count}");
    for number in 1..=length(count) {
        let _ = write!(text, " {number}");
    }
    text
}

/// A sum as so many summands, as equal as they can be.
fn split(sum: i128, summands: i128) -> String {
    let mut text = String::new();
    for at in 0..summands {
        let _ = write!(text, "{} ", (sum + at) / summands);
    }
    text
}

/// The edges of a path on so many vertices.
fn path(vertices: i128) -> String {
    let mut text = String::new();
    for vertex in 1..length(vertices) {
        let _ = write!(text, "{vertex} {} ", vertex + 1);
    }
    text
}

/// The same, each edge with a colour, 0.
fn coloured_path(vertices: i128) -> String {
    let mut text = String::new();
    for vertex in 1..length(vertices) {
        let _ = write!(text, "{vertex} {} 0 ", vertex + 1);
    }
    text
}

/// A vertex other than this one.
fn apart(vertex: i128) -> i128 {
    if vertex == 1 {
        2
    } else {
        1
    }
}
