use super::prelude::*;
use crate::cases::rooted;
use crate::format::parents;
use crate::rules::leaf_picking::LeafPicking;
use crate::second_opinion::leaf_picking::moves;

const MAX_VERTICES: usize = 1_000_000;
const SEARCHED_VERTICES: usize = 12;
/// The most moves, over all positions, that the second opinion searches.
const SECOND_OPINION_MOVES: u64 = 200_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The parents of the vertices 1, 2, …, from 0.
    type Case = Vec<usize>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "1", "0");

    fn file() -> File<Vec<usize>> {
        counted("T", 1..=10, parents(1..=MAX_VERTICES))
    }

    fn position(parents: &Vec<usize>) -> Shown {
        shown_if(parents.len() < 32)?;
        let game = LeafPicking::new(parents);
        let start = game.start();
        Ok(normal(game, start))
    }

    fn answer(&mut self, parents: &Vec<usize>) -> Option<bool> {
        (parents.len() < SEARCHED_VERTICES).then(|| searched(parents))
    }

    fn small() -> impl Iterator<Item = Vec<usize>> {
        let trees = cases::trees(0..=6, &[()]).into_iter();
        trees.map(|tree| tree.edges.iter().map(|&(parent, _, ())| parent).listed())
    }

    fn random(rng: &mut Random) -> Vec<usize> {
        let vertices = rng.random_range(1..=SEARCHED_VERTICES);
        rooted::any(rng, vertices)
    }

    fn full(rng: &mut Random) -> Vec<usize> {
        let most = [20, 1000, 100_000][rng.random_range(0..3)];
        let vertices = rng.random_range(1..=most);
        rooted::any(rng, vertices)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::Further(
        "search of all positions in trees of fewer than 128 vertices, including long chains, that have few \
         positions and moves; the solution uses the lengths of chains",
    );

    fn second_opinion(&mut self, parents: &Vec<usize>) -> Option<bool> {
        let searchable = parents.len() < 127 && moves(parents) <= SECOND_OPINION_MOVES;
        searchable.then(|| searched(parents))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        let mut files = |shape: fn(&mut Random) -> Vec<usize>| {
            cases::several(10, || {
                let parents = shape(rng);
                rooted::renamed(rng, &parents)
            })
        };
        vec![
            ("10 random trees", files(|rng| rooted::flat(rng, MAX_VERTICES))),
            ("10 paths", files(|_| (0..MAX_VERTICES - 1).listed())),
            (
                "10 trees with even chains",
                // About half of the vertices are leaves, and four are added to each.
                files(|rng| rooted::with_even_chains(rooted::flat(rng, MAX_VERTICES / 100 * 33))),
            ),
        ]
    }
}

fn searched(parents: &[usize]) -> bool {
    let game = LeafPicking::new(parents);
    let start = game.start();
    impartial::wins(game, &start)
}
