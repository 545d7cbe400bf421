//! The tables of nim addition and of nim multiplication.

use crate::drawing::{Draw, INK, length, line, rectangle, shaded, text};
use crate::picture::Picture;
use shared::nimber::Nimber;
use svg::node::element::Group;

/// The number of rows and columns: the tables show the numbers below it.
const SIZE: u64 = 16;
const CELL: f64 = 30.0;
const CORNER: f64 = 40.0;

pub fn addition() -> Picture {
    Picture {
        name: "nim-addition",
        module: "nim",
        title: "The nim-sums of the numbers below 16",
        description: "Each number is the least that appears neither to its left nor above it. Each framed \
                      table is repeated diagonally below itself; to its right and below it, it is repeated \
                      with its size added."
            .to_owned(),
        size: (530, 530),
        drawing: table("⊕", &[1, 2, 4, 8], |a, b| a + b),
    }
}

pub fn multiplication() -> Picture {
    Picture {
        name: "nim-multiplication",
        module: "nimber",
        title: "The nim products of the numbers below 16",
        description:
            "The framed tables of the numbers below 2, 4 and 16 are fields: their products stay \
                      within them, and each row except that of 0 has every number once."
                .to_owned(),
        size: (530, 530),
        drawing: table("⊗", &[2, 4], |a, b| a * b),
    }
}

/// A table of all values, darker for greater ones, with frames around the first rows and columns.
fn table(sign: &str, frames: &[usize], operation: impl Fn(Nimber, Nimber) -> Nimber) -> Group {
    let cells = || (0..SIZE).flat_map(|a| (0..SIZE).map(move |b| (a, b)));
    let place = |at: u64| CORNER + CELL * length(at as usize);
    let mut table = Group::new();
    let shade = |(a, b)| length(operation(Nimber(a), Nimber(b)).0 as usize) / length(SIZE as usize);
    let shades = cells().map(|(a, b)| ((place(b), place(a)), shade((a, b))));
    for squares in shaded(shades, (CELL, CELL)) {
        table.draw(squares);
    }
    for (a, b) in cells() {
        let value = operation(Nimber(a), Nimber(b));
        table.draw(text((place(b) + CELL / 2.0, place(a) + CELL / 2.0), value.0));
    }
    let mut heads = Group::new().set("font-weight", 600);
    heads.draw(text((CORNER / 2.0, CORNER / 2.0), sign));
    for number in 0..SIZE {
        let middle = place(number) + CELL / 2.0;
        heads.draw(text((CORNER / 2.0, middle), number));
        heads.draw(text((middle, CORNER / 2.0), number));
    }
    table.draw(heads);
    let end = place(SIZE);
    table.draw(line((CORNER, 6.0), (CORNER, end)).set("stroke-width", 2));
    table.draw(line((6.0, CORNER), (end, CORNER)).set("stroke-width", 2));
    for &frame in frames.iter().chain([&(SIZE as usize)]) {
        let side = CELL * length(frame);
        table.draw(
            rectangle((CORNER, CORNER), side, side).set("stroke", INK).set("stroke-width", 2),
        );
    }
    table
}
