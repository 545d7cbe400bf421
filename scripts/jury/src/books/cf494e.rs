//! Codeforces 494E, Sharti: does Hamed, who begins, win by flipping squares of a board on which the
//! cells of some rectangles are white?

use super::prelude::*;
use crate::format::{Text, Tokens, shorter, smaller};
use crate::rules::squares::Squares;
use crate::search::impartial::Play;
use crate::search::impartial::mex;
use crate::second_opinion::nim_sum;
use anyhow::Result;
use rustc_hash::FxHashMap;

const MAX_SIDE: u64 = 1_000_000_000;
const MAX_RECTANGLES: usize = 50_000;

/// No cell farther from the upper left corner than this is searched.
const SEARCHED_CELLS: u64 = 16;
const SECOND_OPINION_SIDE: u64 = 40;
const SECOND_OPINION_RECTANGLES: usize = 150;

/// The upper left and the lower right cell of a rectangle, each as its row and its column.
type Corners = [u64; 4];

/// The side of the board, the greatest side of a square, and the rectangles.
type Case = (u64, u64, Vec<Corners>);

/// The side, the number of rectangles and the greatest square on a line, then the rectangles.
struct Board;

impl Format for Board {
    type Value = Case;

    fn read(&self, tokens: &mut Tokens) -> Result<Case> {
        let side = tokens.number("the side of the board")?;
        let count: usize = tokens.number("the number of rectangles")?;
        let most = tokens.number("the greatest side of a square")?;
        let corners = ["a", "b", "c", "d"].map(|what| number(what, 1..));
        let rectangles = (0..count).map(|_| corners.read(tokens));
        Ok((side, most, rectangles.collect::<Result<_>>()?))
    }

    fn write(&self, (side, most, rectangles): &Case, text: &mut Text) {
        text.token(side);
        text.token(rectangles.len());
        text.token(most);
        for corners in rectangles {
            text.end_line();
            for number in corners {
                text.token(number);
            }
        }
        text.end_line();
    }

    fn simpler(&self, (side, most, rectangles): &Case) -> Vec<Case> {
        let fewer = shorter(rectangles, 1).into_iter();
        let fewer = fewer.map(|rectangles| (*side, *most, rectangles));
        let smaller_squares = smaller(*most, 1).into_iter();
        let smaller_squares = smaller_squares.map(|most| (*side, most, rectangles.clone()));
        let smaller_boards = smaller(*side, 1).into_iter();
        let smaller_boards = smaller_boards.map(|side| (side, *most, rectangles.clone()));
        let corners = ["a", "b", "c", "d"].map(|what| number(what, 1..));
        let moved = (0..rectangles.len().min(8)).flat_map(|at| {
            let simpler = corners.simpler(&rectangles[at]).into_iter();
            simpler.map(move |corners| {
                (
                    *side,
                    *most,
                    crate::rules::replaced(rectangles, at, corners),
                )
            })
        });
        fewer
            .chain(smaller_squares)
            .chain(smaller_boards)
            .chain(moved)
            .collect()
    }
}

