use super::prelude::*;
use crate::rules::presents::Presents;
use std::iter::successors;

const MAX_VERTICES: usize = 100_000;
const MAX_PRESENTS: u64 = 1_000_000_000;
const SEARCHED_VERTICES: usize = 7;
const SEARCHED_PRESENTS: u64 = 8;
const SECOND_OPINION_VERTICES: usize = 300;

/// The steps of a present, the tree, and the presents.
type Case = ((usize, Graph), Vec<u64>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the player to move wins with this root", "1", "0").each("vertex", " ");

    fn file() -> File<Case> {
        let tree = tree("n", 3..=MAX_VERTICES).headed(number("k", 1..=20));
        let presents = sequence("n", number("the number of presents", 0..=MAX_PRESENTS));
        single((tree, presents).simplified_by(simpler))
    }

    fn positions(((steps, tree), presents): &Case) -> AllShown {
        let game = |root| normal(Presents::new(tree, root, *steps), presents.clone());
        Ok((0..tree.vertices).map(game).listed())
    }

    fn answer(&mut self, ((steps, tree), presents): &Case) -> Option<Vec<bool>> {
        let all: u64 = presents.iter().sum();
        let searchable = tree.vertices <= SEARCHED_VERTICES && all <= SEARCHED_PRESENTS;
        let wins = |root| impartial::wins(Presents::new(tree, root, *steps), presents);
        searchable.then(|| (0..tree.vertices).map(wins).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=3).flat_map(|edges| {
            let trees = cases::trees(edges..=edges, &[()]);
            let presents = cases::all_lists(edges + 1..=edges + 1, 0..=2);
            cases::products(cases::products(trees, presents.listed()), 1..=2)
                .map(|((tree, presents), steps)| ((steps, tree), presents))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let vertices = rng.random_range(3..=SEARCHED_VERTICES);
        let mut presents = vec![0; vertices];
        for _ in 0..rng.random_range(0..=SEARCHED_PRESENTS) {
            presents[rng.random_range(0..vertices)] += 1;
        }
        let tree = cases::tree(rng, vertices);
        ((rng.random_range(1..=3), tree), presents)
    }

    fn full(rng: &mut Random) -> Case {
        let vertices = cases::number(rng, 3..=SECOND_OPINION_VERTICES as u64) as usize;
        let most = [1, 3, 100, MAX_PRESENTS][rng.random_range(0..4)];
        let presents = cases::uniform(rng, vertices, 0..=most);
        let tree = cases::tree(rng, vertices);
        ((rng.random_range(1..=20), tree), presents)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "each root of up to 300 by itself, without rerooting: presents count if they can move up an odd number \
         of times, a claim that is checked against the rules in a game played to its end if it is short",
    );

    fn second_opinion(&mut self, ((steps, tree), presents): &Case) -> Option<Vec<bool>> {
        let wins = |root| {
            let game = Presents::new(tree, root, *steps);
            let moves = |vertex| successors(game.ancestor(vertex), |&to| game.ancestor(to)).count();
            let counts = (0..tree.vertices).map(|vertex| moves(vertex) as u64 % 2).listed();
            let is_lost = |presents: &Vec<u64>| {
                let counted = counts.iter().zip(presents);
                nim_sum(counted.map(|(counts, presents)| counts * presents)) == 0
            };
            let size = [presents.iter().sum(), presents.len() as u64];
            !lost_by_claim(&game, Play::Normal, presents, size, is_lost)
        };
        (tree.vertices <= SECOND_OPINION_VERTICES).then(|| (0..tree.vertices).map(wins).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut presents = || cases::uniform(rng, MAX_VERTICES, 0..=MAX_PRESENTS);
        let path = ((20, cases::path(MAX_VERTICES)), presents());
        let any = presents();
        let any = ((20, cases::tree(rng, MAX_VERTICES)), any);
        vec![("a path", vec![path]), ("a random tree", vec![any])]
    }
}

/// Removes presents, or a leaf that has none.
fn simpler(((steps, tree), presents): &Case) -> Vec<Case> {
    let mut simpler = Vec::new();
    for vertex in 0..tree.vertices {
        if presents[vertex] > 0 {
            for fewer in [0, presents[vertex] / 2, presents[vertex] - 1] {
                let mut presents = presents.clone();
                presents[vertex] = fewer;
                simpler.push(((*steps, tree.clone()), presents));
            }
        } else if tree.neighbours()[vertex].len() == 1 && tree.vertices > 3 {
            let mut presents = presents.clone();
            presents.remove(vertex);
            simpler.push(((*steps, tree.without(vertex)), presents));
        }
    }
    if *steps > 1 {
        simpler.push(((*steps - 1, tree.clone()), presents.clone()));
    }
    simpler
}
