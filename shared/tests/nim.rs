//! Nim against its rules, in normal and misère play.

use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use rstest::rstest;
use shared::nim::{sum, winning_moves, winning_moves_misere, wins, wins_misere};

struct Heaps;

impl Impartial for Heaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..heaps.len() {
            for rest in 0..heaps[at] {
                options.push(reduced(heaps, (at, rest)));
            }
        }
        options
    }
}

fn reduced(heaps: &[u64], (at, rest): (usize, u64)) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps[at] = rest;
    heaps
}

type Theory = (fn(&[u64]) -> bool, fn(&[u64]) -> Vec<(usize, u64)>);

#[rstest]
#[case::normal(Play::Normal, (wins as _, winning_moves as _))]
#[case::misere(Play::Misere, (wins_misere as _, winning_moves_misere as _))]
fn outcomes_and_winning_moves_are_those_of_the_rules(
    #[case] play: Play,
    #[case] (wins, moves): Theory,
) {
    let mut outcomes = Outcomes::new(Heaps, play);
    for code in 0..8u64.pow(4) {
        let heaps: Vec<u64> = (0..4).map(|at| code / 8u64.pow(at) % 8).collect();
        for heaps in (0..=4).map(|count| heaps[..count].to_vec()) {
            assert_eq!(wins(&heaps), outcomes.wins(&heaps), "{heaps:?}");
            let left: Vec<_> = moves(&heaps)
                .into_iter()
                .map(|one| reduced(&heaps, one))
                .collect();
            assert_eq!(left, outcomes.winning_options(&heaps), "{heaps:?}");
        }
    }
}

proptest! {
    #[test]
    fn winning_moves_leave_nothing_to_win(heaps in prop::collection::vec(any::<u64>(), 0..20)) {
        let moves = winning_moves(&heaps);
        prop_assert_eq!(moves.is_empty(), !wins(&heaps));
        for (at, rest) in moves {
            prop_assert!(rest < heaps[at]);
            prop_assert!(!wins(&reduced(&heaps, (at, rest))));
        }
    }

    #[test]
    fn misere_moves_leave_nothing_to_win(
        heaps in prop::collection::vec(prop_oneof![0..=1u64, any::<u64>()], 1..20),
    ) {
        let moves = winning_moves_misere(&heaps);
        prop_assert!(moves.is_empty() != wins_misere(&heaps) || heaps.iter().all(|&heap| heap == 0));
        for (at, rest) in moves {
            prop_assert!(rest < heaps[at]);
            prop_assert!(!wins_misere(&reduced(&heaps, (at, rest))));
        }
    }

    #[test]
    fn the_sum_is_a_group(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        prop_assert_eq!(sum(&[a, b]), sum(&[b, a]));
        prop_assert_eq!(sum(&[sum(&[a, b]), c]), sum(&[a, sum(&[b, c])]));
        prop_assert_eq!(sum(&[a, 0]), a);
        prop_assert_eq!(sum(&[a, a]), 0);
    }
}
