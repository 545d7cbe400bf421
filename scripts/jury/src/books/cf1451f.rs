//! Codeforces 1451F, Nullify The Matrix: does Ashish, who begins, win?

use super::prelude::*;
use crate::format::{Text, Tokens, shorter};
use crate::rules::matrix::Matrix;
use crate::search::impartial::Play;
use crate::second_opinion::nim_sum;
use anyhow::Result;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rustc_hash::FxHashMap;

const MAX_SIDE: u64 = 100;
const MAX_NUMBER: u64 = 1_000_000;

/// The number of positions that a search may have to visit.
const SEARCHED_POSITIONS: u64 = 1024;
const SECOND_OPINION_CELLS: usize = 100;

/// The numbers of each row.
type Rows = Vec<Vec<u64>>;

/// The numbers of rows and columns on a line, then the rows.
struct Numbers;

impl Format for Numbers {
    type Value = Rows;

    fn read(&self, tokens: &mut Tokens) -> Result<Rows> {
        let rows: usize = tokens.number("the number of rows")?;
        let columns: usize = tokens.number("the number of columns")?;
        let mut row = || (0..columns).map(|_| tokens.number("a number")).collect();
        (0..rows).map(|_| row()).collect()
    }

    fn write(&self, rows: &Rows, text: &mut Text) {
        text.token(rows.len());
        text.token(rows.first().map_or(0, Vec::len));
        for row in rows {
            text.end_line();
            for number in row {
                text.token(number);
            }
        }
        text.end_line();
    }

    /// Fewer rows, then fewer columns, then a smaller number.
    fn simpler(&self, rows: &Rows) -> Vec<Rows> {
        let columns = rows.first().map_or(0, Vec::len);
        let mut simpler = shorter(rows, 1);
        for kept in shorter(&(0..columns).collect::<Vec<_>>(), 1) {
            let narrower = |row: &Vec<u64>| kept.iter().map(|&at| row[at]).collect();
            simpler.push(rows.iter().map(narrower).collect());
        }
        for (row, numbers) in rows.iter().enumerate() {
            for (column, &old) in numbers.iter().enumerate() {
                for new in number("a number", 0..).simpler(&old) {
                    let mut rows = rows.clone();
                    rows[row][column] = new;
                    simpler.push(rows);
                }
            }
        }
        simpler
    }
}

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<(usize, u64), Outcomes<Matrix>>,
}

impl super::Book for Book {
    type Case = Rows;

    const MAX_CASES: usize = 10;

    fn file() -> File<impl Format<Value = Rows>> {
        counted(Numbers)
    }

    fn position(rows: &Rows) -> Shown {
        let (columns, numbers) = (rows.first().map_or(0, Vec::len), rows.concat());
        let most = bound(&numbers, u64::MAX).ok_or("its numbers are too great")?;
        Ok(normal(Matrix { columns, most }, numbers))
    }

    fn answer(&mut self, rows: &Rows) -> Option<String> {
        let (columns, numbers) = (rows.first().map_or(0, Vec::len), rows.concat());
        let most = bound(&numbers, SEARCHED_POSITIONS)?;
        let game = Matrix { columns, most };
        let outcomes = self.outcomes.entry((columns, most));
        let outcomes = outcomes.or_insert_with(|| Outcomes::new(game, Play::Normal));
        let winner = if outcomes.wins(&numbers) {
            "Ashish"
        } else {
            "Jeel"
        };
        Some(String::from(winner))
    }

    fn small() -> impl Iterator<Item = Rows> {
        let sizes = (1..=6_u32).flat_map(|rows| (1..=6 / rows).map(move |columns| (rows, columns)));
        sizes.flat_map(|(rows, columns)| {
            let cells = rows * columns;
            let most = [15, 15, 7, 3, 3, 1, 1][cells as usize];
            cases::all_lists(cells..=cells, 0..=most).map(move |cells| {
                cells
                    .chunks(columns as usize)
                    .map(<[u64]>::to_vec)
                    .collect()
            })
        })
    }

    fn random(random: &mut Random) -> Rows {
        let rows = random.random_range(1..=8);
        let columns = random.random_range(1..=8 / rows);
        let most = [31, 31, 31, 7, 3, 3, 1, 1, 1][(rows * columns) as usize];
        matrix(random, rows, columns, most)
    }

    fn full(random: &mut Random) -> Rows {
        let [rows, columns] = [(); 2].map(|()| cases::number(random, 1..=MAX_SIDE));
        let most = cases::number(random, 0..=19);
        matrix(random, rows, columns, (1 << most) - 1)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for up to 100 cells, up to 100 rounds of play against random moves, in which each \
         position that is left has the nim-sum 0, by digits, on all antidiagonals, and none \
         after the opponent's moves; else that claim alone",
    );

