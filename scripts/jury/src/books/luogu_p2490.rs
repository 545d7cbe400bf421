//! Luogu P2490, Black and White Pieces: of all placements of k facing pieces on n cells,
//! how many does White, who begins, win if a move slides at most d of them?

use super::prelude::*;
use crate::format::smaller;
use crate::rules::Player::Left as White;
use crate::rules::facing_pieces::FacingPieces;
use crate::search::partizan::Outcomes;

const MAX_CELLS: u64 = 10_000;
const MAX_PIECES: u64 = 100;
const SEARCHED_CELLS: u64 = 10;

#[derive(Default)]
pub struct Book;

/// The cells, the pieces, and the most of them that a move slides.
type Board = (u64, u64, u64);

impl super::Book for Book {
    type Case = Board;

    fn file() -> File<impl Format<Value = Board>> {
        let numbers = (number("n", 2..), number("k", 2..), number("d", 1..)).line();
        let board = numbers.simplified_by(simpler);
        single(
            board.such_that("1 <= d <= k <= n with an even k", |&(n, k, d)| {
                1 <= d && d <= k && k <= n && k.is_multiple_of(2)
            }),
        )
    }

    fn position(_: &Board) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    fn answer(&mut self, &(n, k, d): &Board) -> Option<String> {
        if n > SEARCHED_CELLS {
            return None;
        }
        let most = d as usize;
        let mut outcomes = Outcomes::new(FacingPieces { most });
        let placements = cases::subsets((1..=n).collect()).filter(|cells| cells.len() as u64 == k);
        let won = placements.filter(|cells| outcomes.wins(cells, White));
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = Board> {
        let boards = (2..=SEARCHED_CELLS).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k)));
        boards.flat_map(|(n, k)| (1..=k).map(move |d| (n, k, d)))
    }

    fn random(random: &mut Random) -> Board {
        let n = random.random_range(2..=SEARCHED_CELLS);
        let k = 2 * random.random_range(1..=n / 2);
        (n, k, random.random_range(1..=k))
    }

    fn full(random: &mut Random) -> Board {
        let n = cases::number(random, 2..=MAX_CELLS);
        let k = 2 * cases::number(random, 1..=n.min(MAX_PIECES) / 2);
        (n, k, cases::number(random, 1..=k))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Board>)> {
        let board = (MAX_CELLS, MAX_PIECES, 1);
        vec![("100 pieces on 10,000 cells", vec![board])]
    }
}

/// Fewer cells, pairs of pieces, or pieces of a move.
fn simpler(&(n, k, d): &Board) -> Vec<Board> {
    let cells = smaller(n, k).into_iter().map(|n| (n, k, d));
    let pairs = smaller(k / 2, d.div_ceil(2)).into_iter();
    let pieces = smaller(d, 1).into_iter().map(|d| (n, k, d));
    cells
        .chain(pairs.map(|pairs| (n, 2 * pairs, d)))
        .chain(pieces)
        .collect()
}
