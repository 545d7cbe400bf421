//! POJ 1740, A New Stone Game: a move discards stones of a pile and may spread others of it over the
//! other piles; does the player to move win?

use super::prelude::*;
use crate::rules::new_stone_game::{NewStoneGame, sorted};
use rand::SeedableRng;

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Outcomes<NewStoneGame>,
}

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;

    fn file() -> File<impl Format<Value = Vec<u64>>> {
        let piles = list("n", 1..=10, number("a pile", 0..=100));
        until_zero(1, unstated(1..=10_000), piles)
    }

    fn question() -> Question<bool> {
        yes_no("the player to move wins", "1", "0")
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(normal(NewStoneGame, sorted(piles.clone())))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let piles = sorted(piles.clone());
        let searchable = piles.len() <= 5 && piles.iter().sum::<u64>() <= 16;
        searchable.then(|| self.outcomes.wins(&piles))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 0..=4)
    }

    fn random(random: &mut Random) -> Vec<u64> {
        let count = random.random_range(1..=5);
        cases::heaps(random, count, 1..=3)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "a game played down to its end by one player who leaves equal pairs and one who moves \
         at random",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        let random = &mut Random::seed_from_u64(1);
        let mut piles = sorted(piles.clone());
        let pairs_up = !is_paired(&piles);
        let mut first_is_to_move = true;
        while !piles.is_empty() {
            let left = if first_is_to_move == pairs_up && !is_paired(&piles) {
                paired(&piles)
            } else {
                random_move(&piles, random)
            };
            assert!(
                is_move(&piles, &left),
                "no move leads from {piles:?} to {left:?}"
            );
            piles = sorted(left);
            first_is_to_move = !first_is_to_move;
        }
        Some(!first_is_to_move)
    }
}

/// Whether piles in ascending order form equal pairs.
fn is_paired(piles: &[u64]) -> bool {
    piles.len().is_multiple_of(2) && piles.chunks(2).all(|pair| pair[0] == pair[1])
}

/// Whether a move makes these piles of others, which are in the same order: one pile gives the stones
/// that others get, and loses one more at least.
fn is_move(from: &[u64], to: &[u64]) -> bool {
    let given: u64 = std::iter::zip(from, to)
        .map(|(from, to)| from.saturating_sub(*to))
        .sum();
    let gotten: u64 = std::iter::zip(from, to)
        .map(|(from, to)| to.saturating_sub(*from))
        .sum();
    let givers = std::iter::zip(from, to)
        .filter(|(from, to)| to < from)
        .count();
    from.len() == to.len() && givers == 1 && gotten < given
}

/// Equal pairs, by a move with the greatest pile: of an odd number of piles, it vanishes; else it becomes
/// equal to the least one. The others are raised to their neighbours.
fn paired(piles: &[u64]) -> Vec<u64> {
    let mut paired = piles.to_vec();
    let greatest = piles.len() - 1;
    let least = usize::from(piles.len().is_multiple_of(2));
    paired[greatest] = if least == 1 { piles[0] } else { 0 };
    for pair in paired[least..greatest].chunks_exact_mut(2) {
        pair[0] = pair[1];
    }
    paired
}

/// A random pile gives some of its stones to others that have some.
fn random_move(piles: &[u64], random: &mut Random) -> Vec<u64> {
    let mut left = piles.to_vec();
    let giver = random.random_range(0..piles.len());
    let given = random.random_range(1..=piles[giver]);
    left[giver] -= given;
    for _ in 0..random.random_range(0..given) {
        let other = random.random_range(0..piles.len());
        if other != giver {
            left[other] += 1;
        }
    }
    left
}