#[derive(Default)]
pub struct Book {
    outcomes: FxHashMap<(usize, usize, usize), Outcomes<Squares>>,
}

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        single(
            Board.such_that("1 <= k <= n, and rectangles on the board", |case| {
                let (side, most, rectangles) = case;
                let mut corners = rectangles.iter();
                (1..=*side).contains(most)
                    && corners.all(|&[a, b, c, d]| {
                        1 <= a && a <= c && c <= *side && 1 <= b && b <= d && d <= *side
                    })
            }),
        )
    }

    fn position(case: &Case) -> Shown {
        let (game, white) = board(case, 32).ok_or(BEYOND_RULES)?;
        Ok(normal(game, white))
    }

    fn answer(&mut self, case: &Case) -> Option<String> {
        let (game, white) = board(case, SEARCHED_CELLS)?;
        let outcomes = self.outcomes.entry((game.rows, game.columns, game.most));
        let outcomes = outcomes.or_insert_with(|| Outcomes::new(game, Play::Normal));
        let winner = if outcomes.wins(&white) {
            "Hamed"
        } else {
            "Malek"
        };
        Some(String::from(winner))
    }

    /// One rectangle on boards of up to 4 x 4 cells, two on those of up to 3 x 3.
    fn small() -> impl Iterator<Item = Case> {
        (1..=4_u64).flat_map(|side| {
            let all = all_rectangles(side);
            let others = if side <= 3 { all.clone() } else { Vec::new() };
            let single = all.iter().map(|&one| vec![one]);
            let pairs = all
                .iter()
                .flat_map(|&a| others.iter().map(move |&b| vec![a, b]));
            let lists: Vec<Vec<Corners>> = single.chain(pairs).collect();
            (1..=side).flat_map(move |most| {
                lists
                    .clone()
                    .into_iter()
                    .map(move |rectangles| (side, most, rectangles))
            })
        })
    }

    fn random(random: &mut Random) -> Case {
        let rows = random.random_range(1..=SEARCHED_CELLS);
        let columns = random.random_range(1..=SEARCHED_CELLS / rows);
        let count = random.random_range(1..=8);
        let rectangles = (0..count)
            .map(|_| rectangle(random, rows, columns))
            .collect();
        let side = cases::number(random, rows.max(columns)..=MAX_SIDE);
        (side, cases::number(random, 1..=side), rectangles)
    }

    fn full(random: &mut Random) -> Case {
        let side = cases::number(random, 1..=MAX_SIDE);
        let count = cases::number(random, 1..=1000);
        let rectangles = (0..count).map(|_| rectangle(random, side, side)).collect();
        (side, cases::number(random, 1..=side), rectangles)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "on boards of up to 40 cells a side, Grundy values of all cells by their definition; \
         beyond, for up to 150 rectangles, the cells counted on a grid of their sides for each \
         power of two, where the solution sweeps once",
    );

    fn second_opinion(&mut self, (_, most, rectangles): &Case) -> Option<String> {
        let farthest = rectangles.iter().map(|&[_, _, c, d]| c.max(d)).max()?;
        let loses = if farthest <= SECOND_OPINION_SIDE {
            value_by_definition(farthest as usize, *most as usize, rectangles) == 0
        } else if rectangles.len() <= SECOND_OPINION_RECTANGLES {
            let powers = (0..=most.ilog2()).map(|exponent| 1 << exponent);
            powers
                .into_iter()
                .all(|power| !covers_an_odd_number(power, rectangles))
        } else {
            return None;
        };
        Some(String::from(if loses { "Malek" } else { "Hamed" }))
    }

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut uniform = || {
            let mut ends = || {
                let ends = [(); 2].map(|()| random.random_range(1..=MAX_SIDE));
                (ends[0].min(ends[1]), ends[0].max(ends[1]))
            };
            let ((a, c), (b, d)) = (ends(), ends());
            [a, b, c, d]
        };
        let random = (0..MAX_RECTANGLES).map(|_| uniform()).collect();
        // Each as wide and as high as the others, and all of them in a row from corner to corner.
        let diagonal =
            (1..=MAX_RECTANGLES as u64).map(|at| [at, at, at + 500_000_000, at + 500_000_000]);
        let board = |rectangles| vec![(MAX_SIDE, MAX_SIDE, rectangles)];
        vec![
            ("50,000 random rectangles", board(random)),
            ("50,000 squares along a diagonal", board(diagonal.collect())),
        ]
    }
}

/// The game and the white cells of a case, if its board has so few cells. A square ends in a white
/// cell, so no cell below or to the right of all white ones matters.
fn board((_, most, rectangles): &Case, most_cells: u64) -> Option<(Squares, u32)> {
    let rows = rectangles.iter().map(|corners| corners[2]).max()?;
    let columns = rectangles.iter().map(|corners| corners[3]).max()?;
    if rows.checked_mul(columns)? > most_cells {
        return None;
    }
    let game = Squares {
        rows: rows as usize,
        columns: columns as usize,
        most: (*most).min(rows).min(columns) as usize,
    };
    let mut white = 0;
    for &[a, b, c, d] in rectangles {
        for row in a..=c {
            for column in b..=d {
                white |= 1 << ((row - 1) * columns + column - 1);
            }
        }
    }
    Some((game, white))
}

