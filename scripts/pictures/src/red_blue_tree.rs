//! A red-blue tree, and what each of its branches is worth.

use crate::drawing::{Draw, Point, between, circle, line, number, shortened, text_from};
use crate::hackenbush::segment;
use crate::picture::Picture;
use shared::deep_dyadic::DeepDyadic;
use shared::dyadic::Dyadic;
use shared::hackenbush::Colour::{self, Blue, Red};
use shared::hackenbush::on_segment;
use shared::tree::leaves_first;
use svg::node::element::Group;

/// Where each vertex is: how far to the right, and how high; the first one is on the ground.
const VERTICES: [(f64, f64); 13] = [
    (3.0, 0.0),
    (1.4, 1.0),
    (4.6, 1.0),
    (0.4, 2.0),
    (1.4, 2.0),
    (2.4, 2.0),
    (3.6, 2.0),
    (5.6, 2.0),
    (3.2, 3.0),
    (4.2, 3.0),
    (5.2, 3.0),
    (6.2, 3.0),
    (6.2, 4.0),
];
const EDGES: [(usize, usize, Colour); 12] = [
    (0, 1, Blue),
    (0, 2, Red),
    (1, 3, Red),
    (1, 4, Red),
    (1, 5, Blue),
    (2, 6, Blue),
    (2, 7, Blue),
    (6, 8, Red),
    (6, 9, Red),
    (7, 10, Blue),
    (7, 11, Red),
    (11, 12, Blue),
];
const GROUND: f64 = 390.0;

/// A tree with the sum at each vertex, and beside each branch what it is worth.
pub fn picture() -> Picture {
    let (sums, branches) = worths();
    let place = |vertex: usize| -> Point {
        let (across, height) = VERTICES[vertex];
        (30.0 + 92.0 * across, GROUND - 88.0 * height)
    };
    let mut drawing = Group::new();
    let (root, _) = place(0);
    for (from, to) in [(20.0, root - 19.0), (root + 19.0, 620.0)] {
        drawing.draw(line((from, GROUND), (to, GROUND)).set("stroke-width", 2));
    }
    for (&(low, high, colour), &worth) in EDGES.iter().zip(&branches) {
        let (low, high) = (place(low), place(high));
        let (from, to) = shortened(low, high, (19.0, 19.0));
        drawing.draw(segment(from, to, colour).set("stroke-width", 4));
        drawing.draw(number(beside(low, high), worth).set("font-size", 12));
    }
    for (vertex, &sum) in sums.iter().enumerate() {
        drawing.draw(circle(place(vertex), 19.0));
        drawing.draw(number(place(vertex), sum).set("font-weight", 600));
    }
    for (y, colour, says) in [(24.0, Blue, "blue"), (48.0, Red, "red")] {
        drawing.draw(segment((24.0, y), (70.0, y), colour).set("stroke-width", 4));
        drawing.draw(text_from((82.0, y), says));
    }
    Picture {
        name: "red-blue-tree",
        module: "hackenbush",
        title: "A red-blue tree and what its branches are worth",
        description: "Each circle has the sum of the branches that grow from its vertex, the one on \
                      the ground the value of the whole tree. Beside each segment stands what it is \
                      worth with all that it carries: the segment makes it out of the sum at its \
                      upper end."
            .to_owned(),
        size: (640, 430),
        drawing,
    }
}

/// A point on the lower side of a segment, on its right if it is upright.
fn beside(low: Point, high: Point) -> Point {
    const AWAY: f64 = 19.0;
    let (across, up) = (high.0 - low.0, low.1 - high.1);
    let (x, y) = between(low, high, 0.5);
    let away = AWAY / across.hypot(up);
    (
        x + away * up.copysign(across + 0.1),
        y + away * across.abs(),
    )
}

/// The sum at each vertex, and the worth of each edge with what it carries.
fn worths() -> (Vec<Dyadic>, Vec<Dyadic>) {
    let ends = EDGES.map(|(low, high, _)| (low, high));
    let exact = |number: &DeepDyadic| number.to_dyadic().expect("the tree is small");
    let mut sums = vec![DeepDyadic::default(); VERTICES.len()];
    let mut branches = vec![Dyadic::ZERO; EDGES.len()];
    for branch in leaves_first(VERTICES.len(), &ends, 0) {
        let worth = on_segment(sums[branch.child].clone(), EDGES[branch.edge].2);
        branches[branch.edge] = exact(&worth);
        sums[branch.parent] += worth;
    }
    (sums.iter().map(exact).collect(), branches)
}
