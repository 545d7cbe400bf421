//! Luogu P2490, Black and White Pieces: of all placements of k facing pieces on n cells,
//! how many does White, who begins, win if a move slides at most d of them?

use super::prelude::*;
use crate::format::smaller;
use crate::rules::Player::Left as White;
use crate::rules::facing_pieces::FacingPieces;
use crate::search::partizan::Outcomes;
use crate::second_opinion::choose_column;
use std::collections::BTreeMap;

const MAX_CELLS: u64 = 10_000;
const MAX_PIECES: u64 = 100;
const SEARCHED_CELLS: u64 = 10;
const SECOND_OPINION_CELLS: u64 = 15;
const SECOND_OPINION_HEAPS: u64 = 10;
const MODULUS: u64 = 1_000_000_007;

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

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the placements counted by the sum of their heaps and by the digits of all heaps, \
         heap by heap, for up to 15 free cells, 10 pairs and moves of up to 3 pieces; and \
         without Moore's theorem where a move can close all gaps",
    );

    fn second_opinion(&mut self, &(n, k, d): &Board) -> Option<String> {
        let (free, heaps) = (n - k, k / 2);
        let lost = if heaps <= d {
            // Whoever finds an open gap closes them all.
            vec![(0, 1)]
        } else if free <= SECOND_OPINION_CELLS && heaps <= SECOND_OPINION_HEAPS && d <= 3 {
            balanced(heaps, free, d + 1)
        } else {
            return None;
        };
        let others = choose_column(heaps, (free + heaps) as usize, MODULUS);
        let lost = lost.into_iter().fold(0, |lost, (sum, ways)| {
            (lost + ways * others[(free - sum + heaps) as usize]) % MODULUS
        });
        let all = choose_column(k, n as usize, MODULUS)[n as usize];
        Some(((all + MODULUS - lost) % MODULUS).to_string())
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

/// The sums up to a bound of a number of heaps in which each binary digit is 1 in a multiple of
/// `divisor` heaps, each with the ways to choose them.
fn balanced(heaps: u64, most: u64, divisor: u64) -> Vec<(u64, u64)> {
    // The sum, and how many heaps have each digit, modulo the divisor.
    let mut ways = BTreeMap::from([((0, [0; 4]), 1)]);
    for _ in 0..heaps {
        let mut with_heap = BTreeMap::new();
        for ((sum, digits), ways) in ways {
            for heap in 0..=most - sum {
                let mut digits = digits;
                for (place, digit) in digits.iter_mut().enumerate() {
                    *digit = (*digit + (heap >> place & 1)) % divisor;
                }
                let with_heap = with_heap.entry((sum + heap, digits)).or_insert(0);
                *with_heap = (*with_heap + ways) % MODULUS;
            }
        }
        ways = with_heap;
    }
    let balanced = ways
        .into_iter()
        .filter(|((_, digits), _)| *digits == [0; 4]);
    balanced.map(|((sum, _), ways)| (sum, ways)).collect()
}
