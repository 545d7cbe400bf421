//! The cold pairs of Wythoff's game.

use crate::drawing::{BLUE, Draw, Point, RED, arrow, circle, grid, length, line, squares, text};
use crate::picture::Picture;
use shared::wythoff::{winning_moves, wins};
use svg::node::element::Group;

const LARGEST: u64 = 20;
const CELL: f64 = 22.0;
const LEFT: f64 = 40.0;
const BOTTOM: f64 = 490.0;

pub fn picture() -> Picture {
    let heaps = || (0..=LARGEST).flat_map(|b| (0..=LARGEST).map(move |a| (a, b)));
    let mut drawing = Group::new();
    draw_grid(&mut drawing);
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let origin = centre((0, 0));
    let reach = CELL * (length(LARGEST as usize) + 0.5);
    for (across, up, says, away) in [
        (reach / golden, reach, "b = φa", (0.0, -12.0)),
        (reach, reach / golden, "a = φb", (28.0, 0.0)),
    ] {
        let end = (origin.0 + across, origin.1 - up);
        drawing.draw(
            line(origin, end)
                .set("stroke", RED)
                .set("stroke-width", 2)
                .set("stroke-dasharray", "6 4"),
        );
        drawing.draw(text((end.0 + away.0, end.1 + away.1), says));
    }
    let cold = heaps().filter(|&(a, b)| !wins(a, b));
    let corner = |heaps| {
        let (x, y) = centre(heaps);
        (x - CELL / 2.0 + 4.0, y - CELL / 2.0 + 4.0)
    };
    drawing.draw(squares(cold.map(corner), (CELL - 8.0, CELL - 8.0), BLUE));
    let start = heaps()
        .rev()
        .find(|&(a, b)| a < b && b < 18 && winning_moves(a, b).len() == 3)
        .expect("some position has three winning moves");
    drawing.draw(circle(centre(start), 7.0).set("stroke-width", 2.5));
    for cold in winning_moves(start.0, start.1) {
        drawing.draw(arrow(centre(start), centre(cold), (9.0, 10.0)).set("stroke-width", 2));
    }
    Picture {
        name: "cold-pairs",
        module: "wythoff",
        title: "The cold pairs of Wythoff's game",
        description: format!(
            "Heaps of up to {LARGEST}. The cold pairs, filled squares, follow two lines of slopes φ \
             and 1/φ. Each row and each column has one, though perhaps beyond the edge, and no diagonal \
             upwards to the right has two. From the ring, heaps of {} and {}, arrows show the three \
             winning moves.",
            start.0, start.1
        ),
        size: (560, 524),
        drawing,
    }
}

fn centre((a, b): (u64, u64)) -> Point {
    let middle = |heap: u64| CELL * (length(heap as usize) + 0.5);
    (LEFT + middle(a), BOTTOM - middle(b))
}

fn draw_grid(drawing: &mut Group) {
    let heaps = LARGEST as usize + 1;
    let top = BOTTOM - CELL * length(heaps);
    drawing.draw(grid((LEFT, top), (CELL, CELL), heaps, heaps).set("stroke-opacity", 0.25));
    let mut labels = Group::new().set("font-size", 11);
    for heap in 0..=LARGEST {
        let (x, y) = centre((heap, heap));
        labels.draw(text((x, BOTTOM + 12.0), heap));
        labels.draw(text((LEFT - 12.0, y), heap));
    }
    drawing.draw(labels);
}
