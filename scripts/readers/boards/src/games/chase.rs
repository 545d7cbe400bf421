//! The Easy Chase.

use crate::board::{About, Board};
use crate::scene::{CELL, Place, Scene, centre, circle, square, text};
use jury::rules::Player;
use jury::rules::chase::{self, Cell, Chase};

/// The maximum number of rows.
const MOST: usize = 12;

pub struct Checkers {
    rules: Chase,
}

fn id((row, column): Cell) -> String {
    format!("cell-{row}-{column}")
}

impl Board for Checkers {
    type Rules = Chase;
    type Position = chase::Position;
    type State = chase::Position;

    const ABOUT: About = About {
        clicks: "Choose the cell that your checker moves to.",
        ending: "One checker has caught the other.",
        sides: Some(["White", "Black"]),
    };

    fn open(rules: Chase, _: &chase::Position) -> Option<Self> {
        (rules.0 <= MOST).then_some(Checkers { rules })
    }

    fn turn(&self, position: &chase::Position) -> Option<Player> {
        Some(position.turn)
    }

    fn clicks(&self, position: &chase::Position, after: &chase::Position) -> Vec<String> {
        vec![id(match position.turn {
            Player::Left => after.white,
            Player::Right => after.black,
        })]
    }

    fn scene(&self, position: &chase::Position) -> Scene {
        let size = self.rules.0;
        let side = CELL as u32 * size as u32 + 32;
        let mut scene = Scene::new(side, side, CELL as u32);
        let (refusal, own) = match position.turn {
            Player::Left => ("White moves one cell in a row or a column.", position.white),
            Player::Right => ("Black moves one cell or two in a straight line.", position.black),
        };
        for row in 1..=size {
            for column in 1..=size {
                let at = (row, column);
                let corner = (CELL * column as i32 - 14, CELL * (row as i32 - 1) + 4);
                let mut shapes = square(corner);
                let mut name = format!("row {row}, column {column}");
                for (checker, class, letter) in
                    [(position.white, "checker white", "W"), (position.black, "checker black", "B")]
                {
                    if checker == at {
                        shapes += &circle(class, centre(corner), 15);
                        shapes += &text(&format!("face {class}"), centre(corner), letter);
                        name += if letter == "W" { ", White" } else { ", Black" };
                    }
                }
                let refusal = if at == own {
                    "This is the checker to move: choose the cell that it moves to."
                } else {
                    refusal
                };
                scene.place(Place::new(id(at), name, refusal), shapes);
            }
        }
        for number in 1..=size {
            let middle = CELL * number as i32 + 5;
            scene.add(text("label", (middle, CELL * size as i32 + 18), number));
            scene.add(text("label", (12, middle - CELL + 18), number));
        }
        scene
    }
}
