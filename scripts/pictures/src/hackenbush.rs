//! Red-blue segments, alike in all pictures.

use crate::drawing::{BLUE, Point, RED, line};
use shared::hackenbush::Colour;
use svg::node::element::Line;

/// A segment: a blue one is a solid line, a red one is dashed.
pub fn segment(from: Point, to: Point, colour: Colour) -> Line {
    let line = line(from, to);
    match colour {
        Colour::Blue => line.set("stroke", BLUE),
        Colour::Red => line.set("stroke", RED).set("stroke-dasharray", "7 4"),
    }
}
