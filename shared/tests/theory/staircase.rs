//! Staircase Nim as a row of sliding tokens, and at the ends of `u64`.

use jury::rules::strip::Strip;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::staircase::{winning_moves, wins};

#[test]
fn sliding_tokens_are_stairs_of_gaps_from_the_last_token_down() {
    let mut outcomes = Outcomes::new(Strip, Play::Normal);
    for set in 0..1u64 << 12 {
        let cells: Vec<u64> = (1..=12).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
        let behind = std::iter::once(0).chain(cells.iter().copied());
        let mut gaps: Vec<u64> = cells.iter().zip(behind).map(|(b, a)| b - a - 1).collect();
        gaps.reverse();
        assert_eq!(wins(&gaps), outcomes.wins(&cells), "{cells:?}");
    }
}

/// The step from which coins have been moved down, if nothing else has changed.
fn taken_from(steps: &[u64], rest: &[u64]) -> Option<usize> {
    let from = (0..steps.len()).find(|&at| rest[at] < steps[at])?;
    let mut expected = steps.to_vec();
    expected[from] = rest[from];
    if let Some(below) = from.checked_sub(1) {
        expected[below] += steps[from] - rest[from];
    }
    (expected == rest).then_some(from)
}

proptest! {
    #[test]
    fn winning_moves_leave_lost_positions(
        steps in prop::collection::vec(0..u64::MAX / 2, 0..20),
    ) {
        let moves = winning_moves(&steps);
        prop_assert_eq!(moves.is_empty(), !wins(&steps));
        for rest in moves {
            prop_assert!(taken_from(&steps, &rest).is_some());
            prop_assert!(!wins(&rest));
        }
    }
}
