//! Tokens on a strip of cells: Georgia and Bob.

use super::Entry;
use super::start::{numbers, spaced};
use crate::board::{At, Board, Move, by_rules};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, text};
use jury::Random;
use jury::position::{Position, normal};
use jury::rules::strip::Strip;
use rand::Rng;
use rand::seq::index;

const MOST_CELLS: u64 = 14;

pub const GEORGIA_AND_BOB: Entry = Entry {
    id: "georgia-and-bob",
    title: "Georgia and Bob",
    family: "Strips",
    rules: "A move slides one chessman to the left, by any number of cells, without passing another. \
            Whoever cannot move loses.",
    clicks: "Choose the free cell that the next chessman to its right slides to.",
    ending: "All chessmen stand at the left end.",
    sides: None,
    you: 0,
    format: "the cells of the chessmen, such as 2 3 6 9",
    problems: &["poj1704", "luogu_p5363"],
    open: |start, _| {
        let mut cells = numbers(start, "a cell", 1..=6, 1..=MOST_CELLS)?;
        cells.sort_unstable();
        if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(String::from("two chessmen cannot stand on one cell"));
        }
        let length = cells.last().copied().unwrap_or(1);
        Ok(At::start(Row { length }, cells))
    },
    random,
};

fn random(random: &mut Random) -> String {
    let count = random.random_range(3..=5);
    let mut cells = index::sample(random, 11, count).into_vec();
    cells.sort_unstable();
    spaced(cells.into_iter().map(|cell| cell + 1))
}

/// A strip of this number of cells.
struct Row {
    length: u64,
}

fn id(cell: u64) -> String {
    format!("cell-{cell}")
}

impl Board for Row {
    type Rules = Strip;
    type State = Vec<u64>;

    fn rules(&self) -> &Strip {
        &Strip
    }

    fn position(&self, cells: &Vec<u64>) -> Vec<u64> {
        cells.clone()
    }

    fn search(&self, cells: Vec<u64>) -> Box<dyn Position> {
        normal(Strip, cells)
    }

    fn moves(&self, cells: &Vec<u64>) -> Vec<Move<Vec<u64>>> {
        by_rules(&Strip, cells, |after| {
            let to = after.iter().filter(|to| !cells.contains(to));
            to.map(|&to| id(to)).collect()
        })
    }

    fn scene(&self, cells: &Vec<u64>) -> Scene {
        let mut scene = Scene::new(CELL as u32 * self.length as u32 + 6, CELL as u32 + 28);
        for number in 1..=self.length {
            let corner = (CELL * (number as i32 - 1) + 4, 4);
            let mut shapes = cell("cell", corner);
            let place = if cells.contains(&number) {
                shapes += &circle("stone", centre(corner), 15);
                let refusal =
                    "A chessman slides to the left: choose the free cell that it goes to.";
                Place::new(id(number), format!("cell {number}, a chessman"), refusal)
            } else {
                let refusal = "No chessman is to the right of this cell.";
                Place::new(id(number), format!("cell {number}, free"), refusal)
            };
            scene.place(place, shapes);
            let (x, y) = centre(corner);
            scene.add(text("label", (x, y + CELL - 8), number));
        }
        scene
    }
}
