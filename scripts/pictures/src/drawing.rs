//! What the pictures are made of: lines, shapes and texts at points of the plane, y pointing down.
//!
//! Texts and strokes have the colour of the text around the picture, so that they can be read on any
//! background. The other colours stand out from white as well as from black, and none of them says
//! anything that a dash, a shape, a letter or a label does not say too.

use shared::dyadic::Dyadic;
use std::fmt::Display;
use svg::Node;
use svg::node::element::path::Data;
use svg::node::element::{Circle, Element, Group, Line, Path, Rectangle, Text};

/// A point: x to the right, y down.
pub type Point = (f64, f64);

/// The colour of the text around the picture.
pub const INK: &str = "currentColor";
/// Left's colour, and that of what matters most.
pub const BLUE: &str = "#3584e4";
/// Right's colour, and that of exceptions.
pub const RED: &str = "#e5533d";
/// The colour of what both players may move.
pub const GREEN: &str = "#2e9b57";

/// A group that grows.
pub trait Draw {
    /// Adds an element on top of what is drawn.
    fn draw(&mut self, element: impl Into<Element>);
}

impl Draw for Group {
    fn draw(&mut self, element: impl Into<Element>) {
        // As an `Element`, a text is written on one line, which a `Text` is not.
        self.append(element.into());
    }
}

/// A coordinate with one decimal: files stay short, and are the same on every machine.
pub fn rounded(coordinate: f64) -> f64 {
    (coordinate * 10.0).round() / 10.0 + 0.0
}

/// A number of things as a length.
#[expect(clippy::cast_precision_loss, reason = "pictures show small numbers")]
pub fn length(number: usize) -> f64 {
    number as f64
}

/// The point on the way from one point to another, 0 being the first one and 1 the second one.
pub fn between((x0, y0): Point, (x1, y1): Point, share: f64) -> Point {
    (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
}

/// A line in ink.
pub fn line((x1, y1): Point, (x2, y2): Point) -> Line {
    Line::new()
        .set("x1", rounded(x1))
        .set("y1", rounded(y1))
        .set("x2", rounded(x2))
        .set("y2", rounded(y2))
        .set("stroke", INK)
}

/// The outline of a path in ink.
pub fn path(data: Data) -> Path {
    Path::new()
        .set("d", data)
        .set("fill", "none")
        .set("stroke", INK)
}

/// An arrow in ink, whose head begins and ends so far from the two points.
pub fn arrow(from: Point, to: Point, gaps: (f64, f64)) -> Path {
    const HEAD: f64 = 7.0;
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let start = between(from, to, gaps.0 / length);
    let end = between(from, to, 1.0 - gaps.1 / length);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let barb = |side: f64| {
        let (back, out) = (HEAD, side * HEAD * 0.55);
        point((end.0 - back * dx - out * dy, end.1 - back * dy + out * dx))
    };
    let data = Data::new()
        .move_to(point(start))
        .line_to(point(end))
        .move_to(barb(1.0))
        .line_to(point(end))
        .line_to(barb(-1.0));
    path(data).set("stroke-linecap", "round")
}

/// A point as paths take it.
pub fn point((x, y): Point) -> (f32, f32) {
    #[expect(clippy::cast_possible_truncation, reason = "they have one decimal")]
    let single = |coordinate| rounded(coordinate) as f32;
    (single(x), single(y))
}

/// A disc, its outline in ink.
pub fn circle((x, y): Point, radius: f64) -> Circle {
    Circle::new()
        .set("cx", rounded(x))
        .set("cy", rounded(y))
        .set("r", radius)
        .set("fill", "none")
        .set("stroke", INK)
}

/// A rectangle from its upper left corner, its outline in ink.
pub fn rectangle((x, y): Point, width: f64, height: f64) -> Rectangle {
    Rectangle::new()
        .set("x", rounded(x))
        .set("y", rounded(y))
        .set("width", rounded(width))
        .set("height", rounded(height))
        .set("fill", "none")
        .set("stroke", INK)
}

/// A text around a point.
pub fn text((x, y): Point, content: impl Display) -> Text {
    Text::new(content.to_string())
        .set("x", rounded(x))
        .set("y", rounded(y))
}

/// A text that begins at a point.
pub fn text_from(at: Point, content: impl Display) -> Text {
    text(at, content).set("text-anchor", "start")
}

/// A number with the sign that is as wide as a plus.
pub fn with_minus(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

/// A number around a point; a fraction has its denominator below its numerator.
pub fn number((x, y): Point, number: Dyadic) -> Group {
    const HALF_LINE: f64 = 8.0;
    let mut group = Group::new();
    let numerator = number.numerator();
    if number.exponent() == 0 {
        group.draw(text((x, y), with_minus(numerator)));
        return group;
    }
    let digits = length(numerator.unsigned_abs().to_string().len());
    if numerator < 0 {
        group.draw(text((x - 4.0 * digits - 6.0, y), "−"));
    }
    let denominator = 1_u128 << number.exponent();
    let half_bar = 4.0 * digits.max(length(denominator.to_string().len())) + 0.5;
    group.draw(text((x, y - HALF_LINE), numerator.unsigned_abs()));
    group.draw(line((x - half_bar, y), (x + half_bar, y)));
    group.draw(text((x, y + HALF_LINE + 1.0), denominator));
    group
}

/// The squares of a size at some corners, in one colour: a single path, however many they are.
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
