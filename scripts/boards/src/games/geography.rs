//! Vertex geography on a graph.

use super::Entry;
use super::ring::{self, Ring};
use crate::board::{At, Board, Move, by_rules};
use crate::scene::Scene;
use jury::Random;
use jury::graph::{Edge, Graph};
use jury::position::{Position, normal};
use jury::rules::geography::{Geography, placed};
use rand::Rng;
use rand::seq::SliceRandom;

pub const GEOGRAPHY: Entry = Entry {
    id: "geography",
    title: "Vertex geography",
    family: "A graph with a token",
    rules: "A move takes the token along an edge to a vertex where it has not been. Whoever cannot move \
            loses.",
    clicks: "Choose the vertex that the token moves to.",
    ending: "The token has been at every neighbour of its vertex.",
    sides: None,
    you: 0,
    format: "the edges and the vertex of the token, such as 1-2 2-3 3-1 3-4 at 1",
    problems: &["codechef_hamilg", "luogu_p4617"],
    open: |start, _| {
        let (vertices, mut edges, token) = ring::graph(start, "-", 12)?;
        for edge in &mut edges {
            *edge = (edge.0.min(edge.1), edge.0.max(edge.1), ());
        }
        edges.sort_unstable();
        edges.dedup();
        let rules = Geography::new(&Graph::new(vertices, edges.clone()));
        let ring = Ring::new(vertices);
        let board = TokenOnGraph {
            rules,
            edges,
            ring,
            vertices,
        };
        Ok(At::start(board, placed(token)))
    },
    random,
};

fn random(random: &mut Random) -> String {
    let vertices = random.random_range(6..=9);
    let mut order: Vec<usize> = (1..=vertices).collect();
    order.shuffle(random);
    // A tree, so that it is connected, and a few edges more.
    let tree = (1..vertices).map(|at| (order[random.random_range(0..at)], order[at]));
    let mut edges: Vec<(usize, usize)> = tree.collect();
    for _ in 0..vertices / 2 {
        let mut vertex = || random.random_range(1..=vertices);
        let (a, b) = (vertex(), vertex());
        if a != b {
            edges.push((a, b));
        }
    }
    let edges: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    format!(
        "{} at {}",
        edges.join(" "),
        random.random_range(1..=vertices)
    )
}

struct TokenOnGraph {
    rules: Geography,
    edges: Vec<Edge>,
    ring: Ring,
    vertices: usize,
}

impl Board for TokenOnGraph {
    type Rules = Geography;
    type State = (usize, u32);

    fn rules(&self) -> &Geography {
        &self.rules
    }

    fn position(&self, &state: &(usize, u32)) -> (usize, u32) {
        state
    }

    fn search(&self, state: (usize, u32)) -> Box<dyn Position> {
        normal(self.rules.clone(), state)
    }

    fn moves(&self, state: &(usize, u32)) -> Vec<Move<(usize, u32)>> {
        by_rules(&self.rules, state, |&(to, _)| vec![ring::id(to)])
    }

    fn scene(&self, &(token, visited): &(usize, u32)) -> Scene {
        let mut scene = self.ring.scene();
        let has_been = |vertex: usize| visited >> vertex & 1 == 1;
        for &(a, b, ()) in &self.edges {
            let is_closed = |vertex| has_been(vertex) && vertex != token;
            let class = if is_closed(a) || is_closed(b) {
                "link closed"
            } else {
                "link"
            };
            scene.add(self.ring.edge(class, (a, b)));
        }
        for vertex in 0..self.vertices {
            let label = (vertex + 1).to_string();
            let (class, about, refusal, label) = if vertex == token {
                let refusal = "The token is here: choose a neighbour of this vertex.";
                ("node token", ", the token", refusal, label)
            } else if has_been(vertex) {
                let refusal = "The token has been at this vertex.";
                (
                    "node visited",
                    ", the token has been here",
                    refusal,
                    format!("{label}×"),
                )
            } else {
                (
                    "node",
                    "",
                    "No edge leads from the token to this vertex.",
                    label,
                )
            };
            let shapes = self.ring.vertex(class, vertex, &label);
            scene.place(ring::place(vertex, about, refusal), shapes);
        }
        scene
    }
}
