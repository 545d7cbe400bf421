//! Treblecross, on a strip.

use crate::board::{About, Board};
use crate::scene::{CELL, Place, Scene, cell, centre, hit, text};
use jury::rules::treblecross::Treblecross;

/// The maximum number of cells.
const MOST: u32 = 24;

pub struct Crosses;

/// The height of a cell with its number.
const HIGH: i32 = CELL + 22;

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
        let mut scene = Scene::new(CELL as u32 * cells + 6, CELL as u32 + 28, HIGH as u32);
        for at in 0..cells {
            let corner = (CELL * at as i32 + 4, 4);
            let number = at + 1;
            let mut shapes = hit(corner, (CELL, HIGH)) + &cell("cell", corner);
            let place = if crosses >> at & 1 == 1 {
                shapes += &text("cross", centre(corner), '✕');
                Place::new(
                    id(at),
                    format!("cell {number}, a cross"),
                    "This cell already has a cross.",
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
