//! A tree of black and white edges; Chef deletes a black one, Ksen a white one, and what is cut
//! off from the root vanishes.

use super::generate;
use super::picture::{self, Edge, Picture};
use super::search::partizan::{Outcomes, Player};
use super::{Random, RuleBook, Tokens};
use Player::{Left as Chef, Right as Ksen};
use anyhow::{Result, bail};
use rand::Rng;
use rand::seq::SliceRandom;
use std::fmt::Write;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 12;

#[derive(Default)]
pub struct Book;

impl RuleBook for Book {
    /// The edges of a tree and who may delete them; vertex 0 is the root.
    type Case = Vec<Edge<Player>>;

    /// The judge allows 1000, but no more than 100,000 vertices in all of them.
    const MAX_CASES: usize = 100;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let tests: usize = input.number("the number of tests")?;
        (0..tests).map(|_| tree(input)).collect()
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for edges in cases {
            let _ = writeln!(input, "{}", edges.len() + 1);
            for &(a, b, owner) in edges {
                let _ = writeln!(input, "{} {} {}", a + 1, b + 1, u8::from(owner == Ksen));
            }
        }
        input
    }

    fn answer(&mut self, edges: &Self::Case) -> Option<String> {
        (edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(edges.clone());
            let start = picture.start();
            let mut outcomes = Outcomes::new(picture);
            let if_chef_begins = if outcomes.wins(&start, Chef) {
                "Chef"
            } else {
                "Ksen"
            };
            let if_ksen_begins = if outcomes.wins(&start, Ksen) {
                "Ksen"
            } else {
                "Chef"
            };
            format!("{if_chef_begins} {if_ksen_begins}")
        })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((0..=5).flat_map(|edges| picture::trees(edges, &[Chef, Ksen])))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let vertices = random.random_range(1..=SEARCHED_EDGES + 1);
        coloured(random, vertices)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let most = [20, 100, 500][random.random_range(0..3)];
        let vertices = random.random_range(1..=most);
        let edges = coloured(random, vertices);
        match random.random_range(0..3) {
            0 => edges,
            1 => beside_its_negative(&edges),
            _ => {
                let mut edges = beside_its_negative(&edges);
                let parent = random.random_range(0..=edges.len());
                edges.push((parent, edges.len() + 1, owner(random)));
                edges
            }
        }
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut grown = |parent: fn(&mut Random, usize) -> usize| {
            let mut edges = Vec::new();
            for child in 1..MAX_VERTICES {
                edges.push((parent(random, child), child, owner(random)));
            }
            shuffle(random, &mut edges);
            self.input(&[edges])
        };
        vec![
            ("a path of 100,000", grown(|_, child| child - 1)),
            (
                "a caterpillar of 100,000",
                grown(|_, child| (child - 1) & !1),
            ),
            (
                "a random tree of 100,000",
                grown(|random, child| random.random_range(0..child)),
            ),
        ]
    }

    fn simpler(&self, edges: &Self::Case) -> Vec<Self::Case> {
        picture::simpler(edges)
    }
}

fn tree(input: &mut Tokens) -> Result<Vec<Edge<Player>>> {
    let vertices: usize = input.number("the number of vertices")?;
    (1..vertices).map(|_| edge(input)).collect()
}

fn edge(input: &mut Tokens) -> Result<Edge<Player>> {
    let a = input.index("the end of an edge")?;
    let b = input.index("the end of an edge")?;
    let owner = match input.word("the colour of an edge")? {
        "0" => Chef,
        "1" => Ksen,
        other => bail!("`{other}` stands where 0 or 1 should"),
    };
    Ok((a, b, owner))
}

fn owner(random: &mut Random) -> Player {
    [Chef, Ksen][random.random_range(0..2)]
}

fn coloured(random: &mut Random, vertices: usize) -> Vec<Edge<Player>> {
    let owners = generate::row(random, &[Chef, Ksen], vertices - 1);
    let edges = generate::tree(random, vertices).into_iter().zip(owners);
    edges.map(|((a, b), owner)| (a, b, owner)).collect()
}

/// A tree and the same tree for the other player at the same root: neither can win by beginning.
fn beside_its_negative(edges: &[Edge<Player>]) -> Vec<Edge<Player>> {
    let beside = |vertex| if vertex == 0 { 0 } else { vertex + edges.len() };
    let negative = edges
        .iter()
        .map(|&(a, b, owner)| (beside(a), beside(b), owner.other()));
    edges.iter().copied().chain(negative).collect()
}

/// Gives the vertices other names, all but the root, and the edges another order.
fn shuffle(random: &mut Random, edges: &mut [Edge<Player>]) {
    let mut names: Vec<usize> = (0..=edges.len()).collect();
    names[1..].shuffle(random);
    for edge in edges.iter_mut() {
        *edge = (names[edge.0], names[edge.1], edge.2);
    }
    edges.shuffle(random);
}
