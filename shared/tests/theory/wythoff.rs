//! Wythoff's game by its recurrence, and at the ends of `u64`.

use jury::rules::wythoff::Wythoff;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::wythoff::{lower, partner, recurrence, winning_moves, wins};
use std::collections::BTreeSet;

/// `⌊kφ⌋` by its definition in integers: the greatest `m` with `(m/k)² <= m/k + 1`.
fn is_floor_of_k_phi(m: u64, k: u64) -> bool {
    let (m, k) = (i128::from(m), i128::from(k));
    let below = |m: i128| m * m <= m * k + k * k;
    below(m) && !below(m + 1)
}

proptest! {
    #[test]
    fn lower_is_the_floor(k in 0..1u64 << 61) {
        prop_assert!(is_floor_of_k_phi(lower(k).unwrap(), k));
    }

    #[test]
    fn partner_is_an_involution(a in any::<u64>()) {
        if let Some(other) = partner(a) {
            prop_assert_eq!(partner(other), Some(a));
            prop_assert!(!wins(a, other));
        }
    }
}

#[test]
fn lower_is_none_beyond_u64() {
    let last = 11_400_714_819_323_198_485; // ⌊2⁶⁴/φ⌋
    assert!(lower(last).is_some());
    assert_eq!(lower(last + 1), None);
}

#[test]
fn winning_moves_reach_the_end_of_u64() {
    // The cold pair with the difference of these heaps is beyond u64.
    assert_eq!(winning_moves(u64::MAX, 1), [(2, 1)]);
    assert_eq!(winning_moves(1, u64::MAX), [(1, 2)]);
}

#[test]
fn the_recurrence_gives_the_lost_positions_in_order() {
    let mut outcomes = Outcomes::new(Wythoff, Play::Normal);
    let most = 70;
    let all = (0..=most).flat_map(|a| (a..=most).map(move |b| (a, b)));
    let lost: Vec<(u64, u64)> = all.filter(|pair| !outcomes.wins(pair)).collect();
    let pairs = recurrence(60);
    let within = pairs.iter().filter(|&&(_, b)| b <= most).copied();
    assert_eq!(within.collect::<Vec<_>>(), lost);
    assert!(pairs.last().unwrap().1 > most);
}

#[test]
fn the_recurrence_gives_the_floors() {
    for (place, (a, b)) in (0..).zip(recurrence(100_000)) {
        assert_eq!((Some(a), b - a), (lower(place), place));
    }
    assert_eq!(recurrence(0), []);
}

/// The two corollaries behind the recurrence, for the lost positions by the rules.
#[test]
fn lost_positions_share_neither_a_number_nor_a_difference() {
    let mut outcomes = Outcomes::new(Wythoff, Play::Normal);
    let all = (1..=60).flat_map(|a| (a..=60).map(move |b| (a, b)));
    let lost: Vec<(u64, u64)> = all.filter(|pair| !outcomes.wins(pair)).collect();
    let numbers: BTreeSet<u64> = lost.iter().flat_map(|&(a, b)| [a, b]).collect();
    let differences: BTreeSet<u64> = lost.iter().map(|&(a, b)| b - a).collect();
    assert!(lost.len() > 10, "{lost:?}");
    assert_eq!(numbers.len(), 2 * lost.len());
    assert_eq!(differences.len(), lost.len());
}
