use super::prelude::*;
use crate::rules::tree_painting::{Painted, TreePainting};
use crate::second_opinion::matching::left_out_by_some;

const SEARCHED_VERTICES: usize = 9;
const SECOND_OPINION_VERTICES: usize = 300;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("First, who paints white, wins", "First", "Second");

    fn file() -> File<Graph> {
        single(tree("N", 2..=100_000))
    }

    fn position(tree: &Graph) -> Shown {
        shown_if(tree.vertices <= 32)?;
        Ok(normal(TreePainting::new(tree), Painted::default()))
    }

    fn answer(&mut self, tree: &Graph) -> Option<bool> {
        only_if(tree.vertices <= SEARCHED_VERTICES)?;
        Some(impartial::wins(TreePainting::new(tree), &Painted::default()))
    }

    fn small() -> impl Iterator<Item = Graph> {
        cases::trees(1..=6, &[()]).into_iter()
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(2..=SEARCHED_VERTICES);
        cases::tree(rng, vertices)
    }

    fn full(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(1..=SECOND_OPINION_VERTICES / 2);
        if rng.random() {
            return cases::tree(rng, 2 * vertices);
        }
        // A tree of joined pairs has a perfect matching.
        let mut tree = cases::tree(rng, vertices);
        for (a, b, ()) in &mut tree.edges {
            (*a, *b) = (2 * *a + rng.random_range(0..2), 2 * *b + rng.random_range(0..2));
        }
        tree.edges.extend((0..vertices).map(|vertex| (2 * vertex, 2 * vertex + 1, ())));
        Graph { vertices: 2 * vertices, ..tree }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a maximum matching by augmenting paths, in trees of up to 300 vertices; it shares with the \
         solution the theorem about perfect matchings",
    );

    fn second_opinion(&mut self, tree: &Graph) -> Option<bool> {
        (tree.vertices <= SECOND_OPINION_VERTICES).then(|| left_out_by_some(tree) > 0)
    }
}
