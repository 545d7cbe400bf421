//! A graph with its won, lost and drawn positions, by distance from the end.

use crate::drawing::{
    BLUE, Draw, Point, RED, arrow, circle, path, point, rectangle, text, text_from,
};
use crate::picture::Picture;
use shared::retrograde::{Graph, Outcome, Play};
use svg::node::element::path::Data;
use svg::node::element::{Element, Group};

/// The y coordinate of each position.
const ROWS: [f64; 13] =
    [114.0, 34.0, 114.0, 194.0, 74.0, 194.0, 34.0, 154.0, 94.0, 94.0, 34.0, 154.0, 94.0];
const MOVES: [(usize, usize); 20] = [
    (1, 0),
    (2, 0),
    (3, 0),
    (3, 4),
    (4, 1),
    (4, 2),
    (5, 3),
    (6, 4),
    (7, 4),
    (7, 5),
    (8, 6),
    (8, 7),
    (9, 8),
    (9, 10),
    (10, 9),
    (10, 12),
    (11, 9),
    (11, 10),
    (12, 11),
    (6, 1),
];
const LEFT: f64 = 40.0;
const COLUMN: f64 = 82.0;

pub fn picture() -> Picture {
    let outcomes = Graph::new(ROWS.len(), &MOVES).solve(Play::Normal);
    let place = |position: usize| -> Point {
        let column = match outcomes[position] {
            Outcome::Win(moves) | Outcome::Loss(moves) => f64::from(moves),
            // The three drawn positions form a triangle.
            Outcome::Draw if position == 12 => 7.0,
            Outcome::Draw => 6.0,
        };
        (LEFT + COLUMN * column, ROWS[position])
    };
    let mut drawing = Group::new();
    for (from, to) in MOVES {
        let arrow = arrow(place(from), place(to), (20.0, 21.0));
        drawing.draw(match (outcomes[from], outcomes[to]) {
            (Outcome::Win(after), Outcome::Loss(then)) if after == then + 1 => {
                arrow.set("stroke-width", 3)
            }
            (Outcome::Draw, Outcome::Draw) => arrow.set("stroke-width", 3),
            _ => arrow.set("stroke-opacity", 0.7),
        });
    }
    for (position, &outcome) in outcomes.iter().enumerate() {
        drawing.draw(shape(place(position), outcome));
        let says = match outcome {
            Outcome::Win(moves) => format!("W{moves}"),
            Outcome::Loss(moves) => format!("L{moves}"),
            Outcome::Draw => "D".to_owned(),
        };
        drawing.draw(text(place(position), says).set("font-weight", 600));
    }
    for (x, outcome, says) in [
        (40.0, Outcome::Loss(0), "the mover loses"),
        (220.0, Outcome::Win(0), "the mover wins"),
        (400.0, Outcome::Draw, "neither can force a win"),
    ] {
        drawing.draw(shape((x, 252.0), outcome));
        drawing.draw(text_from((x + 24.0, 252.0), says));
    }
    Picture {
        name: "retrograde",
        module: "retrograde",
        title: "Won, lost and drawn positions by distance",
        description: "A token moves along the arrows; a player who cannot move it loses. The columns are \
                      the numbers of moves until the end, from 0 on the left. From each won position, a \
                      thick arrow leads to a lost one just before it; a lost position leads only to won \
                      ones. Positions that this analysis never reaches, on the right, are drawn."
            .to_owned(),
        size: (660, 284),
        drawing,
    }
}

fn shape((x, y): Point, outcome: Outcome) -> Element {
    match outcome {
        Outcome::Win(_) => circle((x, y), 17.0).set("stroke", BLUE).set("stroke-width", 3).into(),
        Outcome::Loss(_) => {
            let square = rectangle((x - 15.0, y - 15.0), 30.0, 30.0);
            square.set("stroke", RED).set("stroke-width", 3).into()
        }
        Outcome::Draw => {
            let diamond = Data::new()
                .move_to(point((x, y - 19.0)))
                .line_to(point((x + 19.0, y)))
                .line_to(point((x, y + 19.0)))
                .line_to(point((x - 19.0, y)))
                .close();
            path(diamond).set("stroke-width", 2).set("stroke-dasharray", "4 3").into()
        }
    }
}
