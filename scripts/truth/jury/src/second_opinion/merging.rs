//! Merging piles that begin with one counter each and must not exceed a bound, tested by play.

use crate::Random;
use crate::listed::Listed;
use rand::{Rng, SeedableRng};

/// Returns whether the first player makes the last move, if one player enlarges one pile at a time and the
/// other merges at random.
///
/// # Panics
///
/// If the strategy has no move although a move exists.
pub fn first_wins(piles: u64, most: u64, first_is_tidy: bool) -> bool {
    let rng = &mut Random::seed_from_u64(1);
    let mut piles = vec![1; piles as usize];
    let mut is_tidy = first_is_tidy;
    loop {
        piles.sort_unstable();
        let fits = |[a, b]: [usize; 2]| b < piles.len() && piles[a] + piles[b] <= most;
        if !fits([0, 1]) {
            return is_tidy != first_is_tidy;
        }
        let [a, b] = if is_tidy {
            tidy_move(&piles, most)
        } else {
            let last = (1..piles.len()).rfind(|&last| fits([0, last])).unwrap_or(1);
            let b = rng.random_range(1..=last);
            let a = (0..b).rfind(|&a| fits([a, b])).unwrap_or(0);
            [rng.random_range(0..=a), b]
        };
        assert!(fits([a, b]), "piles {a} and {b} of {piles:?} are too large for {most} together");
        piles[b] += piles[a];
        piles.swap_remove(a);
        is_tidy = !is_tidy;
    }
}

/// The piles to merge, out of sorted ones: two growing piles if they fit together; otherwise a growing pile and a
/// single counter, if both exist.
fn tidy_move(piles: &[u64], most: u64) -> [usize; 2] {
    let grows = |&at: &usize| 1 < piles[at] && piles[at] < most;
    let growing: Vec<usize> = (0..piles.len()).filter(grows).listed();
    match growing[..] {
        [a, b] if piles[a] + piles[b] <= most => [a, b],
        [.., last] if piles[0] == 1 => [0, last],
        _ => [0, 1],
    }
}

#[cfg(test)]
mod tests {
    use super::first_wins;

    #[test]
    fn the_tidy_player_leaves_full_piles() {
        // Eight piles become 3 + 3 + 2 in five moves, and nine piles become 3 + 3 + 3 in six.
        assert!(first_wins(8, 3, true));
        assert!(!first_wins(9, 3, false));
        assert!(!first_wins(5, 1, true));
    }
}
