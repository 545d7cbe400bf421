//! AtCoder AGC 017 D, Game on Tree: a move cuts an edge of a tree, and the part without vertex 1 is
//! discarded; does the player to move win?

use super::prelude::*;
use crate::format::tree;
use crate::graph::Graph;
use crate::rules::picture::Picture;
use crate::search::impartial::Play;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 14;

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

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let flat = cases::grown(MAX_VERTICES, |child| random.random_range(0..child));
        let path = cases::grown(MAX_VERTICES, |child| child - 1);
        vec![
            ("a random tree of 100,000", vec![flat]),
            ("a path of 100,000", vec![path]),
        ]
    }
}
