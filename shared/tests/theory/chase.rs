//! The Easy Chase against its rules.

use crate::panic_message;
use jury::rules::{Game, Visit};
use jury::search::{impartial, loopy};
use shared::chase::{Cell, Chase};
use shared::retrograde::{self, solve, Options, Outcome, Play};

/// The chase by its rules, on a board with this number of rows.
struct Rules(usize);

impl Game for Rules {
    /// The mover's cell, the other player's, and how far the mover goes.
    type Position = (Cell, Cell, usize);

    fn moves(&self, &(own, other, reach): &Self::Position, visit: Visit<Self::Position>) {
        if own == other {
            return;
        }
        let cells = (0..self.0).flat_map(|row| (0..self.0).map(move |column| (row, column)));
        cells
            .filter(|cell| cell.0 == own.0 || cell.1 == own.1)
            .filter(|cell| (1..=reach).contains(&(cell.0.abs_diff(own.0) + cell.1.abs_diff(own.1))))
            .for_each(|cell| visit((other, cell, 3 - reach), format_args!("move")));
    }

    fn draw(&self, position: &Self::Position) -> String {
        format!("{position:?}")
    }
}

/// The starts of The Easy Chase: White's cell, Black's, and the position with White to move.
fn starts(size: usize) -> impl Iterator<Item = ((usize, usize), (usize, usize), usize)> {
    let chase = Chase::new(size);
    let cells = move || (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)));
    let pairs = cells().flat_map(move |white| cells().map(move |black| (white, black)));
    let apart = pairs.filter(|(white, black)| white != black);
    apart.map(move |(white, black)| (white, black, chase.start(white, black)))
}

#[test]
fn outcomes_are_those_of_the_rules() {
    for size in 1..=5 {
        let outcomes = solve(&Chase::new(size), Play::Normal);
        let positions = starts(size).map(|(white, black, _)| (white, black, 1));
        let expected = loopy::solve(&Rules(size), impartial::Play::Normal, positions);
        for (white, black, start) in starts(size) {
            let expected = match expected[&(white, black, 1)] {
                loopy::Outcome::Win(moves) => Outcome::Win(moves),
                loopy::Outcome::Loss(moves) => Outcome::Loss(moves),
                loopy::Outcome::Draw => Outcome::Draw,
            };
            assert_eq!(outcomes[start], expected, "{size} {white:?} {black:?}");
        }
    }
}

#[test]
fn the_easy_chase_is_blacks_unless_white_starts_beside_her() {
    let longest = [2, 8, 10, 12, 16, 20, 22, 24, 28, 32, 34];
    for (size, longest) in (2..).zip(longest) {
        let outcomes = solve(&Chase::new(size), Play::Normal);
        let mut most = 0;
        for (white, black, start) in starts(size) {
            let beside = white.0.abs_diff(black.0) + white.1.abs_diff(black.1) == 1;
            match outcomes[start] {
                Outcome::Loss(moves) if !beside => most = most.max(moves),
                outcome => assert!(beside && outcome == Outcome::Win(1), "{white:?} {black:?}"),
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
    for position in 0..retrograde::Game::positions(&chase) {
        chase.each_option(position, |option| forwards.push((position, option)));
        retrograde::Game::each_predecessor(&chase, position, |before| {
            backwards.push((before, position));
        });
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
