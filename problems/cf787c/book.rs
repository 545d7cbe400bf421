//! Berzerk: from each place but the first, for Rick or Morty beginning, who brings the monster to the first one, or
//! does play go on for ever?

use super::prelude::*;
use crate::rules::circle::Circle;

const MAX_OBJECTS: usize = 7000;
const SEARCHED_OBJECTS: usize = 14;

/// The place of the monster, and the player to move.
type Position = (usize, usize);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The objects, and the steps that Rick and Morty may take.
    type Case = (usize, [Vec<usize>; 2]);
    /// A word for each object, if Rick begins, and if Morty does.
    type Answer = Vec<Vec<&'static str>>;
    const QUESTION: Question<Self::Answer> =
        value("`Win`, `Lose` or `Loop`, the result for the player who begins there")
            .each("object but the first", " ")
            .each("player who may begin, Rick first", "\n");

    fn file() -> File<Self::Case> {
        let others = || between(1, plus("n", -1));
        let steps = || line_list("k", others(), number("a step", others())).distinct();
        single((number("n", 2..=MAX_OBJECTS).line(), [steps(), steps()]))
    }

    fn positions((places, steps): &Self::Case) -> AllShown {
        let game = Circle::new(*places, steps.clone());
        Ok(starts(*places).into_iter().map(|start| loopy(game.clone(), start)).listed())
    }

    fn answer(&mut self, case: &Self::Case) -> Option<Self::Answer> {
        only_if(case.0 <= SEARCHED_OBJECTS)?;
        let game = Circle::new(case.0, case.1.clone());
        let outcomes = solve(&game, Play::Normal, starts(case.0));
        Some(words(case.0, |start| outcomes[&start]))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        (2..=5).flat_map(|objects| {
            let sets = || cases::subsets((1..objects).listed()).skip(1);
            cases::products(sets(), sets()).map(move |(rick, morty)| (objects, [rick, morty]))
        })
    }

    fn random(rng: &mut Random) -> Self::Case {
        let objects = rng.random_range(2..=SEARCHED_OBJECTS);
        let last = objects as u64 - 1;
        let steps = [(); 2].map(|()| {
            let count = cases::number(rng, 1..=last) as usize;
            let steps = cases::distinct(rng, count, 1..=last).into_iter();
            steps.map(|step| step as usize).listed()
        });
        (objects, steps)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the outcomes of all positions, if they have at most 1,000,000 moves, each proved from those of its \
         options; they are found as in the solution, backwards from the final positions, but the proof does \
         not rely on that",
    );

    fn second_opinion(&mut self, case: &Self::Case) -> Option<Self::Answer> {
        let game = Circle::new(case.0, case.1.clone());
        let outcomes = backwards::outcomes(&game, starts(case.0), 1_000_000)?;
        Some(words(case.0, |start| outcomes[&start]))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let case = |rick, morty| vec![(MAX_OBJECTS, [rick, morty])];
        let all: Vec<usize> = (1..MAX_OBJECTS).listed();
        let (even, odd) = all.iter().partition(|step| *step % 2 == 0);
        vec![
            ("6,998 steps and 1", case(all[..6998].to_vec(), vec![1])),
            ("all 6,999 steps for both", case(all.clone(), all)),
            ("even and odd steps", case(even, odd)),
            ("one step of 1 for both", case(vec![1], vec![1])),
        ]
    }
}

/// All places except the black hole, for either player to move, in the order of the output.
fn starts(objects: usize) -> Vec<Position> {
    cases::products(0..2, 1..objects).map(|(player, place)| (place, player)).listed()
}

/// The result for the player who begins, at each start.
fn words(objects: usize, outcome: impl Fn(Position) -> Outcome) -> Vec<Vec<&'static str>> {
    let word = |start| match outcome(start) {
        Outcome::Win(_) => "Win",
        Outcome::Loss(_) => "Lose",
        Outcome::Draw => "Loop",
    };
    let words: Vec<&str> = starts(objects).into_iter().map(word).listed();
    words.chunks(objects - 1).map(<[&str]>::to_vec).listed()
}
