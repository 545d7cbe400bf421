//! Moore's Nim at the ends of `u64`.

use proptest::prelude::*;
use shared::moore::{winning_moves, wins};
use shared::nim;

fn touched(heaps: &[u64], rest: &[u64]) -> usize {
    heaps
        .iter()
        .zip(rest)
        .filter(|(heap, rest)| heap != rest)
        .count()
}

proptest! {
    #[test]
    fn winning_moves_are_moves_that_leave_nothing_to_win(
        heaps in prop::collection::vec(prop_oneof![0..16u64, any::<u64>()], 0..20),
        k in prop_oneof![1..20usize, Just(usize::MAX)],
    ) {
        let moves = winning_moves(&heaps, k);
        prop_assert_eq!(!moves.is_empty(), wins(&heaps, k));
        for rest in moves {
            prop_assert!(!wins(&rest, k));
            prop_assert!((1..=k).contains(&touched(&heaps, &rest)));
            prop_assert!(heaps.iter().zip(&rest).all(|(heap, rest)| rest <= heap));
        }
    }

    #[test]
    fn with_one_heap_a_move_it_is_nim(heaps in prop::collection::vec(any::<u64>(), 0..20)) {
        prop_assert_eq!(wins(&heaps, 1), nim::wins(&heaps));
    }
}

#[test]
#[should_panic(expected = "at least one heap")]
fn a_move_that_touches_nothing_is_refused() {
    wins(&[1], 0);
}
