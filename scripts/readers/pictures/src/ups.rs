//! Sums of ups or downs and a Nim heap.

use crate::drawing::{BLUE, Draw, GREEN, INK, Point, RED, grid, length, text};
use crate::picture::Picture;
use shared::dyadic::Dyadic;
use shared::search::OutcomeClass;
use shared::short_game::Games;
use svg::node::element::Group;

/// The greatest number of ups or downs.
const UPS: i64 = 4;
const HEAP: u32 = 4;
const CELL: Point = (58.0, 34.0);
const CORNER: Point = (110.0, 40.0);

pub fn picture() -> Picture {
    let mut games = Games::new();
    let zero = games.number(Dyadic::ZERO);
    let star = games.nimber(1);
    let up = games.canonical(&[zero], &[star]);
    let mut drawing = Group::new();
    let columns = 2 * UPS as usize + 1;
    let rows = HEAP as usize + 1;
    let middle = |column: usize, row: usize| -> Point {
        (CORNER.0 + CELL.0 * (length(column) + 0.5), CORNER.1 + CELL.1 * (length(row) + 0.5))
    };
    drawing.draw(grid(CORNER, CELL, columns, rows).set("stroke-opacity", 0.3));
    for (column, count) in (-UPS..=UPS).enumerate() {
        let (x, _) = middle(column, 0);
        let arrow = if count < 0 { "↓" } else { "↑" };
        let heading = match count.unsigned_abs() {
            0 => String::from("0"),
            1 => String::from(arrow),
            count => format!("{count} · {arrow}"),
        };
        drawing.draw(text((x, CORNER.1 - 16.0), heading).set("font-weight", 600));
        for size in 0..=HEAP {
            let ups = games.multiple(count, up);
            let heap = games.nimber(size);
            let sum = games.sum(ups, heap);
            let (letter, colour) = match games.outcome(sum) {
                OutcomeClass::L => ("L", BLUE),
                OutcomeClass::R => ("R", RED),
                OutcomeClass::N => ("N", GREEN),
                OutcomeClass::P => ("P", INK),
            };
            let at = middle(column, size as usize);
            drawing.draw(text(at, letter).set("fill", colour).set("font-weight", 600));
        }
    }
    for size in 0..=HEAP {
        let (_, y) = middle(0, size as usize);
        let heading = match size {
            0 => String::from("0"),
            1 => String::from("∗"),
            size => format!("∗{size}"),
        };
        drawing.draw(text((CORNER.0 - 24.0, y), heading).set("font-weight", 600));
    }
    Picture {
        name: "ups",
        module: "short_game",
        title: "Ups and downs beside a Nim heap",
        description: "The winner of the sum of the column and the row: L for Left and R for Right, whoever \
                      begins, N for the next player, P for the previous one. One up is greater than 0 and \
                      than each heap of two or more, but confused with a heap of one; two ups are greater \
                      than every heap."
            .to_owned(),
        size: (660, 220),
        drawing,
    }
}
