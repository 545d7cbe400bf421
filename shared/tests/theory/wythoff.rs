//! Wythoff's game at the ends of `u64`.

use proptest::prelude::*;
use shared::wythoff::{lower, partner, winning_moves, wins};

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
fn lower_ends_where_u64_ends() {
    let last = 11_400_714_819_323_198_485; // ⌊2⁶⁴/φ⌋
    assert!(lower(last).is_some());
    assert_eq!(lower(last + 1), None);
}

#[test]
fn winning_moves_reach_the_end_of_u64() {
    // With the difference of these heaps, there is no cold pair of u64.
    assert_eq!(winning_moves(u64::MAX, 1), [(2, 1)]);
    assert_eq!(winning_moves(1, u64::MAX), [(1, 2)]);
}
