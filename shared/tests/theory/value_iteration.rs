//! Values by iteration against retrograde analysis.

use crate::retrograde::{graphs, Arcs};
use proptest::prelude::*;
use shared::chase::Chase;
use shared::retrograde::{solve, Graph, Outcome, Play, Player};
use shared::value_iteration::{iterate_values, INFINITY};

/// The value that the outcome amounts to for the player whose turn it is.
fn value(outcome: Outcome, turn: Player) -> i32 {
    let value = match outcome {
        Outcome::Win(moves) => INFINITY - moves as i32,
        Outcome::Loss(moves) => moves as i32 - INFINITY,
        Outcome::Draw => 0,
    };
    match turn {
        Player::Left => value,
        Player::Right => -value,
    }
}

proptest! {
    #[test]
    fn iteration_finds_the_values_of_different_moves_for_both_players(
        (half, arcs) in graphs(),
        others in prop::collection::vec((0..12usize, 0..12usize), 0..24),
    ) {
        // Left moves from the even positions to odd ones, Right back.
        let inside = others.into_iter().filter(|&(from, to)| from < half && to < half);
        let lefts = arcs.iter().map(|&(from, to)| (2 * from, 2 * to + 1));
        let moves: Arcs = lefts.chain(inside.map(|(from, to)| (2 * from + 1, 2 * to))).collect();
        let turn = |position| if position % 2 == 0 { Player::Left } else { Player::Right };
        let game = Graph::new(2 * half, &moves);
        let outcomes = game.solve(Play::Normal);
        let expected: Vec<i32> = (0..2 * half).map(|at| value(outcomes[at], turn(at))).collect();
        prop_assert_eq!(iterate_values(&game, turn), expected);
    }
}

#[test]
fn the_easy_chase_by_iteration() {
    for size in 2..=7 {
        let chase = Chase::new(size);
        let outcomes = solve(&chase, Play::Normal);
        let values = iterate_values(&chase, |at| chase.turn(at));
        for (position, &found) in values.iter().enumerate() {
            assert_eq!(found, value(outcomes[position], chase.turn(position)));
        }
    }
}
