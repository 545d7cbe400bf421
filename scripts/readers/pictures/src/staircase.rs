//! A staircase beside its heaps.

use crate::drawing::{
    BLUE, Draw, INK, Point, RED, hop, length, line, nim_sum, path, point, rectangle, text,
};
use crate::picture::Picture;
use svg::node::element::Group;
use svg::node::element::path::Data;

/// The numbers of coins, from the lowest step up.
const COINS: [u64; 6] = [2, 3, 4, 2, 3, 2];
const WIDTH: f64 = 60.0;
const RISE: f64 = 24.0;
/// The height of a coin with the gap above.
const COIN: f64 = 13.0;
const FLOOR: f64 = 164.0;

pub fn picture() -> Picture {
    let mut drawing = Group::new();
    draw_steps(&mut drawing);
    for (step, &coins) in COINS.iter().enumerate() {
        let colour = if step % 2 == 0 { BLUE } else { INK };
        draw_pile(&mut drawing, middle(step), coins, colour);
    }
    // A move from the fourth step to the third, and the reply to the second.
    let above = |step: usize| -> Point {
        let (x, y) = middle(step);
        (x, y - COIN * length(COINS[step] as usize))
    };
    let apart = |(x, y): Point, across: f64| (x + across, y);
    let shift = hop(apart(above(3), 0.0), apart(above(2), 8.0), 36.0);
    drawing.draw(shift.set("stroke", RED).set("stroke-width", 2).set("stroke-dasharray", "5 3"));
    let reply = hop(apart(above(2), -8.0), above(1), 36.0);
    drawing.draw(reply.set("stroke", RED).set("stroke-width", 2));
    let heaps: Vec<u64> = COINS.into_iter().step_by(2).collect();
    for (at, &heap) in heaps.iter().enumerate() {
        let x = 480.0 + 60.0 * length(at);
        draw_pile(&mut drawing, (x, FLOOR - 2.0), heap, BLUE);
        drawing.draw(text((x, FLOOR + 14.0), format!("step {}", 2 * at + 1)).set("font-size", 11));
    }
    drawing.draw(line((450.0, FLOOR), (630.0, FLOOR)).set("stroke-width", 2));
    drawing.draw(text((540.0, FLOOR + 40.0), nim_sum(&heaps)).set("font-weight", 600));
    Picture {
        name: "staircase",
        module: "staircase",
        title: "A staircase and its Nim heaps",
        description: "A move takes coins one step down. The filled coins, on every second step from the \
                      lowest, are the heaps of Nim on the right. If coins arrive on such a step (dashed), \
                      the reply moves them on by one step (solid), so the empty coins do not count."
            .to_owned(),
        size: (640, 224),
        drawing,
    }
}

/// The point just above the middle of a step.
fn middle(step: usize) -> Point {
    let (x, y) = edge(step);
    (x + WIDTH / 2.0, y - 2.0)
}

fn edge(step: usize) -> Point {
    (70.0 + WIDTH * length(step), FLOOR - RISE * length(step))
}

fn draw_steps(drawing: &mut Group) {
    let mut outline = Data::new().move_to(point((10.0, FLOOR + RISE)));
    for step in 0..COINS.len() {
        let (x, y) = point(edge(step));
        outline = outline.horizontal_line_to(x).vertical_line_to(y);
        let (x, y) = middle(step);
        drawing.draw(text((x, y + 16.0), step + 1).set("font-size", 11));
    }
    let end = point(edge(COINS.len())).0;
    drawing.draw(path(outline.horizontal_line_to(end)).set("stroke-width", 2));
    drawing.draw(text((38.0, FLOOR + RISE + 16.0), "ground"));
}

/// Draws a pile of coins, filled unless in ink.
fn draw_pile(drawing: &mut Group, (x, y): Point, coins: u64, colour: &str) {
    for coin in 1..=coins as usize {
        let corner = (x - 17.0, y - COIN * length(coin));
        let shape = rectangle(corner, 34.0, COIN - 3.0).set("rx", 4);
        let fill = if colour == INK { "none" } else { colour };
        drawing.draw(shape.set("stroke", colour).set("fill", fill));
    }
}
