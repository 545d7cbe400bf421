//! Bachet's game at the ends of `u64`.

use proptest::prelude::*;
use shared::bachet::{winning_moves, wins};

proptest! {
    #[test]
    fn the_winning_move_is_a_move_that_leaves_nothing_to_win(
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
