//! A train on a directed graph whose stations belong to the players; some charge its battery.

use super::ring::{self, MOST, Ring};
use crate::board::{About, Board};
use crate::scene::{Scene, text};
use jury::rules::Player::{self, Left};
use jury::rules::toy_train::{ToyTrain, Train};

/// The height of the text below the stations.
const LINE: u32 = 28;

pub struct Railway {
    rules: ToyTrain,
    ring: Ring,
}

impl Board for Railway {
    type Rules = ToyTrain;
    type Position = Train;
    type State = Train;

    const ABOUT: About = About {
        clicks: "Left owns the blue stations (L) and wants the train to run for ever; Right owns the red ones (R). \
                 A plus sign marks a station that charges the battery. The owner of the train’s station chooses \
                 where it goes; the other player chooses the station itself to pass.",
        ending: "The battery is empty.",
        sides: Some(["Left", "Right"]),
    };

    fn open(rules: ToyTrain, _: &Train) -> Option<Self> {
        Some(Railway { ring: Ring::new(rules.arcs.len(), MOST)?, rules })
    }

    fn turn(&self, train: &Train) -> Option<Player> {
        Some(train.turn)
    }

    fn clicks(&self, _: &Train, after: &Train) -> Vec<String> {
        vec![ring::id(after.at)]
    }

    fn scene(&self, train: &Train) -> Scene {
        let ToyTrain { owners, chargers, arcs } = &self.rules;
        let mut scene = self.ring.scene();
        for (from, all) in arcs.iter().enumerate() {
            let class = if from == train.at { "arc open" } else { "arc" };
            let left = match &train.chosen[from] {
                Some(chosen) => std::slice::from_ref(chosen),
                None => all,
            };
            for &to in left {
                scene.add(self.ring.arc(class, (from, to)));
            }
        }
        for station in 0..arcs.len() {
            let (owner, mut class) = match owners[station] {
                Left => ("L", String::from("node badge blue")),
                Player::Right => ("R", String::from("node badge red")),
            };
            let mut about = format!(", of {:?}", owners[station]);
            let charger = if chargers[station] { "+" } else { "" };
            if chargers[station] {
                about += ", charges the battery";
            }
            if station == train.at {
                about += ", the train";
                class += " train";
            }
            let label = format!("{}{owner}{charger}", station + 1);
            let refusal = "The train does not go there in this move.";
            self.ring.place(&mut scene, station, &class, &label, &about, refusal);
        }
        let (_, below) = scene.extend((0, LINE));
        let (at, all) = (train.at + 1, arcs.len());
        let label = format!("train on {at}, battery {} of {all}", train.battery);
        scene.add(text("label", (below / 2, below + 12), label));
        scene
    }
}
