use super::prelude::*;
use crate::rules::turning_turtles::{Lamp, TurningTurtles, lamps_up_to};
use crate::second_opinion::lamps::values_of_near_lamps;
use crate::second_opinion::nim_product;

const MAX_LAMPS: usize = 1000;
const MAX_COORDINATE: u64 = 1000;
const SEARCHED_VOLUME: u64 = 12;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Family<TurningTurtles>,
    /// The second opinion's table.
    values: OnceCell<Memo<Lamp, u64>>,
}

impl super::Book for Book {
    /// The listed lamps, in any order, possibly with repetitions.
    type Case = Vec<Lamp>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move loses", "Yes", "No");

    fn file() -> File<Vec<Lamp>> {
        let lamp = numbers(["a coordinate"; 3], unstated(0..=u32::MAX)).line();
        until_end(unstated(0..=1000), list("N", unstated(0..=1_000_000), lamp))
    }

    fn position(lamps: &Vec<Lamp>) -> Shown {
        let (game, on) = start(lamps, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(game, on))
    }

    fn answer(&mut self, lamps: &Vec<Lamp>) -> Option<bool> {
        let (game, on) = start(lamps, SEARCHED_VOLUME)?;
        Some(!self.outcomes.of(game).wins(&on))
    }

    fn small() -> impl Iterator<Item = Vec<Lamp>> {
        let boxes = [[2, 2, 2], [3, 3, 1]].into_iter();
        boxes.flat_map(|far| cases::subsets(lamps_up_to(far)))
    }

    fn random(rng: &mut Random) -> Vec<Lamp> {
        let first = rng.random_range(1..=SEARCHED_VOLUME);
        let second = rng.random_range(1..=SEARCHED_VOLUME / first);
        let third = rng.random_range(1..=SEARCHED_VOLUME / first / second);
        let mut far = [first, second, third];
        far.rotate_left(rng.random_range(0..3));
        let count = rng.random_range(0..=12);
        any_lamps(rng, count, far)
    }

    fn full(rng: &mut Random) -> Vec<Lamp> {
        let count = rng.random_range(0..=MAX_LAMPS - 16);
        let mut lamps = any_lamps(rng, count, [MAX_COORDINATE; 3]);
        if rng.random() {
            // A lamp for each digit of the value: 256 times a smaller power of two is their nim product.
            let value = value(&lamps);
            let digits = (0..16).filter(|digit| value >> digit & 1 == 1);
            lamps.extend(digits.map(|digit| [1 << (digit % 8), 256_u64.pow(digit / 8), 1]));
            lamps.shuffle(rng);
        }
        lamps
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a table of Grundy values by definition for coordinates up to 6; for others, nim products as sums of \
         products of powers of two, and nim-sums by digits",
    );

    const WAYS: &'static [Way<Self>] = &[
        |book, lamps| {
            let values = book.values.get_or_init(values_of_near_lamps);
            let values = lamps.iter().map(|lamp| values.get(lamp).copied());
            Some(nim_sum(values.all_listed()?) == 0)
        },
        |_, lamps| Some(value(lamps) == 0),
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Lamp>>)> {
        let cases = cases::several(100, || any_lamps(rng, MAX_LAMPS, [MAX_COORDINATE; 3]));
        vec![("100 cases of 1,000 lamps", cases)]
    }
}

/// The game in the least box with all lamps that are on, if it is small enough, and these lamps: each line toggles one,
/// and a coordinate 0 is off the board, as in all published programs.
fn start(lamps: &[Lamp], most_volume: u64) -> Option<(TurningTurtles, u32)> {
    let mut on = Vec::new();
    for &lamp in lamps.iter().filter(|lamp| !lamp.contains(&0)) {
        sorted::toggle(&mut on, lamp);
    }
    let farthest = [0, 1, 2].map(|axis| on.iter().map(|lamp| lamp[axis]).max().unwrap_or(1));
    only_if(product(farthest) <= most_volume)?;
    let game = TurningTurtles::new(farthest);
    Some((game, game.set(&on)))
}

fn value(lamps: &[Lamp]) -> u64 {
    nim_sum(lamps.iter().filter_map(|lamp| lamp.iter().copied().reduce(nim_product)))
}

/// Random lamps in a box or, occasionally, outside it, possibly with repetitions.
fn any_lamps(rng: &mut Random, count: usize, far: Lamp) -> Vec<Lamp> {
    let least = u64::from(rng.random_range(0..4) > 0);
    cases::several(count, || far.map(|most| cases::number(rng, least..=most)))
}
