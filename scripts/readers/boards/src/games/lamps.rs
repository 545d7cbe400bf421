//! Turning Turtles in three dimensions, drawn in layers.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, circle, hit, text};
use jury::rules::turning_turtles::{Lamp, TurningTurtles, corners, lamps_up_to};

/// The lamps of a box, up to its farthest corner. A position is the set of lit lamps.
pub struct Lamps {
    rules: TurningTurtles,
    farthest: Lamp,
}

const STEP: i32 = 52;

fn id([x, y, z]: Lamp) -> String {
    format!("lamp-{x}-{y}-{z}")
}

impl Lamps {
    /// The nearest and the farthest corner of the box whose corners are the switched lamps.
    fn ends(&self, switched: u32) -> Vec<Lamp> {
        let mut lamps = lamps_up_to(self.farthest);
        lamps.retain(|&lamp| switched & self.rules.set(&[lamp]) != 0);
        let along = |axis: usize| lamps.iter().map(move |lamp| lamp[axis]);
        let near = [0, 1, 2].map(|axis| along(axis).min().unwrap_or(1));
        let far = [0, 1, 2].map(|axis| along(axis).max().unwrap_or(1));
        debug_assert_eq!(self.rules.set(&corners(near, far)), switched);
        let mut ends = vec![near, far];
        ends.dedup();
        ends
    }
}

impl Board for Lamps {
    type Rules = TurningTurtles;
    type Position = u32;
    type State = u32;

    const ABOUT: About = About {
        clicks: "Choose the first and the last corner of the box, which are opposite, then make the \
                 move; for a single lamp, choose only this lamp.",
        ending: "All lamps are off.",
        sides: None,
    };

    fn open(rules: TurningTurtles, _: &u32) -> Option<Self> {
        let farthest = rules.farthest();
        Some(Lamps { rules, farthest })
    }

    fn clicks(&self, &on: &u32, after: &u32) -> Vec<String> {
        self.ends(on ^ after).into_iter().map(id).collect()
    }

    fn scene(&self, &on: &u32) -> Scene {
        let [layers, rows, columns] = self.farthest.map(|count| count as i32);
        let layer_width = columns * STEP + 24;
        let width = layers * layer_width - 16;
        let mut scene = Scene::new(width as u32, (rows * STEP) as u32 + 28, STEP as u32);
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
                format!("layer {}, row {}, column {}", layer + 1, row + 1, column + 1)
            };
            let corner = (centre.0 - STEP / 2, centre.1 - STEP / 2);
            let mut shapes = hit(corner, (STEP, STEP)) + &circle(class, centre, 20);
            if state == "on" {
                shapes += &text("face", centre, '☀');
            }
            let refusal =
                "These two are not the first and the last corner of a box whose last corner is on.";
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

    fn change(&self, &on: &u32, (rules, other): (&TurningTurtles, &u32)) -> Vec<Vec<String>> {
        let switched = on ^ other;
        let is_alone = rules.farthest() == self.farthest && switched.is_power_of_two();
        let lamps = lamps_up_to(self.farthest);
        let lamp =
            lamps.into_iter().filter(|&lamp| is_alone && self.rules.set(&[lamp]) == switched);
        lamp.map(|lamp| vec![id(lamp)]).collect()
    }
}
