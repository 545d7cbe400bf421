//! A maximum matching, and the vertices that every one covers.

use crate::drawing::{BLUE, Draw, Point, RED, circle, line, rectangle, shortened, text, text_from};
use crate::picture::Picture;
use shared::edmonds::maximum_matching;
use shared::geography::wins;
use shared::lists::Adjacency;
use svg::node::element::{Element, Group};

const VERTICES: [Point; 12] = [
    (60.0, 70.0),
    (150.0, 70.0),
    (250.0, 30.0),
    (210.0, 90.0),
    (290.0, 90.0),
    (390.0, 70.0),
    (160.0, 190.0),
    (310.0, 190.0),
    (450.0, 130.0),
    (450.0, 220.0),
    (560.0, 130.0),
    (560.0, 220.0),
];
const EDGES: [(usize, usize); 15] = [
    (0, 6),
    (1, 6),
    (3, 6),
    (1, 7),
    (4, 7),
    (5, 7),
    (2, 3),
    (2, 4),
    (3, 4),
    (6, 7),
    (7, 8),
    (8, 9),
    (8, 10),
    (9, 11),
    (10, 11),
];

pub fn picture() -> Picture {
    let graph = Adjacency::undirected(VERTICES.len(), &EDGES);
    let matching = maximum_matching(&graph);
    let mut drawing = Group::new();
    for (a, b) in EDGES {
        let (from, to) = shortened(VERTICES[a], VERTICES[b], (15.0, 15.0));
        let edge = line(from, to);
        drawing.draw(if matching.mate(a) == Some(b) {
            edge.set("stroke", RED).set("stroke-width", 6)
        } else {
            edge.set("stroke-width", 1.5)
        });
    }
    for (vertex, &at) in VERTICES.iter().enumerate() {
        let beside_left_out = graph.neighbours(vertex).any(|other| !wins(&matching, other));
        let letter = match (wins(&matching, vertex), beside_left_out) {
            (false, _) => "D",
            (true, true) => "A",
            (true, false) => "C",
        };
        drawing.draw(shape(at, wins(&matching, vertex)));
        drawing.draw(text(at, letter).set("font-weight", 600));
    }
    for (y, essential, says) in [
        (270.0, false, "some maximum matching leaves it out: who moves from here loses"),
        (304.0, true, "every maximum matching covers it: who moves from here wins"),
    ] {
        drawing.draw(shape((60.0, y), essential));
        drawing.draw(text_from((84.0, y), says));
    }
    Picture {
        name: "essential-vertices",
        module: "matching",
        title: "A maximum matching and the essential vertices",
        description: "Thick edges are a maximum matching. Squares are essential vertices, rings the \
                      others. In the Gallai–Edmonds decomposition, D are the vertices that some maximum \
                      matching leaves out, A their other neighbours, and C the rest."
            .to_owned(),
        size: (620, 328),
        drawing,
    }
}

fn shape((x, y): Point, essential: bool) -> Element {
    if essential {
        let square = rectangle((x - 12.0, y - 12.0), 24.0, 24.0);
        square.set("stroke", BLUE).set("stroke-width", 3).into()
    } else {
        circle((x, y), 13.0).set("stroke-width", 1.5).into()
    }
}
