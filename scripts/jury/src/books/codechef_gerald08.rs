//! CodeChef GERALD08, Chef and Tree Game: Chef cuts the black edges of a tree, Ksen the white ones,
//! and what is cut off from vertex 1 vanishes; who wins if Chef begins, and if Ksen does?

use super::prelude::*;
use crate::format::{letter, tree};
use crate::graph::Graph;
use crate::rules::Player::{self, Left as Chef, Right as Ksen};
use crate::rules::picture::Picture;
use crate::search::partizan::Outcomes;
use rand::seq::{IndexedRandom, SliceRandom};

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

    fn answer(&mut self, tree: &Tree) -> Option<String> {
        (tree.edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(tree.edges.clone());
            let start = picture.start();
            let mut outcomes = Outcomes::new(picture);
            let mut winner = |begins: Player| {
                let wins = outcomes.wins(&start, begins);
                let winner = if wins { begins } else { begins.other() };
                if winner == Chef { "Chef" } else { "Ksen" }
            };
            [Chef, Ksen].map(&mut winner).join(" ")
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
                let mut tree = beside_its_negative(&tree);
                let parent = random.random_range(0..tree.vertices);
                tree.edges.push((parent, tree.vertices, owner(random)));
                tree.vertices += 1;
                tree
            }
        }
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Tree>)> {
        let mut case = |parent| vec![grown(random, parent)];
        vec![
            ("a path of 100,000", case(|_, child| child - 1)),
            (
                "a caterpillar of 100,000",
                case(|_, child| (child - 1) & !1),
            ),
            (
                "a random tree of 100,000",
                case(|random, child| random.random_range(0..child)),
            ),
        ]
    }
}

fn owner(random: &mut Random) -> Player {
    *[Chef, Ksen].choose(random).expect("two players")
}

fn coloured_tree(random: &mut Random, vertices: usize) -> Tree {
    let owners = cases::row(random, &[Chef, Ksen], vertices - 1);
    let edges = cases::tree(random, vertices).edges.into_iter().zip(owners);
    Tree {
        vertices,
        edges: edges.map(|((a, b, ()), owner)| (a, b, owner)).collect(),
    }
}

/// A tree and the same tree for the other player at the same root: whoever begins loses.
fn beside_its_negative(tree: &Tree) -> Tree {
    let mut negative = tree.clone();
    for (_, _, owner) in &mut negative.edges {
        *owner = owner.other();
    }
    tree.joined_at_root(&negative)
}

/// The largest tree in which each vertex has this parent, before the vertices are renamed, all but the
/// root, and the edges shuffled.
fn grown(random: &mut Random, parent: fn(&mut Random, usize) -> usize) -> Tree {
    let mut names: Vec<usize> = (0..MAX_VERTICES).collect();
    names[1..].shuffle(random);
    let mut edges = Vec::new();
    for child in 1..MAX_VERTICES {
        edges.push((names[parent(random, child)], names[child], owner(random)));
    }
    edges.shuffle(random);
    Tree {
        vertices: MAX_VERTICES,
        edges,
    }
}
