//! Kayles and Dawson's Kayles: pins in a row, of which a move knocks down one or two neighbours. In the
//! rules, octal games, only the lengths of what stands together count.

use super::Entry;
use super::start::word;
use crate::board::{At, Board, Move, Table};
use crate::scene::{Place, Scene, circle, line, text};
use jury::position::{Position, normal};
use jury::rules::Game;
use jury::rules::octal::Octal;
use rand::Rng;

pub const KAYLES: Entry = Entry {
    id: "kayles",
    title: "Kayles",
    family: "Strips",
    rules: "A move knocks down one pin, or two that stand side by side. Whoever cannot move loses.",
    clicks: "Choose a pin, or the ring between two.",
    ending: "No pin is left to knock down.",
    sides: None,
    you: 0,
    format: "an I for each pin and a dot for each gap, such as II.IIIII",
    problems: &[],
    open: |start, _| open(start, &[0, 7, 7]),
    random: |random| row(random.random_range(6..=12), random.random_range(0..12)),
};

pub const DAWSONS_KAYLES: Entry = Entry {
    id: "dawsons-kayles",
    title: "Dawson’s Kayles",
    rules: "A move knocks down two pins that stand side by side. Whoever cannot move loses.",
    clicks: "Choose the ring between two pins.",
    ending: "No two pins stand side by side.",
    problems: &["cf1704f"],
    open: |start, _| open(start, &[0, 0, 7]),
    random: |random| row(random.random_range(7..=13), random.random_range(0..13)),
    ..KAYLES
};

/// Pins, one of which perhaps has been knocked down.
fn row(count: usize, gap: usize) -> String {
    (0..count)
        .map(|at| if at == gap { '.' } else { 'I' })
        .collect()
}

fn open(start: &str, digits: &[u8]) -> Result<Box<dyn Table>, String> {
    let row = word(start, "I.", "a pin", 1..=16)?;
    let pins = row.chars().map(|letter| letter == 'I').collect();
    let rules = Octal(digits.to_vec());
    Ok(At::start(Pins { rules }, pins))
}

struct Pins {
    rules: Octal,
}

const STEP: i32 = 42;

/// The place of some pins side by side, counted from 0.
fn id(first: usize, count: usize) -> String {
    let last = first + count;
    if count == 1 {
        format!("pin-{last}")
    } else {
        format!("pins-{}-{last}", first + 1)
    }
}

/// What is said of some pins.
fn pins(first: usize, count: usize) -> String {
    let last = first + count;
    if count == 1 {
        format!("pin {last}")
    } else {
        format!("pins {} and {last}", first + 1)
    }
}

/// The lengths of what stands together, in ascending order.
fn heaps(pins: &[bool]) -> Vec<u64> {
    let groups = pins.split(|stands| !stands).map(|group| group.len() as u64);
    let mut groups: Vec<u64> = groups.filter(|&length| length > 0).collect();
    groups.sort_unstable();
    groups
}

impl Board for Pins {
    type Rules = Octal;
    type State = Vec<bool>;

    fn rules(&self) -> &Octal {
        &self.rules
    }

    fn position(&self, pins: &Vec<bool>) -> Vec<u64> {
        heaps(pins)
    }

    fn search(&self, heaps: Vec<u64>) -> Box<dyn Position> {
        normal(self.rules.clone(), heaps)
    }

    /// One or two neighbours are knocked down, if the rules know what that leaves.
    fn moves(&self, standing: &Vec<bool>) -> Vec<Move<Vec<bool>>> {
        let options = self.rules.options(&heaps(standing));
        let mut moves = Vec::new();
        for count in 1..=2 {
            for first in 0..=standing.len().saturating_sub(count) {
                let mut after = standing.clone();
                let down = &mut after[first..first + count];
                let all_stand = down.iter().all(|&stands| stands);
                down.fill(false);
                if all_stand && options.contains(&heaps(&after)) {
                    moves.push(Move {
                        name: format!("knock down {}", pins(first, count)),
                        clicks: vec![id(first, count)],
                        after,
                    });
                }
            }
        }
        moves
    }

    fn scene(&self, standing: &Vec<bool>) -> Scene {
        let mut scene = Scene::new(STEP as u32 * standing.len() as u32 + 8, 128);
        let x = |at: usize| STEP * at as i32 + STEP / 2 + 4;
        let right = STEP * standing.len() as i32 + 4;
        scene.add(line("ground", (4, 64), (right, 64)));
        for (at, &stands) in standing.iter().enumerate() {
            if stands {
                let refusal = "A single pin may not be knocked down: choose the ring between two.";
                scene.place(Place::new(id(at, 1), pins(at, 1), refusal), pin(x(at)));
            }
            if stands && standing.get(at + 1) == Some(&true) {
                let middle = i32::midpoint(x(at), x(at + 1));
                let mut place = Place::new(id(at, 2), pins(at, 2), "This is no move.");
                place.with = vec![id(at, 1), id(at + 1, 1)];
                let shapes = circle("hit", (middle, 96), 20)
                    + &line("stem", (middle, 64), (middle, 84))
                    + &circle("ring", (middle, 96), 12);
                scene.place(place, shapes);
            }
            scene.add(text("label", (x(at), 76), at + 1));
        }
        scene
    }
}

/// A pin that stands at `x`.
fn pin(x: i32) -> String {
    format!(
        "<rect class=\"hit\" x=\"{}\" y=\"2\" width=\"32\" height=\"62\"/>\
         <path class=\"stone\" d=\"M{} 62 c-5 -14 -6 -20 0 -34 a8 8 0 1 1 12 0 c6 14 5 20 0 34 z\"/>",
        x - 16,
        x - 6
    )
}