/// All rectangles of a board.
fn all_rectangles(side: u64) -> Vec<Corners> {
    let ends = || cases::pairs(1..=side).filter(|(from, to)| from <= to);
    let rectangles = ends().flat_map(|(a, c)| ends().map(move |(b, d)| [a, b, c, d]));
    rectangles.collect()
}

/// A rectangle on a board: in half of all cases a small one.
fn rectangle(random: &mut Random, rows: u64, columns: u64) -> Corners {
    let is_small = random.random();
    let mut interval = |most: u64| {
        let (a, b) = (
            cases::number(random, 1..=most),
            cases::number(random, 1..=most),
        );
        let (from, to) = (a.min(b), a.max(b));
        (from, if is_small { to.min(from + 3) } else { to })
    };
    let ((a, c), (b, d)) = (interval(rows), interval(columns));
    [a, b, c, d]
}

/// The nim-sum of the white cells' Grundy values, each the least number that no square with the others
/// white comes to.
fn value_by_definition(side: usize, most: usize, rectangles: &[Corners]) -> u64 {
    let mut values = vec![vec![0; side + 1]; side + 1];
    for row in 1..=side {
        for column in 1..=side {
            let mut sum = 0;
            let squares = (1..=most.min(row).min(column)).map(|size| {
                let (top, left) = (row + 1 - size, column + 1 - size);
                sum = (left + 1..column).fold(sum, |sum, column| sum ^ values[top][column]);
                sum = (top..row).fold(sum, |sum, row| sum ^ values[row][left]);
                if size > 1 {
                    sum ^= values[top][column] ^ values[row][left];
                }
                sum
            });
            let value = mex(squares.collect::<Vec<_>>());
            values[row][column] = value;
        }
    }
    let is_white = |row: usize, column: usize| {
        let (row, column) = (row as u64, column as u64);
        rectangles
            .iter()
            .any(|&[a, b, c, d]| (a..=c).contains(&row) && (b..=d).contains(&column))
    };
    let cells = (1..=side).flat_map(|row| (1..=side).map(move |column| (row, column)));
    let white = cells.filter(|&(row, column)| is_white(row, column));
    nim_sum(white.map(|(row, column)| values[row][column]))
}

/// Whether the rectangles cover an odd number of cells whose row and column are multiples of a number:
/// they are cut along the sides of all.
fn covers_an_odd_number(divisor: u64, rectangles: &[Corners]) -> bool {
    // Up to and without the end, in multiples.
    let multiples = |&[a, b, c, d]: &Corners| {
        [
            a.div_ceil(divisor),
            b.div_ceil(divisor),
            c / divisor + 1,
            d / divisor + 1,
        ]
    };
    let rectangles: Vec<Corners> = rectangles.iter().map(multiples).collect();
    let cuts = |axis: usize| {
        let mut cuts: Vec<u64> = rectangles
            .iter()
            .flat_map(|r| [r[axis], r[axis + 2]])
            .collect();
        cuts.sort_unstable();
        cuts.dedup();
        cuts
    };
    let (rows, columns) = (cuts(0), cuts(1));
    let mut is_odd = false;
    for row in rows.windows(2) {
        let here: Vec<&Corners> = rectangles
            .iter()
            .filter(|r| r[0] <= row[0] && row[0] < r[2])
            .collect();
        for column in columns.windows(2) {
            let is_white = here.iter().any(|r| r[1] <= column[0] && column[0] < r[3]);
            is_odd ^= is_white && (row[1] - row[0]) * (column[1] - column[0]) % 2 == 1;
        }
    }
    is_odd
}
