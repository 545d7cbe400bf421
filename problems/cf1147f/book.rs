//! Zigzag Game: an interactive problem. Choose to be Alice or Bob, and win.
//!
//! A case is the opponent on a line of its own, and the games as the judge sends them, each after the one before is
//! won.

use super::prelude::*;
use crate::cases::weights::{
    ascending, diagonals, in_rows, is_permutation, shuffled, without_a_vertex,
};
use crate::dialogue::zigzag::{Session, Weights};
use crate::rules::zigzag::{self, Zigzag};

const MAX_GAMES: usize = 50;
const MAX_SIDE: usize = 50;

#[derive(Default)]
pub struct Book;

/// The opponent, and the games.
type Case = (Opponent, Vec<Weights>);

impl super::Book for Book {
    type Case = Case;
    /// The games that are won.
    type Answer = usize;
    const QUESTION: Question<usize> = Question::new(
        "for each game, `B`, or `A` and then `I` or `D` with the start; then each move, \
         as its vertex, until the judge has none left",
        |&games| vec!["won"; games].join("\n"),
    );
    const SUBJECT: &str = "a case is a choice between two sides, in several games";

    fn file() -> File<Case> {
        let square = computed("n²", |names| names.get("n").pow(2));
        let row = sequence("n", number("a weight", between(1, square)));
        let game = (number("n", 1..=MAX_SIDE).line(), sequence("n", row.line()))
            .iso(|(_, rows)| rows, |rows: &Weights| (rows.len(), rows.clone()))
            .such_that("weights that are all different", is_permutation)
            .simplified_by(without_a_vertex);
        single((opponent(), list("t", 1..=MAX_GAMES, game)))
    }

    /// The games, with Alice's possible first choices.
    fn played((_, games): &Case) -> AllShown {
        let start = zigzag::Position::start(0, true);
        let game = |weights: &Weights| normal(Zigzag::new(weights.clone()), start);
        Ok(games.iter().map(game).collect())
    }

    /// One of the two sides wins each game, and the program has the choice.
    fn answer(&mut self, (_, games): &Case) -> Option<usize> {
        Some(games.len())
    }

    fn small() -> impl Iterator<Item = Case> {
        let of_two = cases::all_lists(4..=4, 1..=4).map(|weights| in_rows(&weights, 2));
        let of_two = of_two.filter(is_permutation);
        let all: Vec<Weights> = [vec![vec![1]]].into_iter().chain(of_two).listed();
        cases::products(0..20, Style::ALL)
            .map(move |(seed, style)| (Opponent { style, seed }, all.clone()))
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, 5, 5)
    }

    fn full(rng: &mut Random) -> Case {
        case(rng, MAX_GAMES, MAX_SIDE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::NotNeeded(
        "each game is played to its end, against a random, a greedy or, on few vertices, a perfect opponent",
    );

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        use Style::{Greedy, Random};
        let shuffled = cases::several(MAX_GAMES, || shuffled(rng, MAX_SIDE));
        let case = |style, games| vec![(Opponent { style, seed: 1 }, games)];
        vec![
            ("50 random games", case(Random, shuffled.clone())),
            ("50 random games, greedy", case(Greedy, shuffled)),
            ("50 ascending games", case(Greedy, vec![ascending(MAX_SIDE); MAX_GAMES])),
            ("50 games of diagonals", case(Greedy, vec![diagonals(MAX_SIDE); MAX_GAMES])),
        ]
    }

    fn interactor((opponent, games): &Case) -> Option<Box<dyn Interactor>> {
        Some(Box::new(Session::new(*opponent, games.clone())))
    }
}

fn case(rng: &mut Random, most_games: usize, most_side: usize) -> Case {
    let opponent = Opponent::any(rng);
    let games = cases::number(rng, 1..=most_games as u64);
    let games = cases::several(games as usize, || {
        let side = cases::number(rng, 1..=most_side as u64) as usize;
        match rng.random_range(0..6) {
            0 => ascending(side),
            1 => diagonals(side),
            _ => shuffled(rng, side),
        }
    });
    (opponent, games)
}
