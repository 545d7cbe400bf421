//! Vertex geography on a graph.

use super::ring::{self, MOST, Ring};
use crate::board::{About, Board};
use crate::scene::Scene;
use jury::rules::geography::Geography;

pub struct TokenOnGraph {
    rules: Geography,
    ring: Ring,
}

impl Board for TokenOnGraph {
    type Rules = Geography;
    type Position = (usize, u32);
    type State = (usize, u32);

    const ABOUT: About = About {
        clicks: "Choose the vertex that the token moves to.",
        ending: "The token has been at every neighbour of its vertex.",
        sides: None,
    };

    fn open(rules: Geography, _: &(usize, u32)) -> Option<Self> {
        let ring = Ring::new(rules.neighbours().len(), MOST)?;
        rules.cells().is_empty().then_some(TokenOnGraph { rules, ring })
    }

    fn clicks(&self, _: &(usize, u32), &(to, _): &(usize, u32)) -> Vec<String> {
        vec![ring::id(to)]
    }

    fn scene(&self, &(token, visited): &(usize, u32)) -> Scene {
        let mut scene = self.ring.scene();
        let has_been = |vertex: usize| visited >> vertex & 1 == 1;
        let is_closed = |vertex| has_been(vertex) && vertex != token;
        for (a, neighbours) in self.rules.neighbours().iter().enumerate() {
            for &b in neighbours.iter().filter(|&&b| a < b) {
                let class = if is_closed(a) || is_closed(b) { "link closed" } else { "link" };
                scene.add(self.ring.edge(class, (a, b)));
            }
        }
        for vertex in 0..self.rules.neighbours().len() {
            let label = (vertex + 1).to_string();
            let (class, about, refusal, label) = if vertex == token {
                let refusal = "The token is here: choose a neighbour of this vertex.";
                ("node token", ", the token", refusal, label)
            } else if has_been(vertex) {
                let refusal = "The token has been at this vertex.";
                ("node visited", ", the token has been here", refusal, format!("{label}×"))
            } else {
                ("node", "", "No edge leads from the token to this vertex.", label)
            };
            self.ring.place(&mut scene, vertex, class, &label, about, refusal);
        }
        scene
    }

    fn change(
        &self,
        &(token, _): &(usize, u32),
        (rules, other): (&Geography, &(usize, u32)),
    ) -> Vec<Vec<String>> {
        let is_same = token == other.0 && rules.cells().is_empty();
        let clicks = ring::change(self.rules.neighbours(), rules.neighbours());
        clicks.filter(|_| is_same).into_iter().collect()
    }

    fn add_handles(&self, _: &(usize, u32), scene: &mut Scene) {
        self.ring.add_handle(scene, self.rules.neighbours().len());
    }
}
