//! Staircase Nim against its rules, as stairs and as a row of sliding tokens.

use jury::search::impartial::{Impartial, Outcomes, Play};
use proptest::prelude::*;
use shared::staircase::{winning_moves, wins};

struct Stairs;

impl Impartial for Stairs {
    type Position = Vec<u64>;

    fn options(&self, steps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..steps.len() {
            for coins in 1..=steps[at] {
                options.push(moved(steps, (at, coins)));
            }
        }
        options
    }
}

fn moved(steps: &[u64], (at, coins): (usize, u64)) -> Vec<u64> {
    let mut steps = steps.to_vec();
    steps[at] -= coins;
    if at > 0 {
        steps[at - 1] += coins;
    }
    steps
}

#[test]
fn outcomes_and_winning_moves_are_those_of_the_rules() {
    let mut outcomes = Outcomes::new(Stairs, Play::Normal);
    for code in 0..5u64.pow(5) {
        let steps: Vec<u64> = (0..5).map(|at| code / 5u64.pow(at) % 5).collect();
        assert_eq!(wins(&steps), outcomes.wins(&steps), "{steps:?}");
        let mut left: Vec<_> = winning_moves(&steps)
            .into_iter()
            .map(|one| moved(&steps, one))
            .collect();
        let mut expected = outcomes.winning_options(&steps);
        left.sort_unstable();
        expected.sort_unstable();
        assert_eq!(left, expected, "{steps:?}");
    }
}

/// Tokens on different cells `1, 2, 3, …`, ascending; a move slides one to the left, without a
/// jump.
struct Tokens;

impl Impartial for Tokens {
    type Position = Vec<u64>;

    fn options(&self, cells: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for at in 0..cells.len() {
            let behind = at.checked_sub(1).map_or(0, |left| cells[left]);
            for cell in behind + 1..cells[at] {
                let mut cells = cells.clone();
                cells[at] = cell;
                options.push(cells);
            }
        }
        options
    }
}

#[test]
fn sliding_tokens_are_stairs_of_gaps_from_the_last_token_down() {
    let mut outcomes = Outcomes::new(Tokens, Play::Normal);
    for set in 0..1u64 << 12 {
        let cells: Vec<u64> = (1..=12).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
        let behind = std::iter::once(0).chain(cells.iter().copied());
        let mut gaps: Vec<u64> = cells.iter().zip(behind).map(|(b, a)| b - a - 1).collect();
        gaps.reverse();
        assert_eq!(wins(&gaps), outcomes.wins(&cells), "{cells:?}");
    }
}

proptest! {
    #[test]
    fn winning_moves_leave_nothing_to_win(
        steps in prop::collection::vec(0..u64::MAX / 2, 0..20),
    ) {
        let moves = winning_moves(&steps);
        prop_assert_eq!(moves.is_empty(), !wins(&steps));
        for (at, coins) in moves {
            prop_assert!((1..=steps[at]).contains(&coins));
            prop_assert!(!wins(&moved(&steps, (at, coins))));
        }
    }
}
