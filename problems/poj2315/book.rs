//! Football Game: does Alice, who begins, win?
//!
//! In general, the judge's answers differ from the rules of this game. The rules therefore answer only if no difference
//! has been found: for moves of one ball, and for at most three balls.

use super::prelude::*;
use crate::rules::football::Football;

const MAX_BALLS: usize = 30;
const MAX_LENGTH: u64 = 99_999_999;
const MAX_RADIUS: u64 = 9_999;
const SEARCHED_POSITIONS: u64 = 2000;

/// The most balls in a move, the longest shot, the radius, and the distances from the goal.
type Case = ((u64, u64, u64), Vec<u64>);

#[derive(Default)]
pub struct Book(impartial::Family<Football>);

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> =
        yes_no("Alice, who begins, wins, as the judge's formula has it", "Alice", "Bob");

    fn file() -> File<Case> {
        let (length, radius) = (number("L", 1..=MAX_LENGTH), number("R", 1..=MAX_RADIUS));
        let head = (number("M", between(1, "N")), length, radius);
        let balls = headed_list("N", 1..=MAX_BALLS, head, number("S", 1..=MAX_LENGTH));
        until_end(unstated(0..=1000), balls)
    }

    fn position(((most, length, radius), distances): &Case) -> Shown {
        let game = Football { balls: *most as usize, turns: turns(*length, *radius) };
        Ok(normal(game, short(distances, *radius)))
    }

    fn answer(&mut self, ((most, length, radius), distances): &Case) -> Option<bool> {
        only_if(*most <= 1 || distances.len() <= 3)?;
        let short = short(distances, *radius);
        only_if(positions(&short) <= SEARCHED_POSITIONS)?;
        let game = Football { balls: *most as usize, turns: turns(*length, *radius) };
        Some(self.0.of(game).wins(&short))
    }

    /// Balls of radius 1 that need one to five turns each, in shots of up to four turns.
    fn small() -> impl Iterator<Item = Case> {
        cases::products(1..=3, [1, 7, 13, 19, 26]).flat_map(|(most, length)| {
            let turns = cases::all_lists(most as usize..=3, 1..=5);
            let distances = |turns: Vec<u64>| turns.iter().map(|turns| 6 * turns).listed();
            turns.map(move |turns| ((most, length, 1), distances(turns)))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let count = rng.random_range(1..=6);
        let most = rng.random_range(1..=if count > 3 { 1 } else { count as u64 });
        let turns = [0, 60, 30, 10, 5, 3, 2][count];
        with_turns(rng, count, most, turns)
    }

    fn full(rng: &mut Random) -> Case {
        let count = rng.random_range(1..=MAX_BALLS);
        let most = match rng.random_range(0..3) {
            0 => 1,
            _ => cases::number(rng, 1..=count as u64),
        };
        let turns = cases::number(rng, 1..=1000);
        with_turns(rng, count, most, turns)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for moves of one ball, a table of Grundy values by definition, and nim-sums by digits. For moves of \
         several balls there is none, as the judge's answer is wrong for this game",
    );

    fn second_opinion(&mut self, ((most, length, radius), distances): &Case) -> Option<bool> {
        let heaps = short(distances, *radius);
        let greatest = *heaps.iter().max()?;
        only_if(*most <= 1 && greatest <= 2000)?;
        let farthest = turns(*length, *radius) as usize;
        let values = grundy_table(greatest as usize, |heap, values| {
            values[heap.saturating_sub(farthest)..].to_vec()
        });
        Some(nim_sum(heaps.into_iter().map(|heap| values[heap as usize])) != 0)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut balls = || cases::several(MAX_BALLS, || cases::number(rng, 1..=MAX_LENGTH));
        let cases = cases::several(1000, || ((2, MAX_LENGTH, 1), balls()));
        vec![("1000 cases of 30 balls", cases)]
    }
}

/// The turns that each ball needs. A ball that reaches the goal may roll past it; one at distance 0 is there.
fn short(distances: &[u64], radius: u64) -> Vec<u64> {
    let short = |&distance: &u64| turns(distance, radius) + u64::from(distance > 0);
    distances.iter().map(short).listed()
}

/// The whole turns in a distance, rounded down, with π in units of 10⁻²⁰.
fn turns(distance: u64, radius: u64) -> u64 {
    const PI: u128 = 314_159_265_358_979_323_846;
    let distance = u128::from(distance) * 10_u128.pow(20);
    (distance / (2 * PI * u128::from(radius))) as u64
}

/// The positions are often lost or close to it.
fn with_turns(rng: &mut Random, count: usize, most: u64, turns: u64) -> Case {
    let radius = cases::number(rng, 1..=MAX_RADIUS);
    // A little less than a turn.
    let distance = |turns: u64| (turns * 628 * radius / 100).clamp(1, MAX_LENGTH);
    let distances = cases::heaps(rng, count, 1..=turns).into_iter().map(distance).listed();
    let length = match rng.random_range(0..4) {
        0 => cases::number(rng, 1..=MAX_LENGTH),
        _ => distance(rng.random_range(1..=turns.min(8) + 1)) + 7,
    };
    ((most, length.min(MAX_LENGTH), radius), distances)
}
