//! Red-blue segments, alike in all pictures.

use crate::drawing::{BLUE, Draw, Point, RED, line, text_from};
use shared::hackenbush::Colour;
use svg::node::element::{Group, Line};

/// A segment: a blue one is a solid line, a red one is dashed.
pub fn segment(from: Point, to: Point, colour: Colour) -> Line {
    let line = line(from, to);
    match colour {
        Colour::Blue => line.set("stroke", BLUE),
        Colour::Red => line.set("stroke", RED).set("stroke-dasharray", "7 4"),
    }
}

/// What a colour stands for, beside a segment of this width.
pub fn key(drawing: &mut Group, (x, y): Point, colour: Colour, width: i32, says: &str) {
    drawing.draw(segment((x, y), (x + 46.0, y), colour).set("stroke-width", width));
    drawing.draw(text_from((x + 58.0, y), says));
}
