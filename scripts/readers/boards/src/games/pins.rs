//! Cards in a row, drawn as pins, of which a move knocks down neighbours: Kayles and its kin.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, circle, hit, line, text};
use jury::rules::card_row::{CardRow, taken};

/// The maximum number of pins.
const MOST: u64 = 24;

/// Runs of standing pins, by first pin and length.
type Runs = Vec<(u64, u64)>;

pub struct Pins {
    rules: CardRow,
    count: u64,
}

const STEP: i32 = 42;

/// The height of the clickable area of a pin or ring.
const HIGH: i32 = 60;

fn pin(number: u64) -> String {
    format!("pin-{number}")
}

fn ring(first: u64) -> String {
    format!("pins-{first}-{}", first + 1)
}

impl Pins {
    /// Returns whether moves take at most two pins, so that rings between neighbours can stand for two.
    fn has_rings(&self) -> bool {
        self.rules.most == 2
    }
}

impl Board for Pins {
    type Rules = CardRow;
    type Position = Runs;
    type State = Runs;

    const ABOUT: About = About {
        clicks: "The pins are the cards. Choose the first and the last pin that you take, or for two \
                 neighbours the ring between them if there is one.",
        ending: "Nowhere are enough pins left side by side for a move.",
        sides: None,
    };

    fn open(rules: CardRow, start: &Runs) -> Option<Self> {
        let &(first, length) = start.last()?;
        let count = first + length - 1;
        (count <= MOST).then_some(Pins { rules, count })
    }

    fn clicks(&self, before: &Runs, after: &Runs) -> Vec<String> {
        let (first, count) = taken(before, after);
        match count {
            1 => vec![pin(first)],
            2 if self.has_rings() => vec![ring(first)],
            _ => vec![pin(first), pin(first + count - 1)],
        }
    }

    fn scene(&self, runs: &Runs) -> Scene {
        let height = if self.has_rings() { 148 } else { 92 };
        let mut scene = Scene::new(STEP as u32 * self.count as u32 + 8, height, HIGH as u32);
        let x = |number: u64| STEP * (number as i32 - 1) + STEP / 2 + 4;
        let right = STEP * self.count as i32 + 4;
        scene.add(line("ground", (4, 64), (right, 64)));
        for &(first, length) in runs {
            for number in first..first + length {
                let refusal = "The rules do not allow taking that many pins there.";
                let place = Place::new(pin(number), format!("pin {number}"), refusal);
                scene.place(place, standing(x(number)));
                if self.has_rings() && number + 1 < first + length {
                    let name = format!("pins {number} and {}", number + 1);
                    let mut place = Place::new(ring(number), name, "");
                    place.with = vec![pin(number), pin(number + 1)];
                    let middle = i32::midpoint(x(number), x(number + 1));
                    let shapes = hit((middle - STEP / 2, 86), (STEP, HIGH))
                        + &line("stem", (middle, 64), (middle, 92))
                        + &circle("ring", (middle, 105), 13);
                    scene.place(place, shapes);
                }
            }
        }
        for number in 1..=self.count {
            scene.add(text("label", (x(number), 76), number));
        }
        scene
    }
}

fn standing(x: i32) -> String {
    format!(
        "{}<path class=\"stone\" d=\"M{} 62 c-5 -14 -6 -20 0 -34 a8 8 0 1 1 12 0 c6 14 5 20 0 34 z\"/>",
        hit((x - STEP / 2, 2), (STEP, HIGH)),
        x - 6
    )
}
