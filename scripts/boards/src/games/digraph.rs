//! A token on a directed graph, which may come back to where it was.

use super::Entry;
use super::ring::{self, Ring};
use crate::board::{At, Board, Move, by_rules};
use crate::scene::Scene;
use jury::Random;
use jury::graph::{Edge, Graph};
use jury::position::{Position, loopy};
use jury::rules::digraph::Digraph;
use rand::Rng;

pub const DIGRAPH: Entry = Entry {
    id: "token-on-arcs",
    title: "A token on arcs, with draws",
    family: "A graph with a token",
    rules: "A move takes the token along an arc. Whoever cannot move loses. The token may come back to \
            where it was: if nobody can force an end, the game is a draw.",
    clicks: "Choose the vertex that the token moves to.",
    ending: "No arc leads away from the token.",
    sides: None,
    you: 0,
    format: "the arcs and the vertex of the token, such as 1>2 2>3 3>1 2>4 at 1",
    problems: &["luogu_p6560", "poj2425"],
    open: |start, _| {
        let (vertices, arcs, token) = ring::graph(start, ">", 12)?;
        let rules = Digraph::new(&Graph::new(vertices, arcs.clone()));
        let ring = Ring::new(vertices);
        let board = TokenOnArcs {
            rules,
            arcs,
            ring,
            vertices,
        };
        Ok(At::start(board, token))
    },
    random,
};

fn random(random: &mut Random) -> String {
    let vertices = random.random_range(6..=9);
    let mut arcs = Vec::new();
    for from in 1..=vertices {
        // The last vertices are ends.
        for _ in 0..random.random_range(2..=3) {
            let to = random.random_range(1..=vertices);
            if to != from && from < vertices - 1 {
                arcs.push(format!("{from}>{to}"));
            }
        }
    }
    arcs.push(format!("1>{vertices}"));
    format!("{} at {}", arcs.join(" "), random.random_range(1..=3))
}

struct TokenOnArcs {
    rules: Digraph,
    arcs: Vec<Edge>,
    ring: Ring,
    vertices: usize,
}

impl Board for TokenOnArcs {
    type Rules = Digraph;
    type State = usize;

    fn rules(&self) -> &Digraph {
        &self.rules
    }

    fn position(&self, &token: &usize) -> usize {
        token
    }

    fn search(&self, token: usize) -> Box<dyn Position> {
        loopy(self.rules.clone(), token)
    }

    fn moves(&self, token: &usize) -> Vec<Move<usize>> {
        by_rules(&self.rules, token, |&to| vec![ring::id(to)])
    }

    fn scene(&self, &token: &usize) -> Scene {
        let mut scene = self.ring.scene();
        for &(from, to, ()) in &self.arcs {
            let class = if from == token { "arc open" } else { "arc" };
            scene.add(self.ring.arc(class, (from, to)));
        }
        for vertex in 0..self.vertices {
            let label = (vertex + 1).to_string();
            let (class, about, refusal) = if vertex == token {
                (
                    "node token",
                    ", the token",
                    "The token is here: choose where an arc leads.",
                )
            } else {
                ("node", "", "No arc leads from the token to this vertex.")
            };
            let shapes = self.ring.vertex(class, vertex, &label);
            scene.place(ring::place(vertex, about, refusal), shapes);
        }
        scene
    }
}
