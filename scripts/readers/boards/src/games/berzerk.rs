//! A token on a circle; each player has a set of steps.

use super::ring::{self, Ring};
use crate::board::{About, Board};
use crate::scene::Scene;
use jury::rules::circle::Circle;
use jury::rules::{Game, Player};

/// The maximum number of places.
const MOST: usize = 24;

pub struct Space {
    rules: Circle,
    ring: Ring,
}

impl Board for Space {
    type Rules = Circle;
    type Position = (usize, usize);
    type State = (usize, usize);

    const ABOUT: About = About {
        clicks: "The black hole is place 1. Choose the place that the monster moves to.",
        ending: "The monster is in the black hole.",
        sides: Some(["Rick", "Morty"]),
    };

    fn open(rules: Circle, _: &(usize, usize)) -> Option<Self> {
        Some(Space { ring: Ring::new(rules.places(), MOST)?, rules })
    }

    fn turn(&self, &(_, player): &(usize, usize)) -> Option<Player> {
        Some([Player::Left, Player::Right][player])
    }

    fn clicks(&self, _: &(usize, usize), &(to, _): &(usize, usize)) -> Vec<String> {
        vec![ring::id(to)]
    }

    fn scene(&self, state: &(usize, usize)) -> Scene {
        let (token, places) = (state.0, self.rules.places());
        let mut scene = self.ring.scene();
        for place in 0..places {
            let next = (place + 1) % places;
            scene.add(self.ring.edge("link closed", (place, next)));
        }
        for (to, _) in self.rules.options(state) {
            scene.add(self.ring.arc("arc open", (token, to)));
        }
        for place in 0..places {
            let label = (place + 1).to_string();
            let (class, about) = match place {
                _ if place == token => ("node token", ", the monster"),
                0 => ("node hole", ", the black hole"),
                _ => ("node", ""),
            };
            let refusal = "The player to move has no step that leads there.";
            self.ring.place(&mut scene, place, class, &label, about, refusal);
        }
        scene
    }
}
