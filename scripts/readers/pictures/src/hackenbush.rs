//! Red-blue segments for all pictures.

use crate::drawing::{BLUE, Draw, Point, RED, line, text_from};
use shared::hackenbush::Colour;
use svg::node::element::{Group, Line};

pub fn segment(from: Point, to: Point, colour: Colour) -> Line {
    let line = line(from, to);
    match colour {
        Colour::Blue => line.set("stroke", BLUE),
        Colour::Red => line.set("stroke", RED).set("stroke-dasharray", "7 4"),
    }
}

/// Draws a segment of this colour and width with its meaning.
pub fn key(drawing: &mut Group, (x, y): Point, colour: Colour, width: i32, says: &str) {
    drawing.draw(segment((x, y), (x + 46.0, y), colour).set("stroke-width", width));
    drawing.draw(text_from((x + 58.0, y), says));
}
