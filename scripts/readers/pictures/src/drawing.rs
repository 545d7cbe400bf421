//! Lines, shapes and texts at points of the plane, with y pointing down.
//!
//! Texts and strokes have the colour of the surrounding text, so that they are legible on any background. The
//! other colours contrast with both white and black, and a dash, shape, letter or label always repeats their
//! meaning.

use shared::dyadic::Dyadic;
use shared::nim;
use std::collections::BTreeMap;
use std::fmt::Display;
use svg::Node;
use svg::node::element::path::Data;
use svg::node::element::{Circle, Element, Group, Line, Path, Rectangle, Text};

/// A point: x to the right, y down.
pub type Point = (f64, f64);

/// The colour of the surrounding text.
pub const INK: &str = "currentColor";
/// The colour of Left, and of a picture's main subject.
pub const BLUE: &str = "#3584e4";
/// The colour of Right, and of exceptions.
pub const RED: &str = "#e5533d";
/// The colour of parts where both players may move.
pub const GREEN: &str = "#2e9b57";

pub trait Draw {
    /// Adds an element on top.
    fn draw(&mut self, element: impl Into<Element>);
}

impl Draw for Group {
    fn draw(&mut self, element: impl Into<Element>) {
        // As an `Element`, a `Text` is written on one line.
        self.append(element.into());
    }
}

/// Rounds to one decimal, so that files are short and the same on every machine.
pub fn rounded(coordinate: f64) -> f64 {
    (coordinate * 10.0).round() / 10.0 + 0.0
}

/// A count as a length.
#[expect(clippy::cast_precision_loss, reason = "pictures show small numbers")]
pub fn length(number: usize) -> f64 {
    number as f64
}

