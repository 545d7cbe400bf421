//! A row of red, blue and white cells; Alice paints two neighbours white of which one at least is
//! red, Bob two of which one at least is blue.

use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens, generate};
use anyhow::{Result, ensure};
use rand::Rng;
use std::fmt::Write;

#[derive(Default)]
struct Row;

impl Partizan for Row {
    type Position = String;

    fn options(&self, row: &String, player: Player) -> Vec<String> {
        let own = match player {
            Player::Left => 'R',
            Player::Right => 'B',
        };
        (1..row.len())
            .filter(|&at| row[at - 1..=at].contains(own))
            .map(|at| format!("{}WW{}", &row[..at - 1], &row[at + 1..]))
            .collect()
    }
}

const MAX_CELLS: usize = 500_000;
const SEARCHED_CELLS: usize = 12;

#[derive(Default)]
pub struct Book {
    outcomes: Outcomes<Row>,
}

/// A row of this length, more often than not with as many red cells as blue ones.
fn row(random: &mut Random, length: usize) -> String {
    let mut row: Vec<char> = generate::row(random, &['R', 'B'], length);
    let surplus = |row: &[char], cell| 2 * row.iter().filter(|&&c| c == cell).count() > length;
    if random.random_range(0..4) > 0 {
        for at in 0..length {
            let cell = row[at];
            if surplus(&row[at..], cell) && surplus(&row, cell) {
                row[at] = if cell == 'R' { 'B' } else { 'R' };
            }
        }
    }
    row.into_iter().collect()
}

impl RuleBook for Book {
    type Case = String;

    const MAX_CASES: usize = 10_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let count = input.number("the number of rows")?;
        let mut cases = Vec::new();
        for _ in 0..count {
            let cells: usize = input.number("the length of a row")?;
            let row = input.word("a row")?;
            ensure!(row.len() == cells, "`{row}` should have {cells} cells");
            cases.push(row.to_owned());
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let mut input = format!("{}\n", cases.len());
        for row in cases {
            let _ = writeln!(input, "{}\n{row}", row.len());
        }
        input
    }

    fn answer(&mut self, row: &Self::Case) -> Option<String> {
        let name = |wins| String::from(if wins { "Alice" } else { "Bob" });
        let searchable = row.len() <= SEARCHED_CELLS;
        searchable.then(|| name(self.outcomes.wins(row, Player::Left)))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let row = |length: usize, cells: usize| -> String {
            let red = |at: usize| cells >> at & 1 == 1;
            (0..length)
                .map(|at| if red(at) { 'R' } else { 'B' })
                .collect()
        };
        let rows = move |length: usize| (0..1 << length).map(move |cells| row(length, cells));
        Box::new((2..=SEARCHED_CELLS).flat_map(rows))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let length = random.random_range(2..=SEARCHED_CELLS);
        row(random, length)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        // The 10,000 rows of a file have 500,000 cells between them.
        let length = random.random_range(2..=MAX_CELLS / Self::MAX_CASES);
        row(random, length)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let alternating = "RB".repeat(MAX_CELLS / 2);
        let short: Vec<_> = (0..Self::MAX_CASES)
            .map(|_| row(random, MAX_CELLS / Self::MAX_CASES))
            .collect();
        vec![
            ("one run of 500,000 cells", self.input(&[alternating])),
            ("10,000 rows of 50 cells", self.input(&short)),
        ]
    }

    fn simpler(&self, row: &Self::Case) -> Vec<Self::Case> {
        let cells: Vec<char> = row.chars().collect();
        let shorter = generate::shorter(&cells, 2).into_iter();
        shorter.map(|row| row.into_iter().collect()).collect()
    }
}
