//! A position as a picture with clickable places.

use serde::Serialize;
use std::fmt::{Display, Write};

/// A picture for a page.
pub struct Picture {
    /// The HTML of its element.
    pub html: String,
    /// The clickable parts.
    pub places: Vec<Place>,
    /// The smallest size in CSS pixels; 0 for text.
    pub least: (u32, u32),
}

/// An SVG picture under construction, which a page may scale.
pub struct Scene {
    width: u32,
    height: u32,
    reach: u32,
    shapes: String,
    places: Vec<Place>,
}

/// A clickable part, whether or not a click makes a move.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// The id of its element.
    pub id: String,
    /// The name for screen readers.
    pub name: String,
    /// The reason if a click makes no move.
    pub refusal: String,
    /// The places that are taken, or fall, with this one.
    pub with: Vec<String>,
}

impl Place {
    /// A place that takes no other places with it.
    pub fn new(id: impl Into<String>, name: impl Into<String>, refusal: impl Into<String>) -> Self {
        Place { id: id.into(), name: name.into(), refusal: refusal.into(), with: Vec::new() }
    }
}

impl Scene {
    /// An empty picture. Every place must measure at least `reach` in one direction and 33 in the other.
    pub fn new(width: u32, height: u32, reach: u32) -> Self {
        Scene { width, height, reach, shapes: String::new(), places: Vec::new() }
    }

    /// Extends the picture to the right and below; returns the new area's corner.
    pub fn extend(&mut self, (right, below): (u32, u32)) -> (i32, i32) {
        let corner = (self.width as i32, self.height as i32);
        self.width += right;
        self.height += below;
        corner
    }

    /// Adds a place for changes.
    pub fn handle(&mut self, id: String, name: String, (x, y): (i32, i32), sign: char) {
        let size = self.reach as i32;
        let around = hit((x - size / 2, y - HANDLE / 2), (size, HANDLE));
        let shapes = around + &circle("ring", (x, y), 14) + &text("number", (x, y), sign);
        self.place(Place::new(id, name, ""), shapes);
    }

    /// Adds shapes that cannot be clicked.
    pub fn add(&mut self, shapes: impl Display) {
        let _ = write!(self.shapes, "{shapes}");
    }

    /// Adds a place with these shapes.
    pub fn place(&mut self, place: Place, shapes: impl Display) {
        let _ = write!(
            self.shapes,
            "<g id=\"{}\" class=\"place\" role=\"button\" tabindex=\"-1\" aria-label=\"{}\">{shapes}</g>",
            place.id,
            escaped(&place.name)
        );
        self.places.push(place);
    }

    /// The smallest scale at which fingers can hit the places and numbers are legible.
    fn least(&self) -> f64 {
        (FINGER / f64::from(self.reach)).max(SMALLEST_TEXT / TEXT)
    }

    /// Finishes the picture, which shrinks from a comfortable size if room is short, but not below the width
    /// of the invisible element that follows.
    pub fn picture(self, description: &str) -> Picture {
        let least = self.least();
        let Scene { width, height, reach: _, shapes, places } = self;
        let factor = (HIGH / f64::from(height)).min(LARGEST).max(least);
        let sized = |length: u32, factor: f64| (f64::from(length) * factor).ceil() as u32;
        let least = (sized(width, least), sized(height, least));
        let html = format!(
            "<svg viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\" role=\"group\" \
             aria-label=\"{}\">{shapes}</svg><svg class=\"least\" width=\"{}\" height=\"0\" \
             aria-hidden=\"true\"></svg>",
            sized(width, factor),
            sized(height, factor),
            escaped(description),
            least.0
        );
        Picture { html, places, least }
    }
}

/// The length in CSS pixels of a place that a finger can hit, with a margin for rounding.
const FINGER: f64 = 44.5;

/// The height of letters in a picture, and of the smallest legible ones in CSS pixels.
const TEXT: f64 = 15.0;
const SMALLEST_TEXT: f64 = 11.0;

/// The height of a handle.
pub const HANDLE: i32 = 36;

/// A picture's largest scale, and its height in CSS pixels if there is room.
const LARGEST: f64 = 1.6;
const HIGH: f64 = 370.0;

/// Describes a picture for screen readers, without a drawing of several lines, since the places say as much.
pub fn described(drawing: &str) -> String {
    if drawing.contains('\n') {
        return String::from("Position");
    }
    format!("Position: {drawing}")
}

/// Escapes a text for SVG, including attributes.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A circle with a class.
pub fn circle(class: &str, (x, y): (i32, i32), radius: u32) -> String {
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

/// A rectangle by its upper left corner.
pub fn rectangle(class: &str, (x, y): (i32, i32), (width, height): (i32, i32)) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"4\"/>"
    )
}

/// The invisible rectangle for clicks on a place, by its upper left corner.
pub fn hit(corner: (i32, i32), size: (i32, i32)) -> String {
    rectangle("hit", corner, size)
}

/// A line with a class.
pub fn line(class: &str, (x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> String {
    format!("<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>")
}

/// A text centred at a point.
pub fn text(class: &str, (x, y): (i32, i32), text: impl Display) -> String {
    let text = escaped(&text.to_string());
    // Screen readers use the names of places and the picture's description.
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\" aria-hidden=\"true\">{text}</text>")
}

/// A square cell, by its upper left corner.
pub fn cell(class: &str, corner: (i32, i32)) -> String {
    rectangle(class, corner, (CELL - 2, CELL - 2))
}

/// A square cell as a place; its clickable area reaches the neighbours.
pub fn square((x, y): (i32, i32)) -> String {
    hit((x - 1, y - 1), (CELL, CELL)) + &cell("cell", (x, y))
}

/// The distance between neighbouring cells' corners.
pub const CELL: i32 = 40;

/// A row of numbered cells; `contents` returns the place of a cell and the shapes at its centre.
pub fn row(cells: u64, contents: impl Fn(u64, (i32, i32)) -> (Place, String)) -> Scene {
    // The height of a cell with its number.
    let height = CELL + 22;
    let mut scene = Scene::new(CELL as u32 * cells as u32 + 6, CELL as u32 + 28, height as u32);
    for number in 1..=cells {
        let corner = (CELL * (number as i32 - 1) + 4, 4);
        let (x, y) = centre(corner);
        let (place, shapes) = contents(number, (x, y));
        scene.place(place, hit(corner, (CELL, height)) + &cell("cell", corner) + &shapes);
        scene.add(text("label", (x, y + CELL - 8), number));
    }
    scene
}

/// The centre of the cell with this upper left corner.
pub fn centre((x, y): (i32, i32)) -> (i32, i32) {
    (x + CELL / 2 - 1, y + CELL / 2 - 1)
}
