//! A pursuit; each player has a set of edges.

use super::ring::{self, MOST, Ring};
use crate::board::{About, Board};
use crate::scene::Scene;
use jury::rules::Player::{self, Left as Pursuer, Right as Fugitive};
use jury::rules::pursuit::{Chased, Pursuit};

pub struct OnEdges {
    rules: Pursuit,
    ring: Ring,
}

impl Board for OnEdges {
    type Rules = Pursuit;
    type Position = Chased;
    type State = Chased;

    const ABOUT: About = About {
        clicks: "Choose a vertex that you reach, or your own to stay. Blue edges are the pursuer's (P), dashed red \
                 ones the fugitive's (F), and thin ones both players'.",
        ending: "The pursuer has caught the fugitive.",
        sides: Some(["the pursuer", "the fugitive"]),
    };

    fn open(rules: Pursuit, _: &Chased) -> Option<Self> {
        Some(OnEdges { ring: Ring::new(rules.pursuer.len(), MOST)?, rules })
    }

    fn turn(&self, position: &Chased) -> Option<Player> {
        Some(position.turn)
    }

    fn clicks(&self, position: &Chased, after: &Chased) -> Vec<String> {
        vec![ring::id(match position.turn {
            Pursuer => after.pursuer,
            Fugitive => after.fugitive,
        })]
    }

    fn scene(&self, position: &Chased) -> Scene {
        let mut scene = self.ring.scene();
        let Pursuit { pursuer, fugitive } = &self.rules;
        let vertices = pursuer.len();
        for (a, b) in (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b))) {
            let class = match (pursuer[a].contains(&b), fugitive[a].contains(&b)) {
                (true, true) => "link",
                (true, false) => "edge blue",
                (false, true) => "edge red",
                (false, false) => continue,
            };
            scene.add(self.ring.edge(class, (a, b)));
        }
        let (own, refusal) = match position.turn {
            Pursuer => (position.pursuer, "The pursuer does not reach this vertex."),
            Fugitive => (position.fugitive, "The fugitive does not reach this vertex."),
        };
        for vertex in 0..vertices {
            let is_on = (vertex == position.pursuer, vertex == position.fugitive);
            let (class, letters, about) = match is_on {
                (true, true) => ("node badge blue", "PF", ", both players"),
                (true, false) => ("node badge blue", "P", ", the pursuer"),
                (false, true) => ("node badge red", "F", ", the fugitive"),
                (false, false) => ("node", "", ""),
            };
            let refusal = if vertex == own { "The game is over." } else { refusal };
            let label = format!("{}{letters}", vertex + 1);
            self.ring.place(&mut scene, vertex, class, &label, about, refusal);
        }
        scene
    }
}
