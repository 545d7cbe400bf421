use super::prelude::*;
use crate::rules::stone_walk::StoneWalk;
use crate::second_opinion::stone_walk::lost_starts;

const MAX_VERTICES: usize = 3000;
const MAX_STONES: u64 = 1_000_000_000;
/// Searched positions: vertices of the token times numbers of stones left.
const SEARCHED_POSITIONS: u64 = 20_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The tree, and its stones.
    type Case = (Graph, Vec<u64>);
    /// The winning vertices, counted from 1.
    type Answer = Vec<usize>;
    const QUESTION: Question<Vec<usize>> = value("its number")
        .each("vertex from which the player to move wins, in ascending order", " ");
    const SUBJECT: &str = "a case asks which starting vertices are won";

    fn file() -> File<Self::Case> {
        let stones = number("the number of stones", 0..=MAX_STONES);
        single(tree("N", 2..=MAX_VERTICES).with_vertices(stones))
    }

    fn positions((tree, stones): &Self::Case) -> AllShown {
        let game = StoneWalk::new(tree);
        let starts = (0..tree.vertices).map(|start| normal(game.clone(), (start, stones.clone())));
        Ok(starts.listed())
    }

    fn answer(&mut self, (tree, stones): &Self::Case) -> Option<Vec<usize>> {
        only_if(positions(stones).saturating_mul(tree.vertices as u64) <= SEARCHED_POSITIONS)?;
        let mut outcomes = impartial::Outcomes::new(StoneWalk::new(tree), Play::Normal);
        let wins = |number: &usize| outcomes.wins(&(number - 1, stones.clone()));
        Some((1..=tree.vertices).filter(wins).listed())
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        [(1, 5), (2, 4), (3, 2)].into_iter().flat_map(|(edges, most)| {
            let stones = cases::all_lists(edges + 1..=edges + 1, 0..=most);
            cases::products(cases::trees(edges..=edges, &[()]), stones)
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        let vertices = rng.random_range(2..=7);
        // Few enough stones to search if all vertices have as many.
        let most = [0, 0, 20, 7, 4, 3, 2, 2][vertices];
        with_stones(rng, vertices, most)
    }

    fn full(rng: &mut Random) -> Self::Case {
        let vertices = cases::number(rng, 2..=MAX_VERTICES as u64) as usize;
        let most = cases::number(rng, 0..=MAX_STONES);
        with_stones(rng, vertices, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for up to 100 vertices and 60 stones on each, a walk played to its end, if it is short, with the \
         claim checked against the rules in each of its positions; otherwise the claim alone, computed in \
         ascending order of stones",
    );

    fn second_opinion(&mut self, (tree, stones): &Self::Case) -> Option<Vec<usize>> {
        let neighbours = tree.neighbours();
        let lost = lost_starts(&neighbours, stones);
        if are_few(stones, 100, 60) {
            let start = (0, stones.clone());
            let walk = StoneWalk::new(tree);
            lost_in_play(&walk, Play::Normal, &start, 2000, |(token, stones)| {
                lost_starts(&neighbours, stones)[*token]
            });
        }
        Some((1..=tree.vertices).filter(|number| !lost[number - 1]).listed())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let any = cases::tree(rng, MAX_VERTICES);
        let stones = cases::uniform(rng, MAX_VERTICES, 0..=MAX_STONES);
        let ascending = |tree| vec![(tree, (0..MAX_VERTICES as u64).listed())];
        vec![
            ("random stones", vec![(any, stones)]),
            ("a path of ascending stones", ascending(cases::path(MAX_VERTICES))),
            ("a star of ascending stones", ascending(cases::grown(MAX_VERTICES, |_| 0))),
        ]
    }
}

fn with_stones(rng: &mut Random, vertices: usize, most: u64) -> (Graph, Vec<u64>) {
    let stones = if rng.random() {
        cases::row(rng, &[0, most / 2, most.saturating_sub(1), most], vertices)
    } else {
        cases::uniform(rng, vertices, 0..=most)
    };
    (cases::tree(rng, vertices), stones)
}
