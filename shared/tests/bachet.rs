//! Bachet's game against its rules.

use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use shared::bachet::{winning_move, wins};

/// One heap, of which a move takes at most this many stones.
struct UpTo(u64);

impl Impartial for UpTo {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        (1..=self.0.min(heap)).map(|taken| heap - taken).collect()
    }
}

#[test]
fn outcomes_and_winning_moves_are_those_of_the_rules() {
    for most in 0..20 {
        let mut outcomes = Outcomes::new(UpTo(most), Play::Normal);
        for heap in 0..200 {
            assert_eq!(wins(heap, most), outcomes.wins(&heap), "{heap} {most}");
            let left = winning_move(heap, most).map(|taken| heap - taken);
            let expected = outcomes.winning_options(&heap);
            assert_eq!(Vec::from_iter(left), expected, "{heap} {most}");
        }
    }
}

proptest! {
    #[test]
    fn the_winning_move_is_a_move_that_leaves_nothing_to_win(
        heap in any::<u64>(),
        most in prop_oneof![1..100u64, any::<u64>(), Just(u64::MAX)],
    ) {
        let taken = winning_move(heap, most);
        prop_assert_eq!(taken.is_some(), wins(heap, most));
        if let Some(taken) = taken {
            prop_assert!((1..=most.min(heap)).contains(&taken));
            prop_assert!(!wins(heap - taken, most));
        }
    }
}
