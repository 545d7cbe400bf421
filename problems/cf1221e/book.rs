use super::prelude::*;
use crate::rules::Partizan;
use crate::rules::Player::Left as Alice;
use crate::rules::unequal_takes::{UnequalTakes, sorted};

const MOST: u64 = 300_000;
const SEARCHED_CELLS: usize = 20;

/// The numbers of cells that Alice and Bob fill, and the row.
type Case = ([u64; 2], String);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "YES", "NO");

    fn file() -> File<Case> {
        let takes = [number("a", 2..=MOST), number("b", between(1, plus("a", -1)))];
        let case = (takes.line(), free_word(".X", 1, MOST as usize).line());
        let cases = counted("q", 1..=MOST as usize, case);
        cases.total("the sum of the lengths", 1..=MOST as usize, |(_, row)| row.len() as u64)
    }

    fn position((takes, row): &Case) -> Shown {
        Ok(two_sided(UnequalTakes(*takes), runs(row), Alice))
    }

    fn answer(&mut self, (takes, row): &Case) -> Option<bool> {
        only_if(row.len() <= SEARCHED_CELLS)?;
        Some(partizan::Outcomes::new(UnequalTakes(*takes)).wins(&runs(row), Alice))
    }

    fn small() -> impl Iterator<Item = Case> {
        let takes = (2..=5).flat_map(|a| (1..a).map(move |b| [a, b]));
        cases::products(takes, cases::words(1..=9, ".X"))
    }

    fn random(rng: &mut Random) -> Case {
        let length = rng.random_range(1..=SEARCHED_CELLS);
        case(rng, length, 6)
    }

    fn full(rng: &mut Random) -> Case {
        let length = cases::number(rng, 1..=2000) as usize;
        case(rng, length, 12)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "for rows of up to 2,000 cells, each first move of Alice: it wins if no run is left that is long \
         enough only for Bob, none in which he can make such a run, and an even number of runs that are long \
         enough for her",
    );

    fn second_opinion(&mut self, (takes, row): &Case) -> Option<bool> {
        only_if(row.len() <= 2000)?;
        let [a, b] = *takes;
        let is_lost = |runs: Vec<u64>| {
            let is_bobs = |&run: &u64| (b..a).contains(&run) || run >= 2 * b;
            !runs.iter().any(is_bobs) && runs.iter().filter(|&&run| run >= a).count() % 2 == 0
        };
        Some(UnequalTakes(*takes).options(&runs(row), Alice).into_iter().any(is_lost))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let free = ".".repeat(MOST as usize);
        let mixed = cases::row(rng, &['.', '.', '.', 'X'], MOST as usize).into_iter().collect();
        vec![
            ("one free row", vec![([100_001, 100_000], free)]),
            ("a row of short runs", vec![([3, 2], mixed)]),
            ("300,000 rows", vec![([3, 2], String::from(".")); MOST as usize]),
        ]
    }
}

fn runs(row: &str) -> Vec<u64> {
    sorted(row.split('X').map(|run| run.len() as u64).listed())
}

/// A row with rather short runs, or with only a few filled cells.
fn case(rng: &mut Random, length: usize, most: u64) -> Case {
    let a = cases::number(rng, 2..=most);
    let b = cases::number(rng, (a / 3).max(1)..=a - 1);
    if rng.random() {
        return ([a, b], short_runs(rng, length, [a, b]));
    }
    let filled = [0.1, 0.3, 2.0 / f64::from(length as u32)][rng.random_range(0..3)];
    let row = (0..length).map(|_| if rng.random_bool(filled.min(1.0)) { 'X' } else { '.' });
    ([a, b], row.collect())
}

/// A row in which no run favours Bob, except perhaps the first and the last.
fn short_runs(rng: &mut Random, length: usize, [a, b]: [u64; 2]) -> String {
    let first = if rng.random() { rng.random_range(0..=length) } else { 0 };
    let mut row = ".".repeat(first);
    while row.len() < length {
        let runs = if a < 2 * b && rng.random() { a..2 * b } else { 0..b };
        row.push('X');
        row.push_str(&".".repeat(rng.random_range(runs) as usize));
    }
    row.truncate(length);
    row
}
