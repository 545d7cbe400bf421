//! Moore's Nim against its rules.

use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use rstest::rstest;
use shared::moore::{winning_move, wins};
use shared::nim;

/// Heaps of which a move touches up to this number.
struct UpTo(usize);

impl Impartial for UpTo {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        // Every tuple of what the heaps may be left with, heap by heap.
        let mut options = vec![vec![]];
        for &heap in heaps {
            options = options
                .iter()
                .flat_map(|front| (0..=heap).map(move |rest| [&front[..], &[rest]].concat()))
                .collect();
        }
        options.retain(|option| (1..=self.0).contains(&touched(heaps, option)));
        options
    }
}

fn touched(heaps: &[u64], rest: &[u64]) -> usize {
    heaps
        .iter()
        .zip(rest)
        .filter(|(heap, rest)| heap != rest)
        .count()
}

#[rstest]
fn outcomes_and_winning_moves_are_those_of_the_rules(#[values(1, 2, 3, 4)] k: usize) {
    let mut outcomes = Outcomes::new(UpTo(k), Play::Normal);
    for code in 0..5u64.pow(4) {
        let heaps: Vec<u64> = (0..4).map(|at| code / 5u64.pow(at) % 5).collect();
        for heaps in (0..=4).map(|count| heaps[..count].to_vec()) {
            assert_eq!(wins(&heaps, k), outcomes.wins(&heaps), "{heaps:?}");
            let winning = outcomes.winning_options(&heaps);
            match winning_move(&heaps, k) {
                Some(rest) => assert!(winning.contains(&rest), "{heaps:?} {rest:?}"),
                None => assert!(winning.is_empty(), "{heaps:?}"),
            }
        }
    }
}

proptest! {
    #[test]
    fn winning_moves_are_moves_that_leave_nothing_to_win(
        heaps in prop::collection::vec(prop_oneof![0..16u64, any::<u64>()], 0..20),
        k in prop_oneof![1..20usize, Just(usize::MAX)],
    ) {
        let reached = winning_move(&heaps, k);
        prop_assert_eq!(reached.is_some(), wins(&heaps, k));
        if let Some(rest) = reached {
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
