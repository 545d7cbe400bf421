//! Treblecross, on a strip.

use super::Entry;
use super::start::word;
use crate::board::{At, Board, Move, by_rules};
use crate::scene::{CELL, Place, Scene, cell, centre, text};
use jury::position::{Position, normal};
use jury::rules::treblecross::Treblecross;
use rand::Rng;

pub const TREBLECROSS: Entry = Entry {
    id: "treblecross",
    title: "Treblecross",
    family: "Strips",
    rules: "A move puts a cross on a free cell. Whoever makes three crosses in a row wins: the other \
            player, who cannot move any more, has lost.",
    clicks: "Choose a free cell.",
    ending: "Three crosses stand in a row.",
    sides: None,
    you: 0,
    format: "a dot for each free cell and an X for each cross, such as ..X......",
    problems: &["poj3537"],
    open: |start, _| {
        let row = word(start, ".X", "a cell", 3..=14)?;
        let crosses = row.chars().enumerate().filter(|&(_, letter)| letter == 'X');
        let crosses = crosses.fold(0, |set, (at, _)| set | 1 << at);
        Ok(At::start(Crosses, (row.len() as u32, crosses)))
    },
    random: |random| ".".repeat(random.random_range(7..=12)),
};

struct Crosses;

fn id(cell: u32) -> String {
    format!("cell-{}", cell + 1)
}

impl Board for Crosses {
    type Rules = Treblecross;
    type State = (u32, u128);

    fn rules(&self) -> &Treblecross {
        &Treblecross
    }

    fn position(&self, &row: &(u32, u128)) -> (u32, u128) {
        row
    }

    fn search(&self, row: (u32, u128)) -> Box<dyn Position> {
        normal(Treblecross, row)
    }

    fn moves(&self, row: &(u32, u128)) -> Vec<Move<(u32, u128)>> {
        by_rules(&Treblecross, row, |after| {
            vec![id((after.1 & !row.1).trailing_zeros())]
        })
    }

    fn scene(&self, &(cells, crosses): &(u32, u128)) -> Scene {
        let mut scene = Scene::new(CELL as u32 * cells + 6, CELL as u32 + 28);
        for at in 0..cells {
            let corner = (CELL * at as i32 + 4, 4);
            let number = at + 1;
            let mut shapes = cell("cell", corner);
            let place = if crosses >> at & 1 == 1 {
                shapes += &text("cross", centre(corner), '✕');
                Place::new(
                    id(at),
                    format!("cell {number}, a cross"),
                    "This cell has its cross.",
                )
            } else {
                Place::new(id(at), format!("cell {number}, free"), "The game is over.")
            };
            scene.place(place, shapes);
            let (x, y) = centre(corner);
            scene.add(text("label", (x, y + CELL - 8), number));
        }
        scene
    }
}
