//! Candy Piles with more and higher piles than in the test of winning moves.

use jury::rules::ascending;
use jury::rules::candy_piles::CandyPiles;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::candy_piles::{winning_moves_misere, wins_misere};

proptest! {
    #[test]
    fn outcomes_are_those_of_the_rules(piles in prop::collection::vec(0_u64..25, 0..25)) {
        let mut outcomes = Outcomes::new(CandyPiles, Play::Misere);
        prop_assert_eq!(wins_misere(&piles), outcomes.wins(&ascending(piles)));
    }
}

#[test]
fn one_pile_is_eaten_candy_by_candy() {
    assert!(wins_misere(&[u64::MAX - 1]));
    assert!(!wins_misere(&[u64::MAX]));
    assert_eq!(winning_moves_misere(&[u64::MAX - 1]), [[u64::MAX - 2]]);
}

#[test]
fn empty_piles_do_not_count() {
    assert_eq!(winning_moves_misere(&[0, 1, 3, 0]), [[1]]);
    assert!(winning_moves_misere(&[0, 0]).is_empty());
}
