//! In each row one piece of each player: the first slides his to the left, the second hers to the
//! right, past no other piece.

use super::search::partizan::{Outcomes, Partizan, Player};
use super::{Random, RuleBook, Tokens};
use anyhow::{Result, ensure};
use rand::Rng;

struct Lances {
    width: u8,
}

impl Partizan for Lances {
    /// The columns of both pieces in each row, in ascending order: the rows' order does not matter.
    type Position = Vec<(u8, u8)>;

    fn options(&self, rows: &Self::Position, player: Player) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for (at, &(first, second)) in rows.iter().enumerate() {
            let cells: Vec<u8> = match player {
                Player::Left => (0..first).rev().take_while(|&to| to != second).collect(),
                Player::Right => (second + 1..self.width)
                    .take_while(|&to| to != first)
                    .collect(),
            };
            for to in cells {
                let mut option = rows.clone();
                option[at] = match player {
                    Player::Left => (to, second),
                    Player::Right => (first, to),
                };
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }
}

const MAX_HEIGHT: u32 = 8000;
const MAX_WIDTH: u8 = 30;
const SEARCHED_PLACEMENTS: u64 = 30_000;

fn is_searched(height: u32, width: u8) -> bool {
    let row = u64::from(width) * u64::from(width - 1);
    row.checked_pow(height)
        .is_some_and(|placements| placements <= SEARCHED_PLACEMENTS)
}

#[derive(Default)]
pub struct Book;

impl RuleBook for Book {
    /// The height and the width of the board.
    type Case = (u32, u8);

    const MAX_CASES: usize = 1;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let height = input.number("the height")?;
        let width = input.number("the width")?;
        ensure!(
            (1..=MAX_HEIGHT).contains(&height) && (2..=MAX_WIDTH).contains(&width),
            "no board of {height} rows and {width} columns"
        );
        Ok(vec![(height, width)])
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        let file = |(height, width): &(u32, u8)| format!("{height} {width}\n");
        cases.iter().map(file).collect()
    }

    fn answer(&mut self, &(height, width): &Self::Case) -> Option<String> {
        if !is_searched(height, width) {
            return None;
        }
        let cells = 0..width;
        let row: Vec<(u8, u8)> = cells
            .clone()
            .flat_map(|first| cells.clone().map(move |second| (first, second)))
            .filter(|(first, second)| first != second)
            .collect();
        let mut placements = vec![Vec::new()];
        for _ in 0..height {
            placements = placements
                .iter()
                .flat_map(|rows| {
                    row.iter()
                        .map(move |&pair| [rows.as_slice(), &[pair]].concat())
                })
                .collect();
        }
        let mut outcomes = Outcomes::new(Lances { width });
        let sorted = placements.into_iter().map(|mut rows| {
            rows.sort_unstable();
            rows
        });
        let won = sorted.filter(|rows| outcomes.wins(rows, Player::Left));
        Some(won.count().to_string())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        let boards = (1..=14).flat_map(|height| (2..=MAX_WIDTH).map(move |width| (height, width)));
        Box::new(boards.filter(|&(height, width)| is_searched(height, width)))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        loop {
            let case = (random.random_range(1..=4), random.random_range(2..=12));
            if is_searched(case.0, case.1) {
                return case;
            }
        }
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let height = super::generate::number(random, 1..=MAX_HEIGHT.into());
        (height as u32, random.random_range(2..=MAX_WIDTH))
    }

    fn largest(&self, _: &mut Random) -> Vec<(&'static str, String)> {
        vec![
            ("8,000 rows, 30 columns", String::from("8000 30\n")),
            ("8,000 rows, 24 columns", String::from("8000 24\n")),
        ]
    }

    fn simpler(&self, &(height, width): &Self::Case) -> Vec<Self::Case> {
        let smaller = [
            (height / 2, width),
            (height - 1, width),
            (height, width - 1),
        ];
        let valid = |&(height, width): &(u32, u8)| height >= 1 && width >= 2;
        smaller.into_iter().filter(valid).collect()
    }
}
