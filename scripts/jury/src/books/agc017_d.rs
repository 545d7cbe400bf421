//! AtCoder AGC 017 D, Game on Tree: a move cuts an edge of a tree, and the part without vertex 1 is
//! discarded; does the player to move win?

use super::prelude::*;
use crate::format::tree;
use crate::graph::{Edge, Graph};
use crate::rules::picture::Picture;
use crate::search::impartial::Play;
use crate::second_opinion::{nim_sum, referee};

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 14;
const SECOND_OPINION_EDGES: usize = 60;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;

    fn file() -> File<impl Format<Value = Graph>> {
        single(tree(()).simplified_within(|tree| tree.vertices >= 2))
    }

    fn position(tree: &Graph) -> Shown {
        if tree.edges.len() > 32 {
            return Err(BEYOND_RULES);
        }
        let picture = Picture::new(tree.edges.clone());
        let start = picture.start();
        Ok(normal(picture, start))
    }

    fn answer(&mut self, tree: &Graph) -> Option<String> {
        (tree.edges.len() <= SEARCHED_EDGES).then(|| {
            let picture = Picture::new(tree.edges.clone());
            let start = picture.start();
            let alice_wins = Outcomes::new(picture, Play::Normal).wins(&start);
            String::from(if alice_wins { "Alice" } else { "Bob" })
        })
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=6).flat_map(|edges| cases::trees(edges, &[()]))
    }

    fn random(random: &mut Random) -> Graph {
        let vertices = random.random_range(2..=SEARCHED_EDGES + 1);
        cases::tree(random, vertices)
    }

    fn full(random: &mut Random) -> Graph {
        let most = [20, 1000, MAX_VERTICES][random.random_range(0..3)];
        let vertices = random.random_range(2..=most);
        if random.random() {
            cases::tree(random, vertices)
        } else {
            // Whoever begins loses.
            let half = cases::tree(random, vertices / 2 + 1);
            half.joined_at_root(&half)
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of the colon principle held against \
         the rules in each of its positions, for up to 60 edges; for larger trees, the claim \
         alone, computed from the leaves down",
    );

    fn second_opinion(&mut self, tree: &Graph) -> Option<String> {
        let is_lost = |edges: &[Edge]| tree_value(tree.vertices, edges) == 0;
        let loses = if tree.edges.len() <= SECOND_OPINION_EDGES {
            let picture = Picture::new(tree.edges.clone());
            referee(
                &picture,
                Play::Normal,
                &picture.start(),
                usize::MAX,
                |standing| {
                    let edges = (0..)
                        .zip(&tree.edges)
                        .filter(|(at, _)| standing >> at & 1 == 1);
                    is_lost(&edges.map(|(_, edge)| *edge).collect::<Vec<_>>())
                },
            )?
        } else {
            is_lost(&tree.edges)
        };
        Some(String::from(if loses { "Bob" } else { "Alice" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let flat = cases::grown(MAX_VERTICES, |child| random.random_range(0..child));
        let path = cases::grown(MAX_VERTICES, |child| child - 1);
        vec![
            ("a random tree of 100,000", vec![flat]),
            ("a path of 100,000", vec![path]),
        ]
    }
}

/// What the part of a forest that hangs on vertex 0 is worth: by the colon principle, a vertex is worth
/// the nim-sum of its children, each one higher.
fn tree_value(vertices: usize, edges: &[Edge]) -> u64 {
    let tree = Graph::new(vertices, edges.iter().copied());
    let mut values = vec![0; vertices];
    for (parent, child, ()) in tree.downwards().into_iter().rev() {
        values[parent] = nim_sum([values[parent], values[child] + 1]);
    }
    values[0]
}
