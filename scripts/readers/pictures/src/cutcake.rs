//! The values of small cakes.

use crate::drawing::{BLUE, Draw, INK, RED, length, line, squares, text, with_minus};
use crate::picture::Picture;
use shared::cutcake::value;
use svg::node::element::Group;

/// The greatest number of rows and of columns.
const SIZE: u32 = 16;
const WIDTH: f64 = 32.0;
const HEIGHT: f64 = 26.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 56.0;

pub fn picture() -> Picture {
    let cakes = || (1..=SIZE).flat_map(|rows| (1..=SIZE).map(move |columns| (columns, rows)));
    let left = |columns: u32| LEFT + WIDTH * length(columns as usize - 1);
    let top = |rows: u32| TOP + HEIGHT * length(rows as usize - 1);
    let mut drawing = Group::new();
    for (sign, colour) in [(1, BLUE), (-1, RED)] {
        let cakes = cakes().filter(|&(columns, rows)| value(columns, rows).signum() == sign);
        let corners = cakes.map(|(columns, rows)| (left(columns), top(rows)));
        drawing.draw(squares(corners, (WIDTH, HEIGHT), colour).set("fill-opacity", 0.35));
    }
    for (columns, rows) in cakes() {
        let middle = (left(columns) + WIDTH / 2.0, top(rows) + HEIGHT / 2.0);
        drawing.draw(text(middle, with_minus(value(columns, rows))));
    }
    let mut heads = Group::new().set("font-weight", 600);
    heads.draw(text((LEFT + WIDTH * 8.0, 16.0), "columns: Left cuts between them"));
    let side = text((0.0, 0.0), "rows: Right cuts between them");
    let (x, y) = (16.0, TOP + HEIGHT * 8.0);
    heads.draw(side.set("transform", format!("translate({x} {y}) rotate(-90)")));
    for number in 1..=SIZE {
        heads.draw(text((left(number) + WIDTH / 2.0, TOP - 14.0), number));
        heads.draw(text((LEFT - 18.0, top(number) + HEIGHT / 2.0), number));
    }
    drawing.draw(heads);
    // Lines where the length of a side gets one more binary digit.
    for number in (0..=SIZE.ilog2()).map(|digits| 1 << digits).chain([SIZE + 1]) {
        for (from, to) in [
            ((left(number), TOP), (left(number), top(SIZE + 1))),
            ((LEFT, top(number)), (left(SIZE + 1), top(number))),
        ] {
            drawing.draw(line(from, to).set("stroke", INK));
        }
    }
    Picture {
        name: "cutcake",
        module: "cutcake",
        title: "Cutcake: the values of small cakes",
        description: "The thin lines are where the length of a side gets one more binary digit. Cakes in \
                      the blocks along the diagonal are worth 0. Within a block to the right of them, the \
                      value depends only on the number of columns, and within a block below them only on \
                      the number of rows."
            .to_owned(),
        size: (590, 484),
        drawing,
    }
}
