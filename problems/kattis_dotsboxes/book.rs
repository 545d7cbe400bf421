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
        let left = cases::subsets(free.clone()).filter(|free| has_no_box(rows.len(), free));
        left.map(|left| free.len() - left.len() + 1).max()
    }

    fn small() -> impl Iterator<Item = Case> {
        let incomplete = cases::subsets(sides((1, 1)).into()).filter(|lines| lines.len() < 4);
        incomplete.map(|lines| drawn(2, &lines))
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
fn boxes(rows: usize) -> impl Iterator<Item = Cell> {
    cases::products((1..rows).step_by(2), (1..rows).step_by(2))
}

/// The lines around a box.
fn sides((row, column): Cell) -> [Cell; 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

fn free_lines(rows: &[String]) -> Vec<Cell> {
    let places = cases::products(0..rows.len(), 0..rows.len());
    let lines = places.filter(|(row, column)| (row + column) % 2 == 1);
    lines.filter(|&(row, column)| rows[row].as_bytes()[column] == b'.').listed()
}

/// Returns whether each box has a free line.
fn has_no_box(rows: usize, free: &[Cell]) -> bool {
    boxes(rows).all(|at| sides(at).iter().any(|line| free.contains(line)))
}

fn is_valid(rows: &Case) -> bool {
    let is_valid_at = |row: usize, (column, cell): (usize, char)| match (row % 2, column % 2) {
        (0, 0) => cell == '*',
        (0, _) => ".-".contains(cell),
        (_, 0) => ".|".contains(cell),
        _ => cell == '.',
    };
    let is_valid_row =
        |(row, cells): (usize, &String)| cells.chars().enumerate().all(|at| is_valid_at(row, at));
    rows.iter().enumerate().all(is_valid_row) && has_no_box(rows.len(), &free_lines(rows))
}

/// A board with these lines.
fn drawn(dots: usize, lines: &[Cell]) -> Case {
    let side = 2 * dots - 1;
    let cell = |row: usize, column: usize| match (row % 2, lines.contains(&(row, column))) {
        (0, true) => '-',
        (_, true) => '|',
        (0, _) if column.is_multiple_of(2) => '*',
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
    let dots = rows.len().div_ceil(2);
    let free = free_lines(rows);
    let mut lines = free_lines(&drawn(dots, &[]));
    lines.retain(|line| !free.contains(line));
    let without = (0..lines.len()).map(|at| [&lines[..at], &lines[at + 1..]].concat());
    let fewer = (dots > 2).then(|| {
        let inside = lines.iter().filter(|line| line.0.max(line.1) < rows.len() - 2);
        drawn(dots - 1, &inside.copied().listed())
    });
    fewer.into_iter().chain(without.map(|lines| drawn(dots, &lines))).listed()
}
