//! A red-blue tree and a green one, with the values of their branches.

use crate::drawing::{Draw, Point, between, circle, line, number, shortened};
use crate::green;
use crate::hackenbush::{key, segment};
use crate::picture::Picture;
use shared::deep_dyadic::DeepDyadic;
use shared::dyadic::Dyadic;
use shared::green_hackenbush::graph_value;
use shared::hackenbush::Colour::{self, Blue, Red};
use shared::hackenbush::on_segment;
use shared::tree::leaves_first;
use svg::node::element::{Group, Line};

/// The vertices, to the right and up; the first is on the ground.
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
/// The segments, each from the lower to the upper end.
const EDGES: [(usize, usize); 12] = [
    (0, 1),
    (0, 2),
    (1, 3),
    (1, 4),
    (1, 5),
    (2, 6),
    (2, 7),
    (6, 8),
    (6, 9),
    (7, 10),
    (7, 11),
    (11, 12),
];
const COLOURS: [Colour; 12] = [Blue, Red, Red, Red, Blue, Blue, Blue, Red, Red, Blue, Red, Blue];
const GROUND: f64 = 390.0;
const RADIUS: f64 = 19.0;

/// The values of vertices, and of segments with everything on them.
struct Worths {
    sums: Vec<Dyadic>,
    branches: Vec<Dyadic>,
}

pub fn red_blue() -> Picture {
    let style = |edge: usize, from, to| segment(from, to, COLOURS[edge]);
    let mut drawing = draw(&red_blue_worths(), style);
    for (y, colour, says) in [(24.0, Blue, "blue"), (48.0, Red, "red")] {
        key(&mut drawing, (24.0, y), colour, 4, says);
    }
    Picture {
        name: "red-blue-tree",
        module: "hackenbush",
        title: "A red-blue tree and what its branches are worth",
        description: "Each circle shows the sum of the branches that grow from its vertex; the circle on \
                      the ground shows the value of the whole tree. The number beside each segment is its \
                      value with everything that it carries, which follows from the sum at its upper end."
            .to_owned(),
        size: (640, 420),
        drawing,
    }
}

pub fn green() -> Picture {
    let style = |_, from, to| green::segment(from, to);
    Picture {
        name: "green-tree",
        module: "green_hackenbush",
        title: "A green tree and what its branches are worth",
        description: "Each circle shows the nim-sum of the branches that grow from its vertex; the circle \
                      on the ground shows the value of the whole tree. The number beside each segment is \
                      its value with everything that it carries: one more than the nim-sum at its upper \
                      end."
            .to_owned(),
        size: (640, 420),
        drawing: draw(&green_worths(), style),
    }
}

fn red_blue_worths() -> Worths {
    let exact = |number: &DeepDyadic| number.to_dyadic().expect("the tree is small");
    let mut sums = vec![DeepDyadic::default(); VERTICES.len()];
    let mut branches = vec![Dyadic::ZERO; EDGES.len()];
    for branch in leaves_first(VERTICES.len(), &EDGES, 0) {
        let worth = on_segment(sums[branch.child].clone(), COLOURS[branch.edge]);
        branches[branch.edge] = exact(&worth);
        sums[branch.parent] += worth;
    }
    let sums = sums.iter().map(exact).collect();
    Worths { sums, branches }
}

fn green_worths() -> Worths {
    let value = |edges: &[(usize, usize)], foot| {
        let value = graph_value(VERTICES.len(), edges, foot);
        Dyadic::from(i64::try_from(value).expect("the tree is small"))
    };
    let sums = (0..VERTICES.len()).map(|vertex| value(&above(vertex), vertex));
    let branches = EDGES.iter().map(|&(low, high)| {
        let mut branch = above(high);
        branch.push((low, high));
        value(&branch, low)
    });
    Worths { sums: sums.collect(), branches: branches.collect() }
}

fn above(vertex: usize) -> Vec<(usize, usize)> {
    let mut reached = vec![vertex];
    let mut edges = EDGES.to_vec();
    // `EDGES` lists each edge after the one below.
    edges.retain(|&(low, high)| {
        let carried = reached.contains(&low);
        reached.extend(carried.then_some(high));
        carried
    });
    edges
}

/// Draws the tree with its values; `style` returns the line for an edge.
fn draw(worths: &Worths, style: impl Fn(usize, Point, Point) -> Line) -> Group {
    let mut drawing = Group::new();
    let (root, _) = place(0);
    for (from, to) in [(20.0, root - RADIUS), (root + RADIUS, 620.0)] {
        drawing.draw(line((from, GROUND), (to, GROUND)).set("stroke-width", 2));
    }
    for (edge, &(low, high)) in EDGES.iter().enumerate() {
        let (low, high) = (place(low), place(high));
        let (from, to) = shortened(low, high, (RADIUS, RADIUS));
        drawing.draw(style(edge, from, to).set("stroke-width", 4));
        drawing.draw(number(beside(low, high), worths.branches[edge]).set("font-size", 12));
    }
    for (vertex, &sum) in worths.sums.iter().enumerate() {
        drawing.draw(circle(place(vertex), RADIUS));
        drawing.draw(number(place(vertex), sum).set("font-weight", 600));
    }
    drawing
}

fn place(vertex: usize) -> Point {
    let (across, height) = VERTICES[vertex];
    (30.0 + 92.0 * across, GROUND - 88.0 * height)
}

/// A point beside the middle of a segment: below, or on the right if it is vertical.
fn beside(low: Point, high: Point) -> Point {
    let (across, up) = (high.0 - low.0, low.1 - high.1);
    let (x, y) = between(low, high, 0.5);
    let away = RADIUS / across.hypot(up);
    (x + away * up.copysign(across + 0.1), y + away * across.abs())
}
