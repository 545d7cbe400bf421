//! The values of coins in Ruler and in Mock Turtles.

use crate::drawing::{BLUE, Draw, INK, Point, grid, length, line, squares, text, text_from};
use crate::picture::Picture;
use shared::coin::{mock_turtles, ruler};
use svg::node::element::Group;

const LEFT: f64 = 70.0;

pub fn ruler_marks() -> Picture {
    const COINS: u64 = 32;
    const STEP: f64 = 17.5;
    const EDGE: f64 = 40.0;
    let mut drawing = Group::new();
    drawing.draw(
        line((LEFT - 12.0, EDGE), (LEFT + STEP * length(COINS as usize), EDGE))
            .set("stroke-width", 2),
    );
    let mut small = Group::new().set("font-size", 11);
    small.draw(text_from((4.0, EDGE - 16.0), "coin"));
    small.draw(text_from((4.0, EDGE + 14.0), "value"));
    for coin in 0..COINS {
        let x = LEFT + STEP * length(coin as usize);
        let value = ruler(coin);
        let depth = 14.0 * length(value.ilog2() as usize + 1);
        drawing.draw(line((x, EDGE), (x, EDGE + depth)).set("stroke", BLUE).set("stroke-width", 4));
        small.draw(text((x, EDGE - 16.0), coin));
        small.draw(text((x, EDGE + depth + 10.0), value));
    }
    drawing.draw(small);
    Picture {
        name: "ruler",
        module: "coin",
        title: "The values of coins in Ruler",
        description: "A move turns neighbouring coins. The value of a coin is the greatest power of two \
                      that divides its place, counted from 1: every second coin is worth more than 1, and \
                      every fourth more than 2, like the marks of a ruler."
            .to_owned(),
        size: (640, 150),
        drawing,
    }
}

pub fn odious_numbers() -> Picture {
    const COINS: u64 = 16;
    const STEP: f64 = 34.0;
    const CELL: f64 = 24.0;
    let digits = mock_turtles(COINS - 1).ilog2() + 1;
    let corner = |coin: u64, digit: u32| -> Point {
        let row = (digits - 1 - digit) as usize;
        (LEFT + STEP * length(coin as usize), 40.0 + CELL * length(row))
    };
    let last_row = corner(0, 0).1 + CELL;
    let mut drawing = Group::new();
    for (y, says) in [(20.0, "coin"), (last_row + 18.0, "value")] {
        drawing.draw(text_from((4.0, y), says).set("font-size", 11));
    }
    for digit in 0..digits {
        let (_, y) = corner(0, digit);
        drawing.draw(text((LEFT - 22.0, y + CELL / 2.0), 1 << digit).set("font-size", 11));
    }
    let cells = || (0..COINS).flat_map(|coin| (0..digits).map(move |digit| (coin, digit)));
    let ones = cells().filter(|&(coin, digit)| mock_turtles(coin) >> digit & 1 == 1);
    let corners = ones.map(|(coin, digit)| corner(coin, digit));
    drawing.draw(squares(corners, (CELL, CELL), BLUE));
    for coin in 0..COINS {
        let (x, y) = corner(coin, digits - 1);
        let column = grid((x, y), (CELL, CELL), 1, digits as usize);
        drawing.draw(column.set("stroke-opacity", 0.5));
        drawing.draw(text((x + CELL / 2.0, y - 20.0), coin).set("font-size", 11));
        let value = text((x + CELL / 2.0, last_row + 18.0), mock_turtles(coin));
        drawing.draw(value.set("font-weight", 600).set("fill", INK));
    }
    Picture {
        name: "mock-turtles",
        module: "coin",
        title: "The values of coins in Mock Turtles",
        description: "A move turns one, two or three coins. The squares are the binary digits of the \
                      values, filled for 1. Each value has one, three or five ones: the values are the \
                      odious numbers in their order."
            .to_owned(),
        size: (640, 200),
        drawing,
    }
}