    fn second_opinion(&mut self, rows: &Rows) -> Option<String> {
        if rows.concat().len() <= SECOND_OPINION_CELLS {
            play(rows.clone());
        }
        let winner = if winning_move(rows).is_some() {
            "Ashish"
        } else {
            "Jeel"
        };
        Some(String::from(winner))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Rows>)> {
        let mut row = || cases::heaps(random, MAX_SIDE as usize, 0..=MAX_NUMBER);
        let mut matrix = || (0..MAX_SIDE).map(|_| row()).collect();
        let cases = (0..Self::MAX_CASES).map(|_| matrix());
        vec![("10 matrices of 100 x 100", cases.collect())]
    }
}

/// The bound of the search for these numbers, if it then has so few positions to visit.
pub(super) fn bound(numbers: &[u64], positions: u64) -> Option<u64> {
    let greatest = numbers.iter().copied().max().unwrap_or(0);
    let values = greatest.checked_add(1)?.checked_next_power_of_two()?;
    let all = values.checked_pow(u32::try_from(numbers.len()).ok()?)?;
    (all <= positions).then_some(values - 1)
}

/// A matrix with numbers up to one less than a power of two, in half of all cases with the nim-sum 0
/// on each antidiagonal, or nearly so.
fn matrix(random: &mut Random, rows: u64, columns: u64, most: u64) -> Rows {
    let mut row = || cases::heaps(random, columns as usize, 0..=most);
    let mut matrix: Rows = (0..rows).map(|_| row()).collect();
    let (rows, columns) = (matrix.len(), matrix[0].len());
    if random.random() {
        for diagonal in 0..rows + columns - 1 {
            let cells = (0..rows.min(diagonal + 1)).filter(|row| diagonal - row < columns);
            let sum = cells
                .clone()
                .fold(0, |sum, row| sum ^ matrix[row][diagonal - row]);
            let row = cells.max().unwrap_or(0);
            matrix[row][diagonal - row] ^= sum;
        }
        if random.random() {
            let cell = &mut matrix[random.random_range(0..rows)][random.random_range(0..columns)];
            *cell = cases::number(random, 0..=most);
        }
    }
    matrix
}

/// The nim-sum of each antidiagonal.
fn sums(rows: &Rows) -> Vec<u64> {
    let columns = rows.first().map_or(0, Vec::len);
    let mut sums = vec![0; rows.len() + columns];
    for (row, numbers) in rows.iter().enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            sums[row + column] = nim_sum([sums[row + column], number]);
        }
    }
    sums
}

/// The move that leaves each antidiagonal with the nim-sum 0: from the first one without it, to the right
/// and then down.
fn winning_move(rows: &Rows) -> Option<Rows> {
    let sums = sums(rows);
    let first = sums.iter().position(|sum| *sum != 0)?;
    let columns = rows.first().map_or(0, Vec::len);
    let lower = |row: &usize| {
        let number = rows[*row].get(first.wrapping_sub(*row));
        number.is_some_and(|&number| nim_sum([number, sums[first]]) < number)
    };
    let mut row = (0..rows.len()).find(lower)?;
    let mut left = rows.clone();
    for diagonal in first..rows.len() + columns - 1 {
        row = row.max(diagonal + 1 - columns.min(diagonal + 1));
        let number = &mut left[row][diagonal - row];
        *number = nim_sum([*number, sums[diagonal]]);
    }
    Some(left)
}

/// A random number becomes less, and some on a random path become small ones.
fn random_move(rows: &Rows, random: &mut Random) -> Option<Rows> {
    let cells =
        (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)));
    let positive: Vec<_> = cells
        .filter(|&(row, column)| rows[row][column] > 0)
        .collect();
    let &(mut row, mut column) = positive.choose(random)?;
    let mut left = rows.clone();
    left[row][column] = random.random_range(0..rows[row][column]);
    loop {
        if random.random() {
            row += 1;
        } else {
            column += 1;
        }
        let Some(number) = left.get_mut(row).and_then(|row| row.get_mut(column)) else {
            return Some(left);
        };
        *number = random.random_range(0..8_u64).saturating_sub(5);
    }
}

/// Plays until all numbers are 0 or the play is long.
fn play(mut rows: Rows) {
    let random = &mut Random::seed_from_u64(1);
    for _ in 0..100 {
        rows = winning_move(&rows).unwrap_or(rows);
        let is_lost = sums(&rows).iter().all(|sum| *sum == 0);
        assert!(is_lost, "a move leaves {rows:?}");
        let Some(left) = random_move(&rows, random) else {
            return;
        };
        rows = left;
        assert!(
            winning_move(&rows).is_some(),
            "a loss leads to a loss: {rows:?}"
        );
    }
}
