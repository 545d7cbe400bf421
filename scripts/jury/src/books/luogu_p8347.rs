//! Luogu P8347, The Moon on the Other Side: a move deletes a vertex of a tree and all that is left but
//! one component, and whoever leaves a single vertex loses; does the player to move win?

use super::prelude::*;
use crate::format::tree;
use crate::graph::Graph;
use crate::rules::keep_component::KeepComponent;
use crate::search::impartial::Play;
use crate::second_opinion::referee;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_VERTICES: usize = 14;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;

    const MAX_CASES: usize = 5;

    fn file() -> File<impl Format<Value = Graph>> {
        let tree = tree(()).such_that("a tree", Graph::is_tree);
        counted(tree.simplified_within(|tree| tree.vertices >= 2))
    }

    fn position(tree: &Graph) -> Shown {
        if tree.vertices > 32 {
            return Err(BEYOND_RULES);
        }
        let game = KeepComponent::new(tree);
        let start = game.start();
        Ok(misere(game, start))
    }

    fn answer(&mut self, tree: &Graph) -> Option<String> {
        (tree.vertices <= SEARCHED_VERTICES).then(|| {
            let game = KeepComponent::new(tree);
            let start = game.start();
            let first_wins = Outcomes::new(game, Play::Misere).wins(&start);
            String::from(if first_wins { "Hifuu" } else { "Luna" })
        })
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=6).flat_map(|edges| cases::trees(edges, &[()]))
    }

    fn random(random: &mut Random) -> Graph {
        let vertices = random.random_range(2..=SEARCHED_VERTICES);
        if random.random() {
            odd_tree(random, vertices)
        } else {
            cases::tree(random, vertices)
        }
    }

    fn full(random: &mut Random) -> Graph {
        let most = [20, 1000, MAX_VERTICES][random.random_range(0..3)];
        let vertices = random.random_range(2..=most);
        match random.random_range(0..4) {
            0 => cases::tree(random, vertices),
            1 => {
                // One vertex of an even degree.
                let mut tree = odd_tree(random, vertices.max(3) - 1);
                let at = random.random_range(0..tree.vertices);
                tree.edges.push((at, tree.vertices, ()));
                tree.vertices += 1;
                tree
            }
            _ => odd_tree(random, vertices),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end, with the claim of the degrees held against the rules \
         in each of its positions, for fewer than 128 vertices; for larger trees, the claim \
         alone",
    );

    fn second_opinion(&mut self, tree: &Graph) -> Option<String> {
        let neighbours = tree.neighbours();
        let loses = if tree.vertices < 128 {
            let game = KeepComponent::new(tree);
            referee(&game, Play::Misere, &game.start(), usize::MAX, |set| {
                // A vertex alone has the degree 0.
                let is_left = |vertex: &usize| set >> vertex & 1 == 1;
                (0..tree.vertices).filter(is_left).all(|vertex| {
                    let degree = neighbours[vertex]
                        .iter()
                        .filter(|next| is_left(next))
                        .count();
                    degree % 2 == 1
                })
            })?
        } else {
            neighbours.iter().all(|beside| beside.len() % 2 == 1)
        };
        Some(String::from(if loses { "Luna" } else { "Hifuu" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let mut files = |shape: fn(&mut Random, usize) -> Graph| {
            (0..Self::MAX_CASES)
                .map(|_| shape(random, MAX_VERTICES))
                .collect()
        };
        vec![
            ("5 trees of 100,000", files(cases::tree)),
            ("5 trees with odd degrees", files(odd_tree)),
        ]
    }
}

/// A tree in which all degrees are odd, which is lost: two vertices at a time are joined to one. An
/// odd number of vertices becomes one less.
fn odd_tree(random: &mut Random, vertices: usize) -> Graph {
    let mut edges = vec![(0, 1, ())];
    for first in (2..vertices - 1).step_by(2) {
        let parent = random.random_range(0..first);
        edges.extend([(parent, first, ()), (first + 1, parent, ())]);
    }
    Graph::new(edges.len() + 1, edges)
}
