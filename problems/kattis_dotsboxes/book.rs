//! Dots and Boxes: how many moves can be made until somebody has scored?

use super::prelude::*;
use crate::graph::ascending_pairs;
use crate::second_opinion::matching::matched_pairs;

const MAX_DOTS: usize = 80;
const SECOND_OPINION_DOTS: usize = 12;

/// The rows of the board.
type Case = Vec<String>;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = usize;
    const QUESTION: Question<usize> =
        value("the greatest number of moves until somebody has scored");
    const SUBJECT: &str = "a case asks how long the play can last";

    fn file() -> File<Case> {
        let side = || computed("2 N - 1", |names| 2 * names.get("N") - 1);
        let rows = sequence(side(), word(".*-|", side()).line());
        let case = (number::<usize>("N", 2..=MAX_DOTS).line(), rows);
        let case = case.iso(|(_, rows)| rows, |rows: &Case| (rows.len().div_ceil(2), rows.clone()));
        let case = case.chosen_by(|choices| {
            let dots = choices.number("N", 2..=MAX_DOTS)?;
            Some(board(choices.rng, usize::try_from(dots).ok()?, 0.4))
        });
        let case = case.simplified_by(simpler);
        let what = "dots, boxes and lines in their places, and no complete box";
        single(case.such_that(what, is_valid))
    }

    fn answer(&mut self, rows: &Case) -> Option<usize> {
        let free = free_lines(rows);
        only_if(free.len() <= 12)?;
        note(Search::OfBook);
        let is_safe = |set: &u32| {
            let drawn = |line: (usize, usize)| {
                free.iter().position(|&free| free == line).is_none_or(|at| set >> at & 1 == 1)
            };
            boxes(rows.len()).all(|at| sides(at).into_iter().any(|line| !drawn(line)))
        };
        let most = (0..1_u32 << free.len()).filter(is_safe).map(u32::count_ones).max();
        most.map(|most| most as usize + 1)
    }

    fn small() -> impl Iterator<Item = Case> {
        (0..15_u32).map(|set| {
            let lines = sides((1, 1));
            drawn(2, &(0..4).filter(|at| set >> at & 1 == 1).map(|at| lines[at]).listed())
        })
    }

    fn random(rng: &mut Random) -> Case {
        board(rng, 3, 0.3)
    }

    fn full(rng: &mut Random) -> Case {
        let (dots, share) = (rng.random_range(2..=SECOND_OPINION_DOTS), rng.random_range(0.0..1.0));
        board(rng, dots, share)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a matching of the boxes by one augmenting path after another, for up to 12 × 12 dots",
    );

    fn second_opinion(&mut self, rows: &Case) -> Option<usize> {
        only_if(rows.len() <= 2 * SECOND_OPINION_DOTS)?;
        let free = free_lines(rows);
        let all = boxes(rows.len()).listed();
        let mut edges = ascending_pairs(all.len());
        edges.retain(|&(a, b, ())| {
            let (beside, other) = (sides(all[a]), sides(all[b]));
            beside.iter().any(|line| other.contains(line) && free.contains(line))
        });
        Some(free.len() + matched_pairs(&Graph::new(all.len(), edges)) + 1 - all.len())
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        vec![
            ("no line is drawn", vec![drawn(MAX_DOTS, &[])]),
            ("some lines are drawn", vec![board(rng, MAX_DOTS, 0.3)]),
        ]
    }
}

/// The boxes on a board with this many rows.
fn boxes(rows: usize) -> impl Iterator<Item = (usize, usize)> {
    let places = move || (1..rows).step_by(2);
    places().flat_map(move |row| places().map(move |column| (row, column)))
}

/// The lines around a box.
fn sides((row, column): (usize, usize)) -> [(usize, usize); 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

fn free_lines(rows: &[String]) -> Vec<(usize, usize)> {
    let places = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |column| (row, column)));
    let is_free = |&(row, column): &(usize, usize)| {
        (row + column) % 2 == 1 && rows[row].as_bytes()[column] == b'.'
    };
    places.filter(is_free).listed()
}

fn is_valid(rows: &Case) -> bool {
    let is_valid_at = |row: usize, (column, cell): (usize, char)| match (row % 2, column % 2) {
        (0, 0) => cell == '*',
        (0, _) => ".-".contains(cell),
        (_, 0) => ".|".contains(cell),
        _ => cell == '.',
    };
    let is_tidy = rows
        .iter()
        .enumerate()
        .all(|(row, cells)| cells.chars().enumerate().all(|cell| is_valid_at(row, cell)));
    let free = free_lines(rows);
    is_tidy && boxes(rows.len()).all(|at| sides(at).iter().any(|line| free.contains(line)))
}

/// A board with these lines.
fn drawn(dots: usize, lines: &[(usize, usize)]) -> Case {
    let side = 2 * dots - 1;
    let is_drawn = |at: (usize, usize)| lines.contains(&at);
    let cell = |row: usize, column: usize| match (row % 2, column % 2) {
        (0, 0) => '*',
        (0, 1) if is_drawn((row, column)) => '-',
        (1, 0) if is_drawn((row, column)) => '|',
        _ => '.',
    };
    (0..side).map(|row| (0..side).map(|column| cell(row, column)).collect()).listed()
}

/// A board with about this share of its lines, as far as no box is complete.
fn board(rng: &mut Random, dots: usize, share: f64) -> Case {
    let empty = drawn(dots, &[]);
    let mut lines = free_lines(&empty);
    lines.retain(|_| rng.random_bool(share));
    for at in boxes(empty.len()) {
        let sides = sides(at);
        if sides.iter().all(|line| lines.contains(line)) {
            let freed = sides[rng.random_range(0..4)];
            lines.retain(|&line| line != freed);
        }
    }
    drawn(dots, &lines)
}

/// Removes one of the lines, or some dots.
fn simpler(rows: &Case) -> Vec<Case> {
    let lines = free_lines(&drawn(rows.len().div_ceil(2), &[]));
    let free = free_lines(rows);
    let lines = lines.into_iter().filter(|line| !free.contains(line)).listed();
    let without = (0..lines.len()).map(|at| [&lines[..at], &lines[at + 1..]].concat());
    let dots = rows.len().div_ceil(2);
    let fewer = (dots > 2).then(|| {
        let inside =
            |&(row, column): &(usize, usize)| row < rows.len() - 2 && column < rows.len() - 2;
        drawn(dots - 1, &lines.iter().copied().filter(inside).listed())
    });
    fewer.into_iter().chain(without.map(|lines| drawn(dots, &lines))).listed()
}
