//! A tree; a move cuts an edge, and the part without the root is discarded.

use super::generate;
use super::picture::{self, Edge, Picture};
use super::search::impartial::{Outcomes, Play};
use super::{Random, RuleBook, Tokens};
use anyhow::Result;
use rand::Rng;
use std::fmt::Write;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 14;

#[derive(Default)]
pub struct Book;

impl RuleBook for Book {
    /// The edges of a tree; vertex 0 is the root.
    type Case = Vec<Edge<()>>;

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let vertices: usize = input.number("the number of vertices")?;
        let edges = (1..vertices).map(|_| {
            let a = input.index("the end of an edge")?;
            let b = input.index("the end of an edge")?;
            Ok((a, b, ()))
        });
        Ok(vec![edges.collect::<Result<_>>()?])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = String::new();
        for edges in cases {
            let _ = writeln!(input, "{}", edges.len() + 1);
            for (a, b, ()) in edges {
                let _ = writeln!(input, "{} {}", a + 1, b + 1);
            }
        }
        input
    }

    fn answer(&mut self, edges: &Self::Case) -> Option<String> {
        (edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(edges.clone());
            let start = picture.start();
            let alice_wins = Outcomes::new(picture, Play::Normal).wins(&start);
            String::from(if alice_wins { "Alice" } else { "Bob" })
        })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((1..=6).flat_map(|edges| picture::trees(edges, &[()])))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let vertices = random.random_range(2..=SEARCHED_EDGES + 1);
        tree(random, vertices)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let most = [20, 1000, MAX_VERTICES][random.random_range(0..3)];
        let vertices = random.random_range(2..=most);
        let edges = tree(random, vertices);
        if random.random() {
            edges
        } else {
            beside_itself(&tree(random, vertices / 2 + 1))
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let path = (1..MAX_VERTICES).map(|child| (child - 1, child, ()));
        let flat = (1..MAX_VERTICES).map(|child| (random.random_range(0..child), child, ()));
        vec![
            ("a random tree of 100,000", self.input(&[flat.collect()])),
            ("a path of 100,000", self.input(&[path.collect()])),
        ]
    }

    fn simpler(&self, edges: &Self::Case) -> Vec<Self::Case> {
        let mut simpler = picture::simpler(edges);
        simpler.retain(|edges| !edges.is_empty());
        simpler
    }
}

fn tree(random: &mut Random, vertices: usize) -> Vec<Edge<()>> {
    let edges = generate::tree(random, vertices).into_iter();
    edges.map(|(a, b)| (a, b, ())).collect()
}

/// A tree twice at the same root: whoever begins loses.
fn beside_itself(edges: &[Edge<()>]) -> Vec<Edge<()>> {
    let beside = |vertex| if vertex == 0 { 0 } else { vertex + edges.len() };
    let copy = edges.iter().map(|&(a, b, ())| (beside(a), beside(b), ()));
    edges.iter().copied().chain(copy).collect()
}
