//! Turning Turtles in three dimensions, as lamps in layers.

use super::Entry;
use super::start::{counted, word};
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{Place, Scene, circle, text};
use jury::Random;
use jury::position::{Position, normal};
use jury::rules::Player;
use jury::rules::turning_turtles::{Lamp, TurningTurtles, corners, lamps_up_to};
use rand::Rng;

pub const LAMPS: Entry = Entry {
    id: "lamps",
    title: "The light switching game",
    family: "Coins",
    rules: "A move switches the lamps at the corners of a box. The corner that is last in its row, \
            column and layer must be on before. A box may be flat, a line, or a single lamp. Whoever \
            cannot move, for all lamps are off, loses.",
    clicks: "Choose two opposite corners of the box, the first and the last one, then make the move; \
             for a single lamp, only this one.",
    ending: "All lamps are off.",
    sides: None,
    you: 0,
    format: "an O for a lamp that is on and a dot for one that is off, with / between rows and | \
             between layers, such as .O./O.O or O./.O|.O/OO",
    problems: &["poj3533"],
    open,
    random,
};

fn open(start: &str, _: Player) -> Result<Box<dyn Table>, String> {
    let layer = |layer: &str| -> Result<Vec<String>, String> {
        let rows = layer.split('/').map(|row| word(row, ".O", "a lamp", 1..=6));
        counted(rows.collect::<Result<_, _>>()?, "a row", 1..=6)
    };
    let layers: Vec<Vec<String>> = start.split('|').map(layer).collect::<Result<_, _>>()?;
    let (rows, columns) = (layers[0].len(), layers[0][0].len());
    let same =
        |layer: &Vec<String>| layer.len() == rows && layer.iter().all(|row| row.len() == columns);
    if !layers.iter().all(same) || layers.len() * rows * columns > 12 {
        return Err(String::from(
            "the layers and their rows have the same size, and 12 lamps at most in all",
        ));
    }
    let farthest = [layers.len(), rows, columns].map(|count| count as u64);
    let rules = TurningTurtles::new(farthest);
    let letters = layers.concat().concat();
    let lamps = lamps_up_to(farthest).zip(letters.chars());
    let on: Vec<Lamp> = lamps
        .filter(|(_, letter)| *letter == 'O')
        .map(|(lamp, _)| lamp)
        .collect();
    let on = rules.set(&on);
    Ok(At::start(Lamps { rules, farthest }, on))
}

fn random(random: &mut Random) -> String {
    let sizes = [(1, 3, 4), (1, 3, 3), (2, 2, 2), (2, 2, 3), (1, 2, 5)];
    let (layers, rows, columns) = sizes[random.random_range(0..sizes.len())];
    let mut lamp = || if random.random() { 'O' } else { '.' };
    let mut row = || -> String { (0..columns).map(|_| lamp()).collect() };
    let mut layer = || (0..rows).map(|_| row()).collect::<Vec<_>>().join("/");
    let layers: Vec<String> = (0..layers).map(|_| layer()).collect();
    layers.join("|")
}

/// The lamps up to a farthest one. A position is the set of those that are on.
struct Lamps {
    rules: TurningTurtles,
    farthest: Lamp,
}

const STEP: i32 = 52;

fn id([x, y, z]: Lamp) -> String {
    format!("lamp-{x}-{y}-{z}")
}

impl Lamps {
    /// The nearest and the farthest corner of the box whose corners these are.
    fn ends(&self, switched: u32) -> Vec<Lamp> {
        let lamps = lamps_up_to(self.farthest);
        let switched_lamps = lamps.filter(|&lamp| switched & self.rules.set(&[lamp]) != 0);
        let switched_lamps: Vec<Lamp> = switched_lamps.collect();
        let near = [0, 1, 2].map(|axis| least(&switched_lamps, axis));
        let far = [0, 1, 2].map(|axis| greatest(&switched_lamps, axis));
        debug_assert_eq!(self.rules.set(&corners(near, far)), switched);
        let mut ends = vec![near, far];
        ends.dedup();
        ends
    }
}

fn least(lamps: &[Lamp], axis: usize) -> u64 {
    lamps.iter().map(|lamp| lamp[axis]).min().unwrap_or(1)
}

fn greatest(lamps: &[Lamp], axis: usize) -> u64 {
    lamps.iter().map(|lamp| lamp[axis]).max().unwrap_or(1)
}

impl Board for Lamps {
    type Rules = TurningTurtles;
    type State = u32;

    fn rules(&self) -> &TurningTurtles {
        &self.rules
    }

    fn position(&self, &on: &u32) -> u32 {
        on
    }

    fn search(&self, on: u32) -> Box<dyn Position> {
        normal(self.rules, on)
    }

    fn moves(&self, &on: &u32) -> Vec<Move<u32>> {
        by_rules(&self.rules, &on, |after| {
            self.ends(on ^ after).into_iter().map(id).collect()
        })
    }

    fn scene(&self, &on: &u32) -> Scene {
        let [layers, rows, columns] = self.farthest.map(|count| count as i32);
        let layer_width = columns * STEP + 24;
        let width = layers * layer_width - 16;
        let mut scene = Scene::new(width as u32, (rows * STEP) as u32 + 28);
        for lamp in lamps_up_to(self.farthest) {
            let [layer, row, column] = lamp.map(|number| number as i32 - 1);
            let x = layer * layer_width + column * STEP + STEP / 2 + 4;
            let centre = (x, row * STEP + STEP / 2 + 2);
            let (state, class) = if on & self.rules.set(&[lamp]) != 0 {
                ("on", "coin heads")
            } else {
                ("off", "coin tails")
            };
            let place = if layers == 1 {
                format!("row {}, column {}", row + 1, column + 1)
            } else {
                format!(
                    "layer {}, row {}, column {}",
                    layer + 1,
                    row + 1,
                    column + 1
                )
            };
            let mut shapes = circle(class, centre, 20);
            if state == "on" {
                shapes += &text("face", centre, '☀');
            }
            let refusal = "The two corners do not belong to a box whose last corner is on.";
            let name = format!("lamp in {place}, {state}");
            scene.place(Place::new(id(lamp), name, refusal), shapes);
        }
        if layers > 1 {
            for layer in 0..layers {
                let x = layer * layer_width + columns * STEP / 2 + 4;
                let label = format!("layer {}", layer + 1);
                scene.add(text("label", (x, rows * STEP + 16), label));
            }
        }
        scene
    }
}
