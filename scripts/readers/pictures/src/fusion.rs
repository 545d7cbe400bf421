//! A green picture with a cycle, reduced to a stalk by the fusion principle.

use crate::drawing::{Draw, INK, Point, arrow, circle, line, text};
use crate::green::{Plant, SEGMENT, SLOT, segment};
use crate::picture::Picture;
use shared::green_hackenbush::graph_value;
use svg::node::element::{Group, Text};

const GROUND: f64 = 210.0;
const ARROW: f64 = 92.0;

/// The vertices, in segments. The first is on the ground; three form a triangle.
const VERTICES: [(f64, f64); 7] =
    [(0.0, 0.0), (0.0, 1.0), (-0.75, 1.9), (0.75, 1.9), (-0.75, 2.9), (-0.75, 3.9), (0.75, 2.9)];
const EDGES: [(usize, usize); 7] = [(0, 1), (1, 2), (2, 3), (3, 1), (2, 4), (4, 5), (3, 6)];
const CYCLE: [usize; 3] = [1, 2, 3];

/// The text above an arrow, and its effect on the picture after the fusion.
type Step = (&'static str, fn(&mut Plant));

const STEPS: [Step; 3] = [
    ("fuse the cycle", |_| ()),
    ("open the loops", Plant::open_loops),
    ("nim-sum", |plant| {
        plant.join_stalks();
    }),
];

pub fn picture() -> Picture {
    let mut drawing = Group::new();
    let foot = (64.0, GROUND);
    draw_start(&mut drawing, foot);
    let start = graph_value(VERTICES.len(), &EDGES, 0);
    drawing.draw(value_below(foot.0, start));
    let mut left = 118.0;
    let mut plant = fused(0, usize::MAX);
    for (says, step) in STEPS {
        let y = GROUND - 22.0;
        drawing.draw(text((left + ARROW / 2.0, y - 16.0), says).set("font-size", 12));
        drawing.draw(arrow((left, y), (left + ARROW, y), (16.0, 16.0)).set("stroke-width", 2));
        left += ARROW;
        step(&mut plant);
        let (x, _) = plant.draw(&mut drawing, left, GROUND);
        drawing.draw(value_below(x, value(&plant)));
        left += SLOT * plant.breadth();
    }
    drawing.draw(line((10.0, GROUND), (left + 10.0, GROUND)).set("stroke-width", 2));
    Picture {
        name: "fusion",
        module: "green_hackenbush",
        title: "The fusion principle, step by step",
        description: "A green picture with a triangle. Its three vertices are fused into one, its three \
                      segments become loops there, and each loop is worth as much as a segment of its own. \
                      The result is a tree. The value below the ground stays the same."
            .to_owned(),
        size: ((left + 20.0) as u32, 250),
        drawing,
    }
}

/// The part of the picture on a vertex, without the branch to `below`. The cycle becomes a single vertex,
/// with the cycle's edges as loops.
fn fused(vertex: usize, below: usize) -> Plant {
    let name = |vertex| {
        if CYCLE.contains(&vertex) { CYCLE[0] } else { vertex }
    };
    let edges = EDGES.map(|(a, b)| (name(a), name(b)));
    let above = edges.iter().filter_map(|&(a, b)| match (a == vertex, b == vertex) {
        (true, false) => Some(b),
        (false, true) => Some(a),
        _ => None,
    });
    Plant {
        loops: edges.iter().filter(|&&edge| edge == (vertex, vertex)).count(),
        branches: above.filter(|&end| end != below).map(|end| fused(end, vertex)).collect(),
    }
}

fn draw_start(drawing: &mut Group, (x, y): Point) {
    let place = |vertex: usize| -> Point {
        let (across, height) = VERTICES[vertex];
        (x + SEGMENT * across, y - SEGMENT * height)
    };
    for (a, b) in EDGES {
        drawing.draw(segment(place(a), place(b)));
    }
    for vertex in 0..VERTICES.len() {
        drawing.draw(circle(place(vertex), 3.5).set("fill", INK));
    }
}

fn value(plant: &Plant) -> u64 {
    let (edges, vertices) = plant.edges();
    graph_value(vertices, &edges, 0)
}

fn value_below(x: f64, value: u64) -> Text {
    text((x, GROUND + 22.0), value).set("font-weight", 600)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_changes_the_value() {
        let before = graph_value(VERTICES.len(), &EDGES, 0);
        let mut plant = fused(0, usize::MAX);
        for (says, step) in STEPS {
            step(&mut plant);
            assert_eq!(value(&plant), before, "{says}");
        }
    }
}
