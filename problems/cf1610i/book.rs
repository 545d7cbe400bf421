//! Mashtali vs AtCoder: green Hackenbush on a tree, of which the vertices 1 to k are pinned; for each k, does the
//! player to move win?

use super::prelude::*;
use crate::rules::picture::Picture;

const MAX_VERTICES: usize = 300_000;
const SEARCHED_VERTICES: usize = 10;
const PLAYED_EDGES: usize = 30;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Graph;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins", "1", "2").each("k from 1 to n", "");

    fn file() -> File<Graph> {
        single(tree("n", 1..=MAX_VERTICES))
    }

    fn positions(tree: &Graph) -> AllShown {
        let (picture, start) = Picture::of(tree, 32).ok_or(BEYOND_RULES)?;
        let position = |pinned| normal(picture.clone().pinned(pinned), start);
        Ok((1..=tree.vertices).map(position).listed())
    }

    fn answer(&mut self, tree: &Graph) -> Option<Vec<bool>> {
        let (picture, start) = Picture::of(tree, SEARCHED_VERTICES - 1)?;
        let wins = |pinned| impartial::wins(picture.clone().pinned(pinned), &start);
        Some((1..=tree.vertices).map(wins).listed())
    }

    fn small() -> impl Iterator<Item = Graph> {
        (1..=6).flat_map(cases::graphs).filter(Graph::is_tree)
    }

    fn random(rng: &mut Random) -> Graph {
        let vertices = rng.random_range(1..=SEARCHED_VERTICES);
        cases::tree(rng, vertices)
    }

    fn full(rng: &mut Random) -> Graph {
        let most = [PLAYED_EDGES + 1, 1000, MAX_VERTICES][rng.random_range(0..3)];
        // With an odd number of edges, the value is odd, so the player to move wins for every k.
        let vertices = rng.random_range(0..most) | 1;
        cases::tree(rng, vertices)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "leaves removed from the tree until only the paths between pinned vertices are left, with k decreasing \
         from n to 1, where the solution follows the paths with k increasing; for up to 30 edges, a game is \
         played to its end for each k, with this claim checked against the rules in each of its positions",
    );

    fn second_opinion(&mut self, tree: &Graph) -> Option<Vec<bool>> {
        let Some((picture, start)) = Picture::of(tree, PLAYED_EDGES) else {
            return Some(values(tree).into_iter().map(|value| value != 0).listed());
        };
        let wins = |pinned| {
            let picture = picture.clone().pinned(pinned);
            let value = |forest: &Graph| values(forest)[pinned - 1];
            let is_lost = |&standing: &u128| value(&tree.with_edges_in(standing)) == 0;
            Some(!lost_in_play(&picture, Play::Normal, &start, usize::MAX, is_lost)?)
        };
        (1..=tree.vertices).map(wins).all_listed()
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Graph>)> {
        let renamed = |vertex| (MAX_VERTICES - vertex) % MAX_VERTICES;
        let edges = (1..MAX_VERTICES).map(|vertex| (renamed(vertex - 1), renamed(vertex), ()));
        let from_the_top = Graph::new(MAX_VERTICES, edges);
        vec![
            ("a tree of 300,000", vec![cases::tree(rng, MAX_VERTICES)]),
            ("a path of 300,000, pinned upwards", vec![cases::path(MAX_VERTICES)]),
            ("a path of 300,000, pinned at its top", vec![from_the_top]),
        ]
    }
}

/// Returns the value for each number of pinned vertices. A leaf that is not pinned is removed, and
/// its value plus 1 is added to the other end. The rest is fused with the ground.
fn values(forest: &Graph) -> Vec<u64> {
    // The number of edges at each vertex, and the exclusive or of its neighbours, which gives the neighbour of a leaf.
    let mut edges = vec![0; forest.vertices];
    let mut beside = vec![0; forest.vertices];
    for &(a, b, ()) in &forest.edges {
        for (end, other) in [(a, b), (b, a)] {
            edges[end] += 1;
            beside[end] ^= other;
        }
    }
    let mut heights = vec![0; forest.vertices];
    let mut value = forest.edges.len() as u64 % 2;
    let mut values = Vec::with_capacity(forest.vertices);
    for last in (0..forest.vertices).rev() {
        values.push(value);
        // The last of the pinned vertices is released, and with it the path that leads only to it.
        let mut end = last;
        while end >= last && edges[end] == 1 {
            let next: usize = beside[end];
            edges[end] = 0;
            edges[next] -= 1;
            beside[next] ^= end;
            let height = heights[end];
            heights[next] = nim_sum([heights[next], height + 1]);
            value = nim_sum([value, height, 1, height + 1]);
            end = next;
        }
    }
    values.reverse();
    values
}
