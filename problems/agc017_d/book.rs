use super::prelude::*;
use crate::rules::picture::Picture;

const MAX_VERTICES: usize = 100_000;
const SEARCHED_EDGES: usize = 14;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<Graph> {
        single(tree("N", 2..=MAX_VERTICES))
    }

    fn position(tree: &Graph) -> Shown {
        let (picture, start) = Picture::of(tree, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(picture, start))
    }

    fn answer(&mut self, tree: &Graph) -> Option<bool> {
        let (picture, start) = Picture::of(tree, SEARCHED_EDGES)?;
        Some(impartial::wins(picture, &start))
    }

    fn small() -> impl Iterator<Item = Graph> {
        cases::trees(1..=6, &[()]).into_iter()
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(2..=SEARCHED_EDGES + 1);
        cases::tree(rng, vertices)
    }

    fn full(rng: &mut Random) -> Graph {
        let most = [20, 1000, MAX_VERTICES][rng.random_range(0..3)];
        let vertices = rng.random_range(2..=most);
        if rng.random() {
            return cases::tree(rng, vertices);
        }
        // Whoever begins loses.
        let half = cases::tree(rng, vertices / 2 + 1);
        half.joined_at_root(&half)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a game played to its end, with the claim of the colon principle checked against the rules in each of \
         its positions, for up to 60 edges; for larger trees, the claim alone, computed from the leaves down",
    );

    fn second_opinion(&mut self, tree: &Graph) -> Option<bool> {
        let Some((picture, start)) = Picture::of(tree, 60) else {
            return Some(value(tree) != 0);
        };
        let is_lost = |&standing: &u128| value(&tree.with_edges_in(standing)) == 0;
        Some(!lost_in_play(&picture, Play::Normal, &start, usize::MAX, is_lost)?)
    }
}

/// Returns the value of the component of vertex 0. By the colon principle, a vertex is worth the
/// nim-sum, over its children, of the child's value plus 1.
fn value(forest: &Graph) -> u64 {
    let mut values = vec![0; forest.vertices];
    for (parent, child, ()) in forest.downwards().into_iter().rev() {
        values[parent] = nim_sum([values[parent], values[child] + 1]);
    }
    values[0]
}
