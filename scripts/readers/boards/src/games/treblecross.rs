//! Treblecross, on a strip.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, row, text};
use jury::rules::treblecross::Treblecross;

/// The maximum number of cells.
const MOST: u32 = 24;

pub struct Crosses;

fn id(cell: u32) -> String {
    format!("cell-{}", cell + 1)
}

impl Board for Crosses {
    type Rules = Treblecross;
    type Position = (u32, u128);
    type State = (u32, u128);

    const ABOUT: About = About {
        clicks: "Choose a free cell.",
        ending: "Three crosses stand in a row.",
        sides: None,
    };

    fn open(_: Treblecross, &row: &(u32, u128)) -> Option<Self> {
        (row.0 <= MOST).then_some(Crosses)
    }

    fn clicks(&self, row: &(u32, u128), after: &(u32, u128)) -> Vec<String> {
        vec![id((after.1 & !row.1).trailing_zeros())]
    }

    fn scene(&self, &(cells, crosses): &(u32, u128)) -> Scene {
        row(cells.into(), |number, centre| {
            let at = number as u32 - 1;
            let (about, shapes, refusal) = if crosses >> at & 1 == 1 {
                ("a cross", text("cross", centre, '✕'), "This cell already has a cross.")
            } else {
                ("free", String::new(), "The game is over.")
            };
            (Place::new(id(at), format!("cell {number}, {about}"), refusal), shapes)
        })
    }
}
