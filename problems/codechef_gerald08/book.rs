//! Chef and Tree Game: red-blue Hackenbush on a tree with the root 1; who wins if Chef, who cuts black edges, begins,
//! and if Ksen does, who cuts white ones?

use super::prelude::*;
use crate::rules::Player::{self, Left as Chef, Right as Ksen};
use crate::rules::picture::Picture;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 12;

type Tree = Graph<Player>;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// Each edge with the player who may cut it.
    type Case = Tree;
    /// True if Chef wins when he begins, and when Ksen does.
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("Chef wins", "Chef", "Ksen").each("player who may begin, Chef first", " ");

    fn file() -> File<Tree> {
        let owner =
            bit("a colour").iso(|white| if white { Ksen } else { Chef }, |&owner| owner == Ksen);
        let tree = tree("N", 1..=MAX_VERTICES).with_edges(owner);
        counted("T", 1..=1000, tree)
            .total("the sum of N", 1..=MAX_VERTICES, |tree| tree.vertices as u64)
    }

    fn position(tree: &Tree) -> Shown {
        let (picture, start) = Picture::of(tree, 32).ok_or(BEYOND_RULES)?;
        Ok(two_sided(picture, start, Chef))
    }

    fn answer(&mut self, tree: &Tree) -> Option<Vec<bool>> {
        let (picture, start) = Picture::of(tree, SEARCHED_EDGES)?;
        let mut outcomes = partizan::Outcomes::new(picture);
        Some(vec![outcomes.wins(&start, Chef), !outcomes.wins(&start, Ksen)])
    }

    fn small() -> impl Iterator<Item = Tree> {
        cases::trees(0..=5, &[Chef, Ksen]).into_iter()
    }

    fn random(rng: &mut Random) -> Tree {
        let vertices = rng.random_range(1..=SEARCHED_EDGES + 1);
        let owners = cases::row(rng, &[Chef, Ksen], vertices - 1);
        cases::tree(rng, vertices).with(owners)
    }

    fn full(rng: &mut Random) -> Tree {
        let most = [20, 100, 500][rng.random_range(0..3)];
        let vertices = rng.random_range(1..=most);
        let owners = cases::row(rng, &[Chef, Ksen], vertices - 1);
        let others = owners.iter().map(|owner| owner.other()).listed();
        let tree = cases::tree(rng, vertices);
        let half = tree.with(owners);
        // With the mirrored tree at the same root, whoever begins loses.
        let lost = half.joined_at_root(&tree.with(others));
        match rng.random_range(0..3) {
            0 => half,
            1 => lost,
            _ => {
                let edge = (rng.random_range(0..lost.vertices), lost.vertices, owner(rng));
                Graph::new(lost.vertices + 1, lost.edges.into_iter().chain([edge]))
            }
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the tree above an edge is replaced by its canonical form, and the edge is worth the simplest number \
         between the options that result, by definition, in units of 2^-96; the solution uses a formula",
    );

    /// `None` if a part of the tree is a number that is too fine.
    fn second_opinion(&mut self, tree: &Tree) -> Option<Vec<bool>> {
        let mut edges = Edges::default();
        let mut values = vec![0_i128; tree.vertices];
        for (parent, child, owner) in tree.downwards().into_iter().rev() {
            values[parent] = values[parent].checked_add(edges.value(owner, values[child])?)?;
        }
        Some(vec![values[0] > 0, values[0] >= 0])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Tree>)> {
        let mut case = |parent: fn(&mut Random, usize) -> usize| {
            let tree = cases::grown(MAX_VERTICES, |child| parent(rng, child));
            vec![shuffled(rng, &tree)]
        };
        vec![
            ("a path of 100,000", case(|_, child| child - 1)),
            ("a caterpillar of 100,000", case(|_, child| (child - 1) & !1)),
            ("a random tree of 100,000", case(|rng, child| rng.random_range(0..child))),
        ]
    }
}

fn owner(rng: &mut Random) -> Player {
    *[Chef, Ksen].choose(rng).expect("two players")
}

/// Renames all vertices but the root, and colours the edges at random.
fn shuffled(rng: &mut Random, tree: &Graph) -> Tree {
    let mut names: Vec<usize> = (0..tree.vertices).listed();
    names[1..].shuffle(rng);
    let edges = tree.edges.iter().map(|&(a, b, ())| (names[a], names[b], owner(rng)));
    let mut tree = Graph::new(tree.vertices, edges);
    tree.edges.shuffle(rng);
    tree
}
