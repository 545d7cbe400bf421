//! Candy Piles as a walk over a Young diagram.

use crate::drawing::{
    BLUE, Draw, Point, arrow, circle, length, rectangle, squares, text, text_from,
};
use crate::picture::Picture;
use shared::candy_piles::wins_misere;
use svg::node::element::Group;

/// The piles, greatest first.
const PILES: [u64; 9] = [7, 7, 6, 6, 5, 5, 4, 2, 1];
const CELL: f64 = 34.0;
const LEFT: f64 = 30.0;
const BOTTOM: f64 = 262.0;

pub fn picture() -> Picture {
    let columns = PILES.iter().enumerate();
    let cells: Vec<(usize, usize)> = columns
        .flat_map(|(column, &pile)| (0..pile as usize).map(move |row| (column, row)))
        .collect();
    let lost = cells.iter().filter(|&&cell| !wins(cell));
    let mut drawing = Group::new();
    let shade = squares(lost.map(|&cell| corner(cell)), (CELL, CELL), BLUE);
    drawing.draw(shade.set("fill-opacity", 0.35));
    for &cell in &cells {
        drawing.draw(rectangle(corner(cell), CELL, CELL).set("stroke-opacity", 0.5));
        drawing.draw(text(middle(cell), if wins(cell) { "W" } else { "L" }));
    }
    drawing.draw(circle(middle((0, 0)), 12.0).set("stroke-width", 2));
    let legend = (400.0, 70.0);
    for (across, up, at, says) in [
        (40.0, 0.0, (450.0, 70.0), "eat a greatest pile"),
        (0.0, 40.0, (410.0, 18.0), "eat a candy of every pile"),
    ] {
        let end = (legend.0 + across, legend.1 - up);
        drawing.draw(arrow(legend, end, (0.0, 0.0)).set("stroke-width", 2));
        drawing.draw(text_from(at, says));
    }
    Picture {
        name: "candy-piles",
        module: "candy_piles",
        title: "Candy Piles as a walk over a Young diagram",
        description: "The columns are the piles. A move takes the ring a cell to the right or up, and a \
                      player who steps off the diagram loses. From a cell with W the player to move wins, \
                      and from a shaded cell with L the opponent wins. All cells on a diagonal up to the \
                      right have the same letter."
            .to_owned(),
        size: (640, 280),
        drawing,
    }
}

/// Returns whether the player to move wins in a cell, by column and row.
fn wins((column, row): (usize, usize)) -> bool {
    let rest = PILES[column..].iter().map(|pile| pile.saturating_sub(row as u64));
    wins_misere(&rest.collect::<Vec<u64>>())
}

fn corner((column, row): (usize, usize)) -> Point {
    (LEFT + CELL * length(column), BOTTOM - CELL * length(row + 1))
}

fn middle(cell: (usize, usize)) -> Point {
    let (x, y) = corner(cell);
    (x + CELL / 2.0, y + CELL / 2.0)
}
