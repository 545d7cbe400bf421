//! Tokens on a strip of cells: Georgia and Bob.

use crate::board::{About, Board};
use crate::scene::{CELL, Place, Scene, circle, row};
use jury::rules::strip::Strip;

/// The maximum number of cells.
const MOST: u64 = 24;

pub struct Row {
    length: u64,
}

fn id(cell: u64) -> String {
    format!("cell-{cell}")
}

impl Board for Row {
    type Rules = Strip;
    type Position = Vec<u64>;
    type State = Vec<u64>;

    const ABOUT: About = About {
        clicks: "Choose a free cell: the next chessman to its right slides there.",
        ending: "All chessmen stand at the left end.",
        sides: None,
    };

    fn open(_: Strip, cells: &Vec<u64>) -> Option<Self> {
        let length = *cells.last()?;
        let are_apart = cells.windows(2).all(|pair| pair[0] < pair[1]);
        (length <= MOST && are_apart).then_some(Row { length })
    }

    fn clicks(&self, cells: &Vec<u64>, after: &Vec<u64>) -> Vec<String> {
        let to = after.iter().filter(|to| !cells.contains(to));
        to.map(|&to| id(to)).collect()
    }

    fn scene(&self, cells: &Vec<u64>) -> Scene {
        row(self.length, |number, centre| {
            let (about, shapes, refusal) = if cells.contains(&number) {
                let refusal =
                    "A chessman slides to the left: choose the free cell that it goes to.";
                ("a chessman", circle("stone", centre, 15), refusal)
            } else {
                ("free", String::new(), "No chessman is to the right of this cell.")
            };
            (Place::new(id(number), format!("cell {number}, {about}"), refusal), shapes)
        })
    }

    /// Puts a chessman on a cell or removes one.
    fn change(&self, cells: &Vec<u64>, (_, other): (&Strip, &Vec<u64>)) -> Vec<Vec<String>> {
        let only_in = |a: &Vec<u64>, b: &Vec<u64>| -> Vec<u64> {
            a.iter().copied().filter(|cell| !b.contains(cell)).collect()
        };
        match (&*only_in(cells, other), &*only_in(other, cells)) {
            (&[cell], []) | ([], &[cell]) => vec![vec![id(cell)]],
            _ => Vec::new(),
        }
    }

    /// Adds a handle for one more cell with a chessman.
    fn add_handles(&self, _: &Vec<u64>, scene: &mut Scene) {
        let (x, _) = scene.extend((CELL as u32, 0));
        let cell = self.length + 1;
        scene.handle(
            id(cell),
            format!("cell {cell}, a chessman"),
            (x + CELL / 2 - 2, CELL / 2 + 4),
            '+',
        );
    }
}
