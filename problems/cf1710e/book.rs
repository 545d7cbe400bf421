use super::prelude::*;
use crate::graph::ascending_pairs;
use crate::rules::Player::Right as Alice;
use crate::rules::rook_walk::RookWalk;

const MAX_LENGTH: usize = 200_000;
const LARGEST_NUMBER: u64 = 500_000_000;
const SEARCHED_CELLS: usize = 6;
const SECOND_OPINION_LENGTH: usize = 8;
/// The visits to a cell allowed in the search, where the statement has 1000. Any number gives the
/// same score: visits are copies of a cell, and some maximum independent set has all copies of a
/// cell or none. The solution assumes this, too; a test of the rules compares small numbers.
const VISITS: u32 = 2;

/// The terms of the rows and of the columns.
type Case = (Vec<u64>, Vec<u64>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = u64;
    const QUESTION: Question<u64> = value("the score if both play optimally");

    fn file() -> File<Case> {
        let counts = (number::<usize>("n", 1..=MAX_LENGTH), number::<usize>("m", 1..=MAX_LENGTH));
        let rows = sequence("n", number("a_i", 1..=LARGEST_NUMBER));
        let columns = sequence("m", number("b_j", 1..=LARGEST_NUMBER));
        let case = (counts.line(), rows, columns).iso(
            |(_, rows, columns)| (rows, columns),
            |(rows, columns): &Case| ((rows.len(), columns.len()), rows.clone(), columns.clone()),
        );
        single(case)
    }

    fn position(case: &Case) -> Shown {
        shown_if(case.0.len() * case.1.len() <= 30)?;
        let walk = walk(case);
        let start = walk.start();
        Ok(scoring(walk, start, Alice))
    }

    fn answer(&mut self, case: &Case) -> Option<u64> {
        only_if(case.0.len() * case.1.len() <= SEARCHED_CELLS)?;
        let walk = walk(case);
        let start = walk.start();
        Some(Scores::new(walk).score(&start, Alice) as u64)
    }

    fn small() -> impl Iterator<Item = Case> {
        let lists = |most| cases::all_lists(1..=most, 1..=3);
        let wide = cases::products(lists(2), lists(2));
        wide.chain(lists(4).flat_map(|row| [(vec![1], row.clone()), (row, vec![1])]))
    }

    fn random(rng: &mut Random) -> Case {
        let rows = rng.random_range(1..=SEARCHED_CELLS);
        let columns = rng.random_range(1..=SEARCHED_CELLS / rows);
        case(rng, rows, columns)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [SECOND_OPINION_LENGTH, 300][usize::from(rng.random_ratio(1, 8))];
        let mut length = || rng.random_range(1..=most);
        let (rows, columns) = (length(), length());
        case(rng, rows, columns)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a maximum matching for each threshold, by augmenting paths, for boards of up to 8 × 8 cells; it \
         shares with the solution the theorem that matchings decide",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<u64> {
        let (rows, columns) = case;
        only_if(rows.len().max(columns.len()) <= SECOND_OPINION_LENGTH)?;
        let start = rows[0] + columns[0];
        let sums = rows.iter().flat_map(|a| columns.iter().map(move |b| a + b));
        let sums = sorted::numbers(sums.filter(|&sum| sum < start));
        let at = sums.partition_point(|&sum| !is_kept(case, sum));
        Some(sums.get(at).copied().unwrap_or(start))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut list = || cases::uniform(rng, MAX_LENGTH, 1..=LARGEST_NUMBER);
        let (mut rows, columns) = (list(), list());
        let any = (rows.clone(), columns.clone());
        rows[0] = LARGEST_NUMBER;
        vec![("random numbers", vec![any]), ("a start of great numbers", vec![(rows, columns)])]
    }
}

fn walk((rows, columns): &Case) -> RookWalk {
    let row = |a: &u64| columns.iter().map(|b| (a + b) as i64).listed();
    RookWalk { rows: rows.iter().map(row).listed(), visits: VISITS }
}

fn case(rng: &mut Random, rows: usize, columns: usize) -> Case {
    let most = [3, 10, 30, LARGEST_NUMBER][rng.random_range(0..4)];
    let mut list = |length| cases::uniform(rng, length, 1..=most);
    (list(rows), list(columns))
}

/// Returns whether each maximum matching between the cells worth up to a threshold and those worth more covers the
/// start.
fn is_kept((rows, columns): &Case, threshold: u64) -> bool {
    let cells = rows.len() * columns.len();
    let cell = |at: usize| (at / columns.len(), at % columns.len());
    let is_small = |(row, column): Cell| rows[row] + columns[column] <= threshold;
    let mut edges = ascending_pairs(cells);
    edges.retain(|&(a, b, ())| {
        let (a, b) = (cell(a), cell(b));
        is_small(a) != is_small(b) && (a.0 == b.0 || a.1 == b.1)
    });
    covered_by_all(&Graph::new(cells, edges))[0]
}
