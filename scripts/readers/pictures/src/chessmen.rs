//! A strip of chessmen as a staircase.

use crate::drawing::{
    BLUE, Draw, INK, Point, RED, circle, grid, hop, length, nim_sum, path, point, squares, text,
    text_from,
};
use crate::picture::Picture;
use shared::staircase::winning_moves;
use svg::node::element::Group;
use svg::node::element::path::Data;

/// The cells of the chessmen, from 1, in ascending order.
const CHESSMEN: [u64; 5] = [2, 6, 10, 14, 19];
const CELLS: usize = 20;
const CELL: f64 = 30.0;
const LEFT: f64 = 20.0;
const TOP: f64 = 60.0;

pub fn picture() -> Picture {
    let mut drawing = Group::new();
    // The order is reversed, since the steps of a staircase go up.
    let chessmen: Vec<u64> = CHESSMEN.into_iter().rev().collect();
    let in_front = chessmen.iter().skip(1).copied().chain([0]);
    let gaps: Vec<u64> = chessmen.iter().zip(in_front).map(|(&man, next)| man - next - 1).collect();
    for (&man, &gap) in chessmen.iter().zip(&gaps).step_by(2) {
        draw_gap(&mut drawing, man, gap);
    }
    drawing.draw(grid((LEFT, TOP), (CELL, CELL), CELLS, 1));
    for &man in &chessmen {
        drawing.draw(circle(middle(man), 10.0).set("fill", INK));
    }
    for rest in winning_moves(&gaps) {
        let moved = (0..gaps.len()).find(|&step| rest[step] < gaps[step]);
        let step = moved.expect("a move shortens a gap");
        let (from, to) = (chessmen[step], chessmen[step] - (gaps[step] - rest[step]));
        let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
        let hop = hop((x0, y0 - 10.0), (x1, y1), 32.0);
        drawing.draw(hop.set("stroke", RED).set("stroke-width", 2));
    }
    let mut heaps: Vec<u64> = gaps.into_iter().step_by(2).collect();
    heaps.reverse();
    drawing.draw(text_from((LEFT, TOP + 84.0), nim_sum(&heaps)).set("font-weight", 600));
    Picture {
        name: "chessmen",
        module: "staircase",
        title: "A strip of chessmen as a staircase",
        description: "Chessmen slide to the left. Beginning on the right, each is paired with its left \
                      neighbour; a chessman that is left over is paired with the edge. The shaded gaps \
                      within the pairs are heaps of Nim; the others do not count. The arrows are the \
                      winning moves."
            .to_owned(),
        size: (640, 160),
        drawing,
    }
}

fn left(cell: u64) -> f64 {
    LEFT + CELL * length(cell as usize - 1)
}

fn middle(cell: u64) -> Point {
    (left(cell) + CELL / 2.0, TOP + CELL / 2.0)
}

fn draw_gap(drawing: &mut Group, man: u64, gap: u64) {
    let (from, to) = (left(man - gap), left(man));
    drawing.draw(squares([(from, TOP)], (to - from, CELL), BLUE).set("fill-opacity", 0.35));
    let bracket = Data::new()
        .move_to(point((from + 2.0, TOP + CELL + 5.0)))
        .vertical_line_by(7.0)
        .horizontal_line_to(point((to - 2.0, 0.0)).0)
        .vertical_line_by(-7.0);
    drawing.draw(path(bracket).set("stroke", BLUE).set("stroke-width", 2));
    let below = (f64::midpoint(from, to), TOP + CELL + 26.0);
    drawing.draw(text(below, gap).set("font-weight", 600));
}
