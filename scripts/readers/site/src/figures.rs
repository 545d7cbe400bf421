//! The figures of lessons: graphs with values at the vertices, and columns of binary digits.

use maud::{Markup, html};

/// The distance between neighbouring vertices, and a vertex's radius, in pixels.
const STEP: i32 = 54;
const RADIUS: i32 = 19;

/// The first vertex's distance from the edge.
const MARGIN: i32 = RADIUS + 4;

/// A vertex as in `4 = 0 > 2 3`: its value, and the successors.
struct Vertex<'a> {
    value: &'a str,
    arrows: Vec<i32>,
}

/// Draws a graph with its vertices, numbered from 1, in a row; `None` if `code` is malformed.
pub fn graph(code: &str) -> Option<Markup> {
    let vertices: Vec<Vertex> = code.lines().map(vertex).collect::<Option<_>>()?;
    let arrows = (1..).zip(&vertices).flat_map(|(from, vertex)| {
        let arrows = vertex.arrows.iter();
        arrows.map(move |&to| Arrow { from, to })
    });
    let arrows: Vec<Arrow> = arrows.collect();
    let rise = arrows.iter().map(Arrow::rise).max().unwrap_or_default();
    let fall = arrows.iter().map(Arrow::rise).min().unwrap_or_default();
    let middle = MARGIN + rise.max(0);
    let width = 2 * MARGIN + STEP * (vertices.len() as i32 - 1);
    let height = middle + MARGIN - fall.min(0);
    Some(html! {
        // The graph shrinks if room is short, so that all of it stays visible.
        svg.graph viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img" aria-label=(in_words(&vertices)) {
            @for arrow in &arrows {
                @let [line, head] = arrow.paths(middle);
                path d=(line) {}
                path.head d=(head) {}
            }
            @for (number, vertex) in (1..).zip(&vertices) {
                circle.known[vertex.value != "?"] cx=(x(number)) cy=(middle) r=(RADIUS) {}
                text.number x=(x(number)) y=(middle - 9) { (number) }
                text x=(x(number)) y=(middle + 5) { (vertex.value) }
            }
        }
    })
}

fn vertex(line: &str) -> Option<Vertex<'_>> {
    let (_, rest) = line.split_once(" = ")?;
    let (value, arrows) = rest.split_once(" > ").unwrap_or((rest, ""));
    let arrows = arrows.split_whitespace().map(str::parse);
    Some(Vertex { value, arrows: arrows.collect::<Result<_, _>>().ok()? })
}

fn in_words(vertices: &[Vertex]) -> String {
    let words = (1..).zip(vertices).map(|(number, Vertex { value, arrows })| {
        let arrows: Vec<String> = arrows.iter().map(i32::to_string).collect();
        match arrows.as_slice() {
            [] => format!("Vertex {number}: {value}, no arrows."),
            arrows => format!("Vertex {number}: {value}, arrows to {}.", arrows.join(", ")),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn x(number: i32) -> i32 {
    MARGIN + STEP * (number - 1)
}

struct Arrow {
    from: i32,
    to: i32,
}

impl Arrow {
    /// The arrow's height above the vertices; negative below, for an arrow from an even vertex.
    fn rise(&self) -> i32 {
        let rise = match (self.to - self.from).abs() {
            1 => 0,
            distance => 11 * distance,
        };
        if self.from % 2 == 0 { -rise } else { rise }
    }

    /// The line and its head as SVG paths.
    fn paths(&self, middle: i32) -> [String; 2] {
        let forward = (self.to - self.from).signum();
        let up = self.rise().signum();
        // A straight arrow touches vertices at their sides, a bent one at the top or bottom.
        let (aside, away) = if up == 0 { (RADIUS, 0) } else { (9, RADIUS - 1) };
        let from = (x(self.from) + forward * aside, middle - up * away);
        let to = (x(self.to) - forward * aside, middle - up * away);
        // A curve rises half as far as its control point.
        let bend = (i32::midpoint(from.0, to.0), from.1 - 2 * self.rise());
        let (right, down) = (f64::from(to.0 - bend.0), f64::from(to.1 - bend.1));
        let length = right.hypot(down);
        let (right, down) = (9.0 * right / length, 9.0 * down / length);
        let back = (f64::from(to.0) - right, f64::from(to.1) - down);
        let side = |sign: f64| {
            let (x, y) = (back.0 - sign * down / 2.0, back.1 + sign * right / 2.0);
            format!("{x:.1},{y:.1}")
        };
        [
            format!("M{},{} Q{},{} {},{}", from.0, from.1, bend.0, bend.1, to.0, to.1),
            format!("M{},{} L{} L{} Z", to.0, to.1, side(1.0), side(-1.0)),
        ]
    }
}

/// Draws numbers in binary below the powers of two, with the nim-sum, if given, below a line; highlights
/// columns with an odd number of ones. `None` without numbers.
pub fn columns(code: &str) -> Option<Markup> {
    let mut lines = code.lines().filter(|line| !line.trim().is_empty());
    let powers: Vec<&str> = lines.next()?.split_whitespace().collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
    let mut parts = rows.split(|row| row.len() == 1);
    let (numbers, sum) = (parts.next()?, parts.next().unwrap_or_default());
    let ones = |column: usize| numbers.iter().filter(|row| row.get(column) == Some(&"1")).count();
    // The first entry of a row is the number itself.
    let is_odd = |column: usize| !sum.is_empty() && ones(column) % 2 == 1;
    let row = |sign: &str, row: &[&str]| {
        html! {
            tr {
                @for (column, digit) in row.iter().enumerate() {
                    @if column == 0 { th scope="row" { (sign) (digit) } } @else { td.odd[is_odd(column)] { (digit) } }
                }
            }
        }
    };
    Some(html! {
        table.digits {
            thead { tr {
                td {}
                @for (column, power) in (1..).zip(powers) { th.odd[is_odd(column)] scope="col" { (power) } }
            } }
            tbody { @for number in numbers { (row("", number)) } }
            @if !sum.is_empty() { tfoot { @for number in sum { (row("⊕ ", number)) } } }
        }
    })
}
