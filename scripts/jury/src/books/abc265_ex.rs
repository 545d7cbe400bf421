//! AtCoder ABC265 Ex, No-capture Lance Game: of all placements on a board of H rows and W columns,
//! how many does the first player win?

use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::lances::Lances;
use crate::search::partizan::Outcomes;
use crate::second_opinion::choose_column;

const MAX_HEIGHT: u32 = 8000;
const MAX_WIDTH: u8 = 30;
const SEARCHED_PLACEMENTS: u64 = 30_000;
const SECOND_OPINION_HEIGHT: u32 = 200;
const MODULUS: u64 = 998_244_353;

#[derive(Default)]
pub struct Book;

/// The height and the width of a board.
type Size = (u32, u8);

impl super::Book for Book {
    type Case = Size;

    fn file() -> File<impl Format<Value = Size>> {
        let size = (number("the height", 1..), number("the width", 2..)).line();
        single(
            size.such_that("1 to 8000 rows and 2 to 30 columns", |(height, width)| {
                (1..=MAX_HEIGHT).contains(height) && (2..=MAX_WIDTH).contains(width)
            }),
        )
    }

    fn position(_: &Size) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    fn answer(&mut self, &(height, width): &Size) -> Option<String> {
        if !is_searchable((height, width)) {
            return None;
        }
        let row: Vec<(u8, u8)> = (0..width)
            .flat_map(|first| (0..width).map(move |second| (first, second)))
            .filter(|(first, second)| first != second)
            .collect();
        let mut outcomes = Outcomes::new(Lances { width });
        let placements = cases::all_lists(height..=height, 0..=row.len() as u64 - 1);
        let won = placements.filter(|placement| {
            let mut rows: Vec<_> = placement.iter().map(|&at| row[at as usize]).collect();
            rows.sort_unstable();
            outcomes.wins(&rows, First)
        });
        Some(won.count().to_string())
    }

    fn small() -> impl Iterator<Item = Size> {
        let boards = (1..=14).flat_map(|height| (2..=MAX_WIDTH).map(move |width| (height, width)));
        boards.filter(|&size| is_searchable(size))
    }

    fn random(random: &mut Random) -> Size {
        loop {
            let size = (random.random_range(1..=4), random.random_range(2..=12));
            if is_searchable(size) {
                return size;
            }
        }
    }

    fn full(random: &mut Random) -> Size {
        let height = cases::number(random, 1..=MAX_HEIGHT.into());
        (height as u32, random.random_range(2..=MAX_WIDTH))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the placements counted row by row, by the sum of their numbers and the nim-sum of \
         their heaps, for up to 200 rows; the solution has transforms",
    );

    fn second_opinion(&mut self, &(height, width): &Size) -> Option<String> {
        (height <= SECOND_OPINION_HEIGHT).then(|| {
            let (height, width) = (height as usize, usize::from(width));
            let choose: Vec<u64> = (0..=height)
                .map(|rows| choose_column(rows as u64, height, MODULUS)[height])
                .collect();
            let numbers = wins_and_draws_by_numbers(height, width);
            let heaps = all_and_lost_heaps(height, width);
            let won = (0..=height).fold(0, |won, rows| {
                let ([positive, zero], [all, lost]) = (numbers[rows], heaps[height - rows]);
                let won_here = (positive * all + zero * (all + MODULUS - lost)) % MODULUS;
                (won + won_here * choose[rows]) % MODULUS
            });
            won.to_string()
        })
    }

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Size>)> {
        vec![
            ("8,000 rows, 30 columns", vec![(8000, 30)]),
            ("8,000 rows, 24 columns", vec![(8000, 24)]),
        ]
    }
}

fn is_searchable((height, width): Size) -> bool {
    let row = u64::from(width) * u64::from(width - 1);
    row.checked_pow(height)
        .is_some_and(|placements| placements <= SEARCHED_PLACEMENTS)
}

/// The ways to place the pieces in 0, 1, … rows with the first player's on the left, so that the moves
/// that he has more than she sum up to a positive number, and to 0.
fn wins_and_draws_by_numbers(height: usize, width: usize) -> Vec<[u64; 2]> {
    // Shifted by as many for each row, so that no sum is negative.
    let shift = width - 2;
    let mut row = vec![0; 2 * shift + 1];
    for first in 0..width {
        for second in first + 1..width {
            row[shift + first - (width - 1 - second)] += 1;
        }
    }
    let mut sums: Vec<u64> = vec![1];
    let mut ways = Vec::new();
    for rows in 0..=height {
        let zero = rows * shift;
        let positive = sums[zero + 1..]
            .iter()
            .fold(0, |sum, ways| (sum + ways) % MODULUS);
        ways.push([positive, sums[zero]]);
        let mut longer = vec![0; sums.len() + row.len() - 1];
        for (sum, ways) in sums.iter().enumerate() {
            for (more, row_ways) in row.iter().enumerate() {
                longer[sum + more] = (longer[sum + more] + ways * row_ways) % MODULUS;
            }
        }
        sums = longer;
    }
    ways
}

/// The ways to place the pieces in 0, 1, … rows with the second player's on the left, and those of them
/// with gaps of nim-sum 0.
fn all_and_lost_heaps(height: usize, width: usize) -> Vec<[u64; 2]> {
    let mut sums = [0; 32];
    sums[0] = 1;
    let mut ways = Vec::new();
    for _ in 0..=height {
        ways.push([
            sums.iter().fold(0, |all, ways| (all + ways) % MODULUS),
            sums[0],
        ]);
        let mut more = [0; 32];
        for (sum, ways) in sums.iter().enumerate() {
            for gap in 0..width - 1 {
                let places = (width - 1 - gap) as u64;
                more[sum ^ gap] = (more[sum ^ gap] + ways * places) % MODULUS;
            }
        }
        sums = more;
    }
    ways
}
