//! The colouring game, on a row of cells.

use super::Entry;
use super::start::word;
use crate::board::{At, Board, Move};
use crate::scene::{CELL, Place, Scene, cell, centre, circle, line, text};
use jury::Random;
use jury::position::{Position, two_sided};
use jury::rules::colouring::Colouring;
use jury::rules::{Game, Player, Turns};
use rand::Rng;

pub const COLOURING: Entry = Entry {
    id: "colouring",
    title: "The colouring game",
    family: "Strips",
    rules: "A move paints two neighbouring cells white. One of them at least must have the colour of \
            the player who moves: red or blue. Whoever cannot move loses.",
    clicks: "Choose the ring between the two cells.",
    ending: "The player to move has no cell of his colour with a neighbour.",
    sides: Some(["Red (Left)", "Blue (Right)"]),
    you: 0,
    format: "a row of R, B and W (white), such as RBRRBBRB",
    problems: &["cf1704f"],
    open: |start, first| {
        let row = word(start, "RBW", "a cell", 2..=13)?;
        Ok(At::start(Row, (row, first)))
    },
    random,
};

fn random(random: &mut Random) -> String {
    let count = random.random_range(6..=10);
    let mut letter = || if random.random() { 'R' } else { 'B' };
    (0..count).map(|_| letter()).collect()
}

struct Row;

const RULES: Turns<Colouring> = Turns(Colouring);

/// The ring between a cell, counted from 0, and the next one.
fn id(at: usize) -> String {
    format!("between-{}-{}", at + 1, at + 2)
}

impl Board for Row {
    type Rules = Turns<Colouring>;
    type State = (String, Player);

    fn rules(&self) -> &Turns<Colouring> {
        &RULES
    }

    fn position(&self, state: &(String, Player)) -> (String, Player) {
        state.clone()
    }

    fn search(&self, (row, turn): (String, Player)) -> Box<dyn Position> {
        two_sided(Colouring, row, turn)
    }

    fn turn(&self, &(_, turn): &(String, Player)) -> Option<Player> {
        Some(turn)
    }

    /// Two neighbouring cells are painted, if the rules know what that leaves.
    fn moves(&self, state: &(String, Player)) -> Vec<Move<(String, Player)>> {
        let options = RULES.options(state);
        let (row, turn) = state;
        let painted = |at: usize| {
            let row = format!("{}WW{}", &row[..at], &row[at + 2..]);
            let after = (row, turn.other());
            options.contains(&after).then(|| Move {
                name: format!("paint cells {} and {} white", at + 1, at + 2),
                clicks: vec![id(at)],
                after,
            })
        };
        (0..row.len() - 1).filter_map(painted).collect()
    }

    fn scene(&self, (row, turn): &(String, Player)) -> Scene {
        let mut scene = Scene::new(CELL as u32 * row.len() as u32 + 6, 2 * CELL as u32 + 8);
        let names: Vec<&str> = row.chars().map(colour).collect();
        for (at, letter) in row.chars().enumerate() {
            let corner = (CELL * at as i32 + 4, 4);
            scene.add(cell(&format!("cell {}", class(letter)), corner));
            if letter != 'W' {
                scene.add(text("owner", centre(corner), letter));
            }
        }
        let own = if *turn == Player::Left { "red" } else { "blue" };
        for at in 0..row.len() - 1 {
            let x = CELL * (at as i32 + 1) + 3;
            let name = format!(
                "cells {} and {}, {} and {}",
                at + 1,
                at + 2,
                names[at],
                names[at + 1]
            );
            let refusal = format!("Neither of these two cells is {own}.");
            let shapes = circle("hit", (x, CELL + 24), 19)
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
