//! Rows of heaps with gaps, of which the players take those next to a gap: the lead by folding peaks.

use crate::listed::Listed;
use crate::rules::open_heaps::OpenHeaps;
use crate::rules::{Player, Scoring};

/// The claimed lead of the player to move.
pub fn lead(heaps: &[i64]) -> i64 {
    let pieces = heaps.split(|&heap| heap == 0).listed();
    let last = pieces.len() - 1;
    let (mut pool, mut set_aside) = (Vec::new(), 0);
    for (at, piece) in pieces.into_iter().enumerate() {
        let mut piece = piece.to_vec();
        if at == last {
            piece.reverse();
        }
        if at == 0 || at == last {
            set_aside += settle(&mut piece);
        } else {
            while fold(&mut piece) {}
        }
        pool.extend(piece);
    }
    pool.sort_unstable();
    let by_size = pool.iter().fold(0, |lead, number| number - lead);
    let count = heaps.iter().filter(|&&heap| heap > 0).count();
    if count % 2 == 1 { by_size + set_aside } else { by_size - set_aside }
}

/// Folds one peak, if there is one.
fn fold(piece: &mut Vec<i64>) -> bool {
    let is_peak = |three: &[i64]| three[1] >= three[0] && three[1] >= three[2];
    let peak = piece.windows(3).position(is_peak);
    if let Some(at) = peak {
        let folded = piece[at] - piece[at + 1] + piece[at + 2];
        piece.splice(at..at + 3, [folded]);
    }
    peak.is_some()
}

/// Folds a piece whose first heap is at a wall, and removes the pairs at the wall whose second heap is not greater.
/// Returns the sum of their differences.
fn settle(piece: &mut Vec<i64>) -> i64 {
    let mut set_aside = 0;
    loop {
        if let [wall, next, ..] = piece[..]
            && wall >= next
        {
            set_aside += wall - next;
            piece.drain(..2);
        } else if !fold(piece) {
            return set_aside;
        }
    }
}

/// Plays the game to its end, and checks the claim against the rules in each position.
///
/// # Panics
///
/// If the claim fails.
pub fn play_out(heaps: &[i64]) {
    let mut position = heaps.to_vec();
    loop {
        let options = OpenHeaps.options(&position, Player::Left);
        let worth = |(option, gain): &(Vec<i64>, i64)| gain - lead(option);
        let best = options.iter().max_by_key(|option| worth(option));
        let by_rules = best.map_or(0, worth);
        assert_eq!(lead(&position), by_rules, "the claim fails in {position:?}");
        match best {
            Some((option, _)) => position.clone_from(option),
            None => return,
        }
    }
}
