//! The Easy Chase against its rules.

use crate::panic_message;
use jury::rules;
use jury::rules::chase::Position;
use jury::rules::Player::Left;
use jury::search::{impartial, loopy};
use shared::chase::{Cell, Chase};
use shared::retrograde::{solve, Game, Options, Outcome, Play};

/// The starts of The Easy Chase by the rules, each with its number in the theory.
fn starts(size: usize) -> impl Iterator<Item = (Position, usize)> {
    let chase = Chase::new(size);
    let cell = |(row, column): Cell| (row - 1, column - 1);
    rules::chase::Chase(size)
        .starts(Left)
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
fn the_easy_chase_is_blacks_unless_white_starts_beside_her() {
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
fn the_chase_goes_the_same_ways_forwards_and_backwards() {
    let chase = Chase::new(4);
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

#[test]
fn starts_without_two_cells_of_the_board_are_refused() {
    for (name, white, black) in [
        ("below", (3, 0), (1, 1)),
        ("beside", (0, 3), (1, 1)),
        ("black below", (1, 1), (3, 0)),
        ("black beside", (1, 1), (0, 3)),
        ("together", (1, 1), (1, 1)),
    ] {
        let message = panic_message(|| Chase::new(3).start(white, black));
        let expected = "different cells of a board of 3 × 3";
        assert!(message.contains(expected), "{name}: {message}");
    }
}

#[test]
fn other_boards_are_refused() {
    for size in [0, 129] {
        let message = panic_message(|| Chase::new(size));
        assert!(
            message.contains("a board of up to 128 rows"),
            "{size}: {message}"
        );
    }
}
