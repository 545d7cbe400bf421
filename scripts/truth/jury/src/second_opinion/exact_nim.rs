//! Exact Nim in which a move reduces half of the heaps, tested by play.

use crate::Random;
use crate::listed::Listed;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// Returns whether the player to move wins, if one player leaves more than half of the heaps at the least
/// size whenever possible and the other moves at random.
///
/// # Panics
///
/// If a random move also leaves most heaps at the least size.
pub fn first_wins(heaps: &[u64]) -> bool {
    let rng = &mut Random::seed_from_u64(1);
    let mut heaps = heaps.to_vec();
    let first_levels = !is_level(&heaps);
    let mut first_is_to_move = true;
    while heaps.iter().filter(|&&heap| heap > 0).count() >= heaps.len() / 2 {
        if first_is_to_move == first_levels {
            level(&mut heaps);
        } else {
            reduce(&mut heaps, rng);
            assert!(!is_level(&heaps), "a move leaves {heaps:?}");
        }
        first_is_to_move = !first_is_to_move;
    }
    !first_is_to_move
}

fn least(heaps: &[u64]) -> u64 {
    heaps.iter().copied().min().unwrap_or(0)
}

fn is_level(heaps: &[u64]) -> bool {
    let least = least(heaps);
    2 * heaps.iter().filter(|&&heap| heap == least).count() > heaps.len()
}

fn level(heaps: &mut [u64]) {
    let (least, half) = (least(heaps), heaps.len() / 2);
    let greater = heaps.iter_mut().filter(|heap| **heap > least);
    let levelled = greater.take(half).map(|heap| *heap = least).count();
    assert!(levelled == half, "no move leaves {least} most often");
}

/// Reduces half of the heaps at random.
fn reduce(heaps: &mut [u64], rng: &mut Random) {
    let filled: Vec<usize> = (0..heaps.len()).filter(|&at| heaps[at] > 0).listed();
    let takes_one = rng.random();
    for &at in filled.choose_multiple(rng, heaps.len() / 2) {
        let most = if takes_one { 1 } else { heaps[at] };
        heaps[at] -= rng.random_range(1..=most);
    }
}

#[cfg(test)]
mod tests {
    use super::first_wins;

    #[test]
    fn more_than_half_of_the_heaps_are_left_at_the_least_size() {
        assert!(first_wins(&[3, 1, 4, 1]));
        assert!(!first_wins(&[3, 1, 1, 1]));
        assert!(first_wins(&[7, 8]) && !first_wins(&[8, 8]));
    }
}
