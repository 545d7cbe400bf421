//! Black and White Pieces: of all placements of k facing pieces on n cells, how many does White, who begins, win if a
//! move slides at most d of them?

use super::prelude::*;
use crate::format::Limit;
use crate::rules::Player::Left as White;
use crate::rules::facing_pieces::FacingPieces;
use crate::second_opinion::counting::{balanced, won_placements};

const MAX_CELLS: u64 = 10_000;
const MAX_PIECES: u64 = 100;
const SEARCHED_CELLS: u64 = 10;
const MODULUS: u64 = 1_000_000_007;

#[derive(Default)]
pub struct Book;

/// The cells, the pieces, and the most pieces of a move.
type Board = (u64, u64, u64);

impl super::Book for Book {
    type Case = Board;
    type Answer = u64;
    const QUESTION: Question<u64> =
        value("the number of placements that White wins, modulo 1,000,000,007");
    const SUBJECT: &str = "a case asks for the number of won placements on a board";

    fn file() -> File<Board> {
        let most = Limit::AtMost(&Limit::Named("n"), MAX_PIECES.into());
        let k = number("k", between(2, most));
        let k = k.simplified_by(|&k| smaller(k / 2, 1).iter().map(|pairs| 2 * pairs).listed());
        let board = (number("n", 2..=MAX_CELLS), k, number("d", between(1, "k")));
        single(board.line().such_that("an even k", |(_, k, _)| k % 2 == 0))
    }

    /// The pieces as far apart as they can be.
    fn played(&(n, k, d): &Board) -> AllShown {
        let cells = (0..k).map(|piece| 1 + piece * (n - 1) / (k - 1));
        Ok(vec![two_sided(FacingPieces { most: d as usize }, cells.collect(), White)])
    }

    fn answer(&mut self, &(n, k, d): &Board) -> Option<u64> {
        only_if(n <= SEARCHED_CELLS)?;
        let mut outcomes = partizan::Outcomes::new(FacingPieces { most: d as usize });
        let placements = cases::subsets((1..=n).listed()).filter(|cells| cells.len() as u64 == k);
        Some(placements.filter(|cells| outcomes.wins(cells, White)).count() as u64)
    }

    fn small() -> impl Iterator<Item = Board> {
        let boards = (2..=SEARCHED_CELLS).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k)));
        boards.flat_map(|(n, k)| (1..=k).map(move |d| (n, k, d)))
    }

    fn random(rng: &mut Random) -> Board {
        let n = rng.random_range(2..=SEARCHED_CELLS);
        let k = 2 * rng.random_range(1..=n / 2);
        (n, k, rng.random_range(1..=k))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the placements counted by the digits of their heaps, heap by heap, for up to 15 free cells, 10 pairs \
         and moves of up to 3 pieces; without Moore's theorem if a move can close all gaps",
    );

    fn second_opinion(&mut self, &(n, k, d): &Board) -> Option<u64> {
        let (free, heaps) = (n - k, k / 2);
        let lost = if heaps <= d {
            // A player who has an open gap closes them all.
            vec![(0, 1)]
        } else {
            only_if(free <= 15 && heaps <= 10 && d <= 3)?;
            balanced(heaps, free, d as u8 + 1, MODULUS)
        };
        Some(won_placements(n, k, heaps, lost, MODULUS))
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Board>)> {
        vec![("100 pieces on 10,000 cells", vec![(MAX_CELLS, MAX_PIECES, 1)])]
    }
}
