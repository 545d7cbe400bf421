//! A chase on the largest board of `TheEasyChase`: a game whose positions come back, in
//! which the number of moves counts.

use jury::Random;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use shared::retrograde::{best_options, solve, Game, Options, Outcome, Play};
use std::collections::HashMap;

const SIDE: usize = 20;
const CELLS: usize = SIDE * SIDE;

/// White moves one cell, Black one or two; who moves onto the other has won. A position is the
/// mover's cell, the other's cell and the mover's reach, 1 or 2.
struct Chase;

fn position(own: usize, other: usize, reach: usize) -> usize {
    (own * CELLS + other) * 2 + reach - 1
}

fn parts(position: usize) -> (usize, usize, usize) {
    let cells = position / 2;
    (cells / CELLS, cells % CELLS, position % 2 + 1)
}

/// The cells that are up to `reach` away in a straight line.
fn cells_near(cell: usize, reach: usize) -> impl Iterator<Item = usize> {
    let (row, column) = ((cell / SIDE) as isize, (cell % SIDE) as isize);
    let board = 0..SIDE as isize;
    (1..=reach as isize)
        .flat_map(|step| [(step, 0), (-step, 0), (0, step), (0, -step)])
        .map(move |(down, right)| (row + down, column + right))
        .filter(move |(row, column)| board.contains(row) && board.contains(column))
        .map(|(row, column)| row as usize * SIDE + column as usize)
}

/// The rules: the positions that one move reaches.
fn options(at: usize) -> Vec<usize> {
    let (own, other, reach) = parts(at);
    if own == other {
        return Vec::new();
    }
    cells_near(own, reach)
        .map(|cell| position(other, cell, 3 - reach))
        .collect()
}

impl Game for Chase {
    fn positions(&self) -> usize {
        CELLS * CELLS * 2
    }

    fn degree(&self, position: usize) -> usize {
        options(position).len()
    }

    fn each_predecessor<F: FnMut(usize)>(&self, at: usize, visit: F) {
        let (own, other, reach) = parts(at);
        let mover = 3 - reach;
        cells_near(other, mover)
            .filter(|&cell| cell != own)
            .map(|cell| position(cell, own, mover))
            .for_each(visit);
    }
}

impl Options for Chase {
    fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F) {
        options(position).into_iter().for_each(visit);
    }
}

/// The number of moves until the end, if the winner moves as the theory says and the loser as
/// long as he can: all lines of play.
fn longest(outcomes: &[Outcome], at: usize, known: &mut HashMap<usize, u32>) -> u32 {
    if let Some(&moves) = known.get(&at) {
        return moves;
    }
    let moves = match outcomes[at] {
        Outcome::Loss(_) => options(at),
        _ => best_options(&Chase, outcomes, at),
    };
    let moves = moves
        .into_iter()
        .map(|option| longest(outcomes, option, known) + 1);
    let moves = moves.max().unwrap_or(0);
    known.insert(at, moves);
    moves
}

#[test]
fn the_winner_needs_the_moves_that_the_theory_says_and_no_more() {
    let outcomes = solve(&Chase, Play::Normal);
    let mut known = HashMap::new();
    for number in 0..1000 {
        let random = &mut Random::seed_from_u64(number);
        let mut at = random.random_range(0..CELLS * CELLS * 2);
        let (mut left, mut winner_moves) = match outcomes[at] {
            Outcome::Win(moves) => (moves, true),
            Outcome::Loss(moves) => (moves, false),
            Outcome::Draw => panic!("a draw, though nobody can get away for ever: {at}"),
        };
        // How the loser moves: at random, away from the other, or as the theory says.
        let defence = number % 3;
        while left > 12 {
            let reached = options(at);
            at = if winner_moves {
                let best = best_options(&Chase, &outcomes, at);
                let moved = *best.choose(random).expect("the winner has a move");
                assert!(reached.contains(&moved), "{at} to {moved}");
                moved
            } else {
                match defence {
                    0 => *reached.choose(random).expect("the loser has a move"),
                    1 => reached
                        .into_iter()
                        .max_by_key(|&to| distance(to))
                        .expect("a move"),
                    _ => *best_options(&Chase, &outcomes, at)
                        .choose(random)
                        .expect("a move"),
                }
            };
            let now = match outcomes[at] {
                Outcome::Win(moves) if !winner_moves => moves,
                Outcome::Loss(moves) if winner_moves => moves,
                other => panic!("the winner has lost his win at {at}: {other:?}"),
            };
            assert!(now < left, "{at}");
            assert!(now == left - 1 || !(winner_moves || defence == 2), "{at}");
            left = now;
            winner_moves = !winner_moves;
        }
        assert_eq!(longest(&outcomes, at, &mut known), left, "{at}");
    }
}

/// How far the players stand from each other.
fn distance(at: usize) -> usize {
    let (own, other, _) = parts(at);
    (own / SIDE).abs_diff(other / SIDE) + (own % SIDE).abs_diff(other % SIDE)
}
