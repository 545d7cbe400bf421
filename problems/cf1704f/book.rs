use super::prelude::*;
use crate::format::counted_word;
use crate::rules::Player::Left as Alice;
use crate::rules::colouring::Colouring;
use std::cmp::Ordering;

const MAX_CELLS: usize = 500_000;
const SEARCHED_CELLS: usize = 12;

#[derive(Default)]
pub struct Book(partizan::Outcomes<Colouring>);

impl super::Book for Book {
    type Case = String;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Alice, who begins, wins", "Alice", "Bob");

    fn file() -> File<String> {
        let row = counted_word("n", 2..=MAX_CELLS, "RB");
        counted("t", 1..=10_000, row).total("the sum of n", 2..=MAX_CELLS, |row| row.len() as u64)
    }

    fn position(row: &String) -> Shown {
        Ok(two_sided(Colouring, row.clone(), Alice))
    }

    fn answer(&mut self, row: &String) -> Option<bool> {
        (row.len() <= SEARCHED_CELLS).then(|| self.0.wins(row, Alice))
    }

    fn small() -> impl Iterator<Item = String> {
        cases::words(2..=SEARCHED_CELLS, "BR")
    }

    fn random(rng: &mut Random) -> String {
        let length = rng.random_range(2..=SEARCHED_CELLS);
        often_balanced(rng, length)
    }

    fn full(rng: &mut Random) -> String {
        // 10,000 rows have 500,000 cells in all.
        let length = rng.random_range(2..=50);
        often_balanced(rng, length)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "Grundy values of alternating runs by definition, where the solution relies on a period; it shares the \
         reduction to runs with the solution",
    );

    fn second_opinion(&mut self, row: &String) -> Option<bool> {
        let cells: Vec<char> = row.chars().listed();
        let red = row.matches('R').count();
        let values = grundy_table(cells.len(), |run, values| {
            let left = 0..run.saturating_sub(1);
            left.map(|left| nim_sum([values[left], values[run - 2 - left]])).listed()
        });
        let runs = cells.chunk_by(|a, b| a != b).map(<[char]>::len);
        Some(match (2 * red).cmp(&cells.len()) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => nim_sum(runs.map(|run| values[run])) != 0,
        })
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<String>)> {
        let short = cases::several(10_000, || often_balanced(rng, 50));
        vec![
            ("one run of 500,000 cells", vec!["RB".repeat(MAX_CELLS / 2)]),
            ("10,000 rows of 50 cells", short),
        ]
    }
}

fn often_balanced(rng: &mut Random, length: usize) -> String {
    let mut row: Vec<char> = cases::row(rng, &['R', 'B'], length);
    let surplus = |row: &[char], cell| 2 * row.iter().filter(|&&c| c == cell).count() > length;
    if rng.random_range(0..4) > 0 {
        for at in 0..length {
            let cell = row[at];
            if surplus(&row[at..], cell) && surplus(&row, cell) {
                row[at] = if cell == 'R' { 'B' } else { 'R' };
            }
        }
    }
    row.into_iter().collect()
}
