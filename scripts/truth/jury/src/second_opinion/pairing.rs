//! The new stone game, tested by play.

use crate::Random;
use crate::rules::ascending;
use rand::{Rng, SeedableRng};

/// Returns whether the player to move wins, if one player leaves equal pairs whenever possible against random
/// moves.
///
/// # Panics
///
/// If this player makes an illegal move.
pub fn first_wins(piles: &[u64]) -> bool {
    let rng = &mut Random::seed_from_u64(1);
    let mut piles = ascending(piles.to_vec());
    let pairs_up = !is_paired(&piles);
    let mut first_is_to_move = true;
    while !piles.is_empty() {
        let left = if first_is_to_move == pairs_up && !is_paired(&piles) {
            paired(&piles)
        } else {
            random_move(&piles, rng)
        };
        assert!(is_move(&piles, &left), "no move leads from {piles:?} to {left:?}");
        piles = ascending(left);
        first_is_to_move = !first_is_to_move;
    }
    !first_is_to_move
}

/// Returns whether piles in ascending order form equal pairs.
fn is_paired(piles: &[u64]) -> bool {
    piles.len().is_multiple_of(2) && piles.chunks(2).all(|pair| pair[0] == pair[1])
}

/// Returns whether a move leads from one ordered list of piles to another: one pile gives the stones that
/// others gain, and loses at least one more.
fn is_move(from: &[u64], to: &[u64]) -> bool {
    let given: u64 = std::iter::zip(from, to).map(|(from, to)| from.saturating_sub(*to)).sum();
    let gotten: u64 = std::iter::zip(from, to).map(|(from, to)| to.saturating_sub(*from)).sum();
    let givers = std::iter::zip(from, to).filter(|(from, to)| to < from).count();
    from.len() == to.len() && givers == 1 && gotten < given
}

/// Leaves equal pairs by a move with the greatest pile, which vanishes if the number of piles is odd, and
/// otherwise becomes equal to the least pile. The others rise to their neighbours.
fn paired(piles: &[u64]) -> Vec<u64> {
    let mut paired = piles.to_vec();
    let greatest = piles.len() - 1;
    let least = usize::from(piles.len().is_multiple_of(2));
    paired[greatest] = if least == 1 { piles[0] } else { 0 };
    for [one, other] in paired[least..greatest].as_chunks_mut().0 {
        *one = *other;
    }
    paired
}

fn random_move(piles: &[u64], rng: &mut Random) -> Vec<u64> {
    let mut left = piles.to_vec();
    let giver = rng.random_range(0..piles.len());
    let given = rng.random_range(1..=piles[giver]);
    left[giver] -= given;
    for _ in 0..rng.random_range(0..given) {
        let other = rng.random_range(0..piles.len());
        if other != giver {
            left[other] += 1;
        }
    }
    left
}
