//! A staircase beside its heaps, and a strip of chessmen as a staircase.

use crate::drawing::{
    BLUE, Draw, INK, Point, RED, arrow, circle, grid, length, line, rectangle, text,
};
use crate::drawing::{nim_sum, path, point, text_from};
use crate::picture::Picture;
use shared::staircase::winning_moves;
use svg::node::element::Group;
use svg::node::element::path::Data;

/// Coins on the steps of a staircase, from the lowest one up.
const COINS: [u64; 6] = [2, 3, 4, 1, 3, 2];
/// The cells of the chessmen, from 1.
const CHESSMEN: [u64; 5] = [2, 6, 10, 14, 19];
const CELLS: u64 = 20;

/// Whether a step counts: every second one, from the lowest.
fn counts(step: usize) -> bool {
    step.is_multiple_of(2)
}

/// The staircase, and the Nim heaps that it is worth.
pub fn stairs() -> Picture {
    const WIDTH: f64 = 58.0;
    const RISE: f64 = 24.0;
    const COIN: f64 = 13.0;
    let tread =
        |step: usize| -> Point { (70.0 + WIDTH * length(step), 200.0 - RISE * length(step)) };
    let pile = |drawing: &mut Group, (x, y): Point, coins: u64, colour: &str| {
        for coin in 0..coins {
            let at = (x - 17.0, y - COIN * length(coin as usize + 1));
            let shape = rectangle(at, 34.0, COIN - 3.0)
                .set("rx", 4)
                .set("stroke", colour);
            let fill = if colour == INK { "none" } else { colour };
            drawing.draw(shape.set("fill", fill));
        }
    };
    let mut drawing = Group::new();
    let mut outline = Data::new().move_to((10.0, point((0.0, 224.0)).1));
    for step in 0..COINS.len() {
        outline = outline
            .horizontal_line_to(point(tread(step)).0)
            .vertical_line_to(point(tread(step)).1);
    }
    let end = tread(COINS.len());
    drawing.draw(path(outline.horizontal_line_to(point(end).0)).set("stroke-width", 2));
    drawing.draw(text((38.0, 240.0), "ground"));
    for (step, &coins) in COINS.iter().enumerate() {
        let (x, y) = tread(step);
        let middle = (x + WIDTH / 2.0, y - 2.0);
        pile(
            &mut drawing,
            middle,
            coins,
            if counts(step) { BLUE } else { INK },
        );
        drawing.draw(text((middle.0, y + 14.0), step + 1).set("font-size", 11));
    }
    let heaps: Vec<(usize, u64)> = COINS
        .into_iter()
        .enumerate()
        .filter(|&(step, _)| counts(step))
        .collect();
    for (at, &(step, coins)) in heaps.iter().enumerate() {
        let x = 480.0 + 60.0 * length(at);
        pile(&mut drawing, (x, 198.0), coins, BLUE);
        drawing.draw(text((x, 214.0), format!("step {}", step + 1)).set("font-size", 11));
    }
    drawing.draw(line((450.0, 200.0), (630.0, 200.0)).set("stroke-width", 2));
    let heaps: Vec<u64> = heaps.iter().map(|&(_, coins)| coins).collect();
    drawing.draw(text((540.0, 240.0), nim_sum(&heaps)).set("font-weight", 600));
    Picture {
        name: "staircase",
        module: "staircase",
        title: "A staircase and its Nim heaps",
        description: "A move takes coins one step down. The filled coins, on every second step from the \
                      lowest, are the heaps of Nim on the right. Coins that are moved onto such a step \
                      are moved on at once by the other player: the empty ones count nothing."
            .to_owned(),
        size: (640, 256),
        drawing,
    }
}

/// Chessmen on a strip, paired from the right.
pub fn chessmen() -> Picture {
    const CELL: f64 = 30.0;
    const LEFT: f64 = 20.0;
    const TOP: f64 = 60.0;
    let left = |cell: u64| LEFT + CELL * length(cell as usize - 1);
    let middle = |cell: u64| -> Point { (left(cell) + CELL / 2.0, TOP + CELL / 2.0) };
    // The gap before each chessman, from the last one: the steps, from the lowest.
    let before = |at: usize| at.checked_sub(1).map_or(0, |at| CHESSMEN[at]);
    let gaps: Vec<u64> = (0..CHESSMEN.len())
        .rev()
        .map(|at| CHESSMEN[at] - before(at) - 1)
        .collect();
    let mut drawing = Group::new();
    let mut heaps = Vec::new();
    for (step, &gap) in gaps.iter().enumerate().filter(|&(step, _)| counts(step)) {
        let at = CHESSMEN.len() - 1 - step;
        let (from, to) = (left(before(at) + 1), left(CHESSMEN[at]));
        drawing.draw(
            rectangle((from, TOP), to - from, CELL)
                .set("fill", BLUE)
                .set("fill-opacity", 0.35)
                .set("stroke", "none"),
        );
        let bracket = Data::new()
            .move_to(point((from + 2.0, TOP + CELL + 5.0)))
            .vertical_line_by(7.0)
            .horizontal_line_to(point((to - 2.0, 0.0)).0)
            .vertical_line_by(-7.0);
        drawing.draw(path(bracket).set("stroke", BLUE).set("stroke-width", 2));
        let label = text((f64::midpoint(from, to), TOP + CELL + 26.0), gap);
        drawing.draw(label.set("font-weight", 600));
        heaps.push(gap);
    }
    drawing.draw(grid((LEFT, TOP), (CELL, CELL), CELLS as usize, 1));
    for cell in CHESSMEN {
        drawing.draw(circle(middle(cell), 10.0).set("fill", INK));
    }
    heaps.reverse();
    drawing.draw(text_from((LEFT, TOP + 84.0), nim_sum(&heaps)).set("font-weight", 600));
    for rest in winning_moves(&gaps) {
        let step = (0..gaps.len()).rev().find(|&step| rest[step] < gaps[step]);
        let step = step.expect("a move shortens a gap");
        let from = CHESSMEN[CHESSMEN.len() - 1 - step];
        let (x0, y0) = middle(from);
        let (x1, _) = middle(from - (gaps[step] - rest[step]));
        let up = y0 - 44.0;
        let rise = Data::new()
            .move_to(point((x0, y0 - 12.0)))
            .vertical_line_to(point((x0, up)).1)
            .horizontal_line_to(point((x1, up)).0);
        drawing.draw(path(rise).set("stroke", RED).set("stroke-width", 2));
        drawing.draw(
            arrow((x1, up), (x1, y0), (0.0, 6.0))
                .set("stroke", RED)
                .set("stroke-width", 2),
        );
    }
    Picture {
        name: "chessmen",
        module: "staircase",
        title: "A strip of chessmen as a staircase",
        description: "Chessmen slide to the left. Each is paired with its left neighbour, beginning on \
                      the right; one that is left over, with the edge. The shaded gaps within the pairs \
                      are heaps of Nim, the others count nothing. The arrows are the winning moves."
            .to_owned(),
        size: (640, 164),
        drawing,
    }
}
