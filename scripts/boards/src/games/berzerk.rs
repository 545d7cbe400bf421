//! A token on a circle, which each player moves on by steps of his own.

use super::Entry;
use super::ring::{self, Ring};
use super::start::numbers;
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::Scene;
use jury::Random;
use jury::position::{Position, loopy};
use jury::rules::Player;
use jury::rules::circle::Circle;
use rand::Rng;
use rand::seq::index;

pub const BERZERK: Entry = Entry {
    id: "berzerk",
    title: "Berzerk",
    family: "A graph with a token",
    rules: "A move takes the monster clockwise by one of the player’s own numbers of places. Whoever \
            brings it to the black hole, the place 1, wins. It may go round for ever: if nobody can \
            force an end, the game is a draw.",
    clicks: "Choose the place that the monster moves to.",
    ending: "The monster is in the black hole.",
    sides: Some(["Rick", "Morty"]),
    you: 0,
    format: "the number of places, each player’s steps and the place of the monster, such as \
             8: 2 3 | 1 4 at 5",
    problems: &["cf787c"],
    open,
    random,
};

fn open(start: &str, first: Player) -> Result<Box<dyn Table>, String> {
    let missing = || String::from("a start is written as 8: 2 3 | 1 4 at 5");
    let (places, rest) = start.split_once(':').ok_or_else(missing)?;
    let (steps, token) = rest.split_once("at").ok_or_else(missing)?;
    let (rick, morty) = steps.split_once('|').ok_or_else(missing)?;
    let places = numbers(places, "the number of places", 1..=1, 2..=12)?[0];
    let token = numbers(token, "the place of the monster", 1..=1, 2..=places)?[0] as usize - 1;
    let set = |text: &str| -> Result<Vec<usize>, String> {
        let mut steps = numbers(text, "a step", 1..=6, 1..=places - 1)?;
        steps.sort_unstable();
        steps.dedup();
        Ok(steps.into_iter().map(|step| step as usize).collect())
    };
    let steps = [set(rick)?, set(morty)?];
    let places = places as usize;
    let board = Space {
        rules: Circle::new(places, steps.clone()),
        ring: Ring::new(places),
        places,
        steps,
    };
    let player = usize::from(first == Player::Right);
    Ok(At::start(board, (token, player)))
}

fn random(random: &mut Random) -> String {
    let places = random.random_range(6..=9);
    let mut steps = || -> String {
        let count = random.random_range(2..=3);
        let mut steps = index::sample(random, places - 1, count).into_vec();
        steps.sort_unstable();
        super::start::spaced(steps.into_iter().map(|step| step + 1))
    };
    let [rick, morty] = [steps(), steps()];
    format!(
        "{places}: {rick} | {morty} at {}",
        random.random_range(2..=places)
    )
}

struct Space {
    rules: Circle,
    ring: Ring,
    places: usize,
    steps: [Vec<usize>; 2],
}

impl Board for Space {
    type Rules = Circle;
    type State = (usize, usize);

    fn rules(&self) -> &Circle {
        &self.rules
    }

    fn position(&self, &state: &(usize, usize)) -> (usize, usize) {
        state
    }

    fn search(&self, state: (usize, usize)) -> Box<dyn Position> {
        loopy(self.rules.clone(), state)
    }

    fn turn(&self, &(_, player): &(usize, usize)) -> Option<Player> {
        Some([Player::Left, Player::Right][player])
    }

    fn moves(&self, state: &(usize, usize)) -> Vec<Move<(usize, usize)>> {
        by_rules(&self.rules, state, |&(to, _)| vec![ring::id(to)])
    }

    fn scene(&self, &(token, player): &(usize, usize)) -> Scene {
        let mut scene = self.ring.scene();
        for place in 0..self.places {
            scene.add(
                self.ring
                    .edge("link closed", (place, (place + 1) % self.places)),
            );
        }
        if token != 0 {
            for step in &self.steps[player] {
                let to = (token + step) % self.places;
                scene.add(self.ring.arc("arc open", (token, to)));
            }
        }
        for place in 0..self.places {
            let label = (place + 1).to_string();
            let (class, about) = match place {
                _ if place == token => ("node token", ", the monster"),
                0 => ("node hole", ", the black hole"),
                _ => ("node", ""),
            };
            let refusal = "No step of the player to move leads there.";
            let shapes = self.ring.vertex(class, place, &label);
            scene.place(ring::place(place, about, refusal), shapes);
        }
        scene
    }
}
