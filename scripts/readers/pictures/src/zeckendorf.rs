//! Numbers as sums of Fibonacci numbers.

use crate::drawing::{BLUE, Draw, Point, length, rectangle, squares, text};
use crate::picture::Picture;
use shared::fibonacci::{wins, zeckendorf};
use svg::node::element::Group;

/// The greatest number shown, the last before a Fibonacci number.
const LARGEST: u64 = 33;
const CELL: f64 = 17.5;
const LEFT: f64 = 36.0;
const TOP: f64 = 12.0;

pub fn picture() -> Picture {
    let mut rows: Vec<u64> =
        (1..=LARGEST).filter(|&number| zeckendorf(number) == [number]).collect();
    rows.reverse();
    let corner = |number: u64, part: u64| -> Point {
        let row = rows.iter().position(|&other| other == part);
        let row = row.expect("a part is a Fibonacci number");
        (LEFT + CELL * length(number as usize - 1), TOP + CELL * length(row))
    };
    let below = TOP + CELL * length(rows.len());
    let mut drawing = Group::new();
    for (row, part) in rows.iter().enumerate() {
        let y = TOP + CELL * (length(row) + 0.5);
        drawing.draw(text((LEFT - 16.0, y), part).set("font-size", 11));
    }
    let strip = rectangle((LEFT, TOP), CELL * length(LARGEST as usize), below - TOP);
    drawing.draw(strip.set("stroke-opacity", 0.3));
    let inner = |number, part| {
        let (x, y) = corner(number, part);
        (x + 2.5, y + 2.5)
    };
    let smallest = |number| *zeckendorf(number).last().expect("a number has parts");
    let filled = (1..=LARGEST).map(|number| inner(number, smallest(number)));
    drawing.draw(squares(filled, (CELL - 5.0, CELL - 5.0), BLUE));
    let others = (1..=LARGEST).flat_map(|number| {
        let parts = zeckendorf(number).into_iter().filter(move |&part| part != smallest(number));
        parts.map(move |part| inner(number, part))
    });
    let open = squares(others, (CELL - 5.0, CELL - 5.0), "none");
    drawing.draw(open.set("stroke", BLUE).set("stroke-width", 1.5));
    for number in 1..=LARGEST {
        let x = LEFT + CELL * (length(number as usize) - 0.5);
        let label = text((x, below + 12.0), number).set("font-size", 10);
        let lost = !wins(number, number - 1);
        drawing.draw(if lost {
            label.set("font-weight", 700).set("text-decoration", "underline")
        } else {
            label
        });
    }
    Picture {
        name: "zeckendorf",
        module: "fibonacci",
        title: "Zeckendorf's sums and Fibonacci Nim",
        description: "Each column shows a number as a sum of Fibonacci numbers, no two of them neighbours. \
                      The filled part is the smallest one, which the winner takes. The underlined numbers \
                      have no other part: the first player loses these heaps."
            .to_owned(),
        size: (640, 164),
        drawing,
    }
}
