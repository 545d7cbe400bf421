use super::prelude::*;
use crate::rules::coin_board::CoinBoard;
use crate::second_opinion::coins::CoinValues;

const MAX_SIDE: usize = 100;
const SEARCHED_CELLS: usize = 12;
/// Heads, and the letters that count as tails.
const COINS: &str = concat!(
    "HTABCDEFGIJKLMNOPQRSUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
);

#[derive(Default)]
pub struct Book {
    outcomes: impartial::Family<CoinBoard>,
    coins: CoinValues,
}

impl super::Book for Book {
    type Case = Board;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("the player to move wins", "-_-", "=_=");

    fn file() -> File<Board> {
        counted("T", 1..=50, grid(("n", 1..=MAX_SIDE), ("m", 1..=MAX_SIDE), COINS))
    }

    fn position(board: &Board) -> Shown {
        let (rows, columns) = searched_size(board).ok_or(BEYOND_RULES)?;
        Ok(normal(CoinBoard::new(rows, columns), tails(board)))
    }

    fn answer(&mut self, board: &Board) -> Option<bool> {
        let (rows, columns) = searched_size(board)?;
        Some(self.outcomes.of(CoinBoard::new(rows, columns)).wins(&tails(board)))
    }

    fn small() -> impl Iterator<Item = Board> {
        cases::boards_up_to(9, "HT")
    }

    fn random(rng: &mut Random) -> Board {
        let rows = rng.random_range(1..=SEARCHED_CELLS);
        let columns = rng.random_range(1..=SEARCHED_CELLS / rows);
        coins(rng, rows, columns)
    }

    fn full(rng: &mut Random) -> Board {
        let mut side = || cases::number(rng, 1..=MAX_SIDE as u64) as usize;
        let (rows, columns) = (side(), side());
        match rng.random_range(0..3) {
            0 => coins(rng, 1, columns),
            1 => coins(rng, rows.min(4), columns.min(4)),
            _ => coins(rng, rows, columns),
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "Grundy values of single coins by definition, on boards of one row or column, and of coins with at \
         most 16 above and to their left; the solution uses a formula",
    );

    fn second_opinion(&mut self, board: &Board) -> Option<bool> {
        let tails = cells(board).filter(|&(_, coin)| coin != 'H');
        let values = tails.map(|((row, column), _)| self.coins.value(row + 1, column + 1));
        Some(nim_sum(values.all_listed()?) != 0)
    }
}

fn searched_size(board: &Board) -> Option<(usize, usize)> {
    let (rows, columns) = (board.len(), board[0].len());
    (rows * columns <= SEARCHED_CELLS).then_some((rows, columns))
}

fn tails(board: &Board) -> u32 {
    cells(board).zip(0..).fold(0, |tails, ((_, coin), at)| tails | u32::from(coin != 'H') << at)
}

fn coins(rng: &mut Random, rows: usize, columns: usize) -> Board {
    let tails = [0.02, 0.2, 0.5, 0.9][rng.random_range(0..4)];
    cases::board(rng, [rows, columns], ['H', 'T'], tails)
}
