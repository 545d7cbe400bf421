//! Bachet's game at the ends of `u64`, and several heaps against the rules.

use jury::rules::subtraction::Subtraction;
use jury::search::impartial::{Grundy, Outcomes, Play};
use proptest::prelude::*;
use shared::bachet::{value, winning_moves, wins};
use shared::nim;

proptest! {
    #[test]
    fn the_winning_move_leaves_a_lost_position(
        heap in any::<u64>(),
        most in prop_oneof![1..100u64, any::<u64>(), Just(u64::MAX)],
    ) {
        let moves = winning_moves(heap, most);
        prop_assert_eq!(!moves.is_empty(), wins(heap, most));
        for rest in moves {
            prop_assert!(rest < heap && heap - rest <= most);
            prop_assert!(!wins(rest, most));
        }
    }
}

#[test]
fn values_are_those_of_the_rules() {
    for most in 0..=8 {
        let amounts: Vec<u64> = (1..=most).collect();
        let mut grundy = Grundy::new(Subtraction(amounts.clone()));
        let mut outcomes = Outcomes::new(Subtraction(amounts), Play::Normal);
        for heap in 0..=30 {
            assert_eq!(value(heap, most), grundy.value(&vec![heap]), "{heap}, {most}");
        }
        for heaps in jury::cases::all_lists(3..=3, 0..=7) {
            let sum = nim::sum(heaps.iter().map(|&heap| value(heap, most)));
            assert_eq!(sum != 0, outcomes.wins(&heaps), "{heaps:?}, {most}");
        }
    }
    assert_eq!(value(u64::MAX, u64::MAX), u64::MAX);
    assert_eq!(value(u64::MAX, u64::MAX - 1), 0);
}
