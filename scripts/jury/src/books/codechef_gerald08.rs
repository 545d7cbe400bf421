//! CodeChef GERALD08, Chef and Tree Game: Chef cuts the black edges of a tree, Ksen the white ones,
//! and what is cut off from vertex 1 vanishes; who wins if Chef begins, and if Ksen does?

use super::prelude::*;
use crate::format::{letter, tree};
use crate::graph::Graph;
use crate::rules::Player::{self, Left as Chef, Right as Ksen};
use crate::rules::picture::Picture;
use crate::search::partizan::Outcomes;
use crate::second_opinion::numbers::Edges;
use rand::seq::SliceRandom;
use std::cmp::Ordering;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 12;

type Tree = Graph<Player>;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The tree, each edge with the player who may cut it.
    type Case = Tree;

    /// The judge allows 1000, but no more than 100,000 vertices in all of them.
    const MAX_CASES: usize = 100;

    fn file() -> File<impl Format<Value = Tree>> {
        let owner = letter("01").iso(
            |colour| if colour == '0' { Chef } else { Ksen },
            |&owner| if owner == Chef { '0' } else { '1' },
        );
        counted(tree(owner))
    }

    fn position(tree: &Tree) -> Shown {
        if tree.edges.len() > 32 {
            return Err(BEYOND_RULES);
        }
        let picture = Picture::new(tree.edges.clone());
        let start = picture.start();
        Ok(partizan(picture, start, Chef))
    }

    fn answer(&mut self, tree: &Tree) -> Option<String> {
        (tree.edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(tree.edges.clone());
            let start = picture.start();
            let mut outcomes = Outcomes::new(picture);
            let winners = [Chef, Ksen].map(|first| {
                let chef_wins = outcomes.wins(&start, first) == (first == Chef);
                if chef_wins { "Chef" } else { "Ksen" }
            });
            winners.join(" ")
        })
    }

    fn small() -> impl Iterator<Item = Tree> {
        (0..=5).flat_map(|edges| cases::trees(edges, &[Chef, Ksen]))
    }

    fn random(random: &mut Random) -> Tree {
        let vertices = random.random_range(1..=SEARCHED_EDGES + 1);
        coloured_tree(random, vertices)
    }

    fn full(random: &mut Random) -> Tree {
        let most = [20, 100, 500][random.random_range(0..3)];
        let vertices = random.random_range(1..=most);
        let tree = coloured_tree(random, vertices);
        match random.random_range(0..3) {
            0 => tree,
            1 => beside_its_negative(&tree),
            _ => {
                let Graph { vertices, edges } = beside_its_negative(&tree);
                let edge = (random.random_range(0..vertices), vertices, owner(random));
                Graph::new(vertices + 1, edges.into_iter().chain([edge]))
            }
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "what stands on an edge is exchanged for its canonical form, and the edge is worth \
         the simplest number between the options of that, by definition, in units of 2^-96; \
         the solution has a formula",
    );

    fn second_opinion(&mut self, tree: &Tree) -> Option<String> {
        let value = tree_value(tree)?;
        let winners = match value.cmp(&0) {
            Ordering::Greater => "Chef Chef",
            Ordering::Less => "Ksen Ksen",
            Ordering::Equal => "Ksen Chef",
        };
        Some(String::from(winners))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Tree>)> {
        let mut case = |parent: fn(&mut Random, usize) -> usize| {
            let tree = cases::grown(MAX_VERTICES, |child| parent(random, child));
            vec![shuffled(random, &tree)]
        };
        let path = case(|_, child| child - 1);
        let caterpillar = case(|_, child| (child - 1) & !1);
        let flat = case(|random, child| random.random_range(0..child));
        vec![
            ("a path of 100,000", path),
            ("a caterpillar of 100,000", caterpillar),
            ("a random tree of 100,000", flat),
        ]
    }
}

fn owner(random: &mut Random) -> Player {
    [Chef, Ksen][random.random_range(0..2)]
}

fn coloured_tree(random: &mut Random, vertices: usize) -> Tree {
    let owners = cases::row(random, &[Chef, Ksen], vertices - 1);
    let edges = cases::tree(random, vertices).edges.into_iter().zip(owners);
    Graph::new(vertices, edges.map(|((a, b, ()), owner)| (a, b, owner)))
}

/// A tree and the same tree for the other player at the same root: whoever begins loses.
fn beside_its_negative(tree: &Tree) -> Tree {
    let edges = tree.edges.iter();
    let edges = edges.map(|&(a, b, owner)| (a, b, owner.other()));
    tree.joined_at_root(&Graph::new(tree.vertices, edges))
}

/// A tree in random colours, with its edges and all vertices but the root in random order.
fn shuffled(random: &mut Random, tree: &Graph) -> Tree {
    let mut names: Vec<usize> = (0..tree.vertices).collect();
    names[1..].shuffle(random);
    let edges = tree.edges.iter();
    let edges = edges.map(|&(a, b, ())| (names[a], names[b], owner(random)));
    let mut tree = Graph::new(tree.vertices, edges);
    tree.edges.shuffle(random);
    tree
}

/// What a tree is worth; `None` if some part is too fine a number.
fn tree_value(tree: &Tree) -> Option<i128> {
    let mut edges = Edges::default();
    let mut values = vec![0_i128; tree.vertices];
    for (parent, child, owner) in tree.downwards().into_iter().rev() {
        values[parent] = values[parent].checked_add(edges.value(owner, values[child])?)?;
    }
    Some(values[0])
}
