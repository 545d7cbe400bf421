//! The colouring game, on a row of cells.

use crate::board::{About, Board, Move};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, hit, line, text};
use jury::rules::Player;
use jury::rules::colouring::Colouring;

/// The maximum number of cells.
const MOST: usize = 24;

type Turn = (String, Player);

pub struct Row;

/// The ring between a cell, counted from 0, and the next.
fn id(at: usize) -> String {
    format!("between-{}-{}", at + 1, at + 2)
}

impl Board for Row {
    type Rules = Colouring;
    type Position = Turn;
    type State = Turn;

    const ABOUT: About = About {
        clicks: "Choose the ring between the two cells.",
        ending: "The player to move has no cell of their colour with a neighbour.",
        sides: Some(["Red (Left)", "Blue (Right)"]),
    };

    fn open(_: Colouring, start: &Turn) -> Option<Self> {
        (start.0.len() <= MOST).then_some(Row)
    }

    /// Paints two neighbouring cells if the result is an option of the rules.
    fn moves(&self, (row, turn): &Turn, options: &[(String, Turn)]) -> Vec<Move<Turn>> {
        let painted = |at: usize| {
            let row = format!("{}WW{}", &row[..at], &row[at + 2..]);
            let after = (row, turn.other());
            let is_move = options.iter().any(|(_, option)| *option == after);
            is_move.then(|| Move {
                name: format!("paint cells {} and {} white", at + 1, at + 2),
                clicks: vec![id(at)],
                after,
            })
        };
        (1..row.len()).filter_map(|next| painted(next - 1)).collect()
    }

    fn scene(&self, (row, turn): &Turn) -> Scene {
        let mut scene =
            Scene::new(CELL as u32 * row.len() as u32 + 6, 2 * CELL as u32 + 8, 2 * CELL as u32);
        let names: Vec<&str> = row.chars().map(colour).collect();
        for (at, letter) in row.chars().enumerate() {
            let corner = (CELL * at as i32 + 4, 4);
            scene.add(cell(&format!("cell {}", class(letter)), corner));
            if letter != 'W' {
                scene.add(text("owner", centre(corner), letter));
            }
        }
        let own = if *turn == Player::Left { "red" } else { "blue" };
        for at in 0..row.len().saturating_sub(1) {
            let x = CELL * (at as i32 + 1) + 3;
            let name =
                format!("cells {} and {}, {} and {}", at + 1, at + 2, names[at], names[at + 1]);
            let refusal = format!("Neither of these two cells is {own}.");
            let shapes = hit((x - CELL / 2, 4), (CELL, 2 * CELL))
                + &line("stem", (x, CELL - 4), (x, CELL + 10))
                + &circle("ring", (x, CELL + 24), 13);
            scene.place(Place::new(id(at), name, refusal), shapes);
        }
        scene
    }
}

fn colour(letter: char) -> &'static str {
    match letter {
        'R' => "red",
        'B' => "blue",
        _ => "white",
    }
}

fn class(letter: char) -> &'static str {
    match letter {
        'R' => "red",
        'B' => "blue",
        _ => "blank",
    }
}
