//! A rook on a board of numbers: a move takes it within its row or column to a cell that it has not
//! visited too often, or ends the game. Left maximises the final number under it, Right minimises
//! it.

use super::{Player, Scoring, VisitGain};
use crate::listed::Listed;

/// The walk on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RookWalk {
    /// The numbers of the cells, row by row.
    pub rows: Vec<Vec<i64>>,
    /// The greatest number of visits to a cell.
    pub visits: u32,
}

/// The rook's cell, if the game is not over, the visits to each cell, and the score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rook {
    at: Option<(usize, usize)>,
    visited: Vec<Vec<u32>>,
    score: i64,
}

impl RookWalk {
    /// The rook on the first cell, which it has visited once.
    pub fn start(&self) -> Rook {
        let mut visited: Vec<_> = self.rows.iter().map(|row| vec![0; row.len()]).listed();
        visited[0][0] = 1;
        Rook { at: Some((0, 0)), visited, score: 0 }
    }
}

impl Scoring for RookWalk {
    type Position = Rook;

    fn moves(&self, rook: &Rook, _: Player, visit: VisitGain<Rook>) {
        let Some((row, column)) = rook.at else { return };
        let in_row = (0..self.rows[0].len()).map(|to| (row, to));
        let in_column = (0..self.rows.len()).map(|to| (to, column));
        for (r, c) in in_row.chain(in_column) {
            if (r, c) != (row, column) && rook.visited[r][c] < self.visits {
                let mut next = rook.clone();
                next.at = Some((r, c));
                next.visited[r][c] += 1;
                visit(next, 0, format_args!("move to ({}, {})", r + 1, c + 1));
            }
        }
        let over = Rook { at: None, visited: Vec::new(), score: self.rows[row][column] };
        visit(over, 0, format_args!("end the game"));
    }

    fn terminal_score(&self, rook: &Rook) -> i64 {
        rook.score
    }

    /// Marks each visit with `*`, the rook's cell with brackets.
    fn draw(&self, rook: &Rook) -> String {
        if rook.at.is_none() {
            return format!("over at {}", rook.score);
        }
        let cell = |r: usize, c: usize| {
            let number = format!("{}{}", self.rows[r][c], "*".repeat(rook.visited[r][c] as usize));
            if rook.at == Some((r, c)) { format!("[{number}]") } else { number }
        };
        let row = |r: usize| {
            let cells: Vec<String> = (0..self.rows[r].len()).map(|c| cell(r, c)).listed();
            cells.join(" ")
        };
        let rows: Vec<String> = (0..self.rows.len()).map(row).listed();
        rows.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::all_lists;
    use crate::search::scores::Scores;

    /// The statement of Codeforces 1710E allows 1000 visits; its book searches 2.
    #[test]
    fn the_number_of_visits_does_not_matter() {
        for numbers in all_lists(4..=4, 1..=4) {
            let row = |row: &[u64]| -> Vec<i64> { row.iter().map(|&cell| cell as i64).collect() };
            let rows: Vec<_> = numbers.chunks(2).map(row).collect();
            let score = |visits| {
                let walk = RookWalk { rows: rows.clone(), visits };
                let start = walk.start();
                Scores::new(walk).score(&start, Player::Right)
            };
            let once = score(1);
            assert!((2..=3).all(|visits| score(visits) == once), "{rows:?}");
        }
    }
}
