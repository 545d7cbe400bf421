//! AtCoder ABC265 Ex, No-capture Lance Game: of all placements on a board of H rows and W columns,
//! how many does the first player win?

use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::lances::Lances;
use crate::second_opinion::choose_column;

const SEARCHED_PLACEMENTS: u64 = 30_000;
const SECOND_OPINION_HEIGHT: u32 = 200;
const MODULUS: u64 = 998_244_353;

#[derive(Default)]
pub struct Book;

/// The height and the width of a board.
type Size = (u32, u8);

impl super::Book for Book {
    type Case = Size;
    type Answer = u64;

    fn file() -> File<impl Format<Value = Size>> {
        single((number("H", 1..=8000), number("W", 2..=30)).line())
    }

    fn question() -> Question<u64> {
        value("the number of placements with which the first player wins, modulo 998,244,353")
    }

    fn position(_: &Size) -> Shown {
        Err("a case asks how many placements on a board are won")
    }

    fn answer(&mut self, &(height, width): &Size) -> Option<u64> {
        if !is_searchable(height, width) {
            return None;
        }
        let pairs = cases::pairs(0..=u64::from(width) - 1).filter(|(first, second)| first != second);
        let row: Vec<(u8, u8)> = pairs.map(|(first, second)| (first as u8, second as u8)).collect();
        let mut outcomes = partizan::Outcomes::new(Lances { width });
        let placements = cases::all_lists(height..=height, 0..=row.len() as u64 - 1);
        let won = placements.filter(|placement| {
            let mut rows: Vec<_> = placement.iter().map(|&at| row[at as usize]).collect();
            rows.sort_unstable();
            outcomes.wins(&rows, First)
        });
        Some(won.count() as u64)
    }

    fn small() -> impl Iterator<Item = Size> {
        let boards = (1..=14).flat_map(|height| (2..=30).map(move |width| (height, width)));
        boards.filter(|&(height, width)| is_searchable(height, width))
    }

    fn random(random: &mut Random) -> Size {
        loop {
            let (height, width) = (random.random_range(1..=4), random.random_range(2..=12));
            if is_searchable(height, width) {
                return (height, width);
            }
        }
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "the placements counted row by row, by the sum of their numbers and the nim-sum of \
         their heaps, for up to 200 rows; the solution has transforms",
    );

    fn second_opinion(&mut self, &(height, width): &Size) -> Option<u64> {
        if height > SECOND_OPINION_HEIGHT {
            return None;
        }
        let (height, width) = (height as usize, usize::from(width));
        let numbers = wins_and_draws_by_numbers(height, width);
        let heaps = all_and_lost_heaps(height, width);
        let won = (0..=height).fold(0, |won, rows| {
            let ([positive, zero], [all, lost]) = (numbers[rows], heaps[height - rows]);
            let won_here = (positive * all + zero * (all + MODULUS - lost)) % MODULUS;
            let choose = choose_column(rows as u64, height, MODULUS)[height];
            (won + won_here * choose) % MODULUS
        });
        Some(won)
    }
}

fn is_searchable(height: u32, width: u8) -> bool {
    let row = u64::from(width) * u64::from(width - 1);
    row.checked_pow(height)
        .is_some_and(|placements| placements <= SEARCHED_PLACEMENTS)
}

fn total(ways: &[u64]) -> u64 {
    ways.iter().fold(0, |sum, ways| (sum + ways) % MODULUS)
}

/// The ways to place the pieces in 0, 1, … rows with the first player's on the left, so that the moves
/// that he has more than she sum up to a positive number, and to 0.
fn wins_and_draws_by_numbers(height: usize, width: usize) -> Vec<[u64; 2]> {
    // Shifted by as many for each row, so that no sum is negative.
    let shift = width - 2;
    let pairs = (0..width).flat_map(|second| (0..second).map(move |first| (first, second)));
    let row: Vec<usize> = pairs.map(|(first, second)| shift + first + second + 1 - width).collect();
    let mut sums = vec![1];
    let mut ways = Vec::new();
    for rows in 0..=height {
        let zero = rows * shift;
        ways.push([total(&sums[zero + 1..]), sums[zero]]);
        let mut longer = vec![0; sums.len() + 2 * shift];
        for (sum, ways) in sums.iter().enumerate() {
            for more in &row {
                longer[sum + more] = (longer[sum + more] + ways) % MODULUS;
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
        ways.push([total(&sums), sums[0]]);
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
