//! Games of sliding pieces that Left loses.

use crate::Random;
use crate::board::{Board, Cell, beside, cells};
use crate::listed::Listed;
use crate::rules::sliding_pieces::{Record, Round, SlidingPieces, empty_cell, positions};
use crate::rules::{Partizan, Player};
use rand::Rng;

/// All games on a board that Left loses, after at least one round.
pub fn lost_games(board: &Board) -> Vec<Record> {
    let mut games = Vec::new();
    extend(&mut games, (board, &[]), board);
    games
}

fn extend(games: &mut Vec<Record>, (start, rounds): (&Board, &[Round]), board: &Board) {
    let lefts = SlidingPieces.options(board, Player::Left);
    if lefts.is_empty() && !rounds.is_empty() {
        games.push((start.clone(), rounds.to_vec()));
    }
    for left in lefts {
        for right in SlidingPieces.options(&left, Player::Right) {
            let round = [&left, &right].map(|board| empty_cell(board).expect("an empty cell"));
            extend(games, (start, &[rounds, &[round]].concat()), &right);
        }
    }
}

/// A lost game on a board of at least three cells, along a random walk.
pub fn lost_game(rng: &mut Random, size: [usize; 2]) -> Record {
    loop {
        let walk = super::walk(rng, size);
        if walk.len() >= 3 {
            return lost_game_along(rng, size, &walk);
        }
    }
}

/// The lost game in which the empty cell walks through at least three cells, without the last one if their
/// number is even. Pieces around the end are black; others are checkered or random.
pub fn lost_game_along(rng: &mut Random, [rows, columns]: [usize; 2], walk: &[Cell]) -> Record {
    let rounds: Vec<Round> = walk[1..].as_chunks().0.to_vec();
    let end = walk[(walk.len() - 1) & !1];
    let changed = [0.0, 0.025, 0.25][rng.random_range(0..3)];
    let mut piece = |cell: Cell| match usize::from(rng.random_bool(changed)) {
        _ if beside(end).contains(&cell) => 'X',
        changed => ['X', 'O'][(cell.0 + cell.1 + changed) % 2],
    };
    let mut row = |x| (0..columns).map(|y| piece((x, y))).listed();
    let mut board: Board = (0..rows).map(&mut row).listed();
    for &[left, right] in &rounds {
        board[left.0][left.1] = 'O';
        board[right.0][right.1] = 'X';
    }
    board[walk[0].0][walk[0].1] = '.';
    (board, rounds)
}

/// Simpler games, not all lost: without the first round or an outer row or column, or with a black piece
/// instead of a white one.
pub fn simpler(record: &Record) -> Vec<Record> {
    let (board, rounds) = record;
    let (rows, columns) = (board.len(), board[0].len());
    let second = positions(record).and_then(|positions| positions.into_iter().nth(2));
    let later = second.map(|(board, _)| (board, rounds[1..].to_vec()));
    let cropped = [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]];
    let cropped = cropped.map(|[above, left, below, right]| {
        let row = |row: &Vec<char>| row[left..columns - right].to_vec();
        let moved = |(x, y): Cell| (x.saturating_sub(above), y.saturating_sub(left));
        let board: Board = board[above..rows - below].iter().map(row).listed();
        (board, rounds.iter().map(|round| round.map(moved)).listed())
    });
    let few = rows * columns <= 64;
    let white = cells(board).filter(|&(_, piece)| few && piece == 'O');
    let blackened = white.map(|((x, y), _)| {
        let mut board = board.clone();
        board[x][y] = 'X';
        (board, rounds.clone())
    });
    later.into_iter().chain(cropped).chain(blackened).listed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{all_boards, snake};
    use crate::rules::sliding_pieces::is_lost;
    use rand::SeedableRng;

    #[test]
    fn left_loses() {
        let row = vec!["XO.OXO".chars().collect()];
        let round: Round = [(0, 1), (0, 0)];
        assert_eq!(lost_games(&row), [(row, vec![round])]);
        let games = all_boards(2, 2, "XO.").flat_map(|board| lost_games(&board));
        assert!(games.into_iter().all(|game| is_lost(&game)));
        let rng = &mut Random::seed_from_u64(1);
        for size in [[1, 3], [2, 2], [5, 4], [7, 7]] {
            assert!((0..50).all(|_| is_lost(&lost_game(rng, size))));
            assert!(is_lost(&lost_game_along(rng, size, &snake(size))));
        }
    }
}
