//! Two checkers on a board: White moves one cell, Black one or two, and whoever moves onto the
//! other wins.

use super::search::loopy::{self, End, Loopy, Outcome};
use super::{Random, RuleBook, Tokens, spaced};
use anyhow::{Result, ensure};
use rand::Rng;
use rustc_hash::FxHashMap;

struct Board {
    size: usize,
}

type Cell = [usize; 2];

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    white: Cell,
    black: Cell,
    whites_turn: bool,
}

impl Board {
    /// The cells of the board at most so many steps from a cell, along one line.
    fn steps(&self, from: Cell, reach: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        for row in 1..=self.size {
            for column in 1..=self.size {
                let distances = [from[0].abs_diff(row), from[1].abs_diff(column)];
                if distances.contains(&0) && (1..=reach).contains(&distances[0].max(distances[1])) {
                    cells.push([row, column]);
                }
            }
        }
        cells
    }
}

impl Loopy for Board {
    type Position = Position;

    fn options(&self, position: &Position) -> Vec<Position> {
        let &Position {
            white,
            black,
            whites_turn,
        } = position;
        if white == black {
            return Vec::new();
        }
        let moved = |white, black| Position {
            white,
            black,
            whites_turn: !whites_turn,
        };
        if whites_turn {
            let cells = self.steps(white, 1).into_iter();
            cells.map(|white| moved(white, black)).collect()
        } else {
            let cells = self.steps(black, 2).into_iter();
            cells.map(|black| moved(white, black)).collect()
        }
    }

    fn end(&self, _: &Position) -> End {
        End::Lost
    }
}

const MAX_SIZE: usize = 20;
const SEARCHED_SIZE: usize = 6;

/// The board's size, then the row and the column of White, then of Black.
type Case = [usize; 5];

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<usize, FxHashMap<Position, Outcome>>,
}

/// Every start on a board of this size.
fn starts(size: usize) -> impl Iterator<Item = Case> {
    let cells = move || (1..=size).flat_map(move |row| (1..=size).map(move |column| [row, column]));
    let pairs = cells().flat_map(move |white| cells().map(move |black| (white, black)));
    pairs
        .filter(|(white, black)| white != black)
        .map(move |(white, black)| [size, white[0], white[1], black[0], black[1]])
}

/// A random start on a board of this size.
fn start(random: &mut Random, size: usize) -> Case {
    let mut cell = || [0; 2].map(|_| random.random_range(1..=size));
    let (white, mut black) = (cell(), cell());
    while white == black {
        black = cell();
    }
    [size, white[0], white[1], black[0], black[1]]
}

impl RuleBook for Book {
    type Case = Case;

    const MAX_CASES: usize = 100_000;

    fn parse(&self, input: &mut Tokens) -> Result<Vec<Self::Case>> {
        let mut cases = Vec::new();
        while !input.is_empty() {
            let numbers = input.numbers::<usize>(5, "a number of a start")?;
            let case: Case = numbers.try_into().expect("five numbers");
            let [size, cells @ ..] = case;
            let on_board = cells.iter().all(|cell| (1..=size).contains(cell));
            ensure!(
                (2..=MAX_SIZE).contains(&size) && on_board && cells[..2] != cells[2..],
                "{} is no start",
                spaced(&case)
            );
            cases.push(case);
        }
        Ok(cases)
    }

    fn input(&self, cases: &[Self::Case]) -> String {
        cases.iter().map(|case| spaced(case) + "\n").collect()
    }

    fn answer(&mut self, &[size, cells @ ..]: &Self::Case) -> Option<String> {
        if size > SEARCHED_SIZE {
            return None;
        }
        let position = |[a, b, c, d]: [usize; 4]| Position {
            white: [a, b],
            black: [c, d],
            whites_turn: true,
        };
        let outcomes = self.outcomes.entry(size).or_insert_with(|| {
            let all = starts(size).map(|[_, cells @ ..]| position(cells));
            loopy::solve(&Board { size }, all)
        });
        match outcomes[&position(cells)] {
            Outcome::Win(moves) => Some(format!("WHITE {moves}")),
            Outcome::Loss(moves) => Some(format!("BLACK {moves}")),
            Outcome::Draw => None,
        }
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case>> {
        Box::new((2..=SEARCHED_SIZE).flat_map(starts))
    }

    fn random(&self, random: &mut Random) -> Self::Case {
        let size = random.random_range(2..=SEARCHED_SIZE);
        start(random, size)
    }

    fn full(&self, random: &mut Random) -> Self::Case {
        let size = random.random_range(2..=MAX_SIZE);
        start(random, size)
    }

    fn largest(&self, random: &mut Random) -> Vec<(&'static str, String)> {
        let mut lines = |sizes: std::ops::RangeInclusive<usize>| {
            let mut size = || random.random_range(sizes.clone());
            let sizes: Vec<usize> = (0..Self::MAX_CASES).map(|_| size()).collect();
            let cases: Vec<Case> = sizes.iter().map(|&size| start(random, size)).collect();
            self.input(&cases)
        };
        vec![
            ("one start, n = 20", String::from("20 11 11 1 1\n")),
            ("100,000 starts, n = 20", lines(20..=20)),
            ("100,000 starts, every n", lines(2..=20)),
        ]
    }

    fn simpler(&self, &[size, cells @ ..]: &Self::Case) -> Vec<Self::Case> {
        let [a, b, c, d] = cells;
        let on_smaller =
            (cells.iter().all(|&cell| cell < size) && size > 2).then_some([size - 1, a, b, c, d]);
        let nearer_the_corner = [[size, a - 1, b, c - 1, d], [size, a, b - 1, c, d - 1]];
        let valid = |case: &Case| case.iter().all(|&number| number > 0);
        on_smaller
            .into_iter()
            .chain(nearer_the_corner.into_iter().filter(valid))
            .collect()
    }
}
