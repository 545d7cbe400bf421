//! The Easy Chase against its rules.

use crate::panic_message;
use jury::rules;
use jury::rules::chase::Position;
use jury::rules::Player::Left;
use jury::search::{impartial, loopy};
use shared::chase::{Cell, Chase};
use shared::retrograde::{solve, Game, Options, Outcome, Play, Player};

/// The starts of The Easy Chase by the rules, each with its number in the module.
fn starts(size: usize) -> impl Iterator<Item = (Position, usize)> {
    let chase = Chase::new(size);
    let cell = |(row, column): Cell| (row - 1, column - 1);
    rules::chase::Chase(size)
        .starts(Left)
        .into_iter()
        .map(move |start| (start, chase.start(cell(start.white), cell(start.black))))
}

#[test]
fn outcomes_are_those_of_the_rules() {
    for size in 1..=5 {
        let outcomes = solve(&Chase::new(size), Play::Normal);
        let game = rules::chase::Chase(size);
        let expected = loopy::solve(&game, impartial::Play::Normal, game.starts(Left));
        for (start, number) in starts(size) {
            let expected = match expected[&start] {
                loopy::Outcome::Win(moves) => Outcome::Win(moves),
                loopy::Outcome::Loss(moves) => Outcome::Loss(moves),
                loopy::Outcome::Draw => Outcome::Draw,
            };
            assert_eq!(outcomes[number], expected, "{size} {start:?}");
        }
    }
}

#[test]
fn black_wins_the_easy_chase_unless_white_starts_beside_her() {
    let longest = [2, 8, 10, 12, 16, 20, 22, 24, 28, 32, 34];
    for (size, longest) in (2..).zip(longest) {
        let outcomes = solve(&Chase::new(size), Play::Normal);
        let mut most = 0;
        for (start, number) in starts(size) {
            let (white, black) = (start.white, start.black);
            let beside = white.0.abs_diff(black.0) + white.1.abs_diff(black.1) == 1;
            match outcomes[number] {
                Outcome::Loss(moves) if !beside => most = most.max(moves),
                outcome => assert!(beside && outcome == Outcome::Win(1), "{start:?}"),
            }
        }
        assert_eq!(most, longest, "{size}");
    }
}

#[test]
fn options_and_predecessors_of_the_chase_agree() {
    for chase in [4, 5].map(Chase::new) {
        let mut forwards = Vec::new();
        let mut backwards = Vec::new();
        for position in 0..chase.positions() {
            chase.each_option(position, |option| forwards.push((position, option)));
            chase.each_predecessor(position, |before| backwards.push((before, position)));
        }
        forwards.sort_unstable();
        backwards.sort_unstable();
        assert_eq!(forwards, backwards);
    }
}

#[test]
fn starts_off_the_board_or_on_one_cell_are_refused() {
    let outside = "cells of a board of 3 × 3";
    for (name, white, black, expected) in [
        ("below", (3, 0), (1, 1), outside),
        ("beside", (0, 3), (1, 1), outside),
        ("black below", (1, 1), (3, 0), outside),
        ("black beside", (1, 1), (0, 3), outside),
        ("together", (1, 1), (1, 1), "different cells"),
    ] {
        let message = panic_message(|| Chase::new(3).start(white, black));
        assert!(message.contains(expected), "{name}: {message}");
    }
}

#[test]
fn boards_of_other_sizes_are_refused() {
    for size in [0, 129] {
        let message = panic_message(|| Chase::new(size));
        assert!(message.contains("the board must have 1 to 128 rows"), "{size}: {message}");
    }
}

/// The image of a cell under a symmetry: a number of turns to the right, then possibly a reflection.
fn image(size: usize, (row, column): Cell, turns: usize, reflected: bool) -> Cell {
    let turned = (0..turns).fold((row, column), |(row, column), _| (column, size - 1 - row));
    if reflected {
        (turned.1, turned.0)
    } else {
        turned
    }
}

#[test]
fn positions_and_their_images_are_worth_the_same() {
    for size in 1..=5 {
        let chase = Chase::new(size);
        let outcomes = solve(&chase, Play::Normal);
        let cells = || (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        for (white, black) in cells().flat_map(|white| cells().map(move |black| (white, black))) {
            for turn in [Player::Left, Player::Right] {
                let number = chase.position(white, black, turn);
                assert_eq!(chase.turn(number), turn);
                for (turns, reflected) in (0..4).flat_map(|turns| [(turns, false), (turns, true)]) {
                    let [white, black] =
                        [white, black].map(|cell| image(size, cell, turns, reflected));
                    let other = chase.position(white, black, turn);
                    assert_eq!(outcomes[number], outcomes[other], "{white:?} {black:?}");
                }
            }
        }
    }
}
