//! Values by iteration against retrograde analysis.

use crate::retrograde::{graphs, Arcs};
use proptest::prelude::*;
use shared::chase::Chase;
use shared::retrograde::{solve, Game, Graph, Options, Outcome, Play, Player};
use shared::value_iteration::{iterate_values, INFINITY};
use std::cell::Cell;

/// The value that corresponds to an outcome for the player to move.
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
        let game = two_sided(half, &arcs, &others);
        let outcomes = game.solve(Play::Normal);
        let expected: Vec<i32> = (0..2 * half).map(|at| value(outcomes[at], turn(at))).collect();
        prop_assert_eq!(iterate_values(&game, turn), expected);
    }

    /// So the dependencies of values are not cyclic, although positions may come back: the iteration ends.
    #[test]
    fn each_value_depends_on_one_nearer_to_the_end(
        (half, arcs) in graphs(),
        others in prop::collection::vec((0..12usize, 0..12usize), 0..24),
    ) {
        let game = two_sided(half, &arcs, &others);
        let values = iterate_values(&game, turn);
        for position in (0..2 * half).filter(|&at| values[at] != 0 && game.degree(at) > 0) {
            let nearer = values[position] + values[position].signum();
            let mut found = false;
            game.each_option(position, |option| found |= values[option] == nearer);
            prop_assert!(found, "{position}: {values:?}");
        }
    }
}

fn turn(position: usize) -> Player {
    match position % 2 {
        0 => Player::Left,
        _ => Player::Right,
    }
}

/// A game in which Left moves from even positions to odd ones, and Right back.
fn two_sided(half: usize, lefts: &Arcs, rights: &Arcs) -> Graph {
    let inside = rights.iter().filter(|&&(from, to)| from < half && to < half);
    let lefts = lefts.iter().map(|&(from, to)| (2 * from, 2 * to + 1));
    let moves: Arcs = lefts.chain(inside.map(|&(from, to)| (2 * from + 1, 2 * to))).collect();
    Graph::new(2 * half, &moves)
}

/// The chase, with a count of the visited positions.
struct Counted(Chase, Cell<usize>);

impl Game for Counted {
    fn positions(&self) -> usize {
        self.0.positions()
    }

    fn degree(&self, position: usize) -> usize {
        self.0.degree(position)
    }

    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, visit: F) {
        self.1.set(self.1.get() + 1);
        self.0.each_predecessor(position, visit);
    }
}

impl Options for Counted {
    fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F) {
        self.0.each_option(position, visit);
    }
}

/// The paper's k is at most 2; retrograde analysis visits each position once.
#[test]
fn a_position_of_the_chase_is_taken_from_the_queue_twice_at_most() {
    for size in 2..=12 {
        let chase = Counted(Chase::new(size), Cell::new(0));
        iterate_values(&chase, |at| chase.0.turn(at));
        let positions = chase.positions();
        assert!(chase.1.take() <= 2 * positions, "{size}");
        solve(&chase, Play::Normal);
        assert!(chase.1.take() <= positions, "{size}");
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