/// The point at this fraction of a line.
pub fn between((x0, y0): Point, (x1, y1): Point, share: f64) -> Point {
    (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
}

/// The ends of the line between two points, with a gap at each end.
pub fn shortened(from: Point, to: Point, gaps: (f64, f64)) -> (Point, Point) {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    (between(from, to, gaps.0 / length), between(to, from, gaps.1 / length))
}

pub fn line((x1, y1): Point, (x2, y2): Point) -> Line {
    Line::new()
        .set("x1", rounded(x1))
        .set("y1", rounded(y1))
        .set("x2", rounded(x2))
        .set("y2", rounded(y2))
        .set("stroke", INK)
}

pub fn path(data: Data) -> Path {
    Path::new().set("d", data).set("fill", "none").set("stroke", INK)
}

/// An arrow in ink, with a gap at each end.
pub fn arrow(from: Point, to: Point, gaps: (f64, f64)) -> Path {
    let (start, end) = shortened(from, to, gaps);
    let shaft = Data::new().move_to(point(start)).line_to(point(end));
    path(with_head(shaft, start, end)).set("stroke-linecap", "round")
}

/// An arrow in ink that goes up by `high`, then across, and down to its end.
pub fn hop(from: Point, to: Point, high: f64) -> Path {
    let top = from.1 - high;
    let shaft = Data::new()
        .move_to(point(from))
        .vertical_line_to(point((0.0, top)).1)
        .horizontal_line_to(point(to).0)
        .vertical_line_to(point(to).1);
    path(with_head(shaft, (to.0, top), to))
}

/// Adds an arrow's head to a shaft whose last part leads from one point to its end.
fn with_head(shaft: Data, from: Point, end: Point) -> Data {
    const HEAD: f64 = 7.0;
    let length = (end.0 - from.0).hypot(end.1 - from.1);
    let (dx, dy) = (HEAD * (end.0 - from.0) / length, HEAD * (end.1 - from.1) / length);
    let barb = |out: f64| point((end.0 - dx - out * dy, end.1 - dy + out * dx));
    shaft.move_to(barb(0.55)).line_to(point(end)).line_to(barb(-0.55))
}

/// Converts a point for use in a path.
pub fn point((x, y): Point) -> (f32, f32) {
    let single = |coordinate| rounded(coordinate) as f32;
    (single(x), single(y))
}

pub fn circle((x, y): Point, radius: f64) -> Circle {
    Circle::new()
        .set("cx", rounded(x))
        .set("cy", rounded(y))
        .set("r", radius)
        .set("fill", "none")
        .set("stroke", INK)
}

pub fn rectangle((x, y): Point, width: f64, height: f64) -> Rectangle {
    Rectangle::new()
        .set("x", rounded(x))
        .set("y", rounded(y))
        .set("width", rounded(width))
        .set("height", rounded(height))
        .set("fill", "none")
        .set("stroke", INK)
}

pub fn text((x, y): Point, content: impl Display) -> Text {
    Text::new(content.to_string()).set("x", rounded(x)).set("y", rounded(y))
}

pub fn text_from(at: Point, content: impl Display) -> Text {
    text(at, content).set("text-anchor", "start")
}

/// Writes a number with a proper minus sign, not a hyphen.
pub fn with_minus(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

pub fn nim_sum(heaps: &[u64]) -> String {
    let terms: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("{} = {}", terms.join(" ⊕ "), nim::sum(heaps))
}

/// A number centred at a point; a fraction's denominator is below its numerator.
pub fn number((x, y): Point, number: Dyadic) -> Group {
    const HALF_LINE: f64 = 8.0;
    let mut group = Group::new();
    let numerator = number.numerator();
    if number.exponent() == 0 {
        group.draw(text((x, y), with_minus(numerator)));
        return group;
    }
    let denominator = 1_u128 << number.exponent();
    let digits = |number: u128| length(number.to_string().len());
    let half_bar = 4.0 * digits(numerator.unsigned_abs()).max(digits(denominator)) + 0.5;
    if numerator < 0 {
        group.draw(text((x - half_bar - 6.0, y), "−"));
    }
    group.draw(text((x, y - HALF_LINE), numerator.unsigned_abs()));
    group.draw(line((x - half_bar, y), (x + half_bar, y)));
    group.draw(text((x, y + HALF_LINE + 1.0), denominator));
    group
}

/// Equal rectangles at these corners, as a single path.
pub fn squares(corners: impl IntoIterator<Item = Point>, size: Point, colour: &str) -> Path {
    let (width, height) = point(size);
    let data = corners.into_iter().fold(Data::new(), |data, corner| {
        data.move_to(point(corner))
            .horizontal_line_by(width)
            .vertical_line_by(height)
            .horizontal_line_by(-width)
            .close()
    });
    Path::new().set("d", data).set("fill", colour)
}

/// Rectangles of one size at these corners, darker for a larger value from 0 to 1; one path for each shade.
pub fn shaded(cells: impl IntoIterator<Item = (Point, f64)>, size: Point) -> Vec<Path> {
    let mut corners: BTreeMap<u32, Vec<Point>> = BTreeMap::new();
    for (corner, shade) in cells {
        let percent = (shade * 60.0).round() as u32;
        corners.entry(percent).or_default().push(corner);
    }
    let path = |(percent, corners)| {
        squares(corners, size, BLUE).set("fill-opacity", format!("{percent}%"))
    };
    corners.into_iter().map(path).collect()
}

/// A grid of cells with its outline, by its upper left corner.
pub fn grid(corner: Point, (width, height): Point, columns: usize, rows: usize) -> Path {
    let at = |column: usize, row: usize| {
        let (across, down) = (width * length(column), height * length(row));
        point((corner.0 + across, corner.1 + down))
    };
    let mut data = Data::new();
    for column in 0..=columns {
        data = data.move_to(at(column, 0)).vertical_line_to(at(0, rows).1);
    }
    for row in 0..=rows {
        data = data.move_to(at(0, row)).horizontal_line_to(at(columns, 0).0);
    }
    path(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The luminance of a colour such as `#3584e4` (WCAG 2).
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    #[test]
    fn colours_stand_out_from_every_page() {
        // The backgrounds of rustdoc's three themes.
        for page in ["#ffffff", "#353535", "#0f1419"] {
            for colour in [BLUE, RED, GREEN] {
                let (a, b) = (luminance(page), luminance(colour));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(contrast >= 3.0, "{colour} on {page}: {contrast}");
            }
        }
    }
    #[test]
    fn no_picture_has_other_colours() {
        for picture in crate::all() {
            let text = picture.to_string();
            let document = roxmltree::Document::parse(&text).unwrap();
            let used = document.descendants().flat_map(|node| {
                ["fill", "stroke"].into_iter().filter_map(move |name| node.attribute(name))
            });
            for colour in used {
                assert!(
                    ["none", INK, BLUE, RED, GREEN].contains(&colour),
                    "{}: {colour}",
                    picture.name
                );
            }
        }
    }
}
