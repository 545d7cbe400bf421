use super::prelude::*;
use crate::rules::Player::Left as Alice;
use crate::rules::photos::{Photos, Stacks};
use std::collections::BinaryHeap;

const MAX_WORTH: u64 = 1_000_000_000;
const SEARCHED_STACKS: usize = 4;

/// The values of the top to Alice and to Bonnie, then those of the bottom.
type Stack = [u64; 4];

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Stack>;
    type Answer = i64;
    const QUESTION: Question<i64> = value("Alice's sum minus Bonnie's");

    fn file() -> File<Vec<Stack>> {
        single(list("n", 1..=100_000, numbers(["a worth"; 4], 0..=MAX_WORTH).line()))
    }

    fn position(stacks: &Vec<Stack>) -> Shown {
        Ok(scoring(Photos, stacked(stacks), Alice))
    }

    fn answer(&mut self, stacks: &Vec<Stack>) -> Option<i64> {
        only_if(stacks.len() <= SEARCHED_STACKS)?;
        Some(Scores::new(Photos).score(&stacked(stacks), Alice))
    }

    fn small() -> impl Iterator<Item = Vec<Stack>> {
        let alone = cases::all_arrays(0..=4).map(|stack| vec![stack]);
        alone.chain(cases::all_lists_of(2..=2, cases::all_arrays(0..=2).listed()))
    }

    fn random(rng: &mut Random) -> Vec<Stack> {
        let count = rng.random_range(1..=SEARCHED_STACKS);
        stacks(rng, count)
    }

    fn full(rng: &mut Random) -> Vec<Stack> {
        let count = cases::number(rng, 1..=2000);
        stacks(rng, count as usize)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the game played out, photo by photo and pass by pass, by a rule for choosing a top; the solution adds \
         up the values of stacks; both rely on the theorem that the hottest photo is best",
    );

    fn second_opinion(&mut self, stacks: &Vec<Stack>) -> Option<i64> {
        Some(played_out(stacks))
    }
}

fn stacked(stacks: &[Stack]) -> Stacks {
    let photos = |stack: &Stack| {
        let [a1, b1, a2, b2] = stack.map(|worth| worth as i64);
        vec![[a1, b1], [a2, b2]]
    };
    Stacks { stacks: stacks.iter().map(photos).listed(), passes: 0 }
}

/// The hotter photo is usually at the bottom.
fn stacks(rng: &mut Random, count: usize) -> Vec<Stack> {
    let most = [3, 9, 30, MAX_WORTH][rng.random_range(0..4)];
    let buried = rng.random_range(0..4);
    cases::several(count, || {
        let [a1, b1, a2, b2] = std::array::from_fn(|_| match most {
            MAX_WORTH => cases::number(rng, 0..=most),
            _ => rng.random_range(0..=most),
        });
        if a1 + b1 > a2 + b2 && rng.random_range(0..4) < buried {
            [a2, b2, a1, b1]
        } else {
            [a1, b1, a2, b2]
        }
    })
}

/// The score of a game in which each player takes the hottest photo, by the sum of both values, among those that do not
/// lie on a hotter one. If there is none, she takes a top that is worth more to her than the photo below is to the
/// other player; otherwise she passes.
fn played_out(stacks: &[Stack]) -> i64 {
    let photo = |a: u64, b: u64| (a + b, [a as i64, b as i64]);
    let mut open = BinaryHeap::new();
    let mut covered = [Vec::new(), Vec::new()];
    for &[a1, b1, a2, b2] in stacks {
        if a1 + b1 >= a2 + b2 {
            open.extend([photo(a1, b1), photo(a2, b2)]);
        } else if a1 > b2 {
            covered[0].push((a1 as i64, photo(a2, b2)));
        } else if b1 > a2 {
            covered[1].push((b1 as i64, photo(a2, b2)));
        }
    }
    let (mut gained, mut mover, mut passes) = ([0, 0], 0, 0);
    while passes < 2 {
        if let Some((_, worths)) = open.pop() {
            gained[mover] += worths[mover];
            passes = 0;
        } else if let Some((worth, below)) = covered[mover].pop() {
            gained[mover] += worth;
            open.push(below);
            passes = 0;
        } else {
            passes += 1;
        }
        mover = 1 - mover;
    }
    gained[0] - gained[1]
}
