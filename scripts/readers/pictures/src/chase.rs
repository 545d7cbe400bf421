//! The numbers of moves in the Easy Chase.

use crate::drawing::{Draw, Point, circle, grid, length, shaded, text};
use crate::picture::Picture;
use shared::chase::{Cell, Chase};
use shared::retrograde::{Outcome, Play, Player, solve};
use svg::node::element::Group;

const SIZE: usize = 8;
const CELL: f64 = 36.0;
const TOP: f64 = 36.0;
const WHITE: Cell = (2, 3);

/// The numbers of moves for each cell of Black, on one board for each player to move.
pub fn picture() -> Picture {
    let chase = Chase::new(SIZE);
    let outcomes = solve(&chase, Play::Normal);
    let mut drawing = Group::new();
    for (left, turn, says) in
        [(16.0, Player::Left, "White to move"), (336.0, Player::Right, "Black to move")]
    {
        let outcome = |black| outcomes[chase.position(WHITE, black, turn)];
        draw_board(&mut drawing, left, outcome);
        let middle = left + CELL * length(SIZE) / 2.0;
        drawing.draw(text((middle, 16.0), says).set("font-weight", 600));
    }
    Picture {
        name: "easy-chase",
        module: "chase",
        title: "The Easy Chase: how many moves it lasts",
        description: "White stands on the ring. The number in a cell is the number of moves until the end \
                      if Black stands there; the player who makes the last of them wins. White wins only \
                      by taking at once; everywhere else, Black drives White into a corner."
            .to_owned(),
        size: (640, 340),
        drawing,
    }
}

/// Draws a board with a shade for each number of moves: darker is nearer to the end.
fn draw_board(drawing: &mut Group, left: f64, outcome: impl Fn(Cell) -> Outcome) {
    let corner =
        |(row, column): Cell| -> Point { (left + CELL * length(column), TOP + CELL * length(row)) };
    let cells = (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (row, column)));
    let mut shades = Vec::new();
    let mut labels = Group::new();
    for cell in cells.filter(|&cell| cell != WHITE) {
        let (x, y) = corner(cell);
        let moves = match outcome(cell) {
            Outcome::Win(moves) | Outcome::Loss(moves) => moves,
            Outcome::Draw => unreachable!("the board is too small for draws"),
        };
        shades.push(((x, y), 1.0 - f64::from(moves) / 25.0));
        labels.draw(text((x + CELL / 2.0, y + CELL / 2.0), moves));
    }
    for squares in shaded(shades, (CELL, CELL)) {
        drawing.draw(squares);
    }
    drawing.draw(grid((left, TOP), (CELL, CELL), SIZE, SIZE).set("stroke-opacity", 0.3));
    drawing.draw(labels);
    let (x, y) = corner(WHITE);
    drawing.draw(circle((x + CELL / 2.0, y + CELL / 2.0), 11.0).set("stroke-width", 3));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_wins_only_next_to_black_and_black_always() {
        let chase = Chase::new(SIZE);
        let outcomes = solve(&chase, Play::Normal);
        let cells = || (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (row, column)));
        for (white, black) in cells().flat_map(|white| cells().map(move |black| (white, black))) {
            if white == black {
                continue;
            }
            let adjacent = white.0.abs_diff(black.0) + white.1.abs_diff(black.1) == 1;
            match outcomes[chase.start(white, black)] {
                Outcome::Win(moves) => assert!(adjacent && moves == 1, "{white:?} {black:?}"),
                Outcome::Loss(_) => assert!(!adjacent, "{white:?} {black:?}"),
                Outcome::Draw => panic!("a draw from {white:?} and {black:?}"),
            }
            let with_black = outcomes[chase.position(white, black, Player::Right)];
            assert!(matches!(with_black, Outcome::Win(_)), "{white:?} {black:?}");
        }
    }
}
