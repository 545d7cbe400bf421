//! Codeforces 787C, Berzerk: Rick and Morty move a monster on a circle of objects; who brings it to
//! the first one, from each other object and whoever begins, or does it go round for ever?

use super::prelude::*;
use crate::format::{line_list, shorter};
use crate::rules::circle::Circle;
use crate::search::impartial::Play;
use crate::search::loopy::{Outcome, solve};

const MAX_OBJECTS: usize = 7000;
const SEARCHED_OBJECTS: usize = 14;
const SECOND_OPINION_OBJECTS: usize = 1000;
const SECOND_OPINION_MOVES: usize = 100_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// The number of objects, and the steps that Rick and Morty may take.
    type Case = (usize, [Vec<usize>; 2]);

    fn file() -> File<impl Format<Value = Self::Case>> {
        let steps = || line_list(1.., number("a step", 1..));
        // A set with a smaller step might have it twice.
        let steps = || steps().simplified_by(|steps| shorter(steps, 1));
        let case = (number("n", 2..).line(), [steps(), steps()]);
        single(case.such_that("steps from 1 to n - 1", |(n, steps)| {
            steps.iter().flatten().all(|step| (1..*n).contains(step))
        }))
    }

    fn position(_: &Self::Case) -> Shown {
        Err("a case asks about every place of the monster")
    }

    /// Rick begins from each place but the black hole, then Morty does.
    fn positions((places, steps): &Self::Case) -> AllShown {
        let game = Circle::new(*places, steps.clone());
        let starts = (0..2).flat_map(|player| (1..*places).map(move |place| (place, player)));
        Ok(starts.map(|start| loopy(game.clone(), start)).collect())
    }

    fn answer(&mut self, case: &Self::Case) -> Option<String> {
        (case.0 <= SEARCHED_OBJECTS).then(|| solved(case))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let sets = |objects| cases::subsets((1..objects).collect()).skip(1);
        (2..=5).flat_map(move |objects| {
            sets(objects).flat_map(move |rick| {
                sets(objects).map(move |morty| (objects, [rick.clone(), morty]))
            })
        })
    }

    fn random(random: &mut Random) -> Self::Case {
        let objects = random.random_range(2..=SEARCHED_OBJECTS);
        (objects, [0; 2].map(|_| steps(random, objects)))
    }

    fn full(random: &mut Random) -> Self::Case {
        let objects = cases::number(random, 2..=MAX_OBJECTS as u64) as usize;
        (objects, [0; 2].map(|_| steps(random, objects)))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "value iteration, round by round over all positions, as by the rules but with more \
         time, for up to 1,000 objects with 100,000 moves in all; the solution counts options \
         backwards from the ends",
    );

    fn second_opinion(&mut self, case: &Self::Case) -> Option<String> {
        let (objects, [rick, morty]) = case;
        let moves = objects * (rick.len() + morty.len());
        (*objects <= SECOND_OPINION_OBJECTS && moves <= SECOND_OPINION_MOVES).then(|| solved(case))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let case = |rick, morty| vec![(MAX_OBJECTS, [rick, morty])];
        let all: Vec<usize> = (1..MAX_OBJECTS).collect();
        let (even, odd) = all.iter().partition(|step| *step % 2 == 0);
        vec![
            ("6,998 steps and 1", case(all[..6998].to_vec(), vec![1])),
            ("all 6,999 steps for both", case(all.clone(), all)),
            ("even and odd steps", case(even, odd)),
            ("one step of 1 for both", case(vec![1], vec![1])),
        ]
    }
}

/// A random set of at least one step.
fn steps(random: &mut Random, objects: usize) -> Vec<usize> {
    let last = objects as u64 - 1;
    let count = cases::number(random, 1..=last) as usize;
    let chosen = cases::distinct(random, count, 1..=last);
    chosen.into_iter().map(|step| step as usize).collect()
}

/// The results of all starts, by value iteration.
fn solved((objects, steps): &(usize, [Vec<usize>; 2])) -> String {
    let starts = |player| (1..*objects).map(move |monster| (monster, player));
    let circle = Circle::new(*objects, steps.clone());
    let outcomes = solve(&circle, Play::Normal, starts(0).chain(starts(1)));
    let word = |start| match outcomes[&start] {
        Outcome::Win(_) => "Win",
        Outcome::Loss(_) => "Lose",
        Outcome::Draw => "Loop",
    };
    let line = |player| starts(player).map(word).collect::<Vec<_>>().join(" ");
    [0, 1].map(line).join("\n")
}
