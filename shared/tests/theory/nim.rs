//! The nim-sum by its definitions, and Nim at the ends of `u64`, in normal and misère play.

use jury::rules::nim::Nim;
use jury::rules::Game;
use jury::search::impartial::{mex, Outcomes, Play};
use proptest::prelude::*;
use shared::nim::{sum, winning_moves, winning_moves_misere, wins, wins_misere};

/// Returns whether one heap has been reduced and the others are unchanged.
fn is_move(heaps: &[u64], rest: &[u64]) -> bool {
    let changed = heaps.iter().zip(rest).filter(|(heap, rest)| heap != rest);
    let changed: Vec<_> = changed.collect();
    heaps.len() == rest.len() && matches!(changed[..], [(heap, rest)] if rest < heap)
}

proptest! {
    #[test]
    fn winning_moves_leave_lost_positions(heaps in prop::collection::vec(any::<u64>(), 0..20)) {
        let moves = winning_moves(&heaps);
        prop_assert_eq!(moves.is_empty(), !wins(&heaps));
        for rest in moves {
            prop_assert!(is_move(&heaps, &rest));
            prop_assert!(!wins(&rest));
        }
    }

    #[test]
    fn misere_winning_moves_leave_lost_positions(
        heaps in prop::collection::vec(prop_oneof![0..=1u64, any::<u64>()], 1..20),
    ) {
        let moves = winning_moves_misere(&heaps);
        prop_assert!(moves.is_empty() != wins_misere(&heaps) || heaps.iter().all(|&heap| heap == 0));
        for rest in moves {
            prop_assert!(is_move(&heaps, &rest));
            prop_assert!(!wins_misere(&rest));
        }
    }

    #[test]
    fn the_sum_is_a_group(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        prop_assert_eq!(sum([a, b]), sum([b, a]));
        prop_assert_eq!(sum([sum([a, b]), c]), sum([a, sum([b, c])]));
        prop_assert_eq!(sum([a, 0]), a);
        prop_assert_eq!(sum([a, a]), 0);
    }
}

/// `a ⊕ b = mex({a' ⊕ b : a' < a} ∪ {a ⊕ b' : b' < b})`, in a table that uses no other definition of the
/// sum.
#[test]
fn the_nim_sum_is_the_mex_of_the_sums_with_a_smaller_heap() {
    let count = 64;
    let mut table: Vec<Vec<u64>> = Vec::new();
    for a in 0..count {
        table.push(Vec::new());
        for b in 0..count {
            let above = (0..a).map(|less| table[less][b]);
            let value = mex(above.chain(table[a].iter().copied()));
            table[a].push(value);
            assert_eq!(value, sum([a as u64, b as u64]), "{a} {b}");
        }
    }
}

/// The function F(a, b) that a table of lost positions defines.
#[test]
fn one_third_heap_makes_a_p_position() {
    let mut outcomes = Outcomes::new(Nim, Play::Normal);
    for a in 0..16 {
        for b in 0..16 {
            let third = (0..32).filter(|&c| !outcomes.wins(&vec![a, b, c]));
            assert_eq!(third.collect::<Vec<u64>>(), [sum([a, b])], "{a} {b}");
        }
    }
}

/// In a won position with two heaps only one move wins: every other one leaves the opponent a won
/// position.
#[test]
fn a_wrong_move_in_a_won_position_loses() {
    let mut outcomes = Outcomes::new(Nim, Play::Normal);
    for a in 1..8 {
        for b in a + 1..8 {
            assert!(outcomes.wins(&vec![a, b]));
            let options = Nim.options(&vec![a, b]);
            let good = options.iter().filter(|option| !outcomes.wins(option));
            assert_eq!(good.count(), 1, "{a} {b}");
            assert!(options.len() > 1);
        }
    }
}
