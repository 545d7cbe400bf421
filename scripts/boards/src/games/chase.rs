//! The Easy Chase.

use super::Entry;
use super::start::numbers;
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, text};
use jury::Random;
use jury::position::{Position, loopy};
use jury::rules::Player;
use jury::rules::chase::{self, Cell, Chase};
use rand::Rng;

pub const EASY_CHASE: Entry = Entry {
    id: "easy-chase",
    title: "The Easy Chase",
    family: "Chases",
    rules: "White moves his checker one cell in a row or a column; Black moves hers one cell or two in a \
            straight line. Whoever moves onto the other checker wins.",
    clicks: "Choose the cell that your checker moves to.",
    ending: "One checker has caught the other.",
    sides: Some(["White", "Black"]),
    you: 1,
    format: "the size of the board, the row and the column of White and those of Black, such as \
             5 1 1 4 3",
    problems: &["theeasychase"],
    open,
    random,
};

fn open(start: &str, first: Player) -> Result<Box<dyn Table>, String> {
    let numbers = numbers(start, "each number", 5..=5, 1..=7)?;
    let [size, cells @ ..] = &numbers[..] else {
        unreachable!("five numbers have been read");
    };
    if *size < 2 || cells.iter().any(|cell| cell > size) {
        return Err(format!("rows and columns are numbers from 1 to {size}"));
    }
    let white = (cells[0] as usize, cells[1] as usize);
    let black = (cells[2] as usize, cells[3] as usize);
    if white == black {
        return Err(String::from("two checkers cannot begin on one cell"));
    }
    let start = chase::Position {
        white,
        black,
        turn: first,
    };
    let rules = Chase(*size as usize);
    Ok(At::start(Checkers { rules }, start))
}

fn random(random: &mut Random) -> String {
    let size = random.random_range(4..=5);
    loop {
        let cells = [0; 4].map(|_| random.random_range(1..=size));
        let [a, b, c, d] = cells;
        if u64::abs_diff(a, c) + u64::abs_diff(b, d) > 2 {
            return format!("{size} {a} {b} {c} {d}");
        }
    }
}

struct Checkers {
    rules: Chase,
}

fn id((row, column): Cell) -> String {
    format!("cell-{row}-{column}")
}

impl Board for Checkers {
    type Rules = Chase;
    type State = chase::Position;

    fn rules(&self) -> &Chase {
        &self.rules
    }

    fn position(&self, &position: &chase::Position) -> chase::Position {
        position
    }

    fn search(&self, position: chase::Position) -> Box<dyn Position> {
        loopy(self.rules, position)
    }

    fn turn(&self, position: &chase::Position) -> Option<Player> {
        Some(position.turn)
    }

    fn moves(&self, position: &chase::Position) -> Vec<Move<chase::Position>> {
        by_rules(&self.rules, position, |after| {
            vec![id(match position.turn {
                Player::Left => after.white,
                Player::Right => after.black,
            })]
        })
    }

    fn scene(&self, position: &chase::Position) -> Scene {
        let size = self.rules.0;
        let side = CELL as u32 * size as u32 + 32;
        let mut scene = Scene::new(side, side);
        let (refusal, own) = match position.turn {
            Player::Left => ("White moves one cell in a row or a column.", position.white),
            Player::Right => (
                "Black moves one cell or two in a straight line.",
                position.black,
            ),
        };
        for row in 1..=size {
            for column in 1..=size {
                let at = (row, column);
                let corner = (CELL * column as i32 - 14, CELL * (row as i32 - 1) + 4);
                let mut shapes = cell("cell", corner);
                let mut name = format!("row {row}, column {column}");
                for (checker, class, letter) in [
                    (position.white, "checker white", "W"),
                    (position.black, "checker black", "B"),
                ] {
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
